# Le jeu dans le terminal. Ce qui suit une touche est court : tout tient en quatre-vingts colonnes.

### L’écran de départ

term-menu-line = Une montagne de dés, et de la bière.
term-menu-resume = Reprendre la partie
term-menu-new = Nouvelle partie
term-menu-solo = Partie en solo
term-menu-scores = Meilleurs scores
term-menu-rules = Règles
term-menu-language = Langue : { $name }
term-menu-quit = Quitter
term-menu-note = Création amateur non officielle, d’après le jeu de Joshua DeBonis et Nikola Risteski édité par Atlas Games.

### Réglages d’une nouvelle partie

term-setup-title = Une nouvelle partie
term-players = Joueurs
term-players-about = De deux à quatre, on creuse les uns contre les autres ; seul, on creuse pour décrocher un rang.
term-solo = 1, en solo
term-seat = Place { $n }
term-seat-about = Une personne à ce clavier, ou un robot.
term-person = Personne
term-name = nom
term-name-about = Le nom que les autres vous donnent.
term-yes = oui
term-no = non
term-space = Espace
term-enter = Entrée

### Touches

term-key-move = aller
term-key-choose = choisir
term-key-change = changer
term-key-start = jouer
term-key-take = prendre
term-key-draft = prendre
term-key-recycle = recycler
term-key-share = offrir une Bière
term-key-magic = magie
term-key-refill = remplir
term-key-done = fini
term-key-stop = arrêter
term-key-spend = utiliser
term-key-pick = choisir
term-key-roll = lancer
term-key-hurry = plus vite
term-key-log = journal
term-key-help = aide
term-key-menu = menu
term-key-back = retour
term-key-go-on = continuer
term-key-scroll = défiler
term-key-rules = règles
term-key-language = langue
term-key-more = autres tableaux
term-key-rematch = revanche
term-key-save = garder la partie
term-key-quit = quitter

### Ce qui est demandé

term-ask-hero = { $name }, choisissez votre héros.
term-ask-take = { $name }, prenez un dé au sommet.
term-ask-take-or-share = { $name }, prenez un dé au sommet, ou offrez d’abord une Bière.
term-ask-beer = { $name }, prenez un dé au sommet ou sur le côté.
term-ask-second = { $name }, prenez un second dé (sommet ou côté) ou laissez.
term-ask-second-must = { $name }, prenez un second dé, au sommet ou sur le côté.
term-ask-spend = { $name }, utilisez la magie pour relancer, ou laissez.
term-ask-reroll = Choisissez les dés à relancer : { $chosen } sur { $n }.
term-ask-roll = { $n ->
    [one] Un dé est choisi : lancez-le !
   *[other] { $n } dés sont choisis : lancez-les !
}
term-ask-cache = { $name }, remplissez les coffres : { $chosen } sur { $n } au plus.
term-ask-draft = Prenez un dé au sommet.
term-ask-stuck = Aucun dé ne peut être pris pour l’instant.
term-ask-recycle = { $n ->
    [one] Remettez encore un dé dans le sac.
   *[other] Remettez encore { $n } dés dans le sac.
}
term-ask-thinking = { $name } réfléchit…
term-ask-wait = Un instant…
term-detail-top = { $slot } : { $face }
term-detail-side = { $slot } : { $face }. Glisserait : { $moves }
term-detail-hero = { $face }, du héros
term-pass-on = Passez le clavier à { $name }

### Choix

term-share-title = Offrir une Bière
term-share-about = Le dé est lancé et va à l’autre joueur. Vous prenez un ou deux dés, aussi sur le côté.
term-share-with = { $face } pour { $name }
term-draft-how = { $slot }, { $face } : le prendre comment ?
term-draft-plain = { $face }
term-draft-cached = { $face }, dans un coffre
term-spend-title = Utiliser un dé magie
term-spend-about = Il quitte la partie, et autant de dés du sommet qu’il montre de symboles retournent dans le sac.
term-stop-title = Arrêter de creuser avec { $points } ?
term-stop-no = Continuer
term-stop-yes = S’arrêter là
term-refills-left = { $n ->
    [0] Plus aucun remplissage
    [one] Encore { $n } remplissage
   *[other] Encore { $n } remplissages
}
term-waiting-title = Une partie attend d’être finie.
term-waiting-resume = La reprendre
term-waiting-new = La jeter et commencer la nouvelle

