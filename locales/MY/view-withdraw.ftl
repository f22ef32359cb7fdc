# The views' own words of the withdrawal page and of the payment password.
view-payment-password = ငွေပေးချေမှု စကားဝှက်
view-payment-password-about = ဝင်ရောက်ခြင်းအပြင် ထွက်သွားသောငွေကို ကာကွယ်ပေးပါသည်။
view-payment-password-manage = ပြောင်းရန် သို့မဟုတ် ပြန်ယူရန်
view-pin-show = ငွေပေးချေမှု စကားဝှက် ပြရန်
view-pin-hide = ငွေပေးချေမှု စကားဝှက် ဖျောက်ရန်
view-pin-forgotten = ငွေပေးချေမှု စကားဝှက် မေ့နေပါသလား?

view-withdraw = ငွေထုတ်ရန်
view-withdraw-can = ယခု ထုတ်နိုင်သည်
# $balance: an amount with its currency.
view-withdraw-of = သင့်ပိုက်ဆံအိတ်တွင် { $balance } ရှိပါသည်။
view-withdraw-why = ဘာကြောင့် အားလုံး မဟုတ်သနည်း?
view-withdraw-first = ပထမဆုံး ငွေထုတ်ခြင်းမတိုင်မီ ပြင်ဆင်ရန် ရှိပါသည်။
view-withdraw-steps = အဆင့်များ
view-withdraw-step-done = ပြီးပြီ
view-withdraw-to = ငွေပေးမည့်နေရာ
view-withdraw-amount = ပမာဏ
# $min, $max: amounts with their currency.
view-withdraw-bounds = { $min } မှ { $max } အထိ
# $fee, $net: amounts with their currency.
view-withdraw-net = အခကြေးငွေ { $fee }၊ { $net } ရောက်မည်။
view-withdraw-review = ငွေထုတ်ခြင်းကို စစ်ရန်
view-withdraw-check = စစ်ပြီး ပို့ရန်
view-withdraw-factor = စိစစ်ရေး အက်ပ်မှ ကုဒ်
view-withdraw-factor-why = ဤမျှ ပမာဏအတွက် လိုအပ်ပါသည်။
view-withdraw-send = ငွေထုတ်ရန်
view-withdraw-change = နောက်သို့
view-withdraw-order = မှတ်တမ်းနံပါတ်
view-withdraw-copy-order = မှတ်တမ်းနံပါတ် ကူးယူရန်
view-withdraw-another = နောက်တစ်ကြိမ် ငွေထုတ်ရန်
view-withdraw-open = ပို့ဆဲ
view-withdraw-named = ငွေထုတ်ခြင်း
view-withdraw-all-of-them = ငွေထုတ်ခြင်း အားလုံး
view-withdraw-timeline = ဖြစ်ပျက်ခဲ့သည်များ
view-withdraw-state-done = ပြီးပြီ
view-withdraw-state-now = ယခု
view-withdraw-state-failed = မအောင်မြင်
view-withdraw-state-ahead = နောက်လာမည်
view-withdraw-support = ဖောက်သည်ဝန်ဆောင်မှုကို မေးရန်
view-withdraw-cancel = ပယ်ဖျက်ရန်
view-withdraw-cancel-sure = ပယ်ဖျက်မည် - ငွေ ပိုက်ဆံအိတ်သို့ ပြန်ရောက်မည်
view-withdraw-keep = မပယ်ဖျက်ပါ
view-withdraw-history = ငွေထုတ်ခြင်း အားလုံး
view-withdraw-filter = အခြေအနေ
view-withdraw-none = သင့် ငွေထုတ်ခြင်းများကို ဖြစ်စဉ်နှင့်တကွ ဤနေရာတွင် ပြပါမည်။
view-withdraw-none-such = ဤအခြေအနေရှိ ငွေထုတ်ခြင်း မရှိပါ။

view-payout-accounts = ငွေလက်ခံမည့် အကောင့်များ
view-payout-accounts-about = သင့်အမည်ဖြင့်သာ။ ထည့်ရန် သို့မဟုတ် ဖယ်ရှားရန် ငွေပေးချေမှု စကားဝှက် လိုပါသည်။
view-payout-none = သင့် ဘဏ်အကောင့်၊ အီလက်ထရောနစ် ပိုက်ဆံအိတ်နှင့် လိပ်စာများကို ဤနေရာတွင် ပြပါမည်။ ပထမဆုံးတစ်ခုကို ထည့်ပါ။
view-payout-add = အကောင့် ထည့်ရန်
view-payout-method = ငွေလက်ခံနည်း
view-payout-institution = ဘဏ် သို့မဟုတ် ဝန်ဆောင်မှု
view-payout-choose = ရွေးပါ
view-payout-holder = အကောင့်ပိုင်ရှင်
# $account: way to be paid with the end of the account.
view-payout-remove = { $account } ကို ဖယ်ရှားရန်
view-payout-remove-it = အကောင့် ဖယ်ရှားရန်

view-arrival = ဘာရောက်ပြီလဲ?
view-arrival-answers = သင့်အဖြေ
view-arrival-amount = ရောက်သော ပမာဏ
view-arrival-send = အဖြေ ပို့ရန်
