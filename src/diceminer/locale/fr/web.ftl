# Le jeu dans le navigateur.

### Accueil

web-motto = Une montagne de dés, des nains et de la bière.
web-play-now = Jouer tout de suite
web-play-now-about = { $n ->
    [one] Contre un robot : { $level }.
   *[other] Contre { $n } robots : { $level }.
}
web-bots = Contre des robots
web-play = Jouer
web-name = Votre nom
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
web-friends-about = Ouvrez une table et envoyez un lien par place. Un nom suffit à vos amis.
web-friends-here = Plusieurs personnes devant cet écran, et des robots si vous voulez. Pour jouer avec des amis ailleurs, il faut que quelqu’un héberge le serveur du jeu.
web-seat-friend = Un ami, par un lien
web-seat-here = Quelqu’un devant cet écran
web-seat-bot = Robot : { $bot }
web-seat-open = Place libre
web-seat-add = Une place de plus
web-seat-remove = Retirer la place { $n }
web-fill = Qui prend la place { $n }
web-pace = Temps pour jouer
web-pace-none = Sans hâte ; un robot remplace qui s’en va
web-pace-seconds = { $n } secondes, puis un robot aide
web-pace-day = Une journée, même pour qui s’en va
web-open-table = Ouvrir la table
web-solo-about = Creusez en solitaire pour un rang. Moins de dés de magie, plus c’est dur.
web-solo-best = Sous chaque nombre : votre meilleur score.
web-solo-none = Pas encore de score : le premier rang vous attend.
web-dig = Creuser seul
web-variants = Héros et variantes
web-my-tables = Vos tables
web-past-tables = Parties terminées
web-tables-all = Tout afficher ({ $n })
web-table-remove = Retirer « { $names } » de la liste
web-table-remove-sure = Retirer ?
web-table-waiting = attend des joueurs
web-table-playing = en cours
web-table-yours = À vous !
web-unofficial = Œuvre de fan non officielle, d’après le jeu de Joshua DeBonis et Nikola Risteski publié par Atlas Games.
web-notices = Licences des polices et des bibliothèques
web-insecure = Ici, vous pouvez jouer contre des robots. Pour jouer hors ligne et installer le jeu, il faut une adresse https, ou localhost.

### Parties conservées dans ce navigateur

web-archive = Vos parties dans ce navigateur
web-archive-about = Les parties contre des robots, en solo et devant un seul écran se jouent et restent dans ce navigateur, et nulle part ailleurs. Un navigateur peut effacer ce qu’il conserve, faute de place ou après des semaines sans visite. Un fichier est plus sûr, et emporte tout vers un autre navigateur.
web-archive-save = Tout enregistrer dans un fichier
web-archive-restore = Lire un tel fichier
web-archive-restored = { $n ->
    [0] Aucune partie ajoutée.
    [one] Une partie ajoutée.
   *[other] { $n } parties ajoutées.
}
web-archive-known = { $n ->
    [one] Une était déjà là.
   *[other] { $n } étaient déjà là.
}
web-archive-damaged = { $n ->
    [one] Une est illisible et n’a pas été reprise.
   *[other] { $n } sont illisibles et n’ont pas été reprises.
}
web-import-foreign = Ce n’est pas un fichier de parties enregistrées : rien n’a changé.
web-unkept = Ce navigateur ne conserve rien pour l’instant : il est plein, ou c’est une fenêtre privée. Vous pouvez continuer, mais fermer la page perd la partie.
web-unreadable = Cette partie ne peut pas être ouverte
web-unreadable-about = Elle vient d’une autre version de la page, ou elle est endommagée. Elle reste ici telle quelle, et vous pouvez l’enregistrer dans un fichier.
web-unreadable-save = L’enregistrer dans un fichier
web-broken = Le moteur du jeu n’a pas pu être chargé
web-broken-about = Une partie de cette page manque ou est endommagée. Rechargez-la : vos parties sont toujours là.
web-broken-unsupported = Ce navigateur ne peut pas exécuter le moteur du jeu : il est trop ancien, ou WebAssembly est désactivé.

### La barre du haut

web-home = Accueil
web-settings = Réglages
web-rules = Règles
web-sound = Son
web-sound-off = Couper le son (M)
web-sound-on = Mettre le son (M)
web-light = Couleurs claires
web-dark = Couleurs sombres
web-language = Langue
web-round = Manche { $n }
web-watching = spectateur
web-close = Fermer

### Avant de commencer

