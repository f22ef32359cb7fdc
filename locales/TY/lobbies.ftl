# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = 新手房
room-regular = 一般房
room-expert = 高手房

# Periods of the winner board.
winners-latest = 最新
winners-day = 24 小時
winners-week = 7 天
winners-month = 30 天

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = 因為您玩過 { $game }
row-newest = 新遊戲
row-high-return = 高回報率
