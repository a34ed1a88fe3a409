# The end of a round in the browser: the scored troves, counted one by one.

web-scored = Round { $n } is scored
web-scored-tiebreak = The tie-break is scored
web-scored-all = All at once
web-scored-continue = Continue
web-scored-crown = { $name } has the most gems: they count twice.
web-scored-crown-you = You have the most gems: they count twice.
web-scored-no-crown = A tie for the most gems: nobody counts them twice.
web-scored-limit = Your time is running: this goes on by itself.
web-scored-awaited = It is your turn: this goes on by itself, as the others wait.

### What a number was counted from

web-explain-tunnels = Tunnels { $numbers }: { $points }
web-explain-treasure = { $gems }: { $points }
web-explain-treasure-most = { $gems }, the most at the table, count twice: { $points }
web-explain-hazards = { $caveins } with { $pickaxes }, { $dragons } with { $shields }: { $points }
