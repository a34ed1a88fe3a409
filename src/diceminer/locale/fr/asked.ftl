# Ce qu’on a en main, la magie à utiliser, et ce qui vient d’arriver à qui doit jouer.

web-refill-left = Remplir la montagne (encore { $n })
web-news-gift = { $name } vous a donné une Bière, relancée :
web-news-stuck = Il n’y a plus rien à faire.
web-advised = conseillé

web-roll = Lancer !
web-spend-face = Utiliser { $face }
web-spend = Utiliser
web-keep = { $n ->
    [0] Cacher
   *[other] En cacher { $n }, relancer le reste
}
web-keep-none = Ne rien cacher
web-into-chest = { $face }, dans un coffre
web-refill = Remplir la montagne
web-stop = Arrêter de creuser
web-stop-here = S’arrêter ici
web-go-on = Continuer à creuser
web-done-magic = Terminer la magie
web-cancel = Annuler
web-refills = { $n ->
    [0] La montagne n’a pas encore été remplie.
    [one] La montagne a été remplie une fois.
   *[other] La montagne a été remplie { $n } fois.
}
