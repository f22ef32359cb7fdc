# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = စကားပြောဆိုမှု မစတင်နိုင်ပါ
support-nobody = ယခု ဖြေကြားမည့်သူ မရှိပါ။ အခြားနည်းဖြင့် ဆက်သွယ်ပါ သို့မဟုတ် နောက်မှ ထပ်ကြိုးစားပါ။
support-blocked = သင့်ဘရောက်ဆာက ဝင်းဒိုးအသစ်ကို ပိတ်ထားပါသည်။ စကားပြောဆိုမှုကို ကိုယ်တိုင် ဖွင့်ပါ-

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = ဤ { $browser } သည် ဤဆိုက်အတွက် ဟောင်းလွန်းပါသည်။ ဗားရှင်း { $version } သို့မဟုတ် ပိုသစ်သောဗားရှင်းသို့ မွမ်းမံပါ သို့မဟုတ် အကြံပြုထားသော ဘရောက်ဆာကို သုံးပါ။

download-open = ဖုန်းတွင် ဒေါင်းလုဒ်ကို နှိပ်ပြီး ခွင့်ပြုပါ။
download-start = အက်ပ်ကို ဖွင့်ပြီး ဤနေရာတွင်ကဲ့သို့ ဝင်ပါ။
download-home-screen = အတည်ပြုပါ။ အက်ပ်သည် ပင်မမျက်နှာပြင်တွင် ပေါ်ပြီး ဘရောက်ဆာဘားများမပါဘဲ ပွင့်ပါမည်။
download-ios-open = iPhone သို့မဟုတ် iPad တွင် ဤစာမျက်နှာကို Safari ဖြင့် ဖွင့်ပါ။
download-ios-share = မျှဝေရန်ကို နှိပ်ပြီး ပင်မမျက်နှာပြင်သို့ ထည့်ရန်ကို ရွေးပါ။
download-ios-file = အက်ပ်ရောက်လျှင် ဆက်တင်များ၊ အထွေထွေ၊ စက်စီမံခန့်ခွဲမှုတွင် တည်ဆောက်သူကို ယုံကြည်ကြောင်း အတည်ပြုပါ။
download-config-allow = ဒေါင်းလုဒ်ကို နှိပ်ပြီး ပရိုဖိုင်ကို ခွင့်ပြုပါ။
download-config-install = ဆက်တင်များတွင် ဒေါင်းလုဒ်လုပ်ထားသော ပရိုဖိုင်ကို ရွေးပြီး ထည့်သွင်းရန် နှိပ်ပါ- အက်ပ်သည် ပင်မမျက်နှာပြင်တွင် ပေါ်ပါမည်။
download-android-open = ဖုန်းတွင် ဤစာမျက်နှာကို Chrome ဖြင့် ဖွင့်ပါ။
download-android-menu = မီနူးတွင် ပင်မမျက်နှာပြင်သို့ ထည့်ရန်ကို နှိပ်ပြီး ထည့်သွင်းပါ။
download-android-file = ဖိုင်ရောက်လျှင် ဖွင့်ပြီး ဤရင်းမြစ်မှ ထည့်သွင်းခြင်းကို ခွင့်ပြုပါ။

domains-speed = { $ms } မီလီစက္ကန့်
