# The views' own words of transfers to the upline.
view-upline = ငွေလွှဲရန်
view-upline-can = ယခု လွှဲနိုင်သည်
view-upline-to = သို့
view-upline-review = ငွေလွှဲခြင်းကို စစ်ရန်
view-upline-check = စစ်ပြီး လွှဲရန်
view-upline-send = လွှဲရန်
view-upline-another = နောက်တစ်ကြိမ် လွှဲရန်
view-upline-history = လွှဲခဲ့သမျှ
view-upline-none = သင့် ငွေလွှဲခြင်းများကို မှတ်တမ်းနံပါတ်နှင့်တကွ ဤနေရာတွင် ပြပါမည်။
