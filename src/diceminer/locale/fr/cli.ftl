# La ligne de commande. Les textes que --help montre tiennent en une ligne sans variable, pour qu’il
# réponde avant que Fluent soit chargé. %s et %(…)s sont d’argparse et restent tels quels.

### Mots de l’analyseur

cli-usage = usage :
cli-arguments = ce qu’il faut donner
cli-options = options
cli-general = options générales
cli-variants = variantes du jeu
cli-commands = commandes
cli-examples = exemples
cli-help = montrer cette aide et quitter
cli-version = montrer la version et quitter
cli-lang = langue de tous les textes ; sans elle, celle du système
cli-data = dossier avec un dice.toml ou un heroes.toml à vous, qui compte alors partout
cli-json = répondre en JSON, pour d’autres programmes

cli-metavar-command = COMMANDE
cli-metavar-file = FICHIER
cli-metavar-folder = DOSSIER
cli-metavar-list = A,B,…
cli-metavar-text = TEXTE
cli-metavar-number = N
cli-metavar-trove = COLLECTION
cli-metavar-dice = DÉS
cli-metavar-position = POSITION
cli-metavar-section = SECTION

### Mauvais usage

cli-hint = voir { $command }
cli-argument = %(argument_name)s : %(message)s
cli-unrecognized = arguments inconnus : %s
cli-not-allowed = pas en même temps que %s
cli-ignored-explicit = ne prend pas de valeur, mais a reçu %r
cli-required = il manque : %s
cli-one-required = il faut l’un de ceux-ci : %s
cli-expected-one = il manque une valeur
cli-expected-at-most-one = une valeur au plus
cli-expected-at-least-one = il manque au moins une valeur
cli-ambiguous = %(option)s peut vouloir dire %(matches)s
cli-unexpected-option = option inattendue : %s
cli-invalid-value = ceci ne peut pas être lu : %(value)r (%(type)s)
cli-invalid-choice = %(value)r n’est pas parmi %(choices)s
cli-invalid-choice-meant = %(value)r n’est pas parmi %(choices)s ; %(suggestion)r peut-être ?
cli-unknown-command = %(parser_name)r n’est pas parmi %(choices)s
cli-number = « { $value } » devrait être un nombre entier de { $least } à { $most }
cli-file = { $file } : { $detail }
cli-file-missing = { $file } : il n’y a pas de tel fichier
cli-file-folder = { $file } : c’est un dossier, pas un fichier
cli-file-forbidden = { $file } : le système ne le permet pas
cli-not-text = { $file } : ce n’est pas un texte UTF-8
cli-os-error = le résultat ne peut pas être écrit : { $detail }
cli-unexpected = quelque chose s’est mal passé qui n’aurait pas dû ({ $detail }) ; avec DICEMINER_DEBUG=1, il dit où

### diceminer

cli-description = Dice Miner : y jouer, compter les points d’une vraie table, revoir et prouver des parties enregistrées, faire jouer des robots. Une œuvre d’amateurs, non officielle.
cli-more-help = Chaque commande a sa propre page d’aide : diceminer COMMANDE --help

### play

cli-about-play = jouer dans le terminal
cli-more-play = Le jeu en plein écran pour 1 à 4 places, des personnes au même clavier et des robots à volonté. Sans options, il demande tout ; on peut partir à tout moment et continuer plus tard.
cli-play-players = nombre de joueurs : vous, et des robots gloutons aux autres places
cli-play-seats = qui s’assied où : human, un robot (random, novice, apprentice, greedy, journeyman, master) ou l’un des vôtres comme chemin/fichier.py:Nom
cli-play-names = noms par place ; l’un ou l’autre peut rester vide
cli-seed = un texte ou un nombre quelconque ; la même graine donne les mêmes dés
cli-play-resume = continuer la partie laissée
cli-play-new = commencer une partie tout de suite, sans le menu
cli-play-resume-alone = --resume continue une partie telle qu’elle était ; il ne prend ni joueurs, ni noms, ni variantes
cli-play-names-count = il y a plus de noms ({ $have }) que de places ({ $need })
cli-play-no-terminal = le jeu a besoin d’un terminal avec clavier et écran ; ici, l’un des deux est un fichier ou un tube
cli-play-no-textual = le jeu dans le terminal a besoin de Textual, qui n’est pas installé : pip install 'diceminer[terminal]'
cli-example-play = le menu : qui joue, avec quelles variantes
cli-example-play-solo = une partie en solo qui commence avec deux dés magie
cli-example-play-seats = trois places, un robot entre deux personnes
cli-example-play-resume = continuer là où vous étiez

