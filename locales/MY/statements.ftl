# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] လောင်းကြေးမှတ်တမ်း၊ { $format }
    [PROFIT] အမြတ်နှင့် အရှုံး၊ { $format }
    [TEAM_BETS] အဖွဲ့ လောင်းကြေးမှတ်တမ်း၊ { $format }
    [TEAM_PROFIT] အသုံးပြုသူများ၏ အမြတ်နှင့် အရှုံး၊ { $format }
    [INCOME] ကျွန်ုပ်၏ ဝင်ငွေ၊ { $format }
    [TEAM_TRANSACTIONS] အောက်လိုင်း ငွေလွှဲမှတ်တမ်း၊ { $format }
    [DIVIDENDS] အမြတ်ဝေစု မှတ်တမ်း၊ { $format }
    [DAILY_WAGES] နေ့စဉ်လုပ်ခ၊ { $format }
    [HOURLY_SALARY] နာရီအလိုက်လစာ၊ { $format }
    [REAL_TIME_SALARY] အချိန်နှင့်တစ်ပြေးညီလစာ၊ { $format }
   *[ACCOUNT] အကောင့်မှတ်တမ်း၊ { $format }
}
# $from and $until: days, year first.
statement-days = { $from } မှ { $until }
statement-preparing = ပြုလုပ်နေသည်
statement-failed = မပြုလုပ်နိုင်ပါ
# $count: a number.
statement-rows = အတန်း { $count } ခု
# $format: a word.
statement-format = { $format ->
    [JSON] ပရိုဂရမ်များအတွက် (JSON)
   *[CSV] ဇယားများအတွက် (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] ဝဘ်ဆိုက်
    [operator] ပြုလုပ်သူ
    [kind] မှတ်တမ်း
    [account] အသုံးပြုသူအမည်
    [from] ပထမရက်
    [until] နောက်ဆုံးရက်
    [zone] အချိန်ဇုန်
    [unit] ငွေယူနစ်
    [filter] စစ်ထုတ်မှု
    [asOf] ဤအချိန်အထိ
    [count] အတန်းအရေအတွက်
    [totalIn] အဝင်
    [totalOut] အထွက်
    [stake] လောင်းကြေး
    [validBet] အကျုံးဝင်သော လောင်းကြေး
    [payout] အလျော်ငွေ
    [turnover] လောင်းငွေပမာဏ
    [rewards] ဆုများ
    [net] အသားတင်
    [deposits] ငွေသွင်း
    [withdrawals] ငွေထုတ်
    [rebate] ပြန်အမ်းငွေ
    [bonus] ဘောနပ်စ်
    [wages] လုပ်ခ
    [dividends] အမြတ်ဝေစု
    [commission] ကော်မရှင်
    [profit] အနိုင် သို့မဟုတ် အရှုံး
    [amount] ပမာဏ
    [paid] ပေးပြီး
   *[unknown] အခြားအချက်
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] ဤရှင်းတမ်းသည် စစ်မှန်ပါသည်
    [UNKNOWN_KEY] ကိုက်ညီသော်လည်း ကီးကို မသိပါ
    [OTHER] ပုံနှိပ်ထားသော ရှင်းတမ်း မဟုတ်ပါ
    [NO_STATEMENT] ဤသည် ရှင်းတမ်း မဟုတ်ပါ
   *[ALTERED] ဤရှင်းတမ်းကို ပြင်ဆင်ထားပါသည်
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] အတန်းတိုင်း၊ အစီအစဉ်နှင့် စုစုပေါင်းများသည် ဤဝဘ်ဆိုက် လက်မှတ်ထိုးထားသည့်အတိုင်း ဖြစ်ပါသည်။
    [UNKNOWN_KEY] ကွဲလွဲမှု မရှိသော်လည်း ဤဝဘ်ဆိုက်က ထိုကီးကို သုံးကြောင်း မသိရပါ။ မည်သူမဆို ကိုယ်ပိုင်ကီးဖြင့် လက်မှတ်ထိုးနိုင်သဖြင့် မယုံကြည်ပါနှင့်။
    [OTHER] ဖိုင်သည် မပျက်စီးသော်လည်း အနှစ်ချုပ်ကုဒ်သည် ပုံနှိပ်ထားသည်နှင့် မတူပါ။ သက်ဆိုင်ရာ စာရွက်နှင့် တိုက်ကြည့်ပါ။
    [NO_STATEMENT] ဒေါင်းလုဒ်လုပ်ထားသည့်အတိုင်း CSV သို့မဟုတ် JSON ဖိုင်ကို ရွေးပါ။ ဇယားပရိုဂရမ်က ပြန်သိမ်းလျှင် ပြောင်းသွားနိုင်ပါသည်။
   *[ALTERED] ဤဖိုင်ကို မယုံကြည်ပါနှင့်။ ဤဝဘ်ဆိုက်မှ ဒေါင်းလုဒ်လုပ်ထားသော မူရင်းကို တောင်းပါ။
}
# $count: a number.
verify-more = နောက်ထပ် { $count } နေရာ
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] ဤဝဘ်ဆိုက်က ကီး { $key } ဖြင့် လက်မှတ်ထိုးထားသည်
    [UNKNOWN] ကီး { $key } ဖြင့် လက်မှတ်ထိုးထားပြီး ဤဝဘ်ဆိုက်၏ ကီးဟု မသိရပါ
   *[NONE] ကိုက်ညီသော လက်မှတ် မရှိပါ
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] ခေါင်းပိုင်းကို ပြင်ထားသည်- ပိုင်ရှင်၊ ရက် သို့မဟုတ် စစ်ထုတ်မှု
    [COLUMNS_EDITED] ကော်လံအမည်များကို ပြင်ထားသည်
    [END_ALTERED] အဆုံးပိုင်းကို ပြင်ထားသည်- အရေအတွက်၊ စုစုပေါင်း သို့မဟုတ် လက်မှတ်
    [END_MISSING] အဆုံးပိုင်း မရှိပါ- ဖိုင် ဖြတ်ခံထားရသည်
    [RECALCULATED] ဖုံးကွယ်ရန် တစ်စုံတစ်ယောက်က ဟက်ရှ်များကို ပြန်တွက်ထားသည်
   *[FOREIGN] ဖိုင်ထဲတွင် ရှင်းတမ်းနှင့် မသက်ဆိုင်သည့်အရာ ပါဝင်သည်
}
# $from: the number of a row.
verify-found-edited = အတန်း { $from } ကို ပြင်ထားသည်
# $from and $to: numbers of rows.
verify-found-missing = အတန်း { $from } မှ { $to } ကို ဖယ်ထားသည်
# $from and $to: numbers of rows.
verify-found-moved = အတန်း { $from } ကို အတန်း { $to } နောက်သို့ ရွှေ့ထားသည်
# $from: the number of a row.
verify-found-added = အတန်း { $from } နောက်တွင် အတန်းတစ်ခု ထည့်ထားသည်
# $from and $to: numbers of rows.
verify-found-numbers = အတန်း { $from } မှ { $to } ၏ နံပါတ်များကို ပြင်ထားပြီး အကြောင်းအရာ မပျက်ပါ
# $from: the number of a row.
verify-found-chain = အတန်း { $from } ၏ ဟက်ရှ်ကို ပြင်ထားပြီး အကြောင်းအရာ မပျက်ပါ
# $from and $to: numbers of rows.
verify-found-block = အတန်း { $from } မှ { $to } ၏ လက်မှတ်ထိုးထားသော ဟက်ရှ်များကို ပြင်ထားသည်- ဟက်ရှ်ကွင်းဆက်သာ သက်သေခံသည်
# $from: the number of a row.
verify-found-missing-one = အတန်း { $from } ကို ဖယ်ထားသည်
# $from: the number of a row.
verify-found-moved-first = အတန်း { $from } ကို အစသို့ ရွှေ့ထားသည်
verify-found-added-first = အစတွင် အတန်းတစ်ခု ထည့်ထားသည်
# $from: the number of a row.
verify-found-number = အတန်း { $from } ၏ နံပါတ်ကို ပြင်ထားပြီး အကြောင်းအရာ မပျက်ပါ
view-statements-open = ရှင်းတမ်း
view-statements-about = စစ်ထုတ်ထားသည့်အတိုင်း ပြုလုပ်ပြီး ဤဝဘ်ဆိုက်က လက်မှတ်ထိုးထားသော ဖိုင်ဖြစ်ပါသည်။ လက်ခံသူက ပြင်ဆင်မထားကြောင်း စစ်ဆေးနိုင်ပါသည်။
view-statements-format = ဖိုင်
view-statements-make = ရှင်းတမ်း ပြုလုပ်ရန်
view-statements-list = ရှင်းတမ်းများ
view-statements-none = မရှိသေးပါ
view-statements-full = တစ်ကြိမ်လျှင် ငါးခုသာ သိမ်းပါသည်။ နောက်တစ်ခု ပြုလုပ်ရန် တစ်ခုကို ဖျက်ပါ။
# $percent: a number.
view-statements-progress = { $percent }% ပြီးပါပြီ
view-statements-until = သိမ်းထားမည့်ရက်
view-statements-download = ဒေါင်းလုဒ်
view-statements-print = ပုံနှိပ်
view-statements-delete = ဖျက်
view-statements-check = ရှင်းတမ်း စစ်ဆေးရန်
view-print-about = ဤစာမျက်နှာသည် ဖိုင်တစ်ခုနှင့် သက်ဆိုင်ပါသည်။ ကုဒ်ကို စကင်ဖတ်ပြီး ဖိုင်ကို ရွေးပါ၊ ဤအနှစ်ချုပ်နှင့် တိုက်စစ်ပါမည်။
view-print-close = နောက်သို့
view-statement-digest = အနှစ်ချုပ်ကုဒ်
view-statement-key = လက်မှတ်ထိုးသော ကီး
view-statement-says = ဖော်ပြချက်
view-verify-about = သင်လက်ခံရရှိသော ရှင်းတမ်းကို ရွေးပါ။ ဤဘရောက်ဆာထဲတွင်သာ စစ်ဆေးပြီး အပြင်သို့ မထွက်ပါ။
view-verify-choose = ဖိုင်ရွေးရန်
view-verify-drop = သို့မဟုတ် ဤနေရာတွင် ချပါ
view-verify-checking = စစ်ဆေးနေသည်
view-verify-broken = ဖိုင်ကို မစစ်ဆေးနိုင်ပါ။ ပြန်ရွေးပါ၊ သို့မဟုတ် ကွန်ရက်ရှိချိန်တွင် ထပ်စမ်းပါ။
view-verify-no-keys = ဤဝဘ်ဆိုက်၏ ကီးများကို မရယူနိုင်ပါ။ ယခင်က ရယူထားသော ကီးဖြစ်မှသာ ရှင်းတမ်းကို စစ်မှန်သည်ဟု မှတ်ယူပါသည်။
view-verify-again = ထပ်စမ်းရန်
view-verify-wanted = စာရွက်ပေါ်ရှိ အနှစ်ချုပ်
view-verify-found = ပြင်ဆင်ထားသည့်အရာများ
