# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = ပိတ်ရန်
view-retry = ထပ်ကြိုးစားရန်
view-loading = ဖွင့်နေသည်
view-go-home = ပင်မစာမျက်နှာသို့
view-see-all = အားလုံးကြည့်ရန်
view-failed = မအောင်မြင်ပါ
# $id: the request id to quote to customer service.
view-request-id = တောင်းဆိုမှု { $id }
view-skip = အကြောင်းအရာသို့ ကျော်ရန်

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }- ပင်မစာမျက်နှာ
view-nav = ကဏ္ဍများ
view-nav-vendors = ဂိမ်းကုမ္ပဏီများ
view-bottom-bar = အဓိကကဏ္ဍများ
view-language = ဘာသာစကား
view-theme-light = အလင်းပုံစံသို့ ပြောင်းရန်
view-theme-dark = အမှောင်ပုံစံသို့ ပြောင်းရန်
view-notices = ကြေညာချက်များ
view-notices-pause = ကြေညာချက်များ ခဏရပ်ရန်
view-notices-play = ကြေညာချက်များ ဆက်ပြရန်
view-notices-none = ကြေညာချက် မရှိပါ
view-messages-region = အသိပေးချက်များ
view-outcome-region = သင်၏ နောက်ဆုံး တောင်းဆိုမှု
view-log-in = ဝင်ရန်
view-sign-up = အကောင့်ဖွင့်
view-sign-out = ထွက်ရန်
view-account-menu = သင့်အကောင့်
view-agent = အေးဂျင့်
view-trial = အစမ်းဧည့်သည်
# $time: date and time of day.
view-last-login = နောက်ဆုံးဝင်ချိန် { $time }
view-messages = မက်ဆေ့ချ်များ
view-balance = လက်ကျန်ငွေ
view-balance-play = အစမ်းငွေ လက်ကျန်
view-balance-refresh = လက်ကျန်ငွေ ပြန်စစ်ရန်
view-balance-show = လက်ကျန်ငွေ ပြရန်
view-balance-hide = လက်ကျန်ငွေ ဖျောက်ရန်
view-balance-stale = ဤကိန်းဂဏန်း ဟောင်းနေနိုင်ပါသည်။ ထပ်စစ်ရန် နှိပ်ပါ။

# The foot of the page.
view-side-open = ဖောက်သည်ဝန်ဆောင်မှုနှင့် အက်ပ်များ
view-footer-help = အကူအညီ
view-footer-support = ဖောက်သည်ဝန်ဆောင်မှု
view-footer-app = အက်ပ်များ
view-footer-browsers = အကြံပြုထားသော ဘရောက်ဆာများ
view-footer-licences = လိုင်စင်များ
# $number: the number of a licence.
view-footer-licence-number = အမှတ် { $number }
# $name: the name of the licence.
view-footer-licence-check = ဤလိုင်စင်ကို စစ်ဆေးရန်- { $name }
view-footer-vendors = ဂိမ်းကုမ္ပဏီများ
view-footer-copyright = © { $brand }။ မူပိုင်ခွင့်အားလုံး ရယူထားသည်။
# $name: what the code leads to, e.g. Android.
view-qr = QR ကုဒ်- { $name }

# Home.
view-banners = ကမ်းလှမ်းချက်များ
# $number: which slide. $count: how many there are.
view-banner-dot = ကမ်းလှမ်းချက် { $count } ခုအနက် { $number }
view-banners-pause = ကမ်းလှမ်းချက်များ ပြောင်းခြင်းကို ရပ်ရန်
view-banners-play = ကမ်းလှမ်းချက်များ ဆက်ပြောင်းရန်
view-jackpot = တိုးပွားဂျက်ပေါ့
view-jackpot-sample = ဂျက်ပေါ့ သရုပ်ပြ
view-jackpot-illustrative = ဥပမာပြရန်သာ- ဤကိန်းဂဏန်းနောက်တွင် ဆုငွေပုံ မရှိပါ။
view-jackpot-pause = ကိန်းဂဏန်း ရပ်ရန်
view-jackpot-play = ကိန်းဂဏန်း ဆက်ပြရန်
view-categories = ဂိမ်းအမျိုးအစားများ
view-hot-games = ယခု ရေပန်းစားနေ
view-popular-games = နောက်ဆုံး 14 ရက်အတွင်း အကစားများဆုံး
view-continue-playing = ဆက်ကစားရန်
view-search = ဂိမ်းရှာရန်
# $count: how many games there are, grouped.
view-search-count = ဂိမ်း { $count } ခုတွင် ရှာရန်
view-search-clear = ရှာဖွေမှု ရှင်းရန်

