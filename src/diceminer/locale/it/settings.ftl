# The settings behind the gear at the top.

web-volume = Suono (M)
web-speed = Velocità di bot e dadi
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Rapida
web-speed-once = Immediata
web-theme = Colori
web-theme-dark = Scuri
web-theme-light = Chiari
