# Lobbies beside the grid of games: vendors' lists, rooms, draws, and home below the fold.

# Who a room is for.
room-beginner = សម្រាប់អ្នកថ្មី
room-regular = សម្រាប់អ្នកលេងធម្មតា
room-expert = សម្រាប់អ្នកជំនាញ

# Periods of the winner board.
winners-latest = ចុងក្រោយ
winners-day = 24 ម៉ោង
winners-week = 7 ថ្ងៃ
winners-month = 30 ថ្ងៃ

# Rows of games on home, each by its reason. $game: name of the game that the member played most.
row-for-you = ព្រោះអ្នកបានលេង { $game }
row-newest = ហ្គេមថ្មី
row-high-return = អត្រាសងត្រឡប់ខ្ពស់
