# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = စာမျက်နှာအားလုံး
view-menu-open = မီနူး ဖွင့်ရန်
view-menu-games = ဂိမ်းများ
view-menu-pages = ပိုမို

view-chat-open = ကျွန်ုပ်တို့နှင့် စကားပြောရန်
view-chat-open-link = စကားပြောဆိုမှု ဖွင့်ရန်
view-chat-others = အခြားဆက်သွယ်နည်းများ
view-chat-nobody = ဤနေရာတွင် ဆက်သွယ်ရန် မရှိသေးပါ

view-footer-vendors-back = ရှေ့ကုမ္ပဏီများ
view-footer-vendors-on = နောက်ထပ်ကုမ္ပဏီများ

view-download-lead = ဆိုက်ကို ယူသွားပါ- အက်ပ်အဖြစ် တစ်ချက်နှိပ်ရုံဖြင့် ပွင့်ပြီး ပိုမြန်ပါသည်။
view-download-none = အက်ပ် မရှိသေးပါ
view-download-none-text = ဤဆိုက်ကို ဖုန်းတိုင်း၏ ဘရောက်ဆာတွင် သုံးနိုင်ပါသည်။
view-download-apps = အက်ပ်များ
view-download-yours = သင့်စက်
view-download-scan = အက်ပ်ထည့်မည့် ဖုန်းဖြင့် ကုဒ်ကို စကင်ဖတ်ပါ။
view-download-scan-other = အခြားစက်အတွက် ထိုစက်ဖြင့် ကုဒ်ကို စကင်ဖတ်ပါ။
view-download-download = ဒေါင်းလုဒ်
view-download-steps = ထည့်သွင်းနည်း

view-domains = ဤဆိုက်၏ လိပ်စာများ
view-domains-here = သင် ဤနေရာတွင် ရှိသည်
view-domains-test = အမြန်နှုန်း စမ်းသပ်ရန်
