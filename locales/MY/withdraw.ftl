# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = ငွေပေးချေမှု စကားဝှက်
withdraw-step-account = ငွေလက်ခံမည့် အကောင့်
withdraw-step-withdraw = ငွေထုတ်ခြင်း

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = တစ်ရက် ကန့်သတ်ချက် လက်ကျန် - { $daily } အနက် { $left }၊ { $time } အထိ။
# $left, $daily: numbers.
withdraw-limit-count = ယနေ့ ငွေထုတ်နိုင်သေးသော အကြိမ် - { $daily } အနက် { $left }။

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = သင့်အဆင့်အတွက် ယနေ့ ငွေထုတ်ခွင့် အကြိမ် ကုန်ပါပြီ။ { $time } မှစ၍ ထပ်ထုတ်နိုင်ပါသည်။
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = သင့်အဆင့်၏ တစ်ရက် ကန့်သတ်ချက် ပြည့်ပါပြီ။ { $time } မှစ၍ ထပ်ထုတ်နိုင်ပါသည်။
# $least: an amount with its currency.
withdraw-too-little = ယခု ထုတ်နိုင်သော ငွေ နည်းလွန်းပါသည်။ အနည်းဆုံး ငွေထုတ်ပမာဏမှာ { $least } ဖြစ်ပါသည်။ ပိုက်ဆံအိတ် စာမျက်နှာတွင် အကြောင်းရင်းကို ကြည့်ပါ။
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = သင့်အကောင့်ကို ယခုမှ ထည့်ထားပါသည်။ { $time } မှစ၍ ငွေလက်ခံနိုင်ပါသည်။
withdraw-methods-closed = ငွေလက်ခံနည်း အားလုံး ယခု ပိတ်ထားပါသည်။ နောက်မှ ထပ်ကြိုးစားပါ သို့မဟုတ် ဖောက်သည်ဝန်ဆောင်မှုကို မေးပါ။

# The form.
# $amount: an amount with its currency.
withdraw-all = အားလုံး - { $amount }
withdraw-fee-none = အခကြေးငွေ မရှိ
# $fee: a share, an amount, or both.
withdraw-fee = အခကြေးငွေ - { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] ပုံမှန် { $count } မိနစ်အတွင်း
    [hours] ပုံမှန် { $count } နာရီအတွင်း
   *[days] ပုံမှန် { $count } ရက်အတွင်း
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = သင် { $account } တွင် { $net } ရပါမည်။
withdraw-fact-amount = ပိုက်ဆံအိတ်မှ ထွက်မည်
withdraw-fact-fee = အခကြေးငွေ
withdraw-fact-net = ရောက်မည်
withdraw-fact-account = အကောင့်
withdraw-fact-paid = ယခုထိ ပေးပြီး
withdraw-fact-received = သင်ပြောသည့် လက်ခံရရှိငွေ
withdraw-fact-remaining = သင်ပြောသည့် လိုနေသေးသောငွေ
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } ကို { $account } သို့ ပို့နေပါသည်။
withdraw-sent = ပေးချေပြီးသည်အထိ ဤငွေကို သင့်ပိုက်ဆံအိတ်တွင် သီးသန့်ထားပါသည်။
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = ပေးချေပြီးသည်အထိ ဤငွေကို သင့်ပိုက်ဆံအိတ်တွင် သီးသန့်ထားပါသည်၊ { $time } မတိုင်မီ ဖြစ်ရန် မျှော်လင့်ပါသည်။
withdraw-sent-review = ဤငွေကို သင့်ပိုက်ဆံအိတ်တွင် သီးသန့်ထားပါသည်။ အော်ပရေတာက ဤငွေထုတ်ခြင်းကို အရင် စစ်ဆေးပါမည်၊ ကြာချိန်ကို ကျွန်ုပ်တို့ မပြောနိုင်ပါ။

# Accounts to be paid to.
payout-account-number = အကောင့်နံပါတ်
payout-wallet-number = အီလက်ထရောနစ် ပိုက်ဆံအိတ် နံပါတ် သို့မဟုတ် အမည်
payout-address = လိပ်စာ
payout-account-empty = အကောင့်ကို ထည့်ပါ။
payout-holder-empty = အကောင့်ပိုင်ရှင် အမည်ကို ထည့်ပါ။
# $name: a name, mostly hidden.
payout-holder-known = သင့်အမည်ဖြင့် အကောင့်များသို့သာ ငွေပေးပါသည် - { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] သင့်လုံခြုံရေးအတွက် အကောင့်အသစ်သည် { $count } မိနစ်ကြာမှ ငွေလက်ခံနိုင်ပါသည်။
    [hours] သင့်လုံခြုံရေးအတွက် အကောင့်အသစ်သည် { $count } နာရီကြာမှ ငွေလက်ခံနိုင်ပါသည်။
   *[days] သင့်လုံခြုံရေးအတွက် အကောင့်အသစ်သည် { $count } ရက်ကြာမှ ငွေလက်ခံနိုင်ပါသည်။
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = { $time } မှစ၍ ငွေလက်ခံနိုင်
payout-method-closed = ယခု ပိတ်ထား
# $account: bank or service with the end of the account.
payout-remove-asked = { $account } ကို ဖယ်ရှားမလား? ပို့ဆဲငွေ ရောက်ပါလိမ့်မည်။
payout-too-many = အကောင့်အရေအတွက် ပြည့်နေပါပြီ။ တစ်ခုထပ်ထည့်ရန် တစ်ခုကို ဖယ်ရှားပါ။
toast-payout-added = အကောင့် ထည့်ပြီးပါပြီ။
toast-payout-removed = အကောင့် ဖယ်ရှားပြီးပါပြီ။

