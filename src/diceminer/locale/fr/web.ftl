# Le jeu dans le navigateur.

### Accueil

web-motto = Une montagne de dés, des nains et de la bière.
web-new-game = Une nouvelle partie
web-play-now = Jouer tout de suite
web-continue = Continuer
web-play-now-about = { $n ->
    [one] Contre un robot (niveau { $level }).
   *[other] Contre { $n } robots (niveau { $level }).
}
web-learn = Première visite ? Apprenez en jouant
web-bots = Contre des robots
web-play = Jouer
web-opponents = Adversaires
web-level = Leur niveau
web-seconds = Temps de réflexion
web-seconds-usual = Comme d’habitude
web-seconds-some = { $n ->
    [one] { $n } seconde par coup
   *[other] { $n } secondes par coup
}
web-bot-seconds = { $bot }, { $n } s
web-friends = Entre amis
web-variants = Héros et variantes
web-table-yours = À vous !
web-title-turn = Au tour de { $name }
web-unofficial = Œuvre de fan non officielle, d’après le jeu de Joshua DeBonis et Nikola Risteski publié par Atlas Games.
web-notices = Licences des polices et des bibliothèques

### Parties conservées dans ce navigateur

web-archive = Vos parties dans ce navigateur

### La barre du haut

web-home = Accueil
web-settings = Réglages
web-rules = Règles
web-sound = Son
web-sound-off = Couper le son (M)
web-sound-on = Mettre le son (M)
web-language = Langue
web-round = Manche { $n }
web-watching = spectateur
web-name-you = Vous
web-close = Fermer
web-copied = Copié !
web-menu = Partie

### Avant de commencer

web-not-here = absent

### Le fil vers le serveur

web-opening = La mine ouvre…
web-line-lost = Connexion perdue. Nouvel essai…
web-trouble = Le serveur ne répond pas. Réessayez dans un instant.
web-server-away = Le serveur ne répond pas. Mais vous pouvez jouer ici : contre des robots, en solo ou ensemble devant cet écran.

### À qui le tour et ce qui est demandé

web-asked = Ce qui est demandé
web-wait = Un instant…
web-skip = Passer à la suite
web-thinking = { $name } réfléchit…
web-waiting-for = C’est à { $name } de jouer.
web-choosing-hero = { $name } choisit un héros.
web-absent = { $name } n’est pas là : un robot prendra le relais.
web-ask-hero = Choisissez votre héros.
web-gain-hero = Ses symboles comptent pour vous à chaque manche.
web-ask-take = Prenez un dé au sommet.
web-ask-take-or-share = Prenez un dé au sommet, ou offrez d’abord une Bière.
web-gain-share = Pour une Bière offerte, vous prenez deux dés, au sommet ou sur les côtés.
web-ask-share-with = { $face } : à qui l’offrir ?
web-gain-share-with = Elle est relancée pour qui la reçoit ; vous prenez deux dés, au sommet ou sur les côtés.
web-gain-best = De vos Bières, c’est la meilleure à offrir ; touchez-en une autre pour l’offrir.
web-gain-better = Il y en a une meilleure à offrir : { $face }.
web-ask-beer = Santé ! Prenez un dé au sommet ou sur un côté.
web-gain-beer = Ce qui repose sur un dé de côté glisse. Vous pourrez ensuite en prendre un second.
web-ask-second = Prenez un second dé, au sommet ou sur un côté.
web-ask-spend = Utilisez la magie pour relancer des dés.
web-gain-spend = Chaque symbole relance un dé. La magie ne rapporte rien : utilisez-la.
web-ask-reroll = Choisissez { $n ->
    [one] un dé
   *[other] { $n } dés
} à relancer : { $chosen } sur { $n }.
web-gain-reroll = Relancez plutôt les dés qui ne comptent pas encore.
web-gain-hazards = Les dangers ne se relancent pas.
web-ask-cache = Choisissez les dés à cacher : { $chosen } sur { $n } au plus.
web-gain-cache = Les autres dés sont relancés pour la manche suivante. Cachez ce qui vaut le plus tel quel.
web-ask-draft = Prenez un dé au sommet.
web-ask-stuck = Aucun dé ne peut être pris maintenant.
web-gain-options = Vous pouvez { $options }.
web-can-spend = utiliser un dé magie
web-can-refill = remplir la montagne
web-can-done = vous arrêter
web-ask-wild = { $face } : choisissez sa face.
web-gain-wild = La Bière est un joker : elle devient ce que vous choisissez.
web-ask-chest = { $face } : dans un coffre ?
web-gain-chest = Dans un coffre, cela compte double. Plus tard, ce ne sera plus possible.
web-ask-discard = Utiliser { $face } ?
web-gain-discard = Un dé du sommet par symbole retourne dans le sac et libère ceux du dessous. Le dé magie quitte le jeu.
web-ask-recycle = { $n ->
    [one] Remettez un dé du sommet dans le sac.
   *[other] Remettez { $n } dés du sommet dans le sac.
}
web-gain-recycle = Choisissez ceux qui ne vous servent pas : ce qui est dessous se libère.
web-ask-stop = Arrêter de creuser avec { $points } ?
web-gain-stop = La partie se termine alors.
web-share = Offrir une Bière
web-done-second = Pas de second dé
web-see-end = Voir le résultat
web-undo = Annuler le coup
web-undo-about = Annuler votre dernière action (U), tant qu’aucun dé n’a été lancé et que personne d’autre n’a joué
web-undone = { $name } annule son coup.
web-gain-last = Il ne reste qu’un dé : pour une Bière, vous ne prenez que celui-là.

