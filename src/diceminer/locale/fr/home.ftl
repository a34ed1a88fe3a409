# Préparer des parties entre amis ou en solo, les listes de tables, et les parties de ce navigateur.

web-friends-about = Ouvrez une table et envoyez un lien par place. Un nom suffit à vos amis.
web-friends-here = Plusieurs personnes devant cet écran, et des robots si vous voulez. Pour jouer avec des amis ailleurs, il faut que quelqu’un héberge le serveur du jeu.
web-seat-friend = Un ami, par un lien
web-seat-here = Quelqu’un devant cet écran
web-their-name = Nom à la place { $n }
web-seat-add = Une place de plus
web-seat-remove = Retirer la place { $n }
web-pace = Temps pour jouer
web-pace-none = Sans hâte ; un robot joue pour les absents
web-pace-seconds = { $n } secondes, puis un robot aide
web-pace-day = Une journée, même pour ceux qui partent
web-open-table = Ouvrir la table
web-solo-about = Creusez en solo et décrochez un rang. Moins il y a de dés magie, plus c’est difficile.
web-solo-best = Sous chaque nombre : votre meilleur score.
web-solo-none = Pas encore de score : votre premier rang vous attend.
web-dig = Creuser en solo
web-my-tables = Vos tables
web-past-tables = Parties terminées
web-tables-all = Tout afficher ({ $n })
web-table-remove = Retirer « { $names } » de la liste
web-table-leave = Quitter « { $names } »
web-table-remove-sure = Retirer ?
web-table-waiting = attend des joueurs
web-table-seat = place libre
web-table-over = terminée
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
web-import-foreign = Ce n’est pas un fichier de parties enregistrées : rien n’a changé.

web-name = Votre nom
web-seat-bot = Robot : { $bot }
web-fill = Qui prend la place { $n }
