# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = သင့်ငွေသွင်း ကန့်သတ်ချက်များ
limit-offer-day = 24 နာရီအတွင်း
limit-offer-week = 7 ရက်အတွင်း
limit-offer-month = 31 ရက်အတွင်း
limit-offer-empty = ပမာဏ အနည်းဆုံးတစ်ခု ဖြည့်ပါ သို့မဟုတ် “ကန့်သတ်ချက်မထားပါ” ကို ရွေးပါ။
limit-offer-empty-demanded = ပမာဏ အနည်းဆုံးတစ်ခု ဖြည့်ပါ။

limit-reached-title = ကန့်သတ်ချက် ပြည့်ပါပြီ
limit-reached-go = ကျွန်ုပ်၏ ကန့်သတ်ချက်များ ကြည့်ရန်
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း သင့်ငွေသွင်း ကန့်သတ်ချက်မှာ { $limit } ဖြစ်ပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။
limit-reached-deposit-until = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း သင့်ငွေသွင်း ကန့်သတ်ချက်မှာ { $limit } ဖြစ်ပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။ { $time } မှစ၍ ထပ်မံရရှိပါမည်။
limit-reached-loss = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း သင့်အရှုံး ကန့်သတ်ချက်မှာ { $limit } ဖြစ်ပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။
limit-reached-loss-until = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း သင့်အရှုံး ကန့်သတ်ချက်မှာ { $limit } ဖြစ်ပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။ { $time } မှစ၍ ထပ်မံရရှိပါမည်။
limit-reached-stake = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း သင့်လောင်းကြေး ကန့်သတ်ချက်မှာ { $limit } ဖြစ်ပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။
limit-reached-stake-until = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း သင့်လောင်းကြေး ကန့်သတ်ချက်မှာ { $limit } ဖြစ်ပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။ { $time } မှစ၍ ထပ်မံရရှိပါမည်။
limit-reached-time = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း { $limit } (နာရီ:မိနစ်) ကစားရန် သင်ကိုယ်တိုင် ခွင့်ပြုထားပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။
limit-reached-time-until = { $period ->
    [day] 24 နာရီ
    [week] 7 ရက်
   *[month] 31 ရက်
    } အတွင်း { $limit } (နာရီ:မိနစ်) ကစားရန် သင်ကိုယ်တိုင် ခွင့်ပြုထားပါသည်။ ယခုကျန် { $left } ဖြစ်ပါသည်။ { $time } မှစ၍ ထပ်မံရရှိပါမည်။

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } နာရီ { $minutes } မိနစ်
reality-check-minutes = { $minutes } မိနစ်
reality-check-won = နိုင်
reality-check-lost = ရှုံး
reality-check-even = မနိုင်မရှုံး

age-check-title = သင့်အသက်ကို ဦးစွာ စစ်ဆေးရပါမည်
age-check-text = ဤဝဘ်ဆိုက်၏ လိုင်စင်အရ သင့်အသက်နှင့် အထောက်အထားကို စစ်ဆေးပြီးမှသာ ၎င်းကို သုံးနိုင်ပါသည်။ စာရွက်စာတမ်း ဓာတ်ပုံတစ်ပုံ လိုပါသည်။
age-check-go = ကျွန်ုပ်၏ အထောက်အထား စစ်ဆေးရန်
# $age: in years.
age-notice = အသက် { $age } နှစ်အောက် ဤနေရာတွင် မကစားရပါ။
other-game-title = သင်၏ အခြားဂိမ်း ပြီးဆုံးပါမည်
other-game-start = ဤဂိမ်းကို စတင်ရန်

demo-closed-title = အခမဲ့ကစားရန်လည်း အကောင့်လိုပါသည်
demo-closed-text = ဤဝဘ်ဆိုက်၏ လိုင်စင်အရ အခမဲ့ဖြစ်စေ အကောင့်ရှိသူများသာ ကစားနိုင်ပါသည်။ ဝင်ပါ သို့မဟုတ် အကောင့်ဖွင့်ပါ၊ ထို့နောက် ဂိမ်းပွင့်ပါမည်။
demo-closed-log-in = ဝင်ရန်
funds-unread = ငွေမသွင်းမီ ၎င်းကို ဖတ်ပြီး အကွက်တွင် အမှန်ခြစ်ပါ။

# $time: date and time. $place: device and address.
previous-login = သင် ယခင်ဝင်ခဲ့ချိန်: { $time }
previous-login-from = သင် ယခင်ဝင်ခဲ့ချိန်: { $time }, { $place }
