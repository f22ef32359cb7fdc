# Contracts of agents: the core's words.
error-contract-terms = ဤစည်းကမ်းချက်များကို မကမ်းလှမ်းနိုင်ပါ။ စည်းမျဉ်းနှင့် မကိုက်ညီ သို့မဟုတ် အော်ပရေတာ ခွင့်ပြုသည်ထက် ကျော်နေသည်။
error-contract-exceeds = ဤစည်းကမ်းချက်များသည် သင့်ကိုယ်ပိုင် အမျိုးတူစာချုပ်ထက် မြင့်နေသည် သို့မဟုတ် သင့်တွင် မရှိပါ။ လျှော့ပါ။
error-contract-stands = နှစ်ဦးကြား ဤအမျိုးအစား စာချုပ် ရှိပြီးသား သို့မဟုတ် တောင်းဆိုချက် ဖွင့်ထားဆဲ ဖြစ်သည်။
error-contract-party = တစ်ဖက်က ယခု လက်မှတ်မထိုးနိုင်ပါ။ အကောင့်ပိတ် သို့မဟုတ် ဖယ်ထုတ်ခံထား သို့မဟုတ် တိုက်ရိုက် အထက်အောက် မဟုတ်တော့ပါ။
error-contracts-end = အောက်ရှိ စာချုပ်အချို့ ပြီးဆုံးမည်။ စာရင်းကို အရင်ကြည့်ပြီး သဘောတူပါ။
agent-about-contracts = အထက်လိုင်း၊ အောက်လိုင်းတို့နှင့် သဘောတူထားသည်များ၊ ရရှိသည်နှင့် ရမည့်အရာများ။
agent-contract-tier = အဆင့် { $tier }
agent-contract-with-downline = { $party } နှင့်
agent-contract-version = ဗားရှင်း { $version }၊ { $from } မှ
agent-contract-ending = { $downline } ({ $upline } မှ): { $rate }၊ ထို့နောက် အများဆုံး { $most }
agent-contract-unreadable = ဖတ်မရသော အကွက်ရှိသည်။
agent-contract-reason-short = အကြောင်းရင်း အနည်းဆုံး စာလုံး 3 လုံး ရေးပါ။
# $count: a number.
agent-contract-periods = ကာလ { $count } ခု
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] မှတ်တမ်း
    [contract] စာချုပ်
    [requests] တောင်းဆိုချက်
   *[workbench] တွက်ချက်ခုံ
}
agent-contract-label = { $what ->
    [PERIOD] ကာလ
    [BASIS] အခြေခံ
    [PRODUCTS] ထုတ်ကုန်
    [SUB_TEAMS] အောက်အဆင့်အားလုံး
    [SELF] ကိုယ်ပိုင်ကစားမှု ပါဝင်
    [PAYER] ပေးသူ
    [GUARANTEED] အာမခံနှုန်း
    [CARRY_OVER] သုညအောက်
    [PLATFORM_FEE] ပလက်ဖောင်းခ
    [BONUSES] ဘောနပ်စ် နုတ်
    [PAYMENT_FEE] ငွေပေးချေခ
    [TURNOVER] လောင်းကြေး အနည်းဆုံး
    [NET_LOSS] အသားတင်အရှုံး အနည်းဆုံး
    [MEMBERS] တက်ကြွအဖွဲ့ဝင်
    [LEAST] တစ်ဦးစီ၏ အနည်းဆုံး အကျုံးဝင် လောင်းကြေး
    [RATE] နှုန်း
   *[CAP] အများဆုံး
}
agent-contract-word = { $word ->
    [REALTIME_5M] ငါးမိနစ်
    [HOURLY] နာရီ
    [DAILY] နေ့
    [WEEKLY] အပတ်
    [HALF_MONTHLY] လဝက်
    [MONTHLY] လ
    [NET_LOSS] အသားတင်အရှုံး
    [TURNOVER] လောင်းကြေး
    [VALID_BET] အကျုံးဝင် လောင်းကြေး
    [GGR] လောင်းကြေးမှ အလျော်ငွေနုတ်
    [NGR] အသားတင်ဝင်ငွေ
    [RESET] သုညမှ စ
    [CARRY_NEGATIVE] ဆက်သယ်
    [UPLINE] အထက်လိုင်း
    [OPERATOR] အော်ပရေတာ
    [YES] ဟုတ်
    [NO] မဟုတ်
   *[ALL] ထုတ်ကုန်အားလုံး
}
agent-contract-action = { $action ->
    [OFFER] ကမ်းလှမ်းရန်
    [COUNTER] အခြားစည်းကမ်း
    [ACCEPT] လက်ခံပြီး လက်မှတ်ထိုးရန်
    [REJECT] ငြင်းရန်
    [WITHDRAW] ရုပ်သိမ်းရန်
    [TERMINATE] စာချုပ် အဆုံးသတ်ရန်
    [AMEND] စည်းကမ်း ပြောင်းရန်
   *[ASK] စာချုပ် တောင်းရန်
}
agent-contract-step = { $action ->
    [OFFER] သင့်ကမ်းလှမ်းချက်ကို လက်မှတ်ထိုးပါ
    [COUNTER] အခြားစည်းကမ်းကို လက်မှတ်ထိုးပါ
    [ACCEPT] ဤစာချုပ်ကို လက်မှတ်ထိုးပါ
    [REJECT] တောင်းဆိုချက်ကို ငြင်းပါ
    [WITHDRAW] သင့်တောင်းဆိုချက်ကို ရုပ်သိမ်းပါ
   *[TERMINATE] စာချုပ် အဆုံးသတ်ရန် တောင်းပါ
}
agent-contract-done = { $action ->
    [OFFER] ကမ်းလှမ်းချက် ပို့ပြီး။
    [COUNTER] သင့်စည်းကမ်း ပို့ပြီး။
    [ACCEPT] လက်မှတ်ထိုးပြီး။ နောက်ကာလမှ စတင်သည်။
    [REJECT] တောင်းဆိုချက် ငြင်းပြီး။
    [WITHDRAW] တောင်းဆိုချက် ရုပ်သိမ်းပြီး။
   *[TERMINATE] တစ်ဖက်အား အဆုံးသတ်ရန် တောင်းပြီး။
}
agent-contract-with-upline = { $named ->
    [OPERATOR] အော်ပရေတာနှင့်
   *[ACCOUNT] သင့်အထက်လိုင်း { $party } နှင့်
}
agent-contract-status = { $status ->
    [ACTIVE] { $from } မှ စတင်
    [TERMINATING] { $until } တွင် ဆုံးမည်: { $why ->
            [RATE_LOWERED] အထက်လိုင်း၏ စာချုပ် လျှော့ချခံရသည်
            [UPLINE_CHANGED] အထက်လိုင်း ပြောင်းသွားသည်
           *[AGREED] နှစ်ဦး သဘောတူသည်
        }
   *[ENDED] { $until } တွင် ဆုံးပြီး: { $why ->
            [RATE_LOWERED] အထက်လိုင်း၏ စာချုပ် လျှော့ချခံရသည်
            [UPLINE_CHANGED] အထက်လိုင်း ပြောင်းသွားသည်
           *[AGREED] နှစ်ဦး သဘောတူသည်
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] အော်ပရေတာ လက်မှတ်ထိုး၊ { $time }
   *[ACCOUNT] { $party } လက်မှတ်ထိုး၊ { $time }
}
agent-contract-request = { $what ->
    [NEW] { $named ->
            [OPERATOR] အော်ပရေတာ
           *[ACCOUNT] { $party }
        } နှင့် စာချုပ်သစ်
    [AMEND] { $named ->
            [OPERATOR] အော်ပရေတာ
           *[ACCOUNT] { $party }
        } နှင့် အခြားစည်းကမ်း
   *[TERMINATE] { $named ->
            [OPERATOR] အော်ပရေတာ
           *[ACCOUNT] { $party }
        } နှင့် စာချုပ် အဆုံးသတ်ခြင်း
}
agent-contract-turn = { $turn ->
    [YOURS] { $until } အထိ သင့်အဖြေကို စောင့်နေသည်
    [THEIRS] တစ်ဖက်တွင် { $until } အထိ အချိန်ရှိသည်
   *[CLOSED] { $status ->
            [ACCEPTED] နှစ်ဦးလုံး လက်မှတ်ထိုးပြီး
            [REJECTED] ငြင်းပယ်ပြီး
            [EXPIRED] အချိန်မီ မဖြေခဲ့ပါ
           *[CANCELLED] ပြန်ရုပ်သိမ်းပြီး
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] { $named ->
            [NOBODY] အော်ပရေတာ
           *[SOMEBODY] { $party }
        } ထံ ကမ်းလှမ်းချက်
    [ASK] အထက်လိုင်းထံ စာချုပ်တောင်းရန်
    [AMEND] { $named ->
            [NOBODY] အော်ပရေတာ
           *[SOMEBODY] { $party }
        } နှင့် အခြားစည်းကမ်း
    [COUNTER] { $named ->
            [NOBODY] အော်ပရေတာ
           *[SOMEBODY] { $party }
        } အား ဖြေရန်
   *[WORKBENCH] တွက်ချက်ခုံ
}
agent-contract-closed = { $what ->
    [RIGHT] ဤအမျိုးအစား စာချုပ်ကို သင် မစနိုင်ပါ။
    [NO_OWN] သင့်တွင် ဤအမျိုးအစား စာချုပ် မရှိသဖြင့် မကမ်းလှမ်းနိုင်ပါ။
   *[GONE] ဤအရာ မရှိတော့ပါ။
}
agent-contract-fault = { $fault ->
    [PERIOD] ဤအမျိုးအစားတွင် ထိုကာလ မရှိ
    [BASIS] ဤအမျိုးအစားတွင် ထိုအခြေခံ မရှိ
    [PRODUCTS] ထုတ်ကုန်ကို တစ်ကြိမ်စီ ရွေးပါ
    [UNKNOWN_PRODUCT] ထိုထုတ်ကုန် မရှိ
    [CARRY_OVER] လောင်းကြေးသည် သုညအောက် မရောက်၍ သယ်စရာမရှိ
    [DEDUCTIONS] နုတ်ငွေသည် အသားတင်ဝင်ငွေအတွက်သာ
    [RATE] နှုန်း 100% ကျော်
    [NO_RATE] ဘယ်တော့မှ ပေးမည်မဟုတ်
    [TOO_MANY_TIERS] အဆင့် များလွန်း
    [NEGATIVE] သုညအောက် မဖြစ်ရ
    [CAP] အများဆုံးသည် သုညထက် ကြီးရမည်
    [LEAST_STAKE] အနည်းဆုံးလောင်းကြေးအတွက် တက်ကြွအဖွဲ့ဝင် လိုသည်
    [NOT_RISING] အောက်အဆင့်ထက် ပိုလိုအပ်ရမည်၊ မည်သည့်အရာမှ မလျော့ရ
    [RATE_FALLS] အောက်အဆင့်ထက် မလျော့ရ
   *[CAP_FALLS] အများဆုံးသည် အောက်အဆင့်ထက် မနည်းရ
}
agent-contract-excess = { $what ->
    [KIND] သင့်စာချုပ်နှင့် အမျိုးအစားကွဲ
    [PRODUCTS] သင့်စာချုပ်နှင့် ထုတ်ကုန်ကွဲ
    [SUB_TEAMS] သင့်စာချုပ်တွင် မပါသော အဆင့်များ
    [CARRY_OVER] သင့်စာချုပ်သည် အနုတ်ကို သယ်သည်
    [PLATFORM_FEE] ပလက်ဖောင်းခ အနည်းဆုံး { $allowed }
    [BONUSES] ဘောနပ်စ်ကို သင့်စာချုပ်အတိုင်း နုတ်ရမည်
    [PAYMENT_FEE] ငွေပေးချေခ အနည်းဆုံး { $allowed }
    [RATE] ဤနေရာတွင် အများဆုံး { $allowed }
   *[CAP] အများဆုံး { $allowed } သာ
}

