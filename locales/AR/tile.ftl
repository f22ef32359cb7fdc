# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = العائد { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = من { $amount }
# $date: a date.
tile-added = أضيفت { $date }
# $count: how many free spins the member has in the game, as text.
tile-free-spins = دورات مجانية: { $count }
