# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = Games of { $vendor }
view-game-list-none-title = No games yet
view-game-list-none-text = This vendor has not opened a game here yet. Look at the other vendors.

# Rooms of card games.
view-rooms = Rooms
view-rooms-refresh = Refresh
# $stake: an amount of money.
view-room-stake = Stake { $stake }
# $entry: an amount of money.
view-room-entry = Sit down with { $entry } or more
# $seated: how many sit there. $seats: how many can.
view-room-seats = { $seated } of { $seats } seats taken
view-room-join = Join
view-room-full = Full
# $name: name of the game.
view-room-join-name = Join { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = These vendors play on the balance that you have here: there is nothing to transfer.
view-game-login-text = The game starts as soon as you are logged in.

# The lottery page.
view-lottery-vendors = Lottery vendors
view-lottery-next = Next draw
# $numero: the number of the issue.
view-lottery-numero = Draw { $numero }
view-lottery-at = Drawn at
view-lottery-closes = Sale ends at
view-lottery-after = Then drawn at
view-lottery-left = Time left
view-lottery-due = The draw is under way
view-lottery-closed = The sale for this draw has ended.
view-lottery-open-soon = Betting on draws is not open yet. The times below are those of the operator's schedule.
view-lottery-missing = The lottery of this link has no draw here. These are the draws that come next.
view-lottery-list = All draws
view-lottery-recent = Played last
view-lottery-others = More lotteries
view-lottery-none-title = No draws yet
view-lottery-none-text = This vendor has not published the times of its draws. Look at the other vendors.

# Home below the fold.
view-featured = Featured games
view-winners = Winners
view-winners-period = Period
view-winners-note = Computed from settled rounds. Names are masked; every amount is play money.
view-winners-none = Nobody has won in this period yet.
# $amount: what was won.
view-winner-won = won { $amount }
# $name: name of the game.
view-winner-play = Play { $name }
view-draws = Next draws
view-draws-all = All lotteries

# The card of a game, and the order of a lobby.
view-card-return = Return to player
view-card-volatility = Volatility
view-card-stake = Smallest stake
view-card-played = Last played
view-sort = Sort by
