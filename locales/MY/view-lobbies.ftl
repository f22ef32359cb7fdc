# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = { $vendor } ၏ ဂိမ်းများ
view-game-list-none-title = ဂိမ်း မရှိသေးပါ
view-game-list-none-text = ဤကုမ္ပဏီသည် ဤနေရာတွင် ဂိမ်း မဖွင့်ရသေးပါ။ အခြားကုမ္ပဏီများကို ကြည့်ပါ။

# Rooms of card games.
view-rooms = အခန်းများ
view-rooms-refresh = ပြန်စစ်ရန်
# $stake: an amount of money.
view-room-stake = လောင်းကြေး { $stake }
# $entry: an amount of money.
view-room-entry = { $entry } နှင့်အထက်ဖြင့် ထိုင်နိုင်သည်
# $seated: how many sit there. $seats: how many can.
view-room-seats = ထိုင်ခုံ { $seats } ခုအနက် { $seated } ပြည့်
view-room-join = ဝင်ထိုင်ရန်
view-room-full = ပြည့်ပြီ
# $name: name of the game.
view-room-join-name = { $name } သို့ ဝင်ရန်

# The pages of seamless games and of the sports vendor.
view-seamless-text = ဤကုမ္ပဏီများ၏ ဂိမ်းများကို ဤနေရာရှိ သင့်လက်ကျန်ငွေဖြင့် ကစားနိုင်ပါသည်- ငွေလွှဲရန် မလိုပါ။
view-game-login-text = အကောင့်ဝင်ပြီးသည်နှင့် ဂိမ်း စတင်ပါမည်။

# The lottery page.
view-lottery-vendors = ထီကုမ္ပဏီများ
view-lottery-next = နောက်တစ်ကြိမ် ဖွင့်ပွဲ
# $numero: the number of the issue.
view-lottery-numero = အကြိမ် { $numero }
view-lottery-at = ထီဖွင့်ချိန်
view-lottery-closes = ရောင်းချမှု ပိတ်ချိန်
view-lottery-after = ထို့နောက် ဖွင့်ချိန်
view-lottery-left = ကျန်ချိန်
view-lottery-due = ထီဖွင့်နေပါသည်
view-lottery-closed = ဤအကြိမ်အတွက် ရောင်းချမှု ပိတ်ပါပြီ။
view-lottery-open-soon = ထီလောင်းခြင်း မဖွင့်သေးပါ။ အောက်ပါအချိန်များမှာ အော်ပရေတာ၏ အချိန်ဇယား ဖြစ်ပါသည်။
view-lottery-missing = ဤလင့်ခ်၏ ထီသည် ဤနေရာတွင် ဖွင့်ပွဲ မရှိပါ။ နောက်လာမည့် ဖွင့်ပွဲများမှာ အောက်ပါအတိုင်း ဖြစ်ပါသည်။
view-lottery-list = ဖွင့်ပွဲအားလုံး
view-lottery-recent = နောက်ဆုံး ကစားခဲ့သည်
view-lottery-others = အခြားထီများ
view-lottery-none-title = ဖွင့်ပွဲ မရှိသေးပါ
view-lottery-none-text = ဤကုမ္ပဏီသည် ဖွင့်ချိန်များကို မကြေညာရသေးပါ။ အခြားကုမ္ပဏီများကို ကြည့်ပါ။

# Home below the fold.
view-featured = ရွေးချယ်ထားသော ဂိမ်းများ
view-winners = အနိုင်ရသူများ
view-winners-period = ကာလ
view-winners-note = ပြီးဆုံးသောပွဲများမှ တွက်ချက်ထားပါသည်။ အမည်များကို ဖုံးထားပြီး ငွေပမာဏအားလုံးသည် အစမ်းငွေ ဖြစ်ပါသည်။
view-winners-none = ဤကာလတွင် အနိုင်ရသူ မရှိသေးပါ။
# $amount: what was won.
view-winner-won = { $amount } နိုင်ခဲ့
# $name: name of the game.
view-winner-play = { $name } ကစားရန်
view-draws = နောက်လာမည့် ဖွင့်ပွဲများ
view-draws-all = ထီအားလုံး

# The card of a game, and the order of a lobby.
view-card-return = ပြန်ပေးနှုန်း
view-card-volatility = အတက်အကျ
view-card-stake = အသေးဆုံး လောင်းကြေး
view-card-played = နောက်ဆုံးကစားချိန်
view-sort = စီစဉ်ပုံ
