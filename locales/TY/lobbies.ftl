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
