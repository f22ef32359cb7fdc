# The views' own words in the member centre.
view-centre-back = စာမျက်နှာအားလုံးသို့ ပြန်ရန်
view-centre-choose-title = စာမျက်နှာ ရွေးပါ
view-centre-choose = သင့်အကောင့်နှင့်ဆိုင်သော အရာအားလုံး စာရင်းထဲတွင် ရှိပါသည်။

view-identity-account = အကောင့်အမည်
view-identity-last-login = နောက်ဆုံးဝင်ချိန်
view-safeguard-on = ဖွင့်ထားသည်
view-safeguard-off = ပိတ်ထားသည်
view-password-about = အခြားဆိုက်များ မသိသော စကားဝှက်ကို သုံးပါ။

view-logins = ဝင်ရောက်မှုမှတ်တမ်း
view-logins-about = သင့်အကောင့်သို့ နောက်ဆုံးဝင်ခဲ့ခြင်းများ။ လွန်ခဲ့သော 90 ရက်အတွင်း အများဆုံး 50 ကြိမ်။
view-logins-show = မှတ်တမ်းပြရန်
view-logins-at = အချိန်
