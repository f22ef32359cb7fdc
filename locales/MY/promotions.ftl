# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = မကြာမီ
promo-join = ပါဝင်နိုင်
promo-signed-up = စာရင်းသွင်းပြီး
promo-in-progress = ဆောင်ရွက်ဆဲ
promo-joined = ပါဝင်ပြီး
promo-applying = စိစစ်ဆဲ
promo-process = ပြင်ဆင်ဆဲ
promo-claim = ရယူနိုင်ပြီ
promo-claimed = ရယူပြီး
promo-issued = ထုတ်ပေးပြီး
promo-closed-for-signup = စာရင်းပိတ်
promo-rejected = ငြင်းပယ်
promo-close = ပြီးဆုံး

# What a status means to do.
promo-what-coming-soon = မဖွင့်သေးပါ။ ဖွင့်သောအခါ ပြန်လာပါ။
promo-what-join = ပါဝင်ရန် စာရင်းသွင်းပါ။
promo-what-signed-up = စာရင်းသွင်းပြီးပါပြီ။ မစတင်သေးပါ။
promo-what-in-progress = အလိုလို ဆောင်ရွက်ပြီး တွက်ချက်ပါသည်- စာရင်းသွင်းရန် မလိုပါ။
promo-what-joined = သင် ပါဝင်နေပါသည်။
promo-what-applying = သင့်လျှောက်လွှာ ရရှိပြီး စိစစ်နေပါသည်။ အဖြေကို ဤနေရာတွင် ပြပါမည်။
promo-what-process = သင့်လျှောက်လွှာကို လက်ခံပါပြီ။ ဆုကို ပြင်ဆင်နေပါသည်။
promo-what-claim = သင့်ဆု အဆင်သင့်ဖြစ်ပါပြီ။ ရယူလျှင် ချက်ချင်း ထည့်ပေးပါမည်။
promo-what-claimed = ဆုကို ရယူပြီး အကောင့်ထဲ ထည့်ပြီးပါပြီ။
promo-what-issued = ဆုကို သင့်ထံ ထုတ်ပေးပြီးပါပြီ။
promo-what-closed-for-signup = ဆောင်ရွက်ဆဲဖြစ်သော်လည်း စာရင်းပိတ်ပါပြီ။
promo-what-rejected = သင့်လျှောက်လွှာကို ငြင်းပယ်လိုက်ပါသည်။ အကြောင်းရင်းကို အောက်တွင် ကြည့်ပါ။
promo-what-close = ဤပရိုမိုးရှင်း ပြီးဆုံးပါပြီ။
promo-what-log-in = ဤပရိုမိုးရှင်းသည် အဖွဲ့ဝင်များအတွက်ဖြစ်သည်။
promo-what-apply = အောက်ပါဖောင်ဖြင့် လျှောက်ပါ။ ဤစာမျက်နှာတွင် ဖြေကြားပါမည်။
promo-what-apply-again = သင့်လျှောက်လွှာကို ငြင်းပယ်ခဲ့ပါသည်။ အောက်တွင် ထပ်လျှောက်နိုင်ပါသည်။
promo-what-draw = သင် ပါဝင်နေပါသည်။ အကြိမ်ကျန်သရွေ့ မဲနှိုက်နိုင်ပါသည်။
promo-what-drawn = မဲနှိုက်ခွင့် အားလုံး သုံးပြီးပါပြီ။

promo-act-log-in = ပါဝင်ရန် အကောင့်ဝင်ပါ
promo-act-join = စာရင်းသွင်းရန်
promo-act-claim = ဆု ရယူရန်
promo-act-draw = တစ်ကြိမ် နှိုက်ရန်

