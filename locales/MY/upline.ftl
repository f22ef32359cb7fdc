# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = ယခု သင် ငွေလွှဲနိုင်သော အထက်လိုင်း မရှိပါ။ ရှိသင့်သည်ဟု ထင်ပါက ဖောက်သည်ဝန်ဆောင်မှုကို မေးပါ။
# $left, $daily: numbers.
upline-limit-count = ယနေ့ လွှဲနိုင်သေးသော အကြိမ် - { $daily } အနက် { $left }။
# $time: date and time of day with the offset from UTC.
upline-count-used = ယနေ့ ငွေလွှဲခွင့် အကြိမ် ကုန်ပါပြီ။ { $time } မှစ၍ ထပ်လွှဲနိုင်ပါသည်။
# $time: date and time of day with the offset from UTC.
upline-amount-used = တစ်ရက် ငွေလွှဲ ကန့်သတ်ချက် ပြည့်ပါပြီ။ { $time } မှစ၍ ထပ်လွှဲနိုင်ပါသည်။
# $least: an amount with its currency.
upline-too-little = ယခု ထုတ်နိုင်သော ငွေ နည်းလွန်းပါသည်။ အနည်းဆုံး လွှဲပမာဏမှာ { $least } ဖြစ်ပါသည်။ ပိုက်ဆံအိတ် စာမျက်နှာတွင် အကြောင်းရင်းကို ကြည့်ပါ။
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } သည် { $amount } ကို ချက်ချင်း ရပါမည်။ ပြန်ရုပ်သိမ်း၍ မရပါ။
upline-fact-gets = အထက်လိုင်း ရမည်
upline-fact-to = အထက်လိုင်း
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } သည် { $amount } ရပါပြီ။
# $name: of the upline.
upline-given = { $name } သို့
# $name: of a member below.
upline-got = { $name } ထံမှ
