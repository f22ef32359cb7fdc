# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = จ่ายคืน { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = ตั้งแต่ { $amount }
# $date: a date.
tile-added = เพิ่มเมื่อ { $date }
# $count: how many free spins the member has in the game, as text.
tile-free-spins = ฟรีสปิน: { $count }