web-lobby = La table est mise
web-sit-about = Une place vous attend. Comment les autres vous appelleront-ils ?
web-sit = S’asseoir
web-seat-lost = L’hôte a donné votre place. Vous pouvez rester et regarder.
web-seat-gone = Cette place est prise et la partie est en cours. Vous regardez.
web-you = vous
web-here = est là
web-not-here = absent
web-seat-waits = attend qui a son lien
web-copy = Copier le lien
web-copied = Copié !
web-start = Commencer la partie
web-start-about = { $n ->
    [one] Une place est encore libre : envoyez son lien ou donnez-la à un robot.
   *[other] { $n } places sont encore libres : envoyez leurs liens ou donnez-les à des robots.
}
web-host-starts = L’hôte commence quand tout le monde est là.
web-host-gone = L’hôte est parti. S’il ne revient pas, une autre personne prend sa place.
web-watch-link = Un lien pour les spectateurs :

### Le fil vers le serveur

web-opening = La mine ouvre …
web-line-lost = Connexion perdue. Nouvel essai …
web-gone = Cette table n’existe pas
web-gone-about = Le lien est peut-être abîmé, ou la table a été débarrassée.
web-trouble = Le serveur ne répond pas. Réessayez dans un instant.
web-server-away = Le serveur ne répond pas. Vous pouvez quand même jouer ici : contre des robots, en solo ou ensemble devant cet écran.
web-kept = Un robot a gardé la place de { $name }.
web-back = La reprendre

### À qui le tour et ce qui est demandé

web-asked = Ce qui est demandé
web-wait = Un instant …
web-skip = Passer à la suite
web-thinking = { $name } réfléchit …
web-waiting-for = C’est à { $name } de jouer.
web-absent = { $name } a quitté la table.
web-clock = Encore { $n } secondes
web-ask-hero = Choisissez votre héros.
web-ask-take = Prenez un dé au sommet.
web-ask-take-or-share = Prenez un dé au sommet, ou partagez d’abord une Bière.
web-ask-share-with = { $face } : avec qui la partager ?
web-ask-beer = Santé ! Prenez un dé au sommet ou sur un côté.
web-ask-second = Prenez un second dé, sommet ou côté, ou restez-en là.
web-ask-second-must = Prenez un second dé au sommet ou sur un côté.
web-ask-spend = Utilisez une face de magie pour relancer des dés, ou restez-en là.
web-ask-reroll = Choisissez les dés à relancer : { $chosen } sur { $n }.
web-ask-cache = Vos coffres en cachent jusqu’à { $n } : { $chosen } choisis.
web-ask-draft = Prenez un dé au sommet.
web-ask-stuck = Aucun dé ne peut être pris maintenant.
web-ask-wild = { $face } est un joker : choisissez sa face.
web-ask-chest = { $face } : dans un coffre, où cela compte double ?
web-ask-discard = { $face } : l’utiliser ? Le dé quitte le jeu et autant de dés du sommet retournent dans le sac.
web-ask-recycle = { $n ->
    [one] Remettez encore un dé du sommet dans le sac.
   *[other] Remettez encore { $n } dés du sommet dans le sac.
}
web-ask-stop = Arrêter de creuser avec { $points } ?
web-share = Partager une Bière
web-roll = Lancer !
web-spend = L’utiliser
web-keep = { $n ->
    [one] Cacher un dé, lancer le reste
   *[other] Cacher { $n } dés, lancer le reste
}
web-keep-none = Ne rien cacher, tout lancer
web-into-chest = { $face }, dans un coffre
web-refill = Remplir la montagne
web-stop = Arrêter de creuser
web-stop-here = S’arrêter ici
web-done-magic = Assez de magie
web-done-second = En rester là
web-cancel = Reposer
web-see-end = Voir le résultat
web-undo = Annuler
web-undo-about = Reprendre votre dernière action (U), tant qu’aucun dé n’a été lancé et que personne d’autre n’a joué
web-undone = { $name } reprend son coup.

### La montagne et les collections

web-mountain = La montagne
web-mountain-keys = Dés de la montagne : les flèches se déplacent, Entrée prend.
web-die-take = { $slot } : { $face }, peut être pris
web-die-draft = { $slot } : { $face }, peut être pris
web-die-recycle = { $slot } : { $face }, peut retourner dans le sac
web-tap-again = Touchez encore pour le prendre
web-die-lies = { $slot } : { $face }
web-bag = { $n ->
    [one] { $n } dé dans le sac
   *[other] { $n } dés dans le sac
}
web-trove-of = Collection de { $name }
web-pull = Montrer ou cacher votre collection
web-unfold = Déplier la collection de { $name }
web-turn = à qui le tour
web-no-hero = pas encore de héros
web-away = gardé par un robot
web-of-hero = du héros
web-spent = utilisé
web-chosen = choisi
web-cached = dans un coffre
web-adds = { $points } points ici
web-put-back = reposer
web-do-share = la partager
web-do-spend = l’utiliser
web-do-reroll = le relancer
web-magic-left = { $n ->
    [one] { $n } symbole de magie à utiliser
   *[other] { $n } symboles de magie à utiliser
}
web-live = en l’état
web-hero-card = { $hero } : { $faces }
web-scored = Décompte de la manche { $n }

