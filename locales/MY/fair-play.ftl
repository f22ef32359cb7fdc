# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = ငွေသွင်း ကန့်သတ်ချက်များ
fair-deposit-about = သင် သွင်းသည့် ပမာဏ။ ငွေထုတ်ခြင်းက သွင်းနိုင်သည့် ပမာဏကို မတိုးစေပါ။
fair-loss = ရှုံးငွေ ကန့်သတ်ချက်များ
fair-loss-about = ကစားခြင်းအတွက် ကုန်ကျငွေ- လောင်းကြေးမှ အလျော်ငွေကို နုတ်ပါသည်။
fair-stake = လောင်းကြေး ကန့်သတ်ချက်များ
fair-stake-about = နိုင်သည်ဖြစ်စေ ရှုံးသည်ဖြစ်စေ သင် လောင်းသမျှ အားလုံး ဖြစ်ပါသည်။
fair-time = အချိန် ကန့်သတ်ချက်များ
fair-time-about = သင် ကစားသည့် ကြာချိန် ဖြစ်ပါသည်။
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] ရှုံးငွေ ကန့်သတ်ချက်
    [STAKE] လောင်းကြေး ကန့်သတ်ချက်
    [TIME] အချိန် ကန့်သတ်ချက်
   *[DEPOSIT] ငွေသွင်း ကန့်သတ်ချက်
}၊ { $period ->
    [WEEK] 7 ရက်
    [MONTH] 31 ရက်
   *[DAY] 24 နာရီ
}
fair-day = 24 နာရီ
fair-week = 7 ရက်
fair-month = 31 ရက်
fair-ever = အစကတည်းက
# $hours, $minutes: numbers.
fair-time-value = { $hours } နာရီ { $minutes } မိနစ်
fair-no-limit = ကန့်သတ်ချက် မရှိ
# $time: date and time of day with the offset from UTC.
fair-eases = { $time } မှစ၍ ထပ်မံ အသုံးပြုနိုင်ပါသည်။
fair-counts-now = ချက်ချင်း အကျိုးသက်ရောက်ပါသည်။
fair-counts-now-drops = ချက်ချင်း အကျိုးသက်ရောက်ပြီး စောင့်ဆိုင်းနေသည့် တိုးမြှင့်မှုကို ပယ်ဖျက်ပါသည်။
# $time: date and time of day with the offset from UTC.
fair-counts-later = ၎င်းသည် တိုးမြှင့်မှု ဖြစ်ပါသည်။ { $time } မှစ၍ အတည်ပြုနိုင်ပါသည်။ ထိုအချိန်အထိ သင့်ကန့်သတ်ချက် မပြောင်းပါ။
fair-counts-already = ၎င်းသည် သင့်လက်ရှိ ကန့်သတ်ချက် ဖြစ်ပါသည်။
# $time: date and time of day with the offset from UTC.
fair-removed-later = ကန့်သတ်ချက် မလိုကြောင်း { $time } မှစ၍ အတည်ပြုနိုင်ပါသည်။ ထိုအချိန်အထိ သင့်ကန့်သတ်ချက် မပြောင်းပါ။
# $hours: a number of hours, 24 or more.
fair-time-wrong = အနည်းဆုံး 1 မိနစ်၊ အများဆုံး { $hours } နာရီ ထည့်ပါ။
# $time: date and time of day with the offset from UTC.
fair-raise-waits = { $time } မှစ၍ အတည်ပြုနိုင်ပါသည်။ သင် ဒုတိယအကြိမ် သဘောမတူလျှင် မစတင်ပါ။
fair-raise-ripe = စောင့်ချိန် ပြီးပါပြီ။ ဆက်လက် လိုချင်ပါသလား? သင် ဒုတိယအကြိမ် သဘောမတူလျှင် မစတင်ပါ။
fair-row-deposited = ငွေသွင်း
fair-row-withdrawn = ငွေထုတ်
fair-row-staked = လောင်းကြေး
fair-row-paid = အလျော်ငွေ
fair-row-net = အသားတင် ရလဒ်
fair-row-minutes = ကစားချိန်
fair-check-never = သတိပေးချက် မလို
# $count: a number.
fair-check-every = { $count ->
   *[other] ကစားချိန် { $count } မိနစ်တိုင်း
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 ရက်
    [DAYS_30] 30 ရက်
    [WEEKS_6] 6 ပတ်
    [MONTHS_6] 6 လ
    [YEAR] 1 နှစ်
    [YEARS_5] 5 နှစ်
    [FOREVER] အမြဲတမ်း
   *[HOURS_24] 24 နာရီ
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] သင် ကစားခြင်းမှ မိမိကိုယ်ကို ဖယ်ထားပါသည်
   *[TIME_OUT] သင် ကစားခြင်းမှ နားနေပါသည်
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] အခြားအကောင့်ဖြင့် မိမိကိုယ်ကို ဖယ်ထားခြင်းကြောင့် ဖြစ်ပါသည်။
    [OPERATOR] အော်ပရေတာက သတ်မှတ်ထားပါသည်။
    [MINOR] ကျွန်ုပ်တို့ သိရှိသမျှအရ သင်သည် ကစားရန် အသက်မပြည့်သေးပါ။
   *[OWN] သင် ရွေးချယ်ထားပါသည်။
}
# $time: date and time of day with the offset from UTC.
fair-break-until = { $time } အထိ
fair-break-forever = အဆုံးမရှိ
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = { $time } အထိ၊ ထို့နောက် သင် ပြန်လာရန် တောင်းဆိုသည်အထိ
# $time: date and time of day with the offset from UTC.
fair-break-since = { $time } ကတည်းက
fair-break-over = အချိန် ပြည့်ပါပြီ။ သင် တောင်းဆိုမှသာ ကစားခြင်းကို ပြန်ဖွင့်ပြီး တောင်းဆိုချိန်မှစ၍ စဉ်းစားရန် အချိန်တစ်ခု ရှိပါသည်။
# $time: date and time of day with the offset from UTC.
fair-break-returns = သင် ပြန်လာရန် တောင်းဆိုထားပါသည်။ { $time } တွင် ကစားခြင်းကို ပြန်ဖွင့်ပါသည်။
fair-break-asked = ဤနားချိန်ကို စတင်မလား?
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = { $time } အထိ သင် ကစား၍ မရပါ။ မည်သူမျှ စောစီးစွာ မရပ်နိုင်ပါ၊ ကျွန်ုပ်တို့လည်း မရပ်နိုင်ပါ။
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = { $time } အထိ သင် ကစား၍ မရပါ၊ ထို့နောက် သင် တောင်းဆိုမှသာ ကစားနိုင်ပါသည်။ မည်သူမျှ စောစီးစွာ မရပ်နိုင်ပါ၊ ကျွန်ုပ်တို့လည်း မရပ်နိုင်ပါ။
fair-break-asked-forever = ဤနေရာတွင် သင် ထပ်မကစားနိုင်တော့ပါ။ မည်သူမျှ မရုပ်သိမ်းနိုင်ပါ၊ ကျွန်ုပ်တို့လည်း မရုပ်သိမ်းနိုင်ပါ။
fair-break-begin = နားချိန် စတင်မည်
fair-break-closed = ကစားခြင်းကို သင့်အတွက် ပိတ်ထားသည်
fair-notice-title = သင် ကစားခြင်းမှ နားနေပါသည်
# $time: date and time of day with the offset from UTC.
fair-notice-until = ၎င်းကို { $time } အထိ သင့်အတွက် ပိတ်ထားပါသည်။ သင့်ငွေသည် သင့်ငွေသာ ဖြစ်ပြီး ထုတ်ယူနိုင်ပါသည်။
fair-notice-forever = ၎င်းကို သင့်အတွက် အဆုံးမရှိ ပိတ်ထားပါသည်။ သင့်ငွေသည် သင့်ငွေသာ ဖြစ်ပြီး ထုတ်ယူနိုင်ပါသည်။
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = ၎င်းကို { $time } အထိ၊ ထို့နောက် သင် ပြန်လာရန် တောင်းဆိုသည်အထိ သင့်အတွက် ပိတ်ထားပါသည်။ သင့်ငွေသည် သင့်ငွေသာ ဖြစ်ပြီး ထုတ်ယူနိုင်ပါသည်။
fair-notice-open = ဖွင့်ထားသည်များကို ကြည့်မည်
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] ကန့်သတ်ချက် သတ်မှတ်ပြီး
    [LIMIT_LOWERED] ကန့်သတ်ချက် လျှော့ပြီး
    [RAISE_ASKED] တိုးမြှင့်ရန် တောင်းဆိုပြီး
    [RAISE_CONFIRMED] တိုးမြှင့်မှု အတည်ပြုပြီး
    [RAISE_DROPPED] တိုးမြှင့်မှု ပယ်ဖျက်ပြီး
    [LIMIT_DECLINED] ကန့်သတ်ချက် မလို
    [LIMIT_HELD] ကန့်သတ်ချက် ပြည့်ပြီ
    [REALITY_CHECK_SET] သတိပေးချက် ပြောင်းပြီး
    [REALITY_CHECK_ANSWERED] သတိပေးချက် ဖတ်ပြီး
    [TIME_OUT] ခေတ္တနားခြင်း စတင်ပြီး
    [SELF_EXCLUSION] မိမိကိုယ်ကို ဖယ်ထားခြင်း စတင်ပြီး
    [RETURN_ASKED] ပြန်လာရန် တောင်းဆိုပြီး
    [RETURNED] ကစားခြင်း ပြန်ဖွင့်ပြီ
    [SELF_TEST] ကိုယ်တိုင်စစ်ဆေးမှု ဖြေဆိုပြီး
   *[OTHER] ပြောင်းလဲပြီး
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] အော်ပရေတာက
   *[SYSTEM] ဝဘ်ဆိုက်က
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = သင် အမှန်တကယ် ဆုံးရှုံးနိုင်သည်ထက် ပို၍ လောင်းခဲ့ဖူးပါသလား?
fair-test-2 = တူညီသော စိတ်လှုပ်ရှားမှု ရရန် ငွေပို၍ လောင်းကစားရန် လိုခဲ့ဖူးပါသလား?
fair-test-3 = ရှုံးထားသောငွေ ပြန်နိုင်ရန် အခြားနေ့တွင် ပြန်ကစားခဲ့ဖူးပါသလား?
fair-test-4 = လောင်းကစားရန် ငွေချေးခြင်း သို့မဟုတ် ပစ္စည်းရောင်းခြင်း ပြုခဲ့ဖူးပါသလား?
fair-test-5 = သင့်တွင် လောင်းကစားပြဿနာ ရှိနိုင်သည်ဟု ခံစားခဲ့ဖူးပါသလား?
fair-test-6 = လောင်းကစားကြောင့် စိတ်ဖိစီးမှု သို့မဟုတ် စိုးရိမ်မှု အပါအဝင် ကျန်းမာရေးပြဿနာ ဖြစ်ခဲ့ဖူးပါသလား?
fair-test-7 = မှန်သည်ဟု သင်ထင်သည်ဖြစ်စေ မထင်သည်ဖြစ်စေ သင့်လောင်းကစားကို အခြားသူများ ဝေဖန်ခြင်း သို့မဟုတ် ပြဿနာရှိသည်ဟု ပြောခြင်း ရှိခဲ့ဖူးပါသလား?
fair-test-8 = သင့်လောင်းကစားကြောင့် သင် သို့မဟုတ် သင့်မိသားစု ငွေကြေးအခက်အခဲ ဖြစ်ခဲ့ဖူးပါသလား?
fair-test-9 = သင် လောင်းကစားပုံ သို့မဟုတ် လောင်းကစားသည့်အခါ ဖြစ်ပေါ်သည်များအတွက် စိတ်မသန့်ဖြစ်ခဲ့ဖူးပါသလား?
fair-test-never = ဘယ်တော့မှ မဖြစ်ဖူး
fair-test-sometimes = တစ်ခါတစ်ရံ
fair-test-mostly = အများအားဖြင့်
fair-test-always = အမြဲလိုလို
fair-test-left-out = အဖြေတစ်ခု ရွေးပါ။
# $score, $most: numbers.
fair-test-score = သင့်စုစုပေါင်းမှာ { $most } တွင် { $score } ဖြစ်ပါသည်။
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] သင့်အဖြေများတွင် ထိခိုက်မှု လက္ခဏာ အနည်းငယ် တွေ့ရပါသည်
    [MODERATE] သင့်အဖြေများတွင် ထိခိုက်မှု လက္ခဏာအချို့ တွေ့ရပါသည်
    [HIGH] သင့်အဖြေများတွင် ထိခိုက်မှု လက္ခဏာ ထင်ရှားပါသည်
   *[NONE] သင့်အဖြေများတွင် ထိခိုက်မှု လက္ခဏာ မတွေ့ရပါ
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] ငွေ သို့မဟုတ် အချိန် ကန့်သတ်ချက်က အထောက်အကူ ဖြစ်နိုင်ပါသည်။ လအနည်းငယ်အကြာတွင် ထပ်ဖြေပါ။
    [MODERATE] ပိုနည်းသော ကန့်သတ်ချက် သို့မဟုတ် နားချိန်က အထောက်အကူ ဖြစ်နိုင်ပါသည်။ တစ်ဦးဦးနှင့် စကားပြောခြင်းလည်း ကောင်းပါသည်- ဤစာမျက်နှာရှိ ဝန်ဆောင်မှုများသည် ထိုအတွက် ဖြစ်ပါသည်။
    [HIGH] သင် တစ်ယောက်တည်း ရင်ဆိုင်ရန် မလိုပါ။ ဤစာမျက်နှာရှိ ဝန်ဆောင်မှုများသည် စကားပြောရန် ရှိပြီး နားချိန်က သင့်ကို အချိန်ပေးပါသည်။
   *[NONE] ဘာမျှ ပြောင်းရန် မလိုပါ။ ကန့်သတ်ချက်သည် မကစားမီ တည်ငြိမ်စွာ ဆုံးဖြတ်သည့် နည်းလမ်း ဖြစ်ပါသည်။
}
