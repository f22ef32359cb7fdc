# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = ငွေပေးချေရန် ဆက်သွားပါ
deposit-act-qr = ကုဒ်ကို ပြပါ
deposit-act-slip = လွှဲရမည့်အကောင့်ကို ပြပါ
deposit-act-voucher = ဘောက်ချာ အသုံးပြုပါ
deposit-asked = တောင်းဆိုသော ပမာဏ
deposit-received = ရောက်ရှိပြီး
deposit-fee-taken = ဝန်ဆောင်ခ
deposit-credited = သင့်ပိုက်ဆံအိတ်ထဲ
deposit-at-once = ချက်ချင်း
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] { $count } မိနစ်ခန့်
    [hours] { $count } နာရီခန့်
   *[days] { $count } ရက်ခန့်
}
deposit-fee-none = ဝန်ဆောင်ခ မရှိ
# $fee: an amount, a share, or both.
deposit-fee = ဝန်ဆောင်ခ { $fee }

# $amount, $net: amounts with their currency.
deposit-review = သင် { $amount } ပေးချေပြီး { $net } သင့်ပိုက်ဆံအိတ်သို့ ရောက်ပါမည်။
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = သင် { $amount } ပေးချေပါမည်။ ဝန်ဆောင်ခ { $fee } နုတ်ပြီးနောက် { $net } သင့်ပိုက်ဆံအိတ်သို့ ရောက်ပါမည်။
deposit-review-voucher = ဘောက်ချာ၏ တန်ဖိုးသည် သင့်ပိုက်ဆံအိတ်သို့ ဝင်ပါမည်။
deposit-wager-none = အချိန်မရွေး ပြန်ထုတ်နိုင်ပါသည်။
deposit-wager-once = မထုတ်မီ တစ်ကြိမ် လောင်းရပါမည်။
# $times: a number, maybe with decimals.
deposit-wager-times = မထုတ်မီ { $times } ကြိမ် လောင်းရပါမည်။
voucher-empty = ဘောက်ချာကုဒ် ထည့်ပါ။

# How far a deposit has come.
deposit-state-pending = သင့်ငွေပေးချေမှုကို စောင့်နေသည်
deposit-state-redeeming = အသုံးပြုနေသည်
deposit-state-review = သင့်ငွေလွှဲမှုကို စစ်ဆေးနေသည်
deposit-state-held = ဆိုင်းငံ့ထားသည်: သင့်ငွေသွင်းကန့်သတ်ချက်ကို ကျော်နေသည်
deposit-state-credited = ငွေဝင်ပြီး
deposit-state-declined = ငြင်းပယ်ခံရသည်
deposit-state-expired = အချိန်မီ မပေးချေပါ
deposit-state-cancelled = ပယ်ဖျက်ပြီး
deposit-state-failed = မအောင်မြင်ပါ
deposit-filter-all = အားလုံး

# What comes next.
deposit-next-preparing = ငွေပေးချေမှုကို ပြင်ဆင်နေပါသည်။ များသောအားဖြင့် စက္ကန့်အနည်းငယ် ကြာပါသည်။
deposit-next-hosted = ငွေပေးချေမှု ဝန်ဆောင်မှု၏ စာမျက်နှာတွင် ပေးချေပါ။ ကျွန်ုပ်တို့ထံ အကြောင်းကြားသည်နှင့် ငွေသည် သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။
deposit-next-qr = သင်ပေးချေသော အက်ပ်ဖြင့် ကုဒ်ကို စကင်ဖတ်ပါ။ ကျွန်ုပ်တို့ထံ အကြောင်းကြားသည်နှင့် ငွေသည် သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။
deposit-next-slip = ဤရည်ညွှန်းချက်ဖြင့် ငွေလွှဲပြီးနောက် ပြေစာပုံကို ပို့ပါ။
deposit-next-voucher = ဝန်ဆောင်မှုပေးသူက ကုဒ်ကို စစ်ဆေးနေပါသည်။ များသောအားဖြင့် တစ်မိနစ်အောက် ကြာပါသည်။
deposit-next-review = အော်ပရေတာက သင့်ပြေစာကို အကောင့်နှင့် တိုက်စစ်ပြီး ရောက်ရှိသောငွေကို ထည့်ပေးပါမည်။
deposit-next-held = သင့်ငွေသွင်းကန့်သတ်ချက်တွင် ဤငွေအတွက် နေရာမရှိပါ။ အော်ပရေတာက ပြန်ပို့မည်၊ သို့မဟုတ် ကန့်သတ်ချက် လျော့သွားသောအခါ ထည့်ပေးပါမည်။
deposit-next-nothing = အလိုအလျောက် ဆက်မလုပ်တော့ပါ။ ငွေရောက်လာလျှင် ထည့်ပေးပါမည်။

# $asked, $received: amounts with their currency.
deposit-less = သင် { $asked } တောင်းဆိုခဲ့ပြီး { $received } သာ ရောက်ရှိပါသည်။ ရောက်ရှိသောငွေကို ထည့်ပေးထားပါသည်။
# $asked, $received: amounts with their currency.
deposit-more = သင် { $asked } တောင်းဆိုခဲ့ပြီး { $received } ပိုမို ရောက်ရှိပါသည်။ ရောက်ရှိသောငွေကို ထည့်ပေးထားပါသည်။

# What has happened.
deposit-step-asked = တောင်းဆိုသည်
deposit-step-receipt = ပြေစာ ပို့ပြီး
deposit-step-held = ငွေရောက်ရှိသော်လည်း သင့်ငွေသွင်းကန့်သတ်ချက်ကို ကျော်၍ ဆိုင်းငံ့ထားသည်
deposit-step-credited = ငွေရောက်ရှိပြီး ထည့်ပေးပြီး
deposit-step-not-redeemed = အသုံးမပြုနိုင်ပါ

# Where to transfer to by hand.
slip-bank = ဘဏ်
slip-account = အကောင့်
slip-holder = အကောင့်ပိုင်ရှင်
slip-amount = ငွေပမာဏ
slip-reference = ရည်ညွှန်းချက်
# $count: a number.
receipts-left = ပုံ { $count } ပုံ ထပ်ပို့နိုင်ပါသည်၊ png သို့မဟုတ် jpg၊ တစ်ပုံလျှင် 5 MB အောက်။ ကျွန်ုပ်တို့၏ ဝန်ထမ်းများသာ မြင်ရပါသည်။
toast-deposit-arrived = သင့်ငွေသွင်းမှုသည် ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
deposit-bonus = ဘောနပ်စ်
# $promotion: its title.
deposit-bonus-nothing = { $promotion } က ဘာမျှ မပေးပါ။ ရောက်သောငွေ နည်းလွန်းသည်၊ သို့မဟုတ် သင် ပါဝင်ဖူးပါသည်။
# $promotion: its title.
deposit-bonus-takes = { $promotion } တွင် ပါဝင်ပါသည်။
# $percent: such as 50. $most, $least: money.
deposit-promo-about = { $least } နှင့်အထက်အတွက် { $percent }% ထပ်ဆောင်း၊ အများဆုံး { $most }။
deposit-promo-none = ပရိုမိုးရှင်း မယူပါ
# $times: how often the bonus must be staked.
deposit-promo-wager = ဘောနပ်စ်ကို မထုတ်မီ { $times } ဆ လောင်းရပါမည်။
deposit-promo-wager-none = ဘောနပ်စ်ကို အချိန်မရွေး ထုတ်နိုင်ပါသည်။
# $bonus: money.
deposit-review-bonus = ဘောနပ်စ် { $bonus } တစ်ပါတည်း ရောက်ပါသည်။
