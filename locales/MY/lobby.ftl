# The games lobby: lists, classes of slots, minimum bet.
mode-all = ဂိမ်းအားလုံး
mode-hot = ရေပန်းစား
mode-favourite = အကြိုက်ဆုံး
mode-recent = လတ်တလော

class-all = အမျိုးအစားအားလုံး
class-jp = ဂျက်ပေါ့
class-tg = စားပွဲဂိမ်း
class-ac = အာကိတ်
class-bg = ဘင်ဂို

min-bet-all = အနည်းဆုံးလောင်းကြေး မရွေး
# $amount: an amount with its currency sign, ready to show.
min-bet-from = { $amount } မှ စ၍

# Orders of the list.
sort-usual = အကြံပြုထားသော
sort-new = အသစ်ဆုံး
sort-played = အကစားများဆုံး
sort-return = ပြန်ပေးနှုန်း အမြင့်ဆုံး
sort-name = အမည်

# How unevenly a game pays.
volatility-low = နိမ့်
volatility-medium = အလတ်
volatility-high = မြင့်
