# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = ယင်းအနက် { $amount } ကို အခြားပိုက်ဆံအိတ်များသို့ ရွှေ့နိုင်သည်။ ကျန်ငွေမှာ လက်ဆောင်ရငွေဖြစ်၍ အရင် လောင်းရမည်။
wallets-unreadable = လက်ကျန်ကို ယခု ဖတ်၍ မရပါ။
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = လက်ကျန်ကို ယခု ဖတ်၍ မရပါ။ { $time } တွင် { $amount } ရှိခဲ့သည်။
wallets-closed = ယခု ထိုနေရာသို့ ငွေမသွင်းနိုင်ပါ။
wallets-all-unknown = ဤပိုက်ဆံအိတ်ကို ယခု ဖတ်၍မရသဖြင့် ပမာဏ ရွေး၍ မရပါ။ အထဲရှိသမျှ အားလုံးကို တောင်းနိုင်သည်။
# $least: an amount with its currency.
wallets-too-little-in = ရွှေ့နိုင်သောငွေ နည်းလွန်းသည်။ အနည်းဆုံး { $least } ဖြစ်သည်။
# $least: an amount with its currency.
wallets-too-little-back = ဤပိုက်ဆံအိတ်တွင် ငွေနည်းလွန်းသည်။ အနည်းဆုံး { $least } ရွှေ့ရမည်။
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } သည် { $name } ရှိ သင့်ပိုက်ဆံအိတ်သို့ ရောက်ပါပြီ။
# $amount: an amount with its currency.
wallets-moved-back = { $amount } သည် ပင်မပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပါပြီ။
# $amount: an amount with its currency.
wallets-not-moved = { $amount } ကို မရွှေ့ရသေးပါ။
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } ကို ရွှေ့နေပါသည်။
# $name: name of the vendor.
wallets-to-vendor = { $name } သို့
# $name: name of the vendor.
wallets-to-main = { $name } မှ ပြန်
wallets-status-sent = ဆောင်ရွက်ဆဲ
wallets-status-unknown = အတည်မပြုရသေး
wallets-status-done = ပြီးပါပြီ
wallets-status-failed = မရွှေ့ရ
wallets-about-sent = ကုမ္ပဏီကို မေးပြီးပါပြီ၊ မဖြေသေးပါ။
wallets-about-unknown-in = ကုမ္ပဏီ၏ အဖြေ မရသေးပါ။ ရလဒ်သိသည်အထိ မေးနေပါမည်။ ထိုအချိန်အထိ ငွေကို သီးသန့်ထားမည်၊ မရောက်ပါက ပြန်သုံးနိုင်သည်။
wallets-about-unknown-back = ကုမ္ပဏီ၏ အဖြေ မရသေးပါ။ ရလဒ်သိသည်အထိ မေးနေပါမည်။ ထုတ်ပေးပြီးသောငွေကို ဤနေရာတွင် ထည့်မည်၊ ကျန်ငွေမှာ ထိုနေရာတွင် ရှိနေဆဲ။
wallets-failure-refused = ကုမ္ပဏီက လက်မခံပါ။ သင့်ငွေ နေရာမရွှေ့ပါ။
wallets-failure-not-enough = ကုမ္ပဏီရှိ ပိုက်ဆံအိတ်တွင် ငွေမလောက်ပါ။ သင့်ငွေ နေရာမရွှေ့ပါ။
wallets-failure-closed = ကုမ္ပဏီသည် ယခု ငွေလွှဲ လက်မခံပါ။ သင့်ငွေ နေရာမရွှေ့ပါ။
wallets-cause-launch = ဂိမ်းစတင်ချိန်
wallets-cause-return = အလိုအလျောက် ပြန်ရောက်
# $name: name of the vendor.
wallets-back-failed = { $name } မှ ဘာမျှ ပြန်မရောက်ပါ။
# $name: name of the vendor.
wallets-back-unreadable = { $name } က လက်ကျန်ကို မပြောသဖြင့် ထိုနေရာမှ ပြန်မတောင်းပါ။
wallets-back-nothing = ပြန်ယူရန် မရှိပါ။
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = { $name } အတွက် { $amount } ကို ကုမ္ပဏီ၏ ပိုက်ဆံအိတ်သို့ ရွှေ့ပြီးပါပြီ။