# The views' own words.
view-contracts-own = အထက်လိုင်းနှင့် စာချုပ်
view-contracts-downlines = အောက်လိုင်းနှင့် စာချုပ်များ
view-contracts-none = စာချုပ် မရှိသေးပါ
view-contracts-none-text = အောက်လိုင်းစီမံမှုမှ ကမ်းလှမ်းပါ သို့မဟုတ် အထက်လိုင်းထံ တောင်းပါ။
view-contracts-text = စာသားနှင့် လက်မှတ်
view-contracts-download = စာသား ဒေါင်းလုဒ်
view-contracts-hash = SHA-256
view-contracts-tiers = အဆင့်များ
view-contracts-ending = အောက်ပါစာချုပ်များ အတူဆုံးမည်
view-contracts-agree = စာရင်းကို ကြည့်ပြီး သဘောတူသည်
view-contracts-reason = အကြောင်းရင်း
view-contracts-back = နောက်သို့
view-contracts-set-password = လက်မှတ်ထိုးရန် ငွေပေးချေမှု စကားဝှက် သတ်မှတ်ပါ
view-contracts-add = အဆင့်ထည့်
view-contracts-raise = အပေါ်ရွှေ့
view-contracts-remove = ဖယ်ရှား
view-contracts-replay = ရရှိခဲ့မည့်အရာ
view-contracts-period = ကာလ
view-contracts-basis = အခြေခံ
view-contracts-members = တက်ကြွ
view-contracts-tier = အဆင့်
view-contracts-downline = အောက်လိုင်း
view-contracts-mine = သင်
view-contracts-kept = သင်ကျန်
view-contracts-total = စုစုပေါင်း
view-contracts-chart = ကာလအလိုက် ပမာဏ
view-contracts-no-requests = တောင်းဆိုချက် မရှိ
view-contracts-no-requests-text = သင် သို့မဟုတ် တစ်ဖက်၏ တောင်းဆိုချက် ဤနေရာတွင် ပေါ်မည်။
view-contracts-terms = စည်းကမ်းချက်