# How a withdrawal stands.
withdrawals-all = အားလုံး
withdrawal-asked = ငွေထုတ်ရန် တောင်းဆိုပြီး
withdrawal-risk-review = စစ်ဆေးနေ
withdrawal-approved = ခွင့်ပြုပြီး
withdrawal-processing = ပေးချေနေ
withdrawal-partly-paid = တစ်စိတ်တစ်ပိုင်း ပေးပြီး
withdrawal-awaiting = ပေးပြီး၊ သင့်အဖြေ စောင့်နေ
withdrawal-disputed = စုံစမ်းနေ
withdrawal-completed = လက်ခံရရှိပြီး
withdrawal-auto-confirmed = လက်ခံရရှိသည်ဟု မှတ်ယူ
withdrawal-rejected = ငြင်းပယ်ပြီး
withdrawal-failed = ပေးချေ၍ မရ
withdrawal-returned = ပြန်ပို့ပြီး
withdrawal-cancelled = ပယ်ဖျက်ပြီး
withdrawal-changed = ပြောင်းလဲမှု
withdrawal-next-paid = ငွေပေးချေမှု ဝန်ဆောင်မှုက ပေးချေမည်
withdrawal-next-confirm = ဘာရောက်သည်ကို သင်ပြောမည်
withdrawal-about-review = အော်ပရေတာ စစ်ဆေးနေပါသည်။ ကြာချိန်ကို ကျွန်ုပ်တို့ မပြောနိုင်ပါ။
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = { $time } မတိုင်မီ မျှော်လင့်ပါသည်။
withdrawal-about-awaiting = ဝန်ဆောင်မှုက အားလုံး ပို့ပြီးပါပြီ။ သင့်အကောင့်ကို ကြည့်ပြီး ဘာရောက်သည်ကို အောက်တွင် ပြောပါ။
withdrawal-about-disputed = ငွေဘယ်မှာရှိသည်ကို အော်ပရေတာက ဝန်ဆောင်မှုအား မေးနေပြီး ဤနေရာတွင် အဆုံးသတ်ပါမည်။ အထောက်အထား ထပ်ရှိလျှင် ဖောက်သည်ဝန်ဆောင်မှုသို့ ရေးပါ။
withdrawal-about-auto-confirmed = အချိန်မီ မပြောသဖြင့် လက်ခံရရှိသည်ဟု မှတ်ယူပါသည်။ ငွေမရောက်လျှင် ဖောက်သည်ဝန်ဆောင်မှုသို့ ရေးပါ။
withdrawal-about-back = ငွေသည် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပါပြီ။
withdrawal-about-failed = မပေးရသေးသောငွေသည် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပါပြီ။
toast-withdrawal-cancelled = ငွေထုတ်ခြင်းကို ပယ်ဖျက်ပြီးပါပြီ။ ငွေသည် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပါပြီ။

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = { $time } အထိ ဖြေနိုင်ပါသည်။ ထိုအချိန်ထိ မဖြေလျှင် အပြည့်အဝ လက်ခံရရှိသည်ဟု မှတ်ယူပါမည်။
arrival-full = အားလုံး ရောက်ပြီ
arrival-partial = တစ်စိတ်တစ်ပိုင်းသာ ရောက်
arrival-not-received = ဘာမှ မရောက်
# $amount: an amount with its currency.
arrival-follows-full = { $amount } ရောက်ကြောင်း သင်အတည်ပြုပါသည်။ ဤငွေထုတ်ခြင်း ပြီးဆုံးပါမည်။
arrival-follows-dispute = ထို့နောက် ငွေဘယ်မှာရှိသည်ကို အော်ပရေတာက ဝန်ဆောင်မှုအား မေးပါမည်။ သိရသည်အထိ ဤငွေထုတ်ခြင်း ဖွင့်ထားပါမည်။
arrival-choose = ဘာရောက်သည်ကို ရွေးပါ။
arrival-pictures-missing = ဘာရောက်သည်ကို ပြသော ပုံ ထည့်ပါ။
# $most: how many.
arrival-pictures-needed = အကောင့်စာရင်း ပုံ 1 မှ { $most } ပုံ၊ png သို့မဟုတ် jpg၊ တစ်ပုံ 5 MB အောက်။ ကျွန်ုပ်တို့ ဝန်ထမ်းများသာ ကြည့်နိုင်ပါသည်။
# $most: how many.
arrival-pictures-may = လိုလျှင် အကောင့်စာရင်း ပုံ အများဆုံး { $most } ပုံ၊ png သို့မဟုတ် jpg၊ တစ်ပုံ 5 MB အောက်။ ကျွန်ုပ်တို့ ဝန်ထမ်းများသာ ကြည့်နိုင်ပါသည်။
toast-arrival-said = ကျေးဇူးတင်ပါသည်။ သင့်အဖြေကို မှတ်ပြီးပါပြီ။
