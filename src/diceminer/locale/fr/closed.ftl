# A table that can’t be shown.

web-unreadable = Cette partie ne peut pas être ouverte
web-unreadable-about = Elle vient d’une autre version de la page, ou elle est endommagée. Elle reste ici telle quelle, et vous pouvez l’enregistrer dans un fichier.
web-unreadable-save = L’enregistrer dans un fichier
web-broken = Le moteur du jeu n’a pas pu être chargé
web-gone = Cette table n’existe pas
web-gone-about = Le lien est peut-être abîmé, ou la table a été débarrassée.
