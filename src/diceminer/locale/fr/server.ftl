# Ce que le serveur refuse, dit à qui l’a demandé.

server-garbage = Cela ne peut pas être lu ; le problème commence à « { $field } ».
server-unknown = Personne ici ne connaît ce genre de message.
server-stale = La partie a continué entre-temps. Regardez encore et choisissez.
server-not-yours = Cette place n’est pas la vôtre.
server-not-turn = C’est le tour d’une autre place.
server-away = Un bot garde votre place. Reprenez-la d’abord.
server-not-begun = La partie n’a pas encore commencé.
server-compiling = Le moteur se prépare encore ; au premier démarrage, il lui faut jusqu’à une demi-minute.
server-loading = Cette partie est en cours de préparation. Réessayez dans un instant.
server-damaged = Ce qui a été gardé de cette partie ne correspond plus à ses dés : elle ne peut être ni montrée ni continuée.
server-begun = La partie a déjà commencé.
server-not-over = La partie n’est pas encore finie.
server-host = Seul l’hôte peut le faire.
server-open-seats = Des places sont encore libres. Attendez, ou donnez-les à des bots.
server-seat = Cette table n’a pas de place { $seat }.
server-seats = La partie est pour { $need } joueurs, mais il y a { $have } places.
server-bot = Il n’y a pas de bot « { $name } » ici ; il y a { $names }.
server-secret = Ce lien n’est pas, ou n’est plus, celui d’une place libre.
server-no-table = Cette table n’existe pas.
server-no-guest = Ouvrez d’abord la page, pour que nous vous reconnaissions.
server-no-page = Il n’y a rien à cette adresse.
server-no-build = La page n’a pas encore été construite : lancez « make page », puis redémarrez.
server-method = Cette adresse ne s’utilise pas ainsi.
server-origin = La demande vient d’une page d’ailleurs.
server-large = C’est trop grand ; { $most } octets au plus.
server-fast = C’est trop rapide. Attendez un moment.
server-tables = Vous avez déjà { $most } tables ouvertes. Finissez-en une d’abord.
server-busy = Tout le monde est occupé ici. Réessayez bientôt.
server-engine = Le moteur n’a pas pu être préparé, aucune partie ne peut donc commencer. Un nouvel essai suit ; le journal de l’hôte dit pourquoi.
server-storage = Rien ne peut être enregistré ici pour le moment. Rien n’est perdu ; réessayez bientôt.
server-hint = Les conseils sont pour votre tour, quand il n’y a que des bots à la table.
server-broken = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.

# Ce que lit dans le terminal la personne qui héberge.

log-compiling = Les règles sont gravées dans cette machine, une seule fois. La page s’affiche déjà ; les parties commencent dans moins d’une demi-minute.
log-compiled = Prêt : les parties peuvent commencer.
log-engine-failed = Les règles n’ont pas pu être compilées, aucune partie ne peut commencer ; un nouvel essai suit : { $why }
log-search-failed = Les bots forts n’ont pas pu être préparés, d’autres jouent à leur place : { $why }
log-bot-failed = Le bot « { $bot } » a échoué ; un autre joue à sa place : { $why }
log-bot-move-failed = Le coup d’un bot a échoué, nouvel essai : { $why }
log-hint-failed = Un conseil a échoué : { $why }
log-table-broken = La table { $table }… ne peut pas être reconstruite à partir de ce qui en a été gardé : { $why }
log-table-failed = La table { $table }… n’a pas pu être préparée ; nouvel essai tant que quelqu’un la regarde : { $why }
log-message-failed = Le message d’un joueur a échoué : { $why }
log-request-failed = Une requête à { $route } a échoué : { $why }
log-connection-failed = La connexion d’un joueur a échoué : { $why }
log-task-failed = Quelque chose a échoué en arrière-plan : { $why }
log-storage-failed = Rien ne peut être enregistré pour le moment : { $why }. Nouvel essai chaque seconde ; d’ici là, aucune nouvelle table n’est acceptée.
log-storage-recovered = Tout peut de nouveau être enregistré.
log-read-failed = Les tables ne peuvent pas être lues pour le moment : { $why }
log-repeated = La même chose est arrivée { $count ->
        [one] encore une fois
       *[other] encore { $count } fois
    }, la dernière fois avec : { $why }
log-stopped = Arrêté. Toutes les tables sont conservées.
