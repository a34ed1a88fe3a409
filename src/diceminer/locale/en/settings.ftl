# The settings behind the gear at the top.

web-volume = Sound (M)
web-speed = Speed of bots and dice
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-once = At once
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
