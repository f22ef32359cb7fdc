# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] ကျွန်ုပ် ပေးသည်
   *[PAYEE] ကျွန်ုပ် ရသည်
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] အတည်ပြုရန် စောင့်ဆိုင်း
    [PENDING] ပေးရန်
    [PAID] ပေးပြီး
    [REFUSED] ငြင်းပယ်ထား
    [PARTIAL] တစ်စိတ်တစ်ပိုင်း ပေးပြီး
    [OVERDUE] ရက်လွန်
   *[ALL] အားလုံး
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] စာရင်းရှင်းလင်းမှု
    [TURNOVER] လောင်းကြေး
    [VALID_BET] အကျုံးဝင် လောင်းကြေး
    [PAYOUT] အလျော်ငွေ
    [REBATE] ပြန်အမ်းငွေ
    [BONUSES] ဘောနပ်စ်
    [DEPOSITS] ငွေသွင်း
    [NET_LOSS] အသားတင်အရှုံး
    [BASIS] တွက်ချက်မှုအခြေခံ
    [CARRIED_IN] ယခင်မှ ယူလာ
    [CARRIED_OUT] နောက်သို့ ယူသွား
    [ACTIVE] တက်ကြွအဖွဲ့ဝင်
    [DUE] ကာလအတွက် ရရန်
    [DUE_NOW] ယခုအထိ ရရန်
    [CORRECTED] ယခင်ကာလ ပြင်ဆင်ချက်
    [DEBT_IN] ပြန်နုတ်ရန်၊ မတိုင်မီ
    [DEBT_OUT] ပြန်နုတ်ရန်၊ ပြီးနောက်
    [PAID] ပေးပြီး
   *[AMOUNT] ပမာဏ
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] အာမခံနှုန်း { $rate }
   *[1] အဆင့် { $tier }၊ { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] အဆင့် { $tier } - အသားတင်အရှုံး { $reached } / { $needed }
    [ACTIVE_MEMBERS] အဆင့် { $tier } - တက်ကြွအဖွဲ့ဝင် { $reached } / { $needed }
   *[TURNOVER] အဆင့် { $tier } - လောင်းကြေး { $reached } / { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] { $account } အတွက်
   *[PAYEE] သင့်အတွက်
}
# $rate: a rate with its sign.
settlement-next = နောက်အဆင့်အတွက် { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] အော်ပရေတာထံမှ
    [TO] { $account } သို့
   *[FROM] { $account } ထံမှ
}
settlement-wallet = ပိုက်ဆံအိတ်
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] အဆင့်၏ အများဆုံးကန့်သတ်ချက်ကြောင့် ပမာဏ လျော့သည်။
    [CHANGED] နောက်ကျ သို့မဟုတ် ပယ်ဖျက်သော လောင်းကြေးများက ဤကာလကို ပြောင်းလဲစေခဲ့သည်၊ ကွာခြားချက်ကို နောက်ပေးချေမှုတွင် ထည့်သည်။
    [LATE] ဤလောင်းကြေးများ ကာလရှင်းပြီးမှ ပေါ်လာသည်၊ ပမာဏကို နောက်ပေးချေမှုတွင် ထည့်သည်။
   *[CORRECTIONS_ONLY] စာချုပ်ပြီးဆုံးပြီ၊ ပြင်ဆင်ချက်များသာ ရှင်းသည်။
}

# The views' own words.
view-settlement-running = လက်ရှိကာလ
view-settlement-so-far = ယခုအထိ
view-settlement-side = ဘက်
view-settlement-status = အခြေအနေ
view-settlement-list = စာရင်းရှင်းလင်းမှုများ
view-settlement-none-title = မရှင်းရသေးပါ
view-settlement-none-text = သင့်စာချုပ်ကာလ ပြီးဆုံးပြီးနောက် ပထမဆုံး ရှင်းလင်းမှု ရောက်လာမည်။
view-settlement-back = စာရင်းသို့ ပြန်သွားရန်
view-settlement-unknown-title = ဤရှင်းလင်းမှု မရှိပါ
view-settlement-unknown-text = အခြားအကောင့်၏ ဖြစ်နိုင်သည်။
view-settlement-how = တွက်ချက်ပုံ
view-settlement-stopped = အဆင့်မြင့် မရောက်ရသည့်အကြောင်း
view-settlement-payments = ပေးချေမှုများ
view-settlement-members = ဘယ်သူတွေပါသလဲ
view-settlement-paid = { $amount } ပေးပြီး
view-settlement-reason = အကြောင်းရင်း
