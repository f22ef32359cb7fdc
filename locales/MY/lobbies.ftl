# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = အသစ်များအတွက်
room-regular = သာမန်ကစားသူများအတွက်
room-expert = ကျွမ်းကျင်သူများအတွက်

# Periods of the winner board.
winners-latest = နောက်ဆုံး
winners-day = 24 နာရီ
winners-week = 7 ရက်
winners-month = ရက် 30
