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
