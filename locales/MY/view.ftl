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
view-messages-region = အသိပေးချက်များ
view-outcome-region = သင်၏ နောက်ဆုံး တောင်းဆိုမှု
view-log-in = ဝင်ရန်
view-sign-up = အကောင့်ဖွင့်
view-account-menu = သင့်အကောင့်
view-sign-out = ထွက်ရန်
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

view-side-open = ဖောက်သည်ဝန်ဆောင်မှုနှင့် အက်ပ်များ

# Home.
view-banners = ကမ်းလှမ်းချက်များ
# $number: which slide. $count: how many there are.
view-banner-dot = ကမ်းလှမ်းချက် { $count } ခုအနက် { $number }
view-banners-pause = ကမ်းလှမ်းချက်များ ပြောင်းခြင်းကို ရပ်ရန်
view-banners-play = ကမ်းလှမ်းချက်များ ဆက်ပြောင်းရန်
view-jackpot = တိုးပွားဂျက်ပေါ့
view-jackpot-sample = ဂျက်ပေါ့ သရုပ်ပြ
view-jackpot-illustrative = ဥပမာပြရန်သာ- ဤကိန်းဂဏန်းနောက်တွင် ဆုငွေပုံ မရှိပါ။
view-jackpot-pool = ဤကိန်းဂဏန်းနှင့် တိုးနှုန်းကို အော်ပရေတာက သတ်မှတ်ပါသည်။
view-jackpot-pause = ကိန်းဂဏန်း ရပ်ရန်
view-jackpot-play = ကိန်းဂဏန်း ဆက်ပြရန်
view-categories = ဂိမ်းအမျိုးအစားများ
view-hot-games = ယခု ရေပန်းစားနေ
view-popular-games = နောက်ဆုံး 14 ရက်အတွင်း အကစားများဆုံး
view-continue-playing = ဆက်ကစားရန်
view-search = ဂိမ်းရှာရန်
# $count: how many games there are, grouped.
view-search-count = ဂိမ်း { $count } ခုတွင် ရှာရန်

# Tiles of games.
view-play = ကစားရန်
view-demo = အစမ်း
view-hot = ရေပန်းစား
view-coming-soon = မကြာမီလာမည်
view-favourite = အကြိုက်ဆုံးသို့ ထည့်ရန်
view-unfavourite = အကြိုက်ဆုံးမှ ဖယ်ရန်

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
