# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = ဂိမ်းများ
view-menu-pages = ပိုမို

view-chat-open = ကျွန်ုပ်တို့နှင့် စကားပြောရန်
view-chat-open-link = စကားဝိုင်း ဖွင့်ရန်
view-chat-others = အခြားဆက်သွယ်နည်းများ
view-chat-nobody = ဤနေရာတွင် ဆက်သွယ်ရန်နည်းလမ်း မရှိသေးပါ
view-chat-field = သင့်စာ
view-chat-send = ပို့ရန်
view-chat-sending = ပို့နေသည်
view-chat-sent = ပို့ပြီး
view-chat-seen = ဖတ်ပြီး
view-chat-failed = မပို့ရသေးပါ
view-chat-again = ထပ်ပို့ရန်
view-chat-discard = ဖျက်ရန်
view-chat-earlier = ယခင်စာများ
# $operator: a name.
view-chat-typing = { $operator } စာရိုက်နေပါသည်
view-chat-end = စကားဝိုင်း အဆုံးသတ်ရန်
view-chat-log = စကားဝိုင်း
view-chat-begin = ဤနေရာတွင် ရေးပါ။ ဝန်ထမ်းက ဖတ်ပြီး ဤနေရာတွင်ပင် ဖြေကြားပါမည်။
view-chat-rate = ကျွန်ုပ်တို့၏ ဝန်ဆောင်မှု မည်သို့ရှိပါသလဲ?
# $count: a number, as text.
view-chat-stars = ကြယ် 5 ပွင့်အနက် { $count } ပွင့်
view-chat-comment = မှတ်ချက် (မဖြစ်မနေ မဟုတ်ပါ)
view-chat-rate-send = အဆင့်သတ်မှတ်ချက် ပို့ရန်
# $count: a number, as text.
view-chat-rated = အဆင့်သတ်မှတ်ပေးသည့်အတွက် ကျေးဇူးတင်ပါသည်၊ 5 အနက် { $count }
view-chat-from-feedback = စကားဝိုင်းတွင် အဖြေကို ကြည့်ရန်
view-chat-attach = ပုံ ပို့ရန်၊ png သို့မဟုတ် jpg၊ 5 MB အောက်
view-chat-show-picture = ပုံကို ပြရန်
view-chat-picture = ပုံ
view-chat-picture-failed = ပုံကို မရယူနိုင်ပါ

view-footer-vendors-back = ယခင်ကုမ္ပဏီများ
view-footer-vendors-on = နောက်ထပ်ကုမ္ပဏီများ

view-download-lead = ဆိုက်ကို ယူသွားပါ- အက်ပ်အဖြစ် တစ်ချက်နှိပ်ရုံဖြင့် ပွင့်ပြီး ပိုမြန်ပါသည်။
view-download-none = အက်ပ် မရှိသေးပါ
view-download-none-text = ဤဆိုက်ကို ဖုန်းတိုင်း၏ ဘရောက်ဆာတွင် သုံးနိုင်ပါသည်။
view-download-apps = အက်ပ်များ
view-download-yours = သင့်စက်
view-download-scan = အက်ပ်ထည့်မည့် ဖုန်းဖြင့် ကုဒ်ကို စကင်ဖတ်ပါ။
view-download-download = ဒေါင်းလုဒ်
view-download-steps = ထည့်သွင်းနည်း

view-domains = ဤဆိုက်၏ လိပ်စာများ
view-domains-here = သင် ဤနေရာတွင် ရှိသည်
view-domains-test = အမြန်နှုန်း စမ်းသပ်ရန်

# $host: the host of a script.
view-consent-text = သင့်လာရောက်မှုကို ရေတွက်ခွင့်ပြုပါသလား။ { $host } မှ စကရစ်က မည်သည့်စာမျက်နှာများ ဖွင့်သည်ကို ရေတွက်ပါသည်။ ခွင့်မပြုလည်း အားလုံး ပုံမှန်အတိုင်း အလုပ်လုပ်ပါသည်။
view-consent-agree = ရေတွက်ခွင့်ပြုမည်
view-consent-refuse = ရေတွက်ခွင့်မပြုပါ
view-consent-change = လာရောက်မှု စာရင်းအင်း
