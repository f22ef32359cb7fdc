# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] အမှတ်
   *[CASH] ငွေ
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] ယနေ့
    [YESTERDAY] မနေ့က
    [DAYS_7] 7 ရက်
    [DAYS_30] 30 ရက်
    [DAYS_365] 12 လ
   *[OWN] ကိုယ်တိုင်ရွေးရက်
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] လောင်းကြေး
    [PAYOUTS] ထုတ်ပေးငွေ
    [DEPOSITS] ငွေသွင်း
    [WITHDRAWALS] ငွေထုတ်
    [TRANSFERS] လွှဲပြောင်း
    [REWARDS] ဆုများ
    [COMMISSION] ကော်မရှင်
    [POINTS] ပွိုင့်စတိုး
    [CORRECTIONS] ပြင်ဆင်ချက်
   *[ALL] အားလုံး
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] ဝင်
    [OUT] ထွက်
   *[ALL] အားလုံး
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] လောင်းကြေး
    [game_win] ထုတ်ပေးငွေ
    [game_bet_rollback] လောင်းကြေး ပြန်ပေး
    [game_win_rollback] ထုတ်ပေးငွေ ပြန်ယူ
    [play_money_grant] စမ်းကစားငွေ
    [play_money_return] စမ်းကစားငွေ ပြန်ယူ
    [correction] အော်ပရေတာ၏ ပြင်ဆင်ချက်
    [promotion_reward] ပရိုမိုးရှင်း
    [raffle_prize] ကံစမ်းမဲဆု
    [cashback] ငွေပြန်အမ်း
    [level_gift] အဆင့်လက်ဆောင်
    [red_envelope] အန်ပေါင်း
    [referral_reward] သူငယ်ချင်း ဖိတ်ခေါ်ခြင်း
    [mission_reward] တာဝန်ဆု
    [leaderboard_prize] အဆင့်ဇယား ဆု
    [free_spins_win] အခမဲ့လှည့်ပွဲမှ အနိုင်ရငွေ
    [free_spins_win_rollback] အခမဲ့လှည့်ပွဲ အနိုင်ရငွေ ပြန်ယူခြင်း
    [payment_deposit] ငွေသွင်း
    [payment_withdrawal] ငွေထုတ်
    [payment_paid_out] ငွေထုတ် ပေးပြီး
    [payment_returned] ငွေထုတ် ပြန်ရောက်
    [upline_transfer] အထက်လိုင်းနှင့် လွှဲပြောင်း
    [downline_transfer] အောက်လိုင်းနှင့် လွှဲပြောင်းခြင်း
    [rebate] ပြန်အမ်းငွေ
    [dividend] အမြတ်ဝေစု
    [wage] လုပ်ခ
    [transfer_to_vendor] ဂိမ်းကုမ္ပဏီ ပိုက်ဆံအိတ်သို့
    [transfer_to_main] ဂိမ်းကုမ္ပဏီ ပိုက်ဆံအိတ်မှ ပြန်
    [vendor_bet] ဂိမ်းကုမ္ပဏီ ပိုက်ဆံအိတ်မှ လောင်းကြေး
    [balance_given_up] အကောင့်ပိတ်ရာတွင် စွန့်လွှတ်
    [bonus_cancelled] ဘောနပ်စ် ပယ်ဖျက်
    [bonus_given_up] ဘောနပ်စ် စွန့်လွှတ်ခြင်း
    [stakes_returned] လောင်းကြေးများ ပြန်ပေး
    [points_earned] ရရှိသော ပွိုင့်
    [points_taken_back] ပြန်ရုပ်သိမ်းသော ပွိုင့်
    [points_redeemed] လဲယူသော ပွိုင့်
    [points_returned] ပြန်ရသော ပွိုင့်
    [points_converted] ပွိုင့် ပြောင်းလဲခြင်း
    [points_reward] ပွိုင့်စတိုး ဆု
   *[unknown] လှုပ်ရှားမှု
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from }၊ အော်ပရေတာ၏ ရက် ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } မှ { $until }၊ အော်ပရေတာ၏ ရက်များ ({ $zone })
record-days-wrong = ရက်နှစ်ရက် ရွေးပါ၊ ပထမရက်ကို အရင်ထားပါ။
bets-all = အားလုံး
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] ရလဒ်စောင့်ဆိုင်း
    [WON] နိုင်
    [LOST] ရှုံး
    [DRAW] သရေ
   *[ROLLED_BACK] ပယ်ဖျက်ပြီး
}
bets-free = အခမဲ့လှည့်ပွဲ
bets-fact-stake = လောင်းကြေး
bets-fact-valid = အကျုံးဝင် လောင်းကြေး
bets-fact-payout = အလျော်ငွေ
bets-fact-net = အနိုင် သို့မဟုတ် အရှုံး
bets-fact-placed = လောင်းချိန်
bets-fact-settled = စာရင်းရှင်းချိန်
bets-fact-round = ကုမ္ပဏီ၏ ပွဲအမှတ်
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] ဤပွဲ ပြီးဆုံးပြီ။
    [undone] ဤပွဲကို ပယ်ဖျက်ပြီး လောင်းကြေးကို ပြန်ပေးပြီး။
    [pending] ဤပွဲ ဆက်လက်ဖြစ်နေဆဲ။
   *[gone] ကုမ္ပဏီက ဤပွဲ၏ ပုံရိပ်ကို မသိမ်းတော့ပါ။ လောင်းကြေးနှင့် အလျော်ငွေကို အပေါ်တွင် ပြထားသည်။
}
bets-spin = ငွေပေးလှည့်ခြင်း
# $number: which of the free spins, from 1.
bets-spin-free = အခမဲ့လှည့်ပွဲ { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] လိုင်း { $number }: { $count } × { $symbol }, { $payout }
    [ways] နည်းလမ်း { $number }: { $count } × { $symbol }, { $payout }
   *[scatter] { $count } × { $symbol } နေရာမရွေး, { $payout }
}
profit-net = အနိုင် သို့မဟုတ် အရှုံး
profit-stakes = လောင်းကြေး
profit-payout = အလျော်ငွေ
profit-rewards = ဆုလာဘ်များ
profit-commission = ကော်မရှင်
profit-deposits = သွင်းငွေ
profit-withdrawals = ထုတ်ငွေ
profit-transfers = အထက်လူနှင့် လွှဲငွေ
profit-corrections = အော်ပရေတာ၏ ပြင်ဆင်ချက်များ
profit-net-deposits = အကောင့်ဖွင့်ချိန်မှစ၍ အသားတင် ငွေသွင်း
# $day: year first. $net: with its currency.
profit-bar = { $day }: { $net }
# $count: how many bets.
profit-bets = လောင်းကြေး { $count } ကြိမ်
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = ကစားချိန် { $hours } နာရီ { $minutes } မိနစ်
view-bets-product = ထုတ်ကုန်
view-bets-vendor = ကုမ္ပဏီ
view-bets-game = ဂိမ်း
view-bets-status = အခြေအနေ
view-bets-number = ပြီးခဲ့သော 12 လအတွင်း လောင်းကြေးအမှတ်
view-bets-clear = အကွက်ကို ရှင်းရန်
view-bets-sums = ရွေးထားသော လောင်းကြေးများ စုစုပေါင်း
view-bets-count = လောင်းကြေး အရေအတွက်
view-bets-list = လောင်းကြေးများ
view-bets-empty-title = ဤရက်များတွင် လောင်းကြေး မရှိပါ
view-bets-empty-text = လောင်းကြေးတိုင်းကို လောင်းသည့်အချိန်မှ ဤနေရာတွင် ပြသည်။
view-bets-no-match-text = အခြား ထုတ်ကုန်၊ ကုမ္ပဏီ၊ ဂိမ်း၊ အခြေအနေ သို့မဟုတ် ရက်များကို ရွေးပါ။
view-bets-back = လောင်းကြေးအားလုံး
view-bets-unknown-title = ဤလောင်းကြေး သင့်တွင် မရှိပါ
view-bets-unknown-text = အမှတ် မှားနေနိုင်သည် သို့မဟုတ် အခြားအကောင့်ဖြင့် လောင်းထားခြင်း ဖြစ်နိုင်သည်။
view-bets-detail-number = အမှတ်
view-bets-copy = အမှတ်ကို ကူးရန်
view-bets-movements = ငွေလှုပ်ရှားမှုများ
view-bets-no-movements = ကုမ္ပဏီ၏ ပိုက်ဆံအိတ်မှ လောင်းထားသဖြင့် ပင်မပိုက်ဆံအိတ် မပြောင်းလဲပါ။
view-bets-outcome = ထွက်ပေါ်သော ရလဒ်
view-profit-formula = အနိုင် သို့မဟုတ် အရှုံး = အလျော်ငွေ + ဆုလာဘ် + ကော်မရှင် - လောင်းကြေး၊ စာရင်းရှင်းပြီးသော လောင်းကြေးများကို ရှင်းသည့်နေ့အလိုက် တွက်သည်။
view-profit-sums = ရက်အားလုံး စုစုပေါင်း
view-profit-chart = နေ့အလိုက် အနိုင် သို့မဟုတ် အရှုံး
view-profit-by-day = နေ့အလိုက်
view-profit-by-product = ထုတ်ကုန်အလိုက်
view-profit-incomplete = ပြီးခဲ့သော မိနစ်အနည်းငယ်၏ လောင်းကြေးများကို ပေါင်းနေဆဲ။
view-profit-empty-title = အနိုင်အရှုံး မရှိပါ
view-profit-empty-text = သင်ကစားသော သို့မဟုတ် ငွေဝင်ထွက်သော ရက်များကို ဤနေရာတွင် ပြသည်။
view-record-account = အကောင့်
view-record-days = ရက်များ
view-record-groups = အမျိုးအစား
view-record-directions = ဦးတည်ရာ
view-record-from = မှ
view-record-until = အထိ
view-record-show = ပြပါ
view-record-sums = ရွေးထားသည်၏ စုစုပေါင်း
view-record-count = အရေအတွက်
view-record-in = ဝင်
view-record-out = ထွက်
view-record-list = လှုပ်ရှားမှုများ
view-record-before = မတိုင်မီ
view-record-after = ပြီးနောက်
view-record-more = ယခင်ကို ပြပါ
view-record-empty-title = လှုပ်ရှားမှု မရှိပါ
view-record-empty-text = ဤရက်များအတွင်း ဝင်ထွက်သမျှ ဤနေရာတွင် ပြပါသည်။
view-record-no-match-title = ကိုက်ညီသည် မရှိပါ
view-record-no-match-text = အခြား အမျိုးအစား၊ ဦးတည်ရာ သို့မဟုတ် ရက်များ ရွေးပါ။
view-record-number = နံပါတ်
