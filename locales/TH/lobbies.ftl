# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = สำหรับมือใหม่
room-regular = สำหรับผู้เล่นทั่วไป
room-expert = สำหรับมือโปร

# Periods of the winner board.
winners-latest = ล่าสุด
winners-day = 24 ชั่วโมง
winners-week = 7 วัน
winners-month = 30 วัน

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = เพราะคุณเล่น { $game }
row-newest = เกมใหม่
row-high-return = อัตราจ่ายคืนสูง
