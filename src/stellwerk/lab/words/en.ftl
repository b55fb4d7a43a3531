# what stops a run
lab-no-bot = There is no bot { $bot }. Known: { $known }.
lab-no-bot-there = The bot { $bot } is not installed on a worker. Known there: { $known }. Every worker needs the packages of all bots.
lab-no-bots = --bots needs a name at least. Known: { $known }.
lab-no-end = { $game }: the game with seed { NUMBER($seed, useGrouping: 0) } does not end.
lab-failed = { $game }, seed { NUMBER($seed, useGrouping: 0) }, { $bots }: { $reason }
lab-no-learn = Learning needs more than is installed: pip install "stellwerk[learn]".
lab-learn-players = What is learned is judged at tables of { $players }: --players has to name them, too.
lab-reason = { $reason }
lab-option = --option wants ID=CHOICE, not { $given }.
lab-count = { $name } must be { $least } at least.
lab-chance = { $name } must lie between 0 and 0.5.
lab-seeds = Seeds go from 0 to { NUMBER($last, useGrouping: 0) }.
lab-two-bots = A tournament needs two different bots at least: --bots a,b.
lab-two-players = A tournament needs two players at least.
lab-both-sides = A bot cannot be on both sides of a gauntlet: { $bots }.
lab-other-plan = { $path } holds another run ({ $differs }). Choose another folder.
lab-plan-part = { $name }: { $there } there, { $here } here
lab-no-plan = { $path } holds games without a plan. Choose another folder.
lab-bad-file = { $path } cannot be read: { $reason }
lab-no-games = { $path }: there are no games here.
lab-no-game = { $path }: there is no game { NUMBER($number, useGrouping: 0) } here.
lab-no-scheduler = No Dask scheduler answers at { $address }: { $reason }
lab-no-workers = The scheduler at { $address } has no workers. Start one with: dask worker { $address }
lab-killed = Workers die whenever they play game { NUMBER($number, useGrouping: 0) }. Look at their memory and their logs; the same command goes on from here.
lab-scheduler-gone = The scheduler is gone. Once it is back, the same command goes on from here.
lab-other-rules = A worker plays version { $there } of { $game }, here it is { $here }. Install the same everywhere.
lab-several-games = Ratings are made of one game with the same rules and options, not of several.
lab-nobody-met = No two different bots have met in these games.
lab-no-anchor = { $anchor } has not played. There are: { $bots }.
lab-old-row = Game { NUMBER($number, useGrouping: 0) } was played under version { $had } of the rules, here it is { $have }.
lab-row-refused = The log of game { NUMBER($number, useGrouping: 0) } does not fit its rules: { $reason }
lab-row-changed = Game { NUMBER($number, useGrouping: 0) } ends otherwise than it was kept: its row has been changed.

# what a run tells
lab-played = { $new } games played, { $all } in { $path }
lab-interrupted = Stopped. The same command goes on from here.
lab-saved = Saved as { $path }
lab-better = { $b } is better than { $a }.
lab-not-better = { $b } is not better than { $a } by { $elo } points.
lab-open = Not decided within { $games } games.
lab-estimate = Estimate: { $estimate } points, with 95 % from { $low } to { $high }; { $games } games in { $deals } deals.
lab-unbounded = open
