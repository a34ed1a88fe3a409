# Ce que lit dans le terminal la personne qui héberge.

log-compiling = Les règles sont gravées dans cette machine, une seule fois. La page s’affiche déjà ; les parties commencent dans moins d’une demi-minute.
log-compiled = Prêt : les parties peuvent commencer.
log-engine-failed = Les règles n’ont pas pu être compilées, aucune partie ne peut commencer ; un nouvel essai suit : { $why }
log-search-failed = Les robots forts n’ont pas pu être préparés, d’autres jouent à leur place : { $why }
log-bot-failed = Le robot « { $bot } » a échoué ; un autre joue à sa place : { $why }
log-bot-move-failed = Le coup d’un robot a échoué, nouvel essai : { $why }
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
