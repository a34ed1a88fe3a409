# What is in hand, magic to spend, and what has just happened to who is asked.

web-refill-left = Refill the mountain ({ $n } left)
web-news-gift = { $name } gave you a Beer, rolled again:
web-news-stuck = Nothing more can be done.
web-advised = advised

web-roll = Roll!
web-spend-face = Spend { $face }
web-spend = Spend
web-keep = { $n ->
    [0] Keep
   *[other] Keep { $n }, roll the rest
}
web-keep-none = Keep nothing
web-into-chest = { $face }, into a chest
web-refill = Refill the mountain
web-stop = Stop digging
web-stop-here = Stop here
web-go-on = Dig on
web-done-magic = Enough magic
web-cancel = Cancel
web-refills = { $n ->
    [0] The mountain has not been refilled yet.
    [one] The mountain has been refilled once.
   *[other] The mountain has been refilled { $n } times.
}
