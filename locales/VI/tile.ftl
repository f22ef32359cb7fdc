# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = Trả thưởng { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = Từ { $amount }
# $date: a date.
tile-added = Thêm ngày { $date }
# $count: how many free spins the member has in the game, as text.
tile-free-spins = Vòng quay miễn phí: { $count }
