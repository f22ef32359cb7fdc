# Downline management.
# Orders and columns.
downline-name = အကောင့်အမည်
downline-registered = စာရင်းသွင်းချိန်
downline-last-login = နောက်ဆုံးဝင်ရောက်ချိန်
downline-balance = လက်ကျန်ငွေ
downline-team-balance = အဖွဲ့လက်ကျန်ငွေ
downline-team-size = အဖွဲ့အရွယ်
downline-turnover = ရက် 30 လောင်းကြေး
downline-ascending = ငယ်စဉ်ကြီးလိုက်
downline-descending = ကြီးစဉ်ငယ်လိုက်
downline-any-label = တံဆိပ်အားလုံး
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] ရပ်ဆိုင်းထား
    [SUSPENDED] ဆိုင်းငံ့ထား
    [CLOSED] ပိတ်ထား
   *[ACTIVE] အသုံးပြုနိုင်
}
downline-type = { $type ->
    [0] အဖွဲ့ဝင်
   *[1] အေးဂျင့် အမျိုးအစား { $type }
}
# $count: a number.
downline-below = တိုက်ရိုက်အောက်လိုင်း { $count } ဦးကို ပြပါ
downline-rate-all = ထုတ်ကုန်အားလုံး
# $least: a percentage. $name: an account name.
downline-rate-below = အနည်းဆုံး { $least }။ တိုက်ရိုက်အောက်လိုင်းတစ်ဦးတွင် ဤနှုန်း ရှိသည်။ { $name } က ၎င်းကို အရင်လျှော့ရမည်။
# $least and $most: percentages.
downline-rate-bounds = { $least } မှ { $most } အထိ
downline-rates = ပြန်အမ်းငွေ နှုန်းများ
# $name: an account name.
downline-rates-by = { $name } က သတ်မှတ်သည်
downline-rates-by-operator = အော်ပရေတာက သတ်မှတ်သည်
# $day: a day. $name: an account name.
downline-rates-from = { $day } မှစ၍ အကျုံးဝင်သည်။ ထိုနေ့မတိုင်မီ မပြောင်းလဲပါ။
downline-rates-review = { $day } မှစ၍ { $name } သည် ဤနှုန်းများ ရရှိမည်။
downline-rates-set = { $name } ၏ နှုန်းများ { $day } မှစ၍ ပြောင်းလဲမည်ဖြစ်ပြီး စာဖြင့် အကြောင်းကြားထားသည်။
downline-rates-since = { $day } မှစ၍
downline-rates-title = { $name } ၏ ပြန်အမ်းငွေ နှုန်းများ
downline-path = ကြားရှိသူများ
downline-real-name = အမည်ရင်း
downline-email = အီးမေးလ်
downline-mobile = ဖုန်းနံပါတ်
downline-transfer = ငွေလွှဲရန်
downline-message = စာရေးရန်
downline-labels = တံဆိပ်များ
downline-freeze = ရပ်ဆိုင်းရန်
downline-unfreeze = ရပ်ဆိုင်းမှု ဖယ်ရှားရန်
# $name: an account name.
downline-freeze-title = { $name } ကို ရပ်ဆိုင်းရန်
downline-labels-title = { $name } ၏ တံဆိပ်များ
downline-message-title = { $name } ထံ စာရေးရန်
downline-message-all = တိုက်ရိုက်အောက်လိုင်းအားလုံးထံ စာရေးရန်
downline-transfer-title = { $name } ထံ ငွေလွှဲရန်
downline-transfer-closed = ဤအကောင့်သို့ ယခု ငွေလွှဲ၍ မရပါ။
downline-fact-to = လက်ခံသူ
# $reason: words of an agent. $count: a number.
downline-frozen-why = ရပ်ဆိုင်းထားသည် - { $reason }
downline-frozen = အကောင့်ကို ရပ်ဆိုင်းထားပါသည်။
downline-unfrozen = ရပ်ဆိုင်းမှု ပြီးဆုံးပါပြီ။
downline-labelled = တံဆိပ်များ သိမ်းပြီးပါပြီ။
downline-written = စာကို ပို့နေပါသည်။ လက်ခံသူ - { $count }
downline-reason-wrong = အကြောင်းရင်းကို စာတစ်ကြောင်းဖြင့် အက္ခရာ 5 မှ 200 အထိ ရေးပါ။
downline-labels-wrong = တံဆိပ် အများဆုံး 8 ခု၊ တစ်ခုလျှင် အက္ခရာ 24 လုံးအထိ။
downline-title-wrong = ခေါင်းစဉ်သည် စာတစ်ကြောင်း၊ အက္ခရာ 1 မှ 80 အထိ ဖြစ်ရမည်။
downline-text-wrong = စာသားသည် အက္ခရာ 1 မှ 1000 အထိ ဖြစ်ရမည်။
# The views' own words.
view-downline-search = အကောင့် သို့မဟုတ် အမည်ဖြင့် ရှာပါ
view-downline-search-hint = ရှေ့ဆုံးအက္ခရာ အနည်းဆုံး နှစ်လုံး၊ အဖွဲ့တစ်ခုလုံးတွင် ရှာမည်။
view-downline-clear = ရှာဖွေမှု ရှင်းရန်
view-downline-sort = အစီအစဉ်
view-downline-label = တံဆိပ်
view-downline-list = အောက်လိုင်းများ
view-downline-path = ပြန်လမ်း
view-downline-me = ကျွန်ုပ်၏အဖွဲ့
view-downline-find = ရှာရန်
view-downline-back = စာရင်းသို့ ပြန်ရန်
view-downline-unknown = သင့်အဖွဲ့တွင် ဤလိပ်စာရှိသူ မရှိတော့ပါ။
view-downline-none-title = ဤနေရာတွင် မည်သူမျှ မရှိသေးပါ
view-downline-none-text = သင့်အောက်တွင် စာရင်းသွင်းသူများ ဤနေရာတွင် ပေါ်မည်။ သင့်လင့်ခ်များ စာရင်းသွင်းရေးဌာနတွင် ရှိသည်။
view-downline-no-match-title = မည်သူ့ကိုမျှ မတွေ့ပါ
view-downline-no-match-text = အခြားရှေ့ဆုံးအက္ခရာများ စမ်းကြည့်ပါ။
view-downline-own = ကိုယ်တိုင်ကစားမှု ရက် 30
view-downline-team = ၎င်း၏အဖွဲ့ ရက် 30
view-downline-contract-offer = စာချုပ် ကမ်းလှမ်းရန်
view-downline-contract-stands = ရှိပြီး သို့မဟုတ် တောင်းဆိုထားသည်
view-downline-contracts = စာချုပ်များ
view-downline-rates = ပြန်အမ်းငွေ နှုန်းများ
view-downline-rates-change = နှုန်းများကို စစ်ရန်
view-downline-rates-check = စစ်ပြီး နှုန်းများ ပြောင်းရန်
view-downline-rates-send = နှုန်းများ ပြောင်းရန်
view-downline-rates-history = ပြောင်းလဲမှုများ
view-downline-rates-none = ပြောင်းလဲမှု မရှိသေးပါ။
view-downline-rates-legend = အကျုံးဝင်လောင်းကြေး တစ်ခုစီ၏ ရာခိုင်နှုန်း
view-downline-person = ပုဂ္ဂိုလ်
view-downline-actions = သင်လုပ်နိုင်သည်များ
view-downline-reason = အကြောင်းရင်း
view-downline-freeze-hint = ဆက်ရှင်များ ချက်ချင်းပြီးဆုံးပြီး မည်သူမျှ မဝင်နိုင်ပါ။ ငွေ အကောင့်ထဲတွင် ကျန်ပြီး အဖွဲ့ဝင်ကို အသိပေးမည်။
view-downline-labels-hint = ကော်မာဖြင့် ခြားပါ။ သင်တစ်ဦးတည်းသာ မြင်ရမည်။
view-downline-title = ခေါင်းစဉ်
view-downline-text = စာသား
view-downline-send = ပို့ရန်
view-downline-save = သိမ်းရန်
view-downline-close = ပိတ်ရန်
view-downline-pin = ငွေပေးချေမှု စကားဝှက်ကို အရင်သတ်မှတ်ပါ
