# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] လက်ခံသူ
    [PHONE] ဖုန်းနံပါတ်
    [ADDRESS] ပို့ရမည့်လိပ်စာ
   *[CONTACT] မက်ဆင်ဂျာ နံပါတ်
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] လျှောက်ထားဆဲ
    [APPROVED_IN_PROCESS] အတည်ပြုပြီး၊ ဆောင်ရွက်နေဆဲ
    [APPROVED] အတည်ပြုပြီး
    [SHIPPED] အတည်ပြုပြီး၊ ပို့ဆောင်နေဆဲ
    [COMPLETED] ရောက်ရှိပြီး
    [APPROVED_REJECTED] အတည်ပြုပြီးနောက် ပယ်ချသည်
   *[REJECTED] ပယ်ချသည်
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = { $name } ကို လျှောက်ထားပြီးပါပြီ။ { $points } ပွိုင့် နုတ်ယူပြီးပါပြီ။
points-limit-used = အဖွဲ့ဝင်တစ်ဦး လဲနိုင်သည့် အရေအတွက် ပြည့်ပါပြီ။
# $points: a grouped number.
points-back = { $points } ပွိုင့် ပြန်ရပါပြီ
# $points: a grouped number.
points-taken = { $points } ပွိုင့်
points-purpose = ဤအချက်အလက်ကို ဤလဲလှယ်မှုအတွက်သာ အသုံးပြုပြီး ပြီးဆုံးပြီး 180 ရက်အကြာတွင် ဖျက်ပါသည်။
# $points: a grouped number.
points-convert-least = { $points } ပွိုင့်မှ စ၍
# $points: a grouped number.
points-convert-step = { $points } ပွိုင့်၏ ဆတိုး ဖြစ်ရမည်
# $points: a grouped number.
points-convert-left = ယနေ့ ကျန် { $points } ပွိုင့်
# $times: a number as text.
points-convert-wager = မထုတ်မီ လောင်းရန်- { $times } ဆ
# $amount: an amount with its currency sign.
points-convert-gives = { $amount } ရပါမည်
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = { $points } ပွိုင့် ပြောင်းလဲပြီးပါပြီ။ { $amount } သည် သင့်ပိုက်ဆံအိတ်ထဲတွင် ရှိပါသည်။
# $points: a grouped number.
points-convert-short = ပြောင်းရန် အနည်းဆုံး { $points } ပွိုင့် လိုပါသည်။
points-convert-used = ယနေ့ ပြောင်းနိုင်သည့် ပွိုင့် ပြည့်ပါပြီ။ မနက်ဖြန် ထပ်ကြိုးစားပါ။
# $times: a number as text.
points-wager = မထုတ်မီ လောင်းရန်- { $times } ဆ
credit-points = ပြောင်းလဲထားသော ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = ထီ- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = ဖဲဂိမ်း- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = အီးစပို့- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = ကြက်တိုက်- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
error-recipient = ပါဆယ်လက်ခံသူ၏ အမည်ကို ထည့်ပါ။
error-address = ပို့ရမည့်လိပ်စာ အပြည့်အစုံ ထည့်ပါ။
error-points-too-few = ပွိုင့် နည်းလွန်းပါသည်။ ပိုထည့်ပါ။
error-points-off-step = သတ်မှတ်ထားသော ပွိုင့်ဆတိုးသာ ပြောင်းနိုင်ပါသည်။ ထပ်ထည့်ပါ။
error-points-daily-limit = ယနေ့ ပြောင်းနိုင်သည့် ပွိုင့်ထက် ပိုနေပါသည်။ လျှော့ထည့်ပါ။
error-not-enough-points = သင့်ပွိုင့် မလုံလောက်ပါ။ လျှော့ရွေးပါ။
error-reward-sold-out = လက်ကျန် မလုံလောက်ပါ။ လျှော့ရွေးပါ သို့မဟုတ် အခြားဆုကို ရွေးပါ။
error-reward-limit = အဖွဲ့ဝင်တစ်ဦး လဲနိုင်သည်ထက် ပိုနေပါသည်။ လျှော့ရွေးပါ သို့မဟုတ် အခြားဆုကို ရွေးပါ။
error-reward-changed = အပြောင်းအလဲရှိသွားပြီး ဘာမျှ မနုတ်ယူရသေးပါ။ ပြန်ကြည့်ပါ။