### serve

cli-about-serve = jouer dans le navigateur, seul ou avec des amis
cli-about-database = mettre à jour les tables d’un serveur, ou les déplacer
cli-more-serve = Sert le jeu dans une page, contre des robots, seul, ou avec des amis par un lien. Les tables sont gardées dans un dossier à vous et reprennent où elles étaient après un redémarrage. Ctrl-C l’arrête.
cli-more-database = Met à jour la base de données d’un serveur avant qu’une nouvelle version démarre, ou copie tout son contenu dans une autre, vide : de SQLite vers PostgreSQL, ou l’inverse. Aucun serveur ne doit les utiliser pendant ce temps.
cli-serve-host = adresse où écouter (127.0.0.1, cette machine seule) ; 0.0.0.0 pour tout le réseau
cli-serve-port = port où écouter (8765)
cli-serve-data-folder = où les tables sont gardées ; sans cela, votre dossier de données
cli-serve-page = dossier d’une page construite à servir à la place de celle du programme
cli-serve-bot = un robot à vous, chemin/fichier.py:Nom, que les joueurs peuvent choisir ; peut être répété
cli-serve-origin = adresse d’une autre page qui peut parler à ce serveur, comme http://localhost:5173 ; peut être répété
cli-serve-open = ouvre la page dans le navigateur
cli-serve-no-folder = Il n’y a pas de dossier « { $path } ».
cli-serve-same-bot = Deux robots s’appellent « { $name } » et personne ne pourrait les distinguer : renommez la classe de l’un d’eux.
cli-serve-no-extra = le serveur a besoin de paquets qui ne sont pas installés : pip install 'diceminer[server]'
cli-serve-log = comment raconter ce qui se passe : text pour une personne, json pour un programme (par défaut, selon que la sortie d’erreur est un terminal ou non)
cli-serve-port-taken = Le port { $port } est déjà utilisé. Choisissez-en un autre avec --port, ou --port 0 pour n’importe quel port libre.
cli-serve-no-listening = Impossible d’écouter sur { $host }, port { $port } : { $detail }
cli-serve-data-unusable = Le dossier « { $path } » ne peut pas servir aux tables : { $detail }. Choisissez-en un autre avec --data-folder.
cli-serve-secret = « { $path } » n’est pas un secret. Supprimez-le pour qu’un nouveau soit créé ; les invités ne seront alors plus reconnus.
cli-serve-database = Les tables dans « { $path } » sont inutilisables : { $detail }
cli-serve-database-help = où les tables sont gardées, comme postgresql://utilisateur@hôte/nom ; sans cela, un fichier SQLite dans le dossier des données
cli-serve-database-url = Ce n’est pas l’adresse d’une base de données que ce programme connaît : « { $url } ». Elle peut être comme postgresql://utilisateur@hôte/nom, ou sqlite:////chemin/du/fichier.
cli-serve-no-postgres = PostgreSQL a besoin de son pilote : installez diceminer[postgres].
cli-serve-locked = Un autre serveur utilise déjà « { $path } ». Arrêtez-le d’abord, ou choisissez un autre --data-folder.
cli-serve-newer = Les tables dans « { $path } » viennent d’une version plus récente de ce programme. Utilisez-la, ou un autre --data-folder.
cli-serve-config = fichier TOML avec les réglages du serveur ; sans cela, celui que nomme DICEMINER_SERVER_CONFIG
cli-serve-config-unreadable = Les réglages dans « { $path } » sont illisibles : { $detail }
cli-serve-no-setting = Le réglage « { $name } » n’existe pas. docs/serving.md en donne la liste.
cli-serve-setting = Le réglage « { $name } » ne peut pas être « { $value } ». docs/serving.md dit ce qui est possible.
cli-serve-listening = Dice Miner est servi sur { $address }
cli-example-serve = sur cette machine seule
cli-example-serve-open = jouer tout de suite dans le navigateur
cli-example-serve-network = pour tout le réseau, sur un autre port
cli-example-serve-database = avec les tables dans PostgreSQL
cli-example-database-upgrade = comme une étape à part, avant de démarrer les serveurs
cli-example-database-copy = déplacer les tables d’un portable vers PostgreSQL
cli-database-task = upgrade : la mettre à jour ; copy : tout copier dans une autre
cli-database-url = la base de données, comme postgresql://utilisateur@hôte/nom ou le chemin d’un fichier SQLite
cli-database-target = avec copy : la base de données où copier
cli-database-urls = upgrade demande une base de données, copy en demande deux.
cli-database-upgraded = « { $path } » est à jour.
cli-database-no-file = Il n’y a pas de fichier « { $path } ».
cli-database-not-empty = « { $path } » n’est pas vide. Rien n’a été copié : choisissez une base de données sans tables de jeu.
cli-database-copied = { $n ->
    [one] Une table a été copiée dans « { $path } », avec tout ce qui lui appartient. Gardez le fichier « secret » du dossier des données : c’est à lui que l’on reconnaît les invités.
   *[other] { $n } tables ont été copiées dans « { $path } », avec tout ce qui leur appartient. Gardez le fichier « secret » du dossier des données : c’est à lui que l’on reconnaît les invités.
}