# Games and lobbies.
view-play = ကစားရန်
view-demo = အစမ်း
view-hot = ရေပန်းစား
view-coming-soon = မကြာမီလာမည်
view-favourite = အကြိုက်ဆုံးသို့ ထည့်ရန်
view-unfavourite = အကြိုက်ဆုံးမှ ဖယ်ရန်
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

# Login.
view-login-username = အသုံးပြုသူအမည်
view-login-password = စကားဝှက်
view-password-show = စကားဝှက် ပြရန်
view-password-hide = စကားဝှက် ဖျောက်ရန်
view-login-remember = ဤဘရောက်ဆာတွင် 24 နာရီ ဝင်ထားရန်
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = { $time } အကြာတွင် ထပ်ကြိုးစားနိုင်ပါသည်။
view-login-forgot = စကားဝှက် မေ့နေလား?
view-login-no-account = အကောင့် မရှိသေးဘူးလား?
view-captcha = ပုံထဲမှ စာလုံးများ
view-captcha-picture = ရိုက်ထည့်ရမည့် စာလုံးများ
view-captcha-refresh = အခြားပုံ

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = ဝဘ်ဆိုက်ကို ပြုပြင်ထိန်းသိမ်းနေပါသည်
view-maintenance-text = မကြာမီ ပြန်လာပါမည်။ သင့်လက်ကျန်ငွေနှင့် လောင်းကြေးများ လုံခြုံပါသည်။
# $until: date and time of day.
view-maintenance-until = ပြန်ဖွင့်ရန် ခန့်မှန်းချိန် { $until }
view-blocked-title = သင့်နေရာတွင် ဤဆိုက်ကို အသုံးမပြုနိုင်ပါ
view-blocked-text = သင့်ဒေသမှ ဝင်ရောက်ခွင့်ကို ကန့်သတ်ထားပါသည်။ မှားယွင်းသည်ဟု ထင်လျှင် ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။
# $ip: the visitor's network address.
view-blocked-ip = သင့်လိပ်စာ- { $ip }
view-unreachable-title = ဝဘ်ဆိုက်ကို ချိတ်ဆက်၍မရပါ
view-crash-title = စာမျက်နှာ ရပ်သွားပါသည်
view-crash-text = စာမျက်နှာအတွင်း ချို့ယွင်းသွားပါသည်။ သင့်လက်ကျန်ငွေနှင့် လောင်းကြေးများကို ဆာဗာတွင် သိမ်းထားပါသည်။
view-crash-restart = ပြန်စရန်
view-chunk-title = ဆိုက်၏ ဤအပိုင်း မပွင့်ပါ
view-chunk-missing = ဖိုင်တစ်ခု ပျောက်နေပါသည်- ဆိုက်ကို မွမ်းမံထားခြင်း ဖြစ်နိုင်ပါသည်။ စာမျက်နှာကို ပြန်ဖွင့်ပါ သို့မဟုတ် ထပ်ကြိုးစားပါ။
view-chunk-error = ချိတ်ဆက်မှု ပြတ်သွားခြင်း သို့မဟုတ် ဖိုင်မစတင်နိုင်ခြင်း ဖြစ်ပါသည်။ ထပ်ကြိုးစားပါ။
view-chunk-timeout = နှစ်မိနစ်ကျော် ကြာသွားပါသည်။ ချိတ်ဆက်မှုကို စစ်ဆေးပြီး ထပ်ကြိုးစားပါ။
view-not-found = ဤလိပ်စာတွင် စာမျက်နှာ မရှိပါ။ ပြောင်းရွှေ့သွားခြင်း ဖြစ်နိုင်ပါသည်။

view-renewal-missing = ဤစာမျက်နှာ၏ အစိတ်အပိုင်းတစ်ခု ဆာဗာတွင် မရှိတော့ပါ။ ရိုက်နေသည်ကို အပြီးသတ်ပြီး ပြန်ဖွင့်ပါ။
view-renewal-ready = ဆိုက်ဗားရှင်းအသစ် အဆင်သင့်ဖြစ်ပါပြီ။ ရိုက်နေသည်ကို အပြီးသတ်ပြီး ပြန်ဖွင့်ပါ။
view-renewal-region = ဆိုက်အကြောင်း သတင်း
view-renewal-accept = ပြန်ဖွင့်ရန်
view-renewal-later = နောက်မှ
view-menu-open = မီနူး ဖွင့်ရန်
view-menu = စာမျက်နှာအားလုံး
view-agent-centre = အေးဂျင့်စင်တာ
view-bell-unread = မဖတ်ရသေးသော ကြေညာချက်များ
view-notices-all = ကြေညာချက်အားလုံး
view-chat-mark = သင့်စကားဝိုင်း
