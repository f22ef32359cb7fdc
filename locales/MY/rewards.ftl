# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] ကံစမ်းမဲ အခွင့်အရေး
    [CASHBACK] ငွေပြန်အမ်း
    [LEVEL_GIFT] အဆင့်လက်ဆောင်
    [RED_ENVELOPE] အန်ပေါင်း
    [REFERRAL] သူငယ်ချင်း ဖိတ်ခေါ်ခြင်း
    [MISSION] တာဝန်ဆု
   *[PROMOTION] ပရိုမိုးရှင်း
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = အမည်မရှိတော့သော ဆုလာဘ်
# $amount: a number as text.
reward-points = ပွိုင့် { $amount }
# $amount: a number as text.
reward-draws = မဲဖောက်ခွင့်- { $amount }
reward-rule-free = လောင်းရန် မလိုပါ
# $times: a number as text.
reward-rule-times = မထုတ်မီ { $times } ကြိမ် လောင်းရမည်
# $time: a date and time.
reward-until = { $time } အထိ ရယူနိုင်သည်
reward-until-never = အချိန်မရွေး ရယူနိုင်သည်
# $time: a date and time.
reward-from = { $time } မှစ၍ ရယူနိုင်သည်
# $from, $until: days.
reward-period = { $from } မှ { $until } အတွက်
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] { $time } တွင် သက်တမ်းကုန်ပြီး
    [WITHDRAWN] ပယ်ဖျက်ပြီး- သင့်ကို ကစားခြင်းမှ ဖယ်ထုတ်ထားသည်
   *[CLAIMED] { $time } တွင် ရယူပြီး
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] ပွိုင့် { $amount } သင်ရပါပြီ။
   *[MONEY] { $amount } သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
}

# $level: a number as text.
level-rank = အဆင့် { $level }
level-vip = VIP ဖောက်သည်ဝန်ဆောင်မှုက ဆောင်ရွက်ပေးသည်
# $name: of a level.
level-next = နောက်အဆင့်- { $name }
# $percent: a number as text. $name: of a level.
level-progress = { $name } သို့ { $percent }% ရောက်ပြီ
level-top = ဤသည်မှာ အမြင့်ဆုံးအဆင့် ဖြစ်သည်။
level-need-turnover = တရားဝင်လောင်းကြေး
level-need-deposits = ငွေသွင်းမှု
level-kept-always = ဤအဆင့်ကို ထိန်းရန် ဘာမှ မလိုပါ။
level-stays = သင်ရောက်ပြီးသော အဆင့်သည် သင့်အတွက် ဆက်ရှိနေမည်။
# $from, $until: days.
level-period = ဤကာလ- { $from } မှ { $until } အထိ။ ကာလကုန်လျှင် အဆင့်ကို ပြန်စစ်ပါမည်။
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] သင်ရောက်သော အဆင့်ကို ကာလ ပြန်စစ်ပြီးမှ ရပါမည်။
   *[AT_ONCE] သင်ရောက်သော အဆင့်ကို ချက်ချင်း ရပါမည်။
}
# $amount: with its currency. $times: a number as text.
level-gift = လက်ဆောင်- { $amount }၊ { $times } ကြိမ် လောင်းရမည်
# $amount: with its currency.
level-gift-free = လက်ဆောင်- { $amount }၊ လောင်းရန် မလိုပါ
# $amount: with its currency.
level-gift-given = လက်ဆောင်- { $amount }၊ ပေးပြီး
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] ပြန်စစ်ပြီး- { $name }
    [OPERATOR] ဖောက်သည်ဝန်ဆောင်မှုက သတ်မှတ်- { $name }
   *[REACHED] ရောက်ရှိ- { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] တစ်ရက်အတွင်း ရှုံးငွေ၏ တစ်စိတ်တစ်ပိုင်း
    [NET_LOSS_MONTHLY] တစ်လအတွင်း ရှုံးငွေ၏ တစ်စိတ်တစ်ပိုင်း
    [VALID_BET_DAILY] တစ်ရက်အတွင်း တရားဝင်လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်း
    [VALID_BET_WEEKLY] တစ်ပတ်အတွင်း တရားဝင်လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်း
    [VALID_BET_MONTHLY] တစ်လအတွင်း တရားဝင်လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်း
   *[NET_LOSS_WEEKLY] တစ်ပတ်အတွင်း ရှုံးငွေ၏ တစ်စိတ်တစ်ပိုင်း
}
cashback-all-products = အခြားဂိမ်းအားလုံး
# $amount: with its currency.
cashback-cap = ကာလတစ်ခုလျှင် အများဆုံး { $amount }
# $amount: with its currency.
cashback-least = { $amount } အောက်ကို မပေးပါ
# $days: a number as text.
cashback-claim-days = ရယူနိုင်သော ရက်ပေါင်း- { $days }
# $level: a number as text.
cashback-rate-level = အဆင့် { $level } မှစ၍

view-reward-open = ယခု ရယူရန်
view-reward-later = နောက်မှ
view-reward-past = ရယူပြီးနှင့် သက်တမ်းကုန်ပြီး
view-reward-claim = ရယူမည်
view-reward-go = ၎င်း၏ စာမျက်နှာသို့
view-reward-empty-title = ယခု ရယူရန် မရှိသေးပါ
view-reward-empty-text = ပရိုမိုးရှင်း၊ ငွေပြန်အမ်းနှင့် အဆင့်များမှ ဆုလာဘ်များ ရှိသည်နှင့် ဤနေရာတွင် ပြပါမည်။
view-reward-to-promotions = ပရိုမိုးရှင်းများ ကြည့်ရန်
view-reward-to-bonuses = ဘောနပ်စ်အသေးစိတ် ကြည့်ရန်
view-reward-past-empty = ရယူပြီး သို့မဟုတ် သက်တမ်းကုန်ပြီး မရှိသေးပါ။
view-level-title = သင့်အဆင့်
view-level-keep = အဆင့်ကို ထိန်းရန် ကာလတိုင်း လိုအပ်ချက်
view-level-all = အဆင့်အားလုံး
view-level-current = သင့်လက်ရှိအဆင့်
view-level-start = လူတိုင်း စတင်ရာ
view-level-no-gift = လက်ဆောင် မရှိပါ
view-level-changes = သင့်အဆင့် ပြောင်းလဲမှုများ
view-cashback-title = ငွေပြန်အမ်း
# $plan: what the plan is called.
view-cashback-rates = { $plan } ၏ နှုန်းများ
view-cashback-own = ယခု သင့်နှုန်း