### score

cli-about-score = compter les collections d’une vraie table
cli-more-score = La feuille de score. Une collection par argument, ses dés par leurs sigles séparés d’espaces ou de virgules : T1–T5 tunnels, G1–G3 gemmes, M magie, HC effondrements, HD dragons, XP pioche, XS bouclier, XC2 deux coffres, TB GB MB HB XB Bière. Plusieurs dés pareils : 2T1 ou T1x2.
cli-trove = les dés d’un joueur ; - pour aucun
cli-score-heroes = un héros par collection, par son identifiant ; none pour aucun
cli-score-solo = compter une partie en solo : une collection, et son rang
cli-score-cached = dés trésor dans les coffres (solo)
cli-example-score = deux joueurs ; qui a le plus de gemmes les compte deux fois
cli-example-score-heroes = avec les faces d’un héros
cli-example-score-solo = une partie en solo avec trois gemmes dans un coffre

### replay

cli-about-replay = raconter une partie enregistrée
cli-more-replay = Raconte une partie enregistrée événement par événement. Les nombres à gauche comptent les actions.
cli-record-file = l’enregistrement d’une partie ; - le lit sur l’entrée standard
cli-replay-pictures = dessiner la position après chaque action
cli-replay-step = attendre la touche Entrée après chaque action
cli-replay-at = seulement la position après N actions (0 : après la mise en place)
cli-replay-next = — Entrée : suite, q : fin —
cli-replay-step-alone = --step sert à lire pas à pas ; il ne va ni avec --json ni avec --at
cli-replay-no-terminal = --step a besoin d’un clavier ; ici, l’entrée standard est un fichier ou un tube
cli-replay-short = cette partie n’a { $n ->
    [one] que { $n } action
   *[other] que { $n } actions
}
cli-replay-goes-on = L’enregistrement s’arrête ici ; la partie continue.
cli-replay-score = Score final : { $points } – { $rank }.
cli-replay-totals = Totaux – { $totals }.
cli-replay-total = { $name } : { $n }
cli-example-replay = toute la partie en mots
cli-example-replay-step = action par action, avec des dessins
cli-example-replay-at = où en était la partie après douze actions

### verify

cli-about-verify = prouver que les dés d’un enregistrement sont honnêtes
cli-more-verify = Relance les dés d’un enregistrement à partir de sa graine et compare ligne par ligne. Le SHA-256 de la graine a été promis avant le premier lancer, pour que personne n’en choisisse une à sa convenance.
cli-verify-seed = la graine, si l’enregistrement ne la montre pas
cli-verify-fair = { $n ->
    [one] Le seul dé ({ $n }) vient de la graine.
   *[other] Tous les dés ({ $n }) viennent de la graine.
}
cli-verify-promised = La graine est celle qui a été promise.
cli-verify-unpromised = Aucune graine n’a été promise dans cet enregistrement : elle a pu être choisie après coup.
cli-verify-failed = Pas prouvé. { $problem }
cli-verify-no-seed = Rien à prouver encore : l’enregistrement respecte les règles, mais sa graine n’est pas révélée. Donnez-la avec --seed quand vous la connaîtrez.
cli-verify-no-commitment = Rien à prouver : l’enregistrement respecte les règles, mais il ne donne ni ne promet de graine.
cli-example-verify = une partie finie, qui révèle sa graine
cli-example-verify-seed = avec une graine apprise ailleurs

### show

