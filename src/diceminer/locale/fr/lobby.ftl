# Une table avant le début, ses places et leurs liens ; et ceux qui ne font que regarder.

web-seat-open = Place libre
web-seat-keep = { $name } reste
web-lobby = La table est mise
web-sit-about = Une place vous attend. Comment les autres vous appelleront-ils ?
web-sit = S’asseoir
web-seat-lost = L’hôte a donné votre place. Vous pouvez rester et regarder.
web-here = est là
web-host = hôte
web-seat-waits = attend la personne qui a le lien
web-copy = Copier le lien
web-seat-link = Lien de la place { $n }
web-start = Commencer la partie
web-start-about = { $n ->
    [one] Une place est encore libre : envoyez son lien ou donnez-la à un robot.
   *[other] { $n } places sont encore libres : envoyez leurs liens ou donnez-les à des robots.
}
web-host-starts = En attente : l’hôte va commencer la partie.
web-host-named = { $name } commence la partie dès que toutes les places sont prises.
web-host-can-start = { $name } peut commencer la partie.
web-host-gone = L’hôte est parti. S’il ne revient pas, une autre personne prend sa place.
web-watch-link = Un lien pour les spectateurs :
web-lobby-send = Envoyez à chaque ami le lien de sa place. Avec l’adresse de cette page, il ne peut que regarder.
web-lobby-watch = Vous regardez. Pour jouer, demandez à l’hôte le lien d’une place libre : chaque place a le sien.
web-watch-taken = Vous regardez cette partie : toutes les places sont prises.
web-you = vous
