# Ce que le serveur refuse, dit à qui l’a demandé.

server-garbage = Cela ne peut pas être lu ; le problème commence à « { $field } ».
server-unknown = Personne ici ne connaît ce genre de message.
server-stale = La partie a continué entre-temps. Regardez encore et choisissez.
server-not-yours = Cette place n’est pas la vôtre.
server-not-turn = C’est le tour d’une autre place.
server-away = Un robot garde votre place. Reprenez-la d’abord.
server-undo = Cela ne peut plus être annulé : des dés ont été lancés, quelqu’un d’autre a agi ou la partie est finie.
server-not-begun = La partie n’a pas encore commencé.
server-compiling = Le moteur se prépare encore ; au premier démarrage, il lui faut jusqu’à une demi-minute.
server-loading = Cette partie est en cours de préparation. Réessayez dans un instant.
server-damaged = Ce qui a été gardé de cette partie ne correspond plus à ses dés : elle ne peut être ni montrée ni continuée.
server-begun = La partie a déjà commencé.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore finie.
server-host = Seul l’hôte peut le faire.
server-open-seats = Des places sont encore libres. Attendez, ou donnez-les à des robots.
server-seat = Cette table n’a pas de place { $seat }.
server-seats = La partie est pour { $need } joueurs, mais il y a { $have } places.
server-bot = Il n’y a pas de robot « { $name } » ici ; il y a { $names }.
server-secret = Ce lien n’est pas, ou n’est plus, celui d’une place libre.
server-no-table = Cette table n’existe pas.
server-no-guest = Ouvrez d’abord la page, pour que nous vous reconnaissions.
server-no-page = Il n’y a rien à cette adresse.
server-no-build = La page n’a pas encore été construite : lancez « make page », puis redémarrez.
server-method = Cette adresse ne s’utilise pas ainsi.
server-origin = La demande vient d’une page d’ailleurs.
server-large = C’est trop grand ; { $most } octets au plus.
server-fast = C’est trop rapide. Attendez un moment.
server-tables = Vous avez { $most } tables inachevées, et il ne peut pas y en avoir plus.
server-busy = Tout le monde est occupé ici. Réessayez bientôt.
server-engine = Le moteur n’a pas pu être préparé, aucune partie ne peut donc commencer. Un nouvel essai suit ; le journal de l’hôte dit pourquoi.
server-storage = Rien ne peut être enregistré ici pour le moment. Rien n’est perdu ; réessayez bientôt.
server-hint = Les conseils sont pour votre tour, quand il n’y a que des robots à la table.
server-alone = Il n’y a personne d’autre à cette table.
server-broken = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.

# Le titre d’un lien vers une table, là où un autre site l’affiche.
server-invitation = Dice Miner : venez à la table