promo-category-all = အားလုံး
promo-category-new = ကစားသူအသစ်
promo-category-special = အထူး
promo-category-vip = VIP အတွက်
promo-category-referral = သူငယ်ချင်းများ
promo-category-other = အခြား
promo-filter-any = အခြေအနေ အားလုံး
promo-filter-open = ယခု ဖွင့်ထား
promo-filter-coming = မကြာမီ
promo-filter-mine = ကျွန်ုပ်၏
promo-filter-ended = ပြီးဆုံး

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] { $count } မိနစ်အတွင်း ပြီးဆုံးမည်
    [hours] { $count } နာရီအတွင်း ပြီးဆုံးမည်
   *[days] { $count } ရက်အတွင်း ပြီးဆုံးမည်
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] { $count } မိနစ်အတွင်း စတင်မည်
    [hours] { $count } နာရီအတွင်း စတင်မည်
   *[days] { $count } ရက်အတွင်း စတင်မည်
}
# $date: a date.
promo-ended = { $date } တွင် ပြီးဆုံးခဲ့သည်
promo-open-end = ပြီးဆုံးရက် မရှိ
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } မှ { $to } အထိ
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = { $from } မှ စ၍
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = စာရင်းသွင်းချိန် { $from } မှ { $to } အထိ
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = { $from } မှ စ၍ စာရင်းသွင်းနိုင်

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } သင့်ပိုက်ဆံအိတ်ထဲသို့
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = ဘောနပ်စ် { $amount }၊ လောင်းရန် { $times } ဆ
promo-gives-share = သင်ကစားပုံပေါ် မူတည်သည်- စည်းကမ်းချက်များ ကြည့်ပါ
# $points: a grouped number.
promo-gives-points = ပွိုင့်- { $points }
promo-gives-free-spin = အခမဲ့လှည့်ပွဲ
promo-gives-raffle = ဆုမဲနှိုက်ခွင့်
promo-gives-physical = ကျွန်ုပ်တို့၏ လက်ဆောင်

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = စာလုံး { $most } အနက် { $count }
apply-remark-long = မှတ်ချက် ရှည်လွန်းပါသည်။ တိုအောင်လုပ်ပါ။
apply-remark-refused = မှတ်ချက်ကို လက်မခံပါ။ တိုအောင်လုပ်ပြီး ရိုးရိုးစာသား သုံးပါ။
promo-contact-zalo = ဘောနပ်စ် ရယူရန် Zalo နံပါတ် လိုအပ်ပါသည်
promo-contact-whatsapp = ဘောနပ်စ် ရယူရန် WhatsApp နံပါတ် လိုအပ်ပါသည်
# $most: a number as text.
apply-files-hint = ပုံ အများဆုံး { $most } ပုံ၊ png သို့မဟုတ် jpg၊ တစ်ပုံ 5 MB အောက်။ ကျွန်ုပ်တို့ ဝန်ထမ်းများသာ ကြည့်နိုင်ပါသည်။
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = ပုံ { $least } မှ { $most } ပုံ၊ png သို့မဟုတ် jpg၊ တစ်ပုံ 5 MB အောက်။ ကျွန်ုပ်တို့ ဝန်ထမ်းများသာ ကြည့်နိုင်ပါသည်။
apply-files-too-many = ပုံ အများဆုံး သုံးပုံသာ ရပါသည်။ တစ်ပုံကို အရင်ဖယ်ပါ။
apply-files-missing = ဤလျှောက်လွှာအတွက် ပုံ လိုအပ်ပါသည်။
apply-files-under-way = ပုံများ တင်ပြီးသည်အထိ စောင့်ပါ။
apply-files-failed = လက်မခံသော ဖိုင်များကို ဖယ်ပါ သို့မဟုတ် ထပ်ကြိုးစားပါ။
apply-file-kind = ဤဖိုင်သည် png သို့မဟုတ် jpg မဟုတ်ပါ။
apply-file-size = ဤဖိုင်သည် 5 MB သို့မဟုတ် ပိုကြီးပါသည်။
apply-file-empty = ဤဖိုင်ထဲတွင် ဘာမျှ မရှိပါ။
apply-file-gone = ပုံကို တစ်ရက်သာ သိမ်းထားပါသည်။ ထပ်တင်ပါ။

# Raffles.
# $count: a number.
raffle-left = မဲ { $count } ကြိမ် ကျန်သည်
# $prize: name of the prize.
raffle-won = သင်ရရှိသည်- { $prize }
raffle-blank = ဤအကြိမ် ဆုမရပါ

