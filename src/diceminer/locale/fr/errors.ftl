# Ce que le programme dit quand il doit refuser : ce qui n'allait pas, et ce qui aurait convenu.
# Les noms du code et des formats (cases, sigles des faces, clés, champs) restent tels qu'on les tape.

### Autour d'une raison

error-legal = { $reason } Permis maintenant : { $actions }.
error-legal-more = { $actions } … et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
error-record = Ligne { $line } : { $problem }
error-position = Position, champ « { $field } » : { $problem }
error-position-whole = Position : { $problem }
error-facts = { $file }, « { $entry } » : { $problem }
error-facts-file = { $file } : { $problem }

### Dés fixés d'avance

error-rolls-type = Les dés fixés d’avance se donnent en liste de sigles de faces, comme ["T3", "GB"].
error-rolls-few = Les dés donnés s’arrêtent là ; viendrait ensuite l’un de ceux-ci : { $expected }.
error-rolls-many = { $count ->
    [one] Il reste { $count } dé fixé d’avance : rien d’autre n’a été lancé.
   *[other] Il reste { $count } dés fixés d’avance : rien d’autre n’a été lancé.
}
error-rolls-wrong = « { $token } » ne peut pas sortir ici ; il faut l’un de ceux-ci : { $expected }.
error-rolls-token = « { $token } » n’est rien que les dés de ce jeu puissent montrer.

### Dés et héros (dice.toml, heroes.toml)

error-facts-missing-file = il n’y a ici ni dice.toml ni heroes.toml.
error-facts-read = le fichier ne peut pas être lu ({ $detail }).
error-facts-toml = ce n’est pas du TOML correct ({ $detail }).
error-facts-format = le format { $value } est inconnu ; ce programme lit le format 1.
error-facts-unknown-key = la clé « { $key } » est inconnue.
error-facts-missing-key = il manque la clé « { $key } ».
error-facts-type = « { $key } » doit être de type { $wanted }.
error-facts-kind = « { $kind } » n’est pas une sorte de dé ; les sortes sont { $kinds }.
error-facts-missing-kind = il manque les dés « { $kind } ».
error-facts-count = « { $key } » vaut { $value }, mais doit aller de { $least } à { $most }.
error-facts-six = un dé a six faces, celui-ci en a { $count }.
error-facts-beer = un dé a exactement une face Bière, celui-ci en a { $count }.
error-facts-no-faces = il faut donner au moins une face.
error-facts-token = « { $token } » n’est pas une face ; les faces s’écrivent comme T1, G3, M2, HC2, HD4, XP, XS, XC2, TB.
error-facts-foreign = la face { $token } n’a pas sa place sur un dé « { $kind } ».
error-facts-duplicate = « { $id } » y est deux fois.
error-facts-id = « { $id } » ne convient pas comme sigle de héros : prenez des mots en minuscules joints par « - », comme dragon-slayer.
error-facts-set = « { $set } » n’est pas une série de héros ; les séries sont { $sets }.
error-facts-hero-beer = un héros ne peut pas avoir de face Bière ({ $token }), car les héros ne se lancent ni ne s’offrent.
error-facts-few-heroes = la série « { $set } » a { $count } héros ; à quatre joueurs, il en faut au moins quatre.
error-facts-many-heroes = il y a { $count } héros ; il peut y en avoir { $most } au plus.

### Positions

error-position-type = une position est un texte, pas une valeur de type { $type }.
error-position-format = une position commence par « DM1 », pas par « { $value } ».
error-position-fields = il devrait y avoir { $want } champs séparés par une seule espace, mais il y en a { $have }.
error-position-rules = { $detail }
error-position-number = « { $value } » devrait être un nombre entier de { $least } à { $most }.
error-position-token = « { $token } » n’est pas une face de ce jeu.
error-position-order = les faces vont dans l’ordre du tableau des dés, chacune une fois avec son nombre devant : « { $want } ».
error-position-phase = « { $value } » n’est pas une phase de ce jeu ; les phases sont { $choices }.
error-position-turn = « { $value } » ne peut pas être l’état d’un tour dans cette phase.
error-position-seat = « { $value } » n’est pas une place, qui s’écrit « héros:dés:utilisés:utilisés du héros:cachés:manches » avec « - » pour rien.
error-position-hero = « { $value } » ne peut pas être un héros ici : inconnu, pris deux fois, absent ou étranger à ces règles.
error-position-rounds = « { $value } » n’est pas une liste de manches comptées, qui s’écrit comme « 3/4/-2,0/2/0 ».
error-position-mountain = la montagne s’écrit en rangées a à e jointes par « / », cases jointes par « , », avec « - » pour une case vide.
error-position-bag = le sac s’écrit en lettres de sortes et nombres, comme « T17G4M2H3X1 », ou « - » s’il est vide.
error-position-tiebreaks = « { $value } » n’est pas une liste de départages, qui s’écrit comme « 1=7/3=7 ».
error-position-conservation = sac, montagne et collections réunis comptent { $have } dés « { $kind } », mais le jeu en a { $want }.
error-position-hanging = le dé en { $slot } ne repose sur rien ; chaque dé tient sur deux dés ou sur le sol.
error-position-spent = il y a plus de { $token } marqués que la collection ou le héros n’en a.
error-position-choice = il n’y a plus rien à choisir ici ; une telle position avance d’elle-même.
error-position-named = « { $value } » ne peut pas figurer ici dans cette phase : une place là où il en faut une, « - » là où il n’en faut pas.
error-position-early = cela ne peut pas être dans la phase « { $phase } ».
error-position-chests = il y a plus de dés cachés que de coffres.
error-position-canonical = le programme l’écrit autrement : « { $want } ».

