# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = သင့်တွင်ရှိသောငွေ
wallet-withdrawable = သင်ထုတ်နိုင်သောငွေ
wallet-held = လမ်းခုလတ်တွင် ထိန်းထားသောငွေ
wallet-spendable = ကစားရန် သုံးနိုင်သောငွေ
wallet-kept = အရင် လောင်းရမည်
wallet-about-balance = ထိန်းထားသောငွေ အပါအဝင် သင့်ပိုက်ဆံအိတ်ရှိ ငွေအားလုံး။
wallet-about-withdrawable = ယခု ထုတ်နိုင်သောငွေ။ တွက်ချက်ပုံကို အောက်တွင် ကြည့်ပါ။
wallet-about-held = ငွေထုတ်မှုများ လွှဲပေးသည်အထိ ထိန်းထားပါသည်။ တစ်ခုစီကို ငွေထုတ်စာမျက်နှာတွင် ကြည့်ပါ။
wallet-about-held-none = ထုတ်ယူဆဲငွေ မရှိပါ။
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = { $reference } ကြောင့် လောင်းပြီးသည်အထိ ထိန်းထားသည်
wallet-short = ထိန်းထားရမည့်ငွေသည် ရှိသောငွေထက် များသဖြင့် ယခု မထုတ်နိုင်သေးပါ။
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } သည် အခြားပိုက်ဆံအိတ်များတွင် ရှိသည်။ သင့်ငွေဖြစ်ပြီး ပင်မပိုက်ဆံအိတ်သို့ ပြန်ရောက်လျှင် ထုတ်နိုင်သည်။

# $reference: number of a deposit or name of a promotion.
credit-deposit = ငွေသွင်း { $reference }
# $reference: name of a promotion.
credit-bonus = ဘောနပ်စ်- { $reference }
# $reference: name of a promotion.
credit-reward = ဆုလာဘ်- { $reference }
# $reference: what it was for.
credit-gift = လက်ဆောင်- { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount }၊ တစ်ကြိမ် လောင်းရမည်
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount }၊ { $times } ကြိမ် လောင်းရမည်
# $done, $required: amounts with their currency.
credit-progress = { $required } အနက် { $done } လောင်းပြီး
# $amount: an amount with its currency.
credit-left = { $amount } ကျန်
credit-done = ပြီးပါပြီ

# $bet, $counted: amounts with their currency.
next-bet-counts = { $bet } လောင်းလျှင် { $counted } ရေတွက်ပါသည်။
# $bet, $counted: amounts with their currency.
next-bet-nothing = ဤနေရာတွင် { $bet } လောင်းလျှင် မရေတွက်ပါ- { $counted }။
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = ထို့နောက် { $reference } အတွက် { $amount } လောင်းရန် ကျန်ပါမည်။
