# The views' own words of the wallets.
view-wallets = ပိုက်ဆံအိတ်များ
view-wallets-main = ပင်မပိုက်ဆံအိတ်
view-wallets-read-again = ထပ်ကြိုးစားရန်
# $name: name of the vendor.
view-wallets-read-again-of = ထပ်ကြိုးစားရန်- { $name }
view-wallets-move-in = ငွေသွင်းရန်
# $name: name of the vendor.
view-wallets-move-in-of = ငွေသွင်းရန်- { $name }
view-wallets-move-back = ပြန်ယူရန်
# $name: name of the vendor.
view-wallets-move-back-of = ပြန်ယူရန်- { $name }
view-wallets-all-back = အားလုံး ပြန်ယူရန်
view-wallets-pending = အတည်မပြုရသေး
view-wallets-history = ပိုက်ဆံအိတ်များအကြား ရွှေ့ခြင်း
view-wallets-none = သင့် ပိုက်ဆံအိတ်များအကြား ရွှေ့ခြင်းကို ဤနေရာတွင် ပြပါမည်။
view-wallets-more = အစောပိုင်းက ရွှေ့ခြင်းများ
view-wallets-follow = ဂိမ်းစတင်ချိန် ငွေကို ယူသွားရန်
view-wallets-follow-about = ကိုယ်ပိုင်ပိုက်ဆံအိတ်ရှိသော ကုမ္ပဏီ၏ ဂိမ်းကို စတင်လျှင် ပင်မလက်ကျန်သည် ထိုနေရာသို့ ရွှေ့သည်။ အခြားဂိမ်းစတင်လျှင် သို့မဟုတ် ဂိမ်းမှထွက်လျှင် ပြန်ရောက်သည်။
view-wallets-sheet = ငွေရွှေ့ရန်
view-wallets-from = မှ
view-wallets-to = သို့
view-wallets-turn = ပြောင်းပြန်
view-wallets-send = ရွှေ့ရန်
view-wallets-send-all = အားလုံး ရွှေ့ရန်
view-wallets-nobody = ကိုယ်ပိုင်ပိုက်ဆံအိတ်ရှိသော ကုမ္ပဏီ မရှိပါ။ ဂိမ်းအားလုံး ပင်မပိုက်ဆံအိတ်ကို သုံးသည်။