### Parties enregistrées

error-record-type = un enregistrement est un texte, pas une valeur de type { $type }.
error-record-format = un enregistrement commence par la ligne « Format: 1 ».
error-record-version = le format « { $value } » est inconnu ; ce programme lit le format 1.
error-record-header = une ligne d’en-tête s’écrit « Clé: valeur ».
error-record-key = la clé « { $key } » est inconnue ; les clés sont { $keys }.
error-record-duplicate = la clé « { $key } » y est deux fois.
error-record-rules = ce ne sont pas des règles du jeu : { $detail }
error-record-seats = les places devraient être { $want } noms séparés par des virgules, entre guillemets s’ils ont des caractères inhabituels.
error-record-quoted = ce texte n’est pas entre guillemets comme il faut, c’est-à-dire comme en JSON : "…".
error-record-commitment = l’engagement sur la graine a 64 chiffres hexadécimaux, en minuscules.
error-record-seed = cette graine ne correspond pas à l’engagement : son SHA-256 est un autre.
error-record-facts = cette partie a été jouée avec d’autres dés ou héros que ceux en usage ici.
error-record-blank = une ligne vide doit séparer l’en-tête des coups.
error-record-start = la première ligne après l’en-tête doit être « start » avec les dés de la mise en place.
error-record-empty = il ne peut pas y avoir de ligne vide parmi les coups.
error-record-arrow = les dés s’écrivent après « -> », séparés par une seule espace.
error-record-position = { $detail }
error-record-position-rules = la position a d’autres règles que celles de l’en-tête.
error-record-cut = la dernière ligne est coupée : chaque ligne finit par un saut de ligne.
error-record-illegal = { $detail }
error-record-rolls = { $detail }
error-record-after = la partie était finie avant ce coup.
error-record-result = le résultat indiqué est « { $have } », mais les coups mènent à « { $want } ».
error-record-differs = lancée d’après la graine, cette ligne serait « { $want } ».

### Robots

error-bot-unknown = Il n’y a pas de robot « { $name } » ; il y a { $names }, ou le vôtre sous la forme chemin/fichier.py:Nom.
error-bot-missing = Il n’y a pas de fichier « { $path } » contenant un robot.
error-bot-name = Le fichier « { $path } » ne contient pas de « { $name } ».
error-bot-file = Le robot ne peut pas être chargé : { $detail }
error-bot-choose = « { $name } » n’a pas de méthode choose(game), dont tout robot a besoin.
error-bot-limit = « { $name } » doit être un nombre supérieur à 0, pas { $value }.
error-bot-illegal = Le robot « { $name } » a choisi une action illégale : { $detail }
error-bot-raised = Le robot « { $name } » a échoué : { $detail }
error-bot-late = Le robot « { $name } » a réfléchi plus de { $seconds } secondes.
error-bot-died = Le robot « { $name } » a fait tomber le processus où il tournait (code de sortie { $code }).

### Arène

error-arena-empty = Il n’y a rien à jouer.
error-arena-few = Il faut { $least ->
    [one] au moins un robot
   *[other] au moins { $least } robots différents
}.
error-arena-alone = Un tournoi toutes rondes se joue à deux, trois ou quatre par table, pas en solo.
error-arena-worker = Un processus qui jouait les parties s’est arrêté tout seul (code de sortie { $code }). Tous les résultats obtenus sont gardés.
error-arena-line = { $file }, ligne { $line } : ce ne sont pas des résultats d’arène.
error-arena-format = { $file } est au format { $format }, que ce programme ne sait pas lire.
error-arena-plan = { $file } contient les résultats d’un autre plan : { $name } y vaut { $have }, ici { $need }.
error-arena-code = { $file } : les robots, les règles ou les dés ont changé depuis que ces parties ont été jouées ; on ne peut pas en ajouter. Commencez un nouveau fichier ; --resume montre celui-ci.
error-arena-changed = Le fichier d’un robot a changé pendant que ses parties étaient jouées : les autres ne peuvent pas être jouées par le même robot. Recommencez.
error-arena-cluster = Le cluster a d’autres robots, règles ou dés que cette machine. Installez la même chose sur tous ses nœuds.
