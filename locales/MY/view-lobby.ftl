# The views' own words in the grid of games: its filters, its pages, and a game that is played.

view-vendors = ဂိမ်းကုမ္ပဏီများ
view-vendors-all = ဂိမ်းကုမ္ပဏီအားလုံး
view-vendors-previous = ယခင်ကုမ္ပဏီများ
view-vendors-next = နောက်ထပ်ကုမ္ပဏီများ
view-vendors-none-title = ယခု ဤနေရာတွင် မရှိသေးပါ
view-vendors-none-text = နောက်မှ ပြန်လာပါ သို့မဟုတ် အခြားဂိမ်းအမျိုးအစားများကို ကြည့်ပါ။
# $count: how many games the vendor has, grouped.
view-vendor-games = ဂိမ်း- { $count }
view-modes = စာရင်းများ
view-classifications = ဂိမ်းအမျိုးအစား
view-min-bet = အနည်းဆုံးလောင်းကြေး
view-filters = စစ်ထုတ်ရန်
view-filters-count = စစ်ထုတ်ရန် ({ $count })
view-filters-show = ဂိမ်း { $total } ခု ပြရန်
# $total: how many games were found, grouped.
view-lobby-total = ဂိမ်း- { $total }
view-lobby-more = ဂိမ်းများ ထပ်ပြရန်
view-lobby-all = ဂိမ်းအားလုံး ကြည့်ရန်
view-lobby-clear = စစ်ထုတ်မှုများ ရှင်းရန်
view-lobby-nothing-title = ဘာမျှ မရှိသေးပါ
view-lobby-nothing-text = သင်ကစားသော သို့မဟုတ် အသည်းပုံနှိပ်ထားသော ဂိမ်းများ ဤနေရာတွင် ပေါ်ပါမည်။
view-lobby-no-match-title = ဂိမ်း မတွေ့ပါ
view-lobby-no-match-text = သင်ရွေးထားသော အမည်နှင့် စစ်ထုတ်မှုတို့နှင့် ကိုက်ညီသောဂိမ်း မရှိပါ။
view-lobby-login-title = သင့်ဂိမ်းများကို ကြည့်ရန် ဝင်ပါ
view-lobby-login-text = သင့်အကြိုက်ဆုံးများနှင့် နောက်ဆုံးကစားခဲ့သောဂိမ်းများကို အကောင့်တွင် သိမ်းထားပါသည်။
view-pages = စာမျက်နှာများ
# $number: the number of the page.
view-page = စာမျက်နှာ { $number }
view-page-previous = ယခင်စာမျက်နှာ
view-page-next = နောက်စာမျက်နှာ
view-game-deposit = ငွေသွင်းရန်၊ ဂိမ်း ဆက်ဖွင့်ထားပါသည်
view-game-leave = ဂိမ်းမှ ထွက်ရန်
view-game-fullscreen = မျက်နှာပြင်အပြည့်
view-game-fullscreen-end = မျက်နှာပြင်အပြည့်မှ ထွက်ရန်
view-play-session-time = ကစားချိန်
view-play-session-net = ယခုအကြိမ် အသားတင်
view-game-launching = ဂိမ်း စတင်နေပါသည်
view-game-coming-soon = ယခု ကစား၍ မရသေးပါ။ အခြားဂိမ်းတစ်ခု ရွေးပါ။
