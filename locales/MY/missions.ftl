# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = တာဝန်များ
mission-tab-boards = အဆင့်ဇယားများ
# $zone: offset from UTC.
mission-zone = အော်ပရေတာ၏ ရက်များ ({ $zone })
# $count: a number.
mission-streak = { $count ->
   *[other] { $count } ရက်ဆက်တိုက် ချက်အင်လုပ်ပြီး
}
# $period: a word.
mission-period = { $period ->
    [DAILY] နေ့စဉ်
    [WEEKLY] အပတ်စဉ်
    [MONTHLY] လစဉ်
   *[ONCE] တစ်ကြိမ်
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] ချက်အင်လုပ်သည့် ရက်များ
    [IN_A_ROW] ဆက်တိုက် ချက်အင်လုပ်သည့် ရက်များ
    [BET_AMOUNT] ပြီးဆုံးသော လောင်းကြေးများ
    [BET_COUNT] ပြီးဆုံးသော ပွဲများ
    [DEPOSIT] ငွေသွင်းများ
    [WIN] လောင်းကြေးထက် ပိုရသော ပွဲများ
    [INVITE] သင်ဖိတ်ခေါ်ပြီး ရေတွက်သော သူငယ်ချင်းများ
   *[PROFILE] သင့်အကောင့်
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] မဖွင့်သေးပါ
    [COMPLETED] ဆု စောင့်နေသည်
    [CLAIMED] ဆု ယူပြီး
    [EXPIRED] ကုန်ဆုံးပြီ
   *[ACTIVE] ဆောင်ရွက်ဆဲ
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] ရက်- { $target } အနက် { $done }
    [BETS] ပွဲ- { $target } အနက် { $done }
    [WINS] နိုင်ပွဲ- { $target } အနက် { $done }
    [FRIENDS] သူငယ်ချင်း- { $done } / { $target }
    [STEPS] အဆင့်- { $target } အနက် { $done }
   *[MONEY] { $target } အနက် { $done }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] ဘောနပ်စ် { $amount }
    [POINTS] { $amount } ပွိုင့်
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = လောင်းရမည်- { $times } ဆ
# $name: a title as its owner writes it.
mission-waits-for = { $name } ၏ ဆုကို အရင်ယူပါ
# $step: a word.
mission-step = { $step ->
    [EMAIL] သင့်အီးမေးလ်ကို အတည်ပြုပါ
    [MOBILE] သင့်ဖုန်းနံပါတ်ကို အတည်ပြုပါ
    [NICKNAME] အမည်ပြောင် ရွေးပါ
    [PAYEE_NAME] ငွေလက်ခံသူအမည် ပြောပါ
   *[IDENTITY] သင့်အထောက်အထား စစ်ဆေးခံပါ
}
mission-fact-starts = စတင်ချိန်
mission-fact-ends = ပြီးဆုံးချိန်
mission-fact-claim = ဆုယူရန် နောက်ဆုံးချိန်
mission-fact-resets = ပြန်စတင်ချိန်
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] ဘောနပ်စ် { $amount } သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
    [POINTS] သင် ပွိုင့် { $amount } ရရှိပါပြီ။
   *[CASH] { $amount } သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
}
error-mission-not-claimable = ယူရန် မရှိပါ- တာဝန် မပြီးသေး၊ ဆုကို ယူပြီးသား သို့မဟုတ် အချိန်ကျော်သွားပါပြီ။
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] ပွဲ အများဆုံး
    [WIN_AMOUNT] အလျော်ငွေ အများဆုံး
   *[BET_AMOUNT] လောင်းကြေး အများဆုံး
}
# $least: a number as text, or money with its currency.
board-least = အဆင့်ဝင်ရန် အနည်းဆုံး { $least } လိုသည်
# $place: a number as text.
board-place = အဆင့် { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] { $from } မှ { $until } အထိ
    [CLOSING] { $from } မှ { $until }- ပြီးဆုံးပြီ၊ စာရင်း မပိတ်သေးပါ
   *[CLOSED] { $from } မှ { $until }- စာရင်းပိတ်ပြီး
}
# $count: a number.
board-close = { $count ->
   *[other] ပြီးဆုံးပြီး { $count } နာရီအကြာ စာရင်းပိတ်သည်၊ ထိုအချိန်အထိ လောင်းကြေး ပြင်ဆင်မှုများ ထည့်တွက်သည်။
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = သင့်အဆင့်- { $place }၊ ရမှတ် { $score }
# $score: a number as text, or money with its currency.
board-no-place = အဆင့် မရှိသေးပါ၊ ရမှတ် { $score }
view-mission-tabs = တာဝန်များနှင့် အဆင့်ဇယားများ
view-mission-check-in = ယနေ့ ချက်အင်လုပ်ရန်
view-mission-checked-in = ယနေ့ ချက်အင်လုပ်ပြီး
view-mission-claim = ဆုယူရန်
view-mission-step-done = ပြီးပြီ
view-mission-step-open = မပြီးသေး
view-mission-empty-title = ယခု တာဝန် မရှိပါ
view-mission-empty-text = တာဝန်များကို ဖွင့်ထားစဉ် ဤနေရာတွင် ပြပါသည်။
view-mission-to-promotions = ပရိုမိုးရှင်းများ ကြည့်ရန်
view-board-empty-title = ယခု အဆင့်ဇယား မရှိပါ
view-board-empty-text = အဆင့်ဇယားများကို ဖွင့်ထားစဉ်နှင့် ပြီးဆုံးချိန်တွင် ဤနေရာ၌ ပြပါသည်။
view-board-prizes = ဆုများ
view-board-you = သင်
view-board-nobody = မည်သူမျှ အဆင့် မဝင်သေးပါ
view-board-last = ယခင်ကာလ ကြည့်ရန်
view-board-current = လက်ရှိကာလ ကြည့်ရန်
view-board-ties = ရမှတ်တူသူများသည် အဆင့်တူပြီး ထိုအဆင့်များ၏ ဆုကို အညီအမျှ ခွဲယူကြပါသည်။
