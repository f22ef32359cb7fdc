# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = For beginners
room-regular = For regular players
room-expert = For experts

# Periods of the winner board.
winners-latest = Latest
winners-day = 24 hours
winners-week = 7 days
winners-month = 30 days

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = Because you played { $game }
row-newest = New games
row-high-return = High return
