# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = သင့်ကစားမှုကို ခဏကြည့်ပါ
view-reality-check-text = နောက်ရှိ ပွဲသည် ဆက်သွားနေပါသည်။ သင် မဖြေမချင်း လောင်းကြေးအသစ် လက်မခံပါ။
view-reality-check-time = ယခုအကြိမ် ကြာချိန်
view-reality-check-staked = လောင်းပြီး
view-reality-check-paid = အလျော်ငွေ
view-reality-check-deposited = ဤအတွင်း ငွေသွင်းမှု
view-reality-check-continue = ဆက်ကစားမည်
view-reality-check-history = ကျွန်ုပ် ကစားခဲ့သည်များ ကြည့်ရန်
view-reality-check-log-out = ထွက်ရန်

# $hours: how long a raise waits.
view-limit-offer-text = ကန့်သတ်ချက်သည် သင့်ငွေသွင်းမှုကို သင်သုံးလိုသည့် ပမာဏအတွင်း ထားပေးပါသည်။ သင့်အကောင့်အတွက် စက်တိုင်းတွင် သက်ရောက်ပါသည်။ နောက်မှ ပြောင်းနိုင်ပါသည်။ လျှော့လျှင် ချက်ချင်း သက်ရောက်ပြီး တိုးလျှင် { $hours } နာရီကြာပြီး သင်ထပ်မံအတည်ပြုမှ သက်ရောက်ပါသည်။
view-limit-offer-set = ကျွန်ုပ်၏ ကန့်သတ်ချက်များ သတ်မှတ်ရန်
view-limit-offer-decline = ကန့်သတ်ချက်မထားပါ
view-limit-offer-hint = မထားလိုလျှင် ဗလာထားပါ

view-funds-title = သင့်ငွေကို ထိန်းသိမ်းပုံ
view-funds-read = ဖတ်ပြီးပါပြီ
view-play-session = သင့်ကစားချိန်