cli-about-show = dessiner une position
cli-more-show = Dessine une position donnée en une ligne de texte (docs/notation.md), ou là où en est une partie enregistrée.
cli-show-position = une position, le fichier d’un enregistrement, ou - pour l’entrée standard
cli-show-svg = écrire le dessin en SVG dans un fichier ; - pour la sortie standard
cli-show-neither = « { $text } » n’est ni une position, qui commence par DM1, ni un fichier
cli-example-show = une position en texte
cli-example-show-svg = un dessin de là où en est une partie

### simulate

cli-about-simulate = faire jouer beaucoup de parties à des robots
cli-more-simulate = Fait jouer des robots entre eux sur tous les cœurs et résume : victoires avec leur intervalle à 95 %, points, part de qui commence ; pour un seul joueur, scores et rangs. La même graine donne les mêmes parties sur n’importe quel nombre de cœurs. Un robot à vous qui échoue ou met trop de temps perd cette partie. Ctrl-C arrête, et montre ce qui a été joué.
cli-simulate-games = combien de parties (1000)
cli-simulate-players = un robot par place, de 1 à 4 : random, novice, apprentice, greedy, journeyman, master ou chemin/fichier.py:Nom (random,greedy)
cli-simulate-jobs = combien de cœurs utiliser ; sans elle, tous
cli-simulate-rows = écrire chaque partie dans ce fichier en une ligne de JSON, comme l’arène les garde
cli-simulate-records = écrire dans ce dossier l’enregistrement de chaque partie
cli-simulate-stopped = Arrêté : { $done } parties sur { $games } ont été jouées.
cli-simulate-playing = en jeu
cli-simulate-player = Joueur
cli-simulate-wins = Victoires
cli-simulate-share = Part
cli-simulate-games-column = Parties
cli-simulate-round = M{ $n }
cli-simulate-starter = Qui a commencé la première manche a gagné { $share } des parties (95 % : { $low } – { $high }).
cli-simulate-tied = { $n ->
    [one] { $n } partie est allée au départage.
   *[other] { $n } parties sont allées au départage.
}
cli-simulate-score = { $player } : { $mean } points en moyenne (écart type { $deviation }), de { $least } à { $most }, médiane { $median }.
cli-simulate-seed = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, --seed { $seed }
cli-example-simulate = dix mille parties d’un joueur au hasard contre un glouton
cli-example-simulate-solo = le solo plus difficile, en JSON
cli-example-simulate-own = un robot à vous, avec l’enregistrement de chaque partie dans le dossier games

### arena

cli-about-arena = organiser des matchs et des tournois de robots
cli-more-arena = Joue une confrontation, un tournoi toutes rondes ou le solo. Chaque graine est jouée une fois de chaque place, sur tous les cœurs ; les résultats sont gardés dans un fichier au fur et à mesure, et la même commande reprend après une interruption. Montre parts de victoires et classements avec leurs intervalles à 95 %. Un robot qui échoue, triche ou tarde trop perd la partie, et l’arène continue.
cli-arena-players = une confrontation, un robot par place, de 2 à 4 : greedy,random,random est un contre deux
cli-arena-round-robin = chaque robot contre chaque autre
cli-arena-solo = le solo : chaque robot joue les mêmes graines
cli-arena-resume = reprendre le plan de ce fichier de résultats, ou les montrer de nouveau
cli-arena-games = parties par confrontation (100), arrondies à des tours de table entiers
cli-arena-table = places par table du tournoi, de 2 à 4 (2) ; dès 3, chaque paire joue un contre les autres, dans les deux sens
cli-arena-limit = secondes par coup pour un robot à vous (60)
cli-arena-results = où garder les résultats (arena-GRAINE.jsonl)
cli-arena-html = écrire dans ce fichier un rapport avec graphiques
cli-arena-metavar-address = ADRESSE
cli-arena-ray = jouer sur un cluster Ray : son adresse, ou rien pour un Ray sur cette machine
cli-arena-names = les robots sont random, novice, apprentice, greedy, journeyman, master, un niveau avec une limite comme master@500, ou chemin/fichier.py:Nom
cli-arena-number = « { $value } » devrait être un nombre supérieur à 0
cli-arena-resume-alone = --resume reprend un plan tel quel ; du plan, seul -n peut être donné avec
cli-arena-no-plan = donnez --players, --round-robin, --solo ou --resume
cli-arena-outdated = { $file } : les robots, les règles ou les dés ont changé depuis que ces parties ont été jouées. Elles sont montrées telles quelles ; aucune autre n’est jouée.
cli-arena-other-command = { $file } appartient à une autre commande : { $command }
cli-arena-refused = { $bot } perd par forfait toutes les parties qui lui restent. { $reason }
cli-arena-stopped = Arrêté ; { $done } parties sur { $games } sont gardées. Pour reprendre : { $command }
cli-arena-no-extra = --html a besoin de Matplotlib, qui n’est pas installé : pip install 'diceminer[arena]'
cli-arena-no-ray = --ray a besoin de Ray, qui n’est pas installé : pip install 'diceminer[ray]'
cli-arena-bot = Robot
cli-arena-rating = Elo
cli-arena-share = Victoires
cli-arena-points = Points
cli-arena-score = Score
cli-arena-behind = Écart
cli-arena-games-column = Parties
cli-arena-move = Par coup
cli-arena-seconds = { $n } s
cli-arena-milliseconds = { $n } ms
cli-arena-microseconds = { $n } µs
cli-arena-even = Une part égale est { $share }. Les intervalles sont à 95 %, d’après l’écart entre les graines.
cli-arena-anchor = Classement sur l’échelle Elo : { $bot } vaut 0, et 400 de plus font dix contre un.
cli-arena-unrated = Le classement a besoin d’un paquet de plus : pip install 'diceminer[arena]'
cli-arena-forfeit = { $bot } a perdu { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} par forfait. { $reason }
cli-arena-foot = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, --seed { $seed }, { $file }
cli-arena-missing = { $n ->
    [one] { $n } partie du plan reste à jouer.
   *[other] { $n } parties du plan restent à jouer.
}
cli-example-arena = cent parties, chaque graine des deux places
cli-example-arena-round-robin = un tournoi avec un rapport
cli-example-arena-table = un glouton à une table de trois joueurs au hasard
cli-example-arena-resume = reprendre après une interruption

