# The quiet line of a tile, a few letters wide.

# $percent: the return to player, such as 96.12%.
tile-return = ပြန်ပေးနှုန်း { $percent }
# $amount: the smallest stake, with its currency sign.
tile-stake = { $amount } မှ စ၍
# $date: a date.
tile-added = { $date } တွင် ထည့်သည်
# $count: how many free spins the member has in the game, as text.
tile-free-spins = အခမဲ့လှည့်ပွဲ: { $count }
