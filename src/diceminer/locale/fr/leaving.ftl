# Quitter une table pour de bon.

web-leave-title = Abandonner la partie ?
web-leave-open = La place redevient libre, pour quelqu’un d’autre.
web-leave-closes = Il n’y a personne d’autre à la table : elle est fermée.
web-leave-bot = Un robot continue à cette place, et elle ne peut plus être reprise.
web-leave-wins = La partie se termine, et qui reste gagne.
web-leave-ends = La partie se termine, et la table est retirée.
web-leave-later = Pour continuer une autre fois, revenez simplement à l’accueil : la table reste dans votre liste.
web-leave-stay = Rester
web-leave-one = { $name } s’en va
web-leave-some = L’un de vous s’en va
web-leave-all = Tout le monde s’en va
web-leave-sure = Abandonner la partie
web-oldest = La plus ancienne est « { $names } », commencée le { $date }.
web-oldest-unlisted = La plus ancienne n’est plus dans votre liste.
web-oldest-leave = Quitter la plus ancienne et jouer
