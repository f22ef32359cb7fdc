# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = စကားဝိုင်း မစတင်နိုင်ပါ
support-nobody = ယခု ဖြေကြားမည့်သူ မရှိပါ။ အခြားနည်းဖြင့် ဆက်သွယ်ပါ သို့မဟုတ် နောက်မှ ထပ်ကြိုးစားပါ။
support-blocked = သင့်ဘရောက်ဆာက ဝင်းဒိုးအသစ်ကို ပိတ်ထားပါသည်။ စကားဝိုင်းကို ကိုယ်တိုင် ဖွင့်ပါ-
chat-hours-open = ယခု ဖြေကြားသူ ရှိပါသည်။
# $time: date and time of day.
chat-hours-closed = ယခု ဖြေကြားသူ မရှိပါ။ { $time } မှစ၍ ဖြေကြားပါမည်။
# $place: a number.
chat-queue = သင်သည် တန်းစီရာတွင် နံပါတ် { $place } ဖြစ်ပါသည်။
chat-next = နောက်တစ်ယောက်မှာ သင်ဖြစ်ပါသည်။
# $operator: a name.
chat-with = { $operator } က သင့်ကို ဖြေကြားနေပါသည်။
chat-closed = ဤစကားဝိုင်းကို ပိတ်ထားပါသည်။ နောက်ထပ်ရေးလျှင် အသစ်တစ်ခု စတင်ပါမည်။
chat-closed-by-operator = ဖောက်သည်ဝန်ဆောင်မှုက စကားဝိုင်းကို ပိတ်လိုက်ပါသည်။
chat-closed-by-customer = သင်က စကားဝိုင်းကို ပိတ်လိုက်ပါသည်။
chat-closed-when-idle = အတန်ကြာ စာမရှိသဖြင့် စကားဝိုင်းကို ပိတ်လိုက်ပါသည်။
# $operator: a name.
chat-taken-over = { $operator } က ဆက်လက်တာဝန်ယူပါသည်။
# $max: a number.
chat-too-long = အများဆုံး စာလုံး { $max } လုံး။
error-conversation-state = စကားဝိုင်းကို ပိတ်ထားသည် သို့မဟုတ် ပြောင်းလဲသွားပါသည်။ ပြန်ဖွင့်ပါ။
error-conversation-full = ဤစကားဝိုင်း ပြည့်သွားပါပြီ။ ပိတ်ပြီး အသစ်စတင်ပါ။
error-visitor-unknown = သင့်စကားဝိုင်း သက်တမ်းကုန်သွားပါပြီ။ အသစ်စတင်ရန် ထပ်ပို့ပါ။

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
