# The settings behind the gear at the top.

web-volume = Son (M)
web-speed = Vitesse des robots et des dés
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-once = Immédiate
web-theme = Couleurs
web-theme-dark = Sombres
web-theme-light = Claires