### La montagne et les collections

web-mountain = La montagne
web-mountain-keys = Dés de la montagne : flèches pour se déplacer, Entrée pour prendre.
web-slot = { $row ->
    [1] rangée du haut
    [2] deuxième rangée
    [3] troisième rangée
    [4] quatrième rangée
   *[other] rangée du bas
}, dé { $n } sur { $of }
web-die-take = { $face }, { $slot } : peut être pris
web-die-draft = { $face }, { $slot } : peut être pris
web-die-recycle = { $face }, { $slot } : peut retourner dans le sac
web-tap-again = Touchez encore pour le prendre
web-die-lies = { $face }, { $slot }
web-bag = { $n ->
    [one] { $n } dé dans le sac
   *[other] { $n } dés dans le sac
}
web-trove-of = Collection de { $name }
web-unfold = Déplier la collection de { $name }
web-turn = à qui le tour
web-who-starts = Qui commence ?
web-tied = Égalité : encore !
web-starts = { $you ->
    [yes] commencez
   *[no] commence
}
web-starts-fewest = { web-starts } : le moins de points
web-no-hero = pas encore de héros
web-away = gardé par un robot
web-left = a quitté la table
web-of-hero = du héros
web-spent = utilisé
web-chosen = choisi
web-cached = dans un coffre
web-idle = ne compte pas encore
web-fresh = nouveau
web-put-back = annuler
web-do-share = l’offrir
web-do-spend = utiliser
web-do-reroll = relancer

### Le conseil

web-hint = Conseil
web-hint-about = Que ferait le maître ? (I)

### Feuille et journal

web-sheet = Scores
web-tiebreak = Départage
web-log = Journal
web-log-empty = Rien encore.
web-event-take = { $name } prend : { $face }.
web-event-slide = Glisse vers le bas : { $face }.
web-event-draft = { $cached ->
    [yes] Pris et mis dans un coffre : { $face }.
   *[no] Pris : { $face }.
}
web-event-draft-as = { $cached ->
    [yes] Pris et mis dans un coffre : { $face }, qui devient { $wished }.
   *[no] Pris : { $face }, qui devient { $wished }.
}
web-event-recycle = Retourne dans le sac : { $face }.

### La fin

web-over = { $name } gagne !
web-end-won = Vous gagnez !
web-over-left = { $name } gagne : tous les autres ont quitté la table.
web-over-solo = Les fouilles sont finies : { $points }.