### Scores

term-sheet-round = Manche { $n }
term-sheet-tiebreak = Égalité { $n }
term-doubled = doublé
term-scores = Scores de la manche { $n }
term-scores-tied = Scores du départage
term-scores-magic = { $n ->
    [0] sans dé magie
    [one] { $n } dé magie
   *[other] { $n } dés magie
}
term-scores-none = Personne n’a encore creusé ici.
term-end-most = Le meilleur total : { $points }, avec { $lead } d’avance.
term-end-tiebreak = Égalité à { $total }, départagée par { $points }.
term-end-placed = Rang { $n } parmi les meilleurs scores !
term-end-not-placed = Pas parmi les dix meilleurs cette fois.
term-end-saved = La partie est dans { $path }

### Quand quelque chose ne va pas

term-oops = Aïe
term-not-saved = Impossible d’écrire sur le disque ({ $error }). La partie continue, mais serait perdue si le programme s’arrêtait.
term-save-damaged = La partie enregistrée est illisible ({ $why }). Elle a été mise de côté sous le nom { $name }.
term-no-save = Aucune partie à reprendre.
term-scores-damaged = Les meilleurs scores sont illisibles. Le fichier a été mis de côté sous le nom { $name }, un nouveau commence.
term-bot-failed = { $name } ne peut pas continuer : { $error } La partie est enregistrée.

### Aide

term-legend = Signes
term-help-marks = Sur la montagne, ‹a1› marque un dé qui peut être pris : bord orange au sommet, jaune sur le côté. Le bord blanc est là où vous êtes ; les flèches aux bords bleus montrent ce qui glisserait. Dans les collections, les dés pâles sont utilisés ou ne peuvent pas être choisis.
term-help-menu = Choisissez avec les flèches et Entrée, ou à la souris. La partie est enregistrée à chaque coup : partez quand vous voulez et reprenez plus tard.
term-help-setup = Haut et bas passent d’un réglage à l’autre, gauche et droite le changent, Entrée commence la partie.
term-help-choice = Choisissez avec les flèches et Entrée, ou à la souris.
term-help-notice = Entrée continue.
term-help-scores = Les dix meilleures parties en solo pour chaque nombre de dés magie. Gauche et droite passent au tableau suivant.
term-help-end = Rejouez avec R, gardez la partie dans un fichier texte avec S, ou revenez au menu avec M.
term-help-phase-heroes = Les faces d’un héros comptent dans votre collection à chaque manche.
term-help-phase-excavation = Prenez un dé au sommet à chaque tour. Avec une Bière dans votre collection, vous pouvez d’abord l’offrir (B) : l’autre joueur reçoit le dé, lancé, et vous prenez un ou deux dés, au sommet ou sur le côté. Quand vous prenez un dé sur le côté, les dés du dessus glissent.
term-help-phase-magic = Utilisez une face magie, puis choisissez autant de dés qu’elle a de symboles : ils sont lancés ensemble. Jusque-là, vous pouvez changer d’avis. Les dés danger ne se relancent pas, sauf avec la variante.
term-help-phase-cache = Chaque coffre garde un dé tel quel. Tous les autres dés sont lancés avant la manche suivante.
term-help-phase-solo = Les tunnels vont dans l’ordre à partir de 1, un danger demande un outil à lui seul, la Bière est un joker. La magie (M) remet des dés du sommet dans le sac, un remplissage (F) complète la montagne. Un coffre garde un dé trésor qui y entre quand on le prend, et en double les gemmes.
term-help-phase-over = La partie est finie.

### Tableaux des règles

term-rules-kind = sorte
term-rules-count = dés
term-rules-faces = faces
term-rules-hero = héros
term-rules-own = Inventés pour ce projet ; ce ne sont pas les cartes du Backer Pack publié.
