# The settings behind the gear at the top.

web-volume = Sonido (M)
web-speed = Velocidad de bots y dados
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-speed-once = Inmediata
web-theme = Colores
web-theme-dark = Oscuros
web-theme-light = Claros