### A hint of the master, at tables where nobody but bots is

web-hint = Conseil
web-hint-about = Que ferait le maître ? (I)
web-hint-asked = Le maître réfléchit …
web-hint-win = victoire : { $chance }
web-hint-points = { $points } à la fin
web-act-take = Prendre { $face } en { $slot }
web-act-draft = Prendre { $face } en { $slot }{ $cached ->
    [yes] , dans un coffre
   *[no] { "" }
}
web-act-draft-as = Prendre { $face } en { $slot } comme { $wish }{ $cached ->
    [yes] , dans un coffre
   *[no] { "" }
}
web-act-recycle = Remettre { $face } de { $slot } dans le sac
web-act-share = Partager { $face } avec { $name }
web-act-spend = Utiliser { $face }
web-act-reroll = Relancer { $face }
web-act-cache = Cacher { $face }
web-act-done = En rester là

### Feuille et journal

web-sheet = Feuille de score
web-round-total = Manche
web-tiebreak = Départage
web-explain-tunnels = Tunnels { $numbers } : { $points }
web-explain-treasure = { $gems } : { $points }
web-explain-treasure-most = { $gems }, le plus à la table, comptent double : { $points }
web-explain-hazards = { $caveins } avec { $pickaxes }, { $dragons } avec { $shields } : { $points }
web-refills = { $n ->
    [0] La montagne n’a pas encore été remplie.
    [one] La montagne a été remplie une fois.
   *[other] La montagne a été remplie { $n } fois.
}
web-log = Ce qui s’est passé
web-log-empty = Rien encore.

### La fin

web-over = { $name } gagne !
web-over-solo = Les fouilles sont finies : { $points }.
web-why-most = { $name } a le plus de points : { $points }, soit { $lead } d’avance.
web-why-tiebreak = Égalité à { $total }, que { $name } départage avec { $points }.
web-all-rounds = { $part }, toutes manches
web-solo-score = points
web-rematch = Rejouer
web-rematch-waits = Les autres veulent une autre partie.
web-rematch-go = Les rejoindre
web-outdated = Il y a une nouvelle version de cette page.
web-reload = La recharger
web-record = Télécharger la partie
web-proof = La preuve des dés
web-proof-about = Tous les dés de cette partie découlent d’un mot secret. Avant le premier lancer, le serveur en a publié l’empreinte ; maintenant il dit le mot, et chacun peut relancer tous les dés.
web-proof-local = Tous les dés de cette partie découlent d’un mot que votre navigateur a tiré au hasard. Avec lui, n’importe qui peut relancer tous les dés.
web-proof-promise = L’empreinte, publiée avant le premier lancer (SHA-256)
web-proof-seed = Le mot
web-proof-kept = Votre navigateur a vérifié : l’empreinte est bien celle du mot.
web-proof-broken = Quelque chose cloche : l’empreinte n’est pas celle du mot.

### Les règles en bref

web-short-take = Creuser
web-short-take-about = À votre tour, prenez un dé au sommet de la montagne : un dé sur lequel rien ne repose.
web-short-beer = Santé !
web-short-beer-about = Donnez à un autre un dé qui montre une Bière : il est lancé, et vous prenez un ou deux dés, sur les côtés aussi. Ce qui reposait sur un dé de côté glisse.
web-short-magic = Magie
web-short-magic-about = La montagne épuisée, utilisez la magie : chaque symbole relance un de vos dés. Les dangers restent.
web-short-tunnels = Tunnels
web-short-tunnels-about = Les suites à partir de 1 rapportent leurs nombres. Un trou arrête la suite.
web-short-treasure = Trésor
web-short-treasure-about = Un point par gemme, le double pour qui seul en a le plus.
web-short-hazards = Dangers
web-short-hazards-about = Ils coûtent des points, sauf avec l’outil : les pioches changent les effondrements en points, les boucliers les dragons. Chaque outil de plus les compte encore.
web-short-chests = Coffres
web-short-chests-about = Après les manches 1 et 2, tous les dés sont lancés. Chaque coffre en cache un tel quel.
web-short-win = Trois manches
web-short-win-about = Les collections grandissent et comptent à chaque manche. Le plus de points gagne.
web-rules-whole = Toutes les règles
web-keys = Touches : les flèches parcourent la montagne, Entrée prend, Tab passe aux collections, Échap repose, H presse les autres, U annule, I demande au maître quand on joue contre des bots, M pour le son, ? pour ces règles.
