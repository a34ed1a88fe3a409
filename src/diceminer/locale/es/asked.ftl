# Lo que se tiene en la mano, la magia que gastar, y lo que acaba de pasarle a quien juega.

web-refill-left = Rellenar la montaña (quedan { $n })
web-news-gift = { $name } te ha dado una Cerveza, tirada de nuevo:
web-news-stuck = Ya no se puede hacer nada.
web-advised = aconsejado

web-roll = ¡Tirar!
web-spend-face = Gastar { $face }
web-spend = Gastar
web-keep = { $n ->
    [0] Mantener
   *[other] Mantener { $n }, tirar el resto
}
web-keep-none = No mantener nada
web-into-chest = { $face }, a un cofre
web-refill = Rellenar la montaña
web-stop = Dejar de excavar
web-stop-here = Parar aquí
web-go-on = Seguir excavando
web-done-magic = Terminar la magia
web-cancel = Cancelar
web-refills = { $n ->
    [0] La montaña aún no se ha rellenado.
    [one] La montaña se ha rellenado una vez.
   *[other] La montaña se ha rellenado { $n } veces.
}
