### La fin d’une partie : qui a gagné et pourquoi, une autre partie, la partager, la vérification des dés

## Pour tous, selon l’issue

web-end-won-left = { $n ->
    [one] { $name } a quitté la table : vous gagnez.
   *[other] Tous les autres ont quitté la table : vous gagnez.
}
web-end-won-about = La montagne est à vous, et la première chope aussi.
web-end-lost-about = Levez votre chope à { $name }. La montagne est patiente, et le tonneau n’est pas vide.
web-end-lost-close = De si peu ! Levez votre chope à { $name }, et demandez une revanche.
web-end-lead-you = Vous avez { $points }, { $lead } de plus que { $name }.
web-end-lead = { $name } a { $points }, { $lead } de plus que { $rival }.
web-end-lead-lost = { $name } a { $points }, { $lead } de plus que vous.

## Ce qui a décidé

web-end-part = { $part ->
    [tunnels] Les tunnels ont fait la différence
    [treasure] Les trésors ont fait la différence
   *[hazards] Les dangers ont fait la différence
} : { $points } contre { $against } pour { $rival }.
web-end-part-you = { $part ->
    [tunnels] Les tunnels ont fait la différence
    [treasure] Les trésors ont fait la différence
   *[hazards] Les dangers ont fait la différence
} : { $points } contre { $against } pour vous.
web-end-all = De l’avance partout : tunnels, trésors et dangers.
web-end-tie = Égalité à { $total } ! Les collections à égalité ont été relancées et comptées encore une fois : { $scores }.
web-end-left = { $name } a quitté la table.
web-end-behind = Après la manche { $n }, { $name } était encore derrière.
web-end-behind-you = Après la manche { $n }, vous étiez encore derrière.
web-end-ahead-you = Après la manche { $n }, vous étiez encore devant.

## Le carnet

web-end-pad = Tous les scores
web-round-total = Manche
web-all-rounds = { $part }, toutes manches

## En solitaire

web-end-solo-disaster = Cette fois, la montagne a gagné. Aucun blessé, sauf votre fierté.
web-end-solo-brave-start = Toute mine commence par un premier coup de pioche.
web-end-solo-improving = Le wagonnet se remplit. La montagne commence à s’inquiéter.
web-end-solo-average = Une honnête journée de travail, et une honnête chope de Bière.
web-end-solo-excellent = Les coffres sont pleins ! Toute la taverne parle de vous.
web-end-solo-masterful = On gravera votre nom au-dessus de l’entrée de la mine.
web-end-solo-tunnels = 5 par suite complète
web-end-solo-treasure = { $gems }, { $n ->
    [0] aucun dé dans un coffre
    [one] un dé dans un coffre
   *[other] { $n } dés dans des coffres
}
web-end-solo-hazards = tous neutralisés
web-end-solo-stuck = Il n’y avait plus rien à faire : la partie s’est terminée d’elle-même.
web-end-next = Encore { $points } et ce sera « { $rank } ».
web-end-best = Votre meilleur score jusqu’ici avec { $n ->
    [0] zéro dé magie
    [one] un dé magie
   *[other] { $n } dés magie
}.
web-end-best-is = Votre meilleur score jusqu’ici avec { $n ->
    [0] zéro dé magie
    [one] un dé magie
   *[other] { $n } dés magie
} : { $points }.

## Et maintenant

web-rematch = Rejouer
web-end-rematch-about = Les autres en sont avertis et peuvent vous rejoindre.
web-end-rematch-wants = { $name } veut une autre partie !
web-end-share = Partager l’image
web-end-save = Enregistrer l’image
web-end-copy = Copier le texte
web-end-share-failed = Cela n’a pas marché. Vous pouvez copier le texte ici.
web-end-score = Score : { $total } ({ $parts })
web-record = Télécharger la partie

## La vérification des dés

web-proof = Vérifier les dés
web-proof-about = Tous les dés de cette partie découlent d’une clé secrète. Avant le premier lancer, le serveur en a publié l’empreinte ; maintenant il dit la clé, et chacun peut vérifier tous les lancers.
web-proof-local = Tous les dés de cette partie découlent d’une clé que votre navigateur a tirée au hasard. Avec elle, n’importe qui peut vérifier tous les lancers.
web-proof-promise = L’empreinte, publiée avant le premier lancer (SHA-256)
web-proof-seed = La clé
web-proof-kept = Votre navigateur a vérifié : l’empreinte est bien celle de la clé.
web-proof-broken = Quelque chose cloche : l’empreinte n’est pas celle de la clé.
