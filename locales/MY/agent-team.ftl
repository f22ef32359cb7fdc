# Team overview.
team-today = ယနေ့
team-week = ၇ ရက်
team-month = ရက် ၃၀
team-quarter = ရက် ၉၀
# $from: a day, YYYY-MM-DD.
team-compared = ယခင် ရက်အရေအတွက်တူ ({ $from } မှစ၍) နှင့် နှိုင်းယှဉ်ထားသည်။
team-all = အဖွဲ့တစ်ခုလုံး
team-direct = တိုက်ရိုက်အောက်လိုင်း
team-deeper = ပိုနက်သောအဆင့်
team-own = ကိုယ်တိုင်ကစားမှု
team-members = အသင်းဝင်
team-agents = ကိုယ်စားလှယ်
team-online = ယခု အွန်လိုင်း
team-balance = အဖွဲ့လက်ကျန်ငွေ
team-new = စာရင်းသွင်းသစ်
team-first-deposits = ပထမဆုံးငွေသွင်း
team-active = ကစားနေသောအသင်းဝင်
team-deposits = ငွေသွင်း
team-withdrawals = ငွေထုတ်
team-turnover = လောင်းငွေစုစုပေါင်း
team-valid-bet = တရားဝင်လောင်းငွေ
team-payout = အနိုင်ပေးငွေ
team-rebate = ပြန်အမ်းငွေ
team-bonus = ဘောနပ်စ်
team-net-loss = အသားတင်ရှုံး
team-wages = လုပ်ခ
team-dividends = အမြတ်ဝေစု
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = ယခင်အတိုင်း
# The views' own words.
view-team-days = ရက်
view-team-share = အဖွဲ့အပိုင်း
view-team-standing = အဖွဲ့၏ လက်ရှိအခြေအနေ
view-team-figures = ဤရက်များ၏ ရလဒ်
view-team-trend = အဖွဲ့တစ်ခုလုံး၏ လမ်းကြောင်း
view-team-series = ဇယားတွင် ပြသမည့်အရာ
view-team-by-day = ရက်အလိုက်
view-team-formula = အသားတင်ရှုံး = လောင်းငွေ - အနိုင်ပေးငွေ - ပြန်အမ်းငွေ - ဘောနပ်စ် (ပြီးဆုံးသောလောင်းများ)။ လက်ကျန်ငွေမှာ ပင်မပိုက်ဆံအိတ်ရှိငွေ ဖြစ်သည်။
