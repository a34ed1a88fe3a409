# A table that can’t be shown.

web-unreadable = Cette partie ne peut pas être ouverte
web-unreadable-about = Elle vient d’une autre version de la page, ou elle est endommagée. Elle reste ici telle quelle, et vous pouvez l’enregistrer dans un fichier.
web-unreadable-save = L’enregistrer dans un fichier
web-broken = Le moteur du jeu n’a pas pu être chargé
web-broken-about = Une partie de cette page manque ou est endommagée. Rechargez-la : vos parties sont toujours là.
web-broken-unsupported = Ce navigateur ne peut pas exécuter le jeu : il est trop ancien, ou WebAssembly est désactivé.
web-gone = Cette table n’existe pas
web-gone-about = Le lien est peut-être abîmé, ou la table a été débarrassée.