toast-promo-joined = စာရင်းသွင်းပြီးပါပြီ။
toast-promo-claimed = ဆုကို ထည့်ပေးပြီးပါပြီ။
toast-promo-applied = သင့်လျှောက်လွှာကို ပို့ပြီးပါပြီ။

error-promotion-closed = ယခု မပြုလုပ်နိုင်ပါ။ ပရိုမိုးရှင်း၏ အခြေအနေကို စာမျက်နှာတွင် ကြည့်ပါ။
error-promotion-exhausted = ဤပရိုမိုးရှင်း၏ ဆုအားလုံး ကုန်သွားပါပြီ။
error-no-draws-left = မဲနှိုက်ခွင့် မကျန်တော့ပါ။
error-rank-too-low = ဤပရိုမိုးရှင်းသည် ပိုမြင့်သော VIP အဆင့်ရှိ အဖွဲ့ဝင်များအတွက် ဖြစ်ပါသည်။
error-image-invalid = ဤဖိုင်သည် မှန်ကန်သောပုံ မဟုတ်ပါ။ png သို့မဟုတ် jpg အဖြစ် ပြန်သိမ်းပြီး ထပ်ကြိုးစားပါ။

# The points mall.
mall-cash = ငွေသား
mall-bonus = ဘောနပ်စ်
mall-free-spin = အခမဲ့လှည့်ပွဲ
mall-physical = လက်ဆောင်များ
mall-voucher = ဘောက်ချာ
# $points: a grouped number.
mall-price = { $points } ပွိုင့်
# $count: a number.
mall-left = { $count } ခု ကျန်သည်
mall-sold-out = ကုန်ပါပြီ
# $amount: an amount with its currency sign.
mall-worth = တန်ဖိုး { $amount }
# $count: a number.
mall-limit = အဖွဲ့ဝင်တစ်ဦးလျှင် အများဆုံး { $count } ခု
# $rank: a number as text.
mall-rank = VIP အဆင့် { $rank } မှ စ၍
mall-need-stock = ကုန်သွားပါပြီ။ နောက်မှ ပြန်ကြည့်ပါ။
mall-need-login = သင့်ပွိုင့်များကို ကြည့်ရန် အကောင့်ဝင်ပါ။
# $rank: a number as text.
mall-need-rank = ဤအရာကို လဲလှယ်ရန် VIP အဆင့် { $rank } လိုအပ်ပါသည်။
# $points: a grouped number.
mall-need-points = လဲလှယ်ရန် နောက်ထပ် { $points } ပွိုင့် လိုပါသည်။
mall-need-open = ပွိုင့်ကို ချက်ချင်း နုတ်ယူပြီး ပယ်ချပါက ပြန်ပေးပါမည်။
# $points: a grouped number.
mall-balance = သင့်တွင် { $points } ပွိုင့် ရှိသည်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = စလော့- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = လိုက်ဖ်ကာစီနို- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = အားကစား- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = ငါးပစ်- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = မည်သည့်ဂိမ်းမဆို- လောင်းကြေး { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = ငွေသွင်း- { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = ရှုံးငွေ- { $amount } လျှင် 1 ပွိုင့်၊ တစ်ရက် အများဆုံး { $cap } ပွိုင့်
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } ပွိုင့်ကို { $amount } နှင့် လဲနိုင်သည်၊ { $least } ပွိုင့်မှ စ၍
mall-never-expire = ပွိုင့်များ သက်တမ်းမကုန်ပါ။
promo-act-deposit = ငွေသွင်းရန်
promo-what-deposit = ငွေသွင်းပုံစံတွင် ရွေးပါ။ ဘောနပ်စ်သည် သင့်ငွေနှင့်အတူ ရောက်ပါသည်။
promo-what-excluded = ပထမဆုံး ငွေသွင်းမှုအတွက်သာဖြစ်ပြီး သင် ယခင်က ငွေသွင်းဖူးပါသည်။
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $least } နှင့်အထက် ငွေသွင်းမှု၏ { $percent }%၊ အများဆုံး { $amount }၊ လောင်းရန် { $times } ဆ
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $least } နှင့်အထက် ငွေသွင်းမှု၏ { $percent }%၊ အများဆုံး { $amount }