### balance

cli-about-balance = mesurer si le jeu est équitable
cli-more-balance = Fait jouer à un robot tous les héros, chacun avec les dés de chaque place, et dit la part de victoires de chaque héros, ce que vaut de commencer, ce que valent chaque sorte de dé et la bière, et combien de manches finissent à égalité ; tout avec son intervalle à 95 %. La même commande reprend après une interruption.
cli-balance-games = combien de parties (12000), arrondies à des donnes entières de tous les héros
cli-balance-bot = qui joue ; sans elle, le robot le plus fort qui soit assez rapide
cli-balance-metavar-bot = BOT
cli-balance-table = joueurs à la table, de 2 à 4 (2)
cli-balance-seed = un texte ou un nombre quelconque ; la même graine donne les mêmes parties (balance)
cli-balance-docs = écrire dans ce dossier une page Markdown et ses images
cli-example-balance = le rapport que montre la documentation
cli-example-balance-table = pour trois joueurs, en JSON
cli-example-balance-resume = montrer de nouveau des résultats gardés, en une page

### train

cli-about-train = réapprendre ce que savent les robots forts
cli-more-train = Fait progresser le joueur rapide contre lui-même et ajuste à ses parties l’estimation du maître, pour 2, 3 et 4 joueurs ; ou instruit celui qui joue en solo. Tous les cœurs, moins d’une heure avec les valeurs données ; la même graine donne le même fichier. À mettre à la place du fichier de ce nom à côté des robots.
cli-train-what = « table » : le jeu de 2 à 4 ; « solo » : le jeu en solitaire
cli-train-out = le fichier à écrire, par exemple learned.npz
cli-train-games = le nombre de parties dont apprendre
cli-train-steps = table seulement : le nombre de pas de réglage pour chaque nombre de joueurs
cli-train-seed = un nombre : le même donne le même fichier (1)
cli-train-learning = apprentissage
cli-train-no-folder = Le dossier « { $path } » n’existe pas.
cli-train-written = Écrit : { $path }
cli-example-train = les choix et l’estimation du maître
cli-example-train-solo = une courte leçon pour le solo

### rules

cli-about-rules = lire les règles du jeu
cli-more-rules = Les règles du jeu avec les dés et les héros en usage, toutes ou une section.
cli-rules-section = numéro ou nom d’une section, comme 5.3 ou Solo
cli-rules-unknown = les règles n’ont pas de section « { $section } » ; il y a { $sections }
cli-example-rules-all = toutes
cli-example-rules = comment se compte une collection, en italien
