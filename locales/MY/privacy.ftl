# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = အီးမေးလ်
consent-sms = စာတို
consent-call = ဖုန်းခေါ်ဆိုမှု
# $hint: the address or number, mostly hidden.
consent-to = { $hint } သို့
consent-unreachable = ဤနည်းလမ်းအတွက် အတည်ပြုထားခြင်း မရှိသေးပါ။
# $time: date and time of day with the offset from UTC.
consent-given-since = { $time } တွင် သဘောတူခဲ့သည်
# $time: date and time of day with the offset from UTC.
consent-ended-since = { $time } တွင် ရပ်ခဲ့သည်
toast-consent-saved = သင့်ရွေးချယ်မှုကို သိမ်းပြီးပါပြီ။
copy-preparing = သင့်မိတ္တူကို ပြင်ဆင်နေပါသည်။ ဤစာမျက်နှာမှ ထွက်နိုင်ပါသည်။
copy-failed = မိတ္တူ မပြုလုပ်နိုင်ခဲ့ပါ။ ထပ်မံ တောင်းဆိုပါ။
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = သင့်မိတ္တူ အသင့်ဖြစ်ပါပြီ- { $size } kB။ { $time } တွင် ဖျက်ပါမည်။
# $time: date and time of day with the offset from UTC.
copy-next = { $time } မှစ၍ နောက်တစ်ခု တောင်းဆိုနိုင်ပါသည်။
# $amount: an amount with its currency.
closing-withdraw-first = { $amount } ကို ထုတ်ယူနိုင်သေးပါသည်။ အရင် ငွေထုတ်ပါ။
closing-withdraw-link = ငွေထုတ်ရန်
# $count: a number.
closing-withdrawals = ငွေထုတ်မှု { $count } ခု ဆောင်ရွက်နေဆဲဖြစ်သည်။ ပြီးသည်အထိ စောင့်ပါ။
closing-withdrawals-link = ငွေထုတ်မှုများ ကြည့်ရန်
# $count: a number.
closing-deposits = ငွေသွင်းမှု { $count } ခု ဖွင့်ထားဆဲဖြစ်သည်။ ပေးချေပါ၊ ပယ်ဖျက်ပါ သို့မဟုတ် ပြီးသည်အထိ စောင့်ပါ။
closing-deposits-link = ငွေသွင်းမှုများ ကြည့်ရန်
closing-bets = လောင်းကြေးတစ်ခု မပြီးသေးပါ။ ရလဒ်ထွက်သည်အထိ စောင့်ပါ။
# $amount: an amount with its currency.
closing-balance = သင့်ပိုက်ဆံအိတ်ရှိ ငွေထုတ်၍မရသော { $amount } ကို စွန့်လွှတ်ပါသည်။
# $amount, $left: amounts with their currency.
closing-bonus = { $amount } ဘောနပ်စ် ပြီးဆုံးပါမည်- လောင်းရန် { $left } ကျန်ပါသေးသည်။
# $amount, $left: amounts with their currency.
closing-deposit = ငွေသွင်း { $amount } ကို အပြည့် မလောင်းရသေးပါ- { $left } လိုသေးပြီး ကျန်ငွေကို စွန့်လွှတ်ပါမည်။
# $points: a number.
closing-points = သင့်ပွိုင့်များကို ထပ်မသုံးနိုင်တော့ပါ- { $points }
closing-accounts = သင့်ငွေလက်ခံအကောင့်များ၊ ကြော်ငြာစာ သဘောတူညီမှုနှင့် အချက်အလက်မိတ္တူကို ဖယ်ရှားပါမည်။
closing-sessions = နေရာအားလုံးမှ ထွက်ပြီး သင့်အမည်ကို မည်သူမျှ မယူနိုင်ပါ။
closing-records = ဥပဒေအရ သင့်ငွေနှင့် လောင်းကြေးမှတ်တမ်းများကို ဆက်လက် ထိန်းသိမ်းပါသည်။
# $count: a number of days.
closing-reopen = ဖောက်သည်ဝန်ဆောင်မှုက { $count } ရက်အတွင်း အကောင့်ကို ပြန်ဖွင့်ပေးနိုင်ပါသည်။ စွန့်လွှတ်ပြီးသည်များ ပြန်မရပါ။
closing-reopen-never = ပြန်ပြင်၍ မရပါ။
closing-not-understood = ပိတ်ခြင်း၏ အဓိပ္ပာယ်ကို ဖတ်ပြီး အမှန်ခြစ်ပါ။
toast-account-closed = သင့်အကောင့် ပိတ်ပြီးပါပြီ။
# $amount: money.
closing-elsewhere = { $amount } သည် ဂိမ်းကုမ္ပဏီ၏ ပိုက်ဆံအိတ်တွင် ရှိပါသည်။ အရင် ပြန်ယူပါ။
closing-elsewhere-link = ကျွန်ုပ်၏ ပိုက်ဆံအိတ်
closing-transfers = အခြားပိုက်ဆံအိတ်သို့ သို့မဟုတ် အခြားပိုက်ဆံအိတ်မှ လွှဲပြောင်းမှု မပြီးသေးပါ။
