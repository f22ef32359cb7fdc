# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] စနစ်
    [PAYMENT] ငွေပေးချေမှု
    [SECURITY] လုံခြုံရေး
    [PROMO] ပရိုမိုးရှင်း
    [AGENT] သင့်ကိုယ်စားလှယ်
    [AGENT] အဖွဲ့
    [AGENT] သင့်အေးဂျင့်
    [RG] ထိန်းချုပ်ကစားခြင်း
   *[ALL] အားလုံး
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] ငွေသွင်း ဝင်ပါပြီ
    [WITHDRAWAL_PAID] ငွေထုတ် ပို့ပြီးပါပြီ
    [WITHDRAWAL_REJECTED] ငွေထုတ် ပယ်ချခံရသည်
    [WITHDRAWAL_FAILED] ငွေထုတ် မပေးနိုင်ခဲ့ပါ
    [WITHDRAWAL_RETURNED] ငွေထုတ် ပြန်ရောက်လာသည်
    [BALANCE_CORRECTED] လက်ကျန်ငွေ ပြင်ဆင်ပြီး
    [UPLINE_TRANSFER_SENT] အထက်လိုင်းသို့ လွှဲပြောင်း
    [UPLINE_TRANSFER_RECEIVED] အောက်လိုင်းထံမှ လွှဲပြောင်း
    [DOWNLINE_TRANSFER_SENT] အောက်လိုင်းသို့ လွှဲငွေ
    [DOWNLINE_TRANSFER_RECEIVED] အထက်လိုင်းထံမှ လွှဲငွေ
    [PAYMENT_PASSWORD_CHANGED] ငွေပေးချေမှု စကားဝှက် ပြောင်းပြီး
    [PASSWORD_CHANGED] စကားဝှက် ပြောင်းပြီး
    [AUTHENTICATOR_ADDED] စိစစ်ရေးအက်ပ် ထည့်ပြီး
    [AUTHENTICATOR_REMOVED] စိစစ်ရေးအက်ပ် ဖယ်ရှားပြီး
    [PASSKEY_ADDED] လျှို့ဝှက်ကီး ထည့်ပြီး
    [PASSKEY_REMOVED] လျှို့ဝှက်ကီး ဖယ်ရှားပြီး
    [EMAIL_CHANGED] အီးမေးလ်လိပ်စာ ပြောင်းပြီး
    [MOBILE_CHANGED] ဖုန်းနံပါတ် ပြောင်းပြီး
    [PAYOUT_ACCOUNT_ADDED] ငွေလက်ခံအကောင့် ထည့်ပြီး
    [PAYOUT_ACCOUNT_REMOVED] ငွေလက်ခံအကောင့် ဖယ်ရှားပြီး
    [PAYEE_NAME_SET] ငွေလက်ခံသူအမည် သတ်မှတ်ပြီး
    [IDENTITY_APPROVED] ကိုယ်ရေးအတည်ပြုခြင်း အောင်မြင်သည်
    [IDENTITY_REJECTED] ကိုယ်ရေးအတည်ပြုခြင်း မအောင်မြင်ပါ
    [ACCOUNT_CLOSED] အကောင့် ပိတ်ပြီး
    [ACCOUNT_REOPENED] အကောင့် ပြန်ဖွင့်ပြီး
    [ACCOUNT_FROZEN] အကောင့် ရပ်ဆိုင်းထားသည်
    [ACCOUNT_UNFROZEN] အကောင့် ရပ်ဆိုင်းမှု ပြီးဆုံးပါပြီ
    [EXCLUDED] ကစားခြင်းမှ ဖယ်ထုတ်ထားသည်
    [REDEMPTION_APPROVED] လဲယူမှု အတည်ပြုပြီး
    [REDEMPTION_REJECTED] လဲယူမှု ပယ်ချသည်
    [REDEMPTION_CODE] သင့်ကုဒ် ရပါပြီ
    [REDEMPTION_SHIPPED] သင့်ပါဆယ် ပို့ဆောင်နေပါသည်
    [CASHBACK_READY] ရယူရန် ငွေပြန်အမ်း ရှိသည်
    [LEVEL_GIFT_READY] ရယူရန် အဆင့်လက်ဆောင် ရှိသည်
    [RED_ENVELOPE_READY] သင့်အတွက် အန်ပေါင်း
    [FREE_SPINS_READY] သင့်အတွက် အခမဲ့လှည့်ပွဲများ
    [REFERRAL_READY] ဖိတ်ကြားမှုဆု ရယူရန်
    [LEVEL_REACHED] အဆင့်သစ်
    [LEVEL_LOWERED] အဆင့် လျှော့ချပြီး
    [MISSION_COMPLETED] တာဝန် ပြီးပါပြီ
    [LEADERBOARD_PRIZE] အဆင့်ဇယား ဆု
    [AGENT_APPOINTED] သင်သည် အေးဂျင့်ဖြစ်ပါပြီ
    [AGENT_REFUSED] အေးဂျင့် လျှောက်လွှာ ပယ်ချခံရသည်
    [SETTLEMENT_PAID] စာချုပ်အရ ပေးချေပြီး
    [SETTLEMENT_PART_PAID] စာချုပ်အရ တစ်စိတ်တစ်ပိုင်း ပေးချေပြီး
    [SETTLEMENT_REFUSED] စာချုပ်အရ ပေးချေမှု ငြင်းပယ်ခံရသည်
    [CONTRACT_OFFERED] စာချုပ်တစ်ခု သင့်အဖြေကို စောင့်နေသည်
    [CONTRACT_SIGNED] စာချုပ် လက်မှတ်ထိုးပြီးပါပြီ
    [CONTRACT_DECLINED] စာချုပ် သဘောမတူခဲ့ပါ
    [CONTRACT_ENDED] စာချုပ်တစ်ခု ပြီးဆုံးတော့မည်
    [RATES_CHANGED] သင့်ပြန်အမ်းငွေ နှုန်းများ ပြောင်းလဲမည်
   *[OTHER] မက်ဆေ့ချ်
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] ငွေသွင်း { $number } မှ { $amount } သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
    [PAID] { $amount } ကို သင့်ထံ ပို့ပြီးပါပြီ (ငွေထုတ် { $number })။ ရောက်မရောက်ကို ၎င်း၏စာမျက်နှာတွင် ပြောပြပါ။
    [BACK] ငွေထုတ် { $number } မှ { $amount } သင့်ပိုက်ဆံအိတ်ထဲ ပြန်ရောက်ပါပြီ။
    [CORRECTED] အော်ပရေတာက သင့်လက်ကျန်ငွေကို { $amount } ပြင်ဆင်ပြီးပါပြီ။
    [SENT] အထက်လိုင်းသို့ { $amount } လွှဲပြီးပါပြီ (အမှတ် { $number })။
    [RECEIVED] အောက်လိုင်းထံမှ { $amount } ရရှိပါသည် (အမှတ် { $number })။
    [SENT_DOWN] အောက်လိုင်းသို့ { $amount } လွှဲပြီးပါပြီ (အမှတ် { $number })။
    [RECEIVED_DOWN] အထက်လိုင်းထံမှ { $amount } ရရှိပါသည် (အမှတ် { $number })။
    [FROZEN] သင့်အထက်လိုင်း အေးဂျင့်က သင့်အကောင့်ကို ရပ်ဆိုင်းထားပါသည်။ သင့်ငွေ အကောင့်ထဲတွင် ရှိနေဆဲဖြစ်သည်။ အထက်လိုင်း သို့မဟုတ် ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။
    [UNFROZEN] သင့်အကောင့် ရပ်ဆိုင်းမှု ပြီးဆုံးပါပြီ။ ယခင်အတိုင်း ဝင်ရောက်နိုင်ပါသည်။
    [IDENTITY] အကြောင်းရင်းနှင့် ဆက်လုပ်ရန်ကို လုံခြုံရေးစင်တာတွင် ကြည့်ပါ။
    [CLOSED] ဖောက်သည်ဝန်ဆောင်မှုက အချိန်တစ်ခုအတွင်း ပြန်ဖွင့်ပေးနိုင်ပါသည်။
    [EXCLUDED] သင့်ကို အခြားအကောင့်တွင် ကစားခြင်းမှ ဖယ်ထုတ်ထားသဖြင့် ဤအကောင့်လည်း ထိုနည်းတူ ဖြစ်ပါသည်။ သင့်ငွေကို ထုတ်ယူနိုင်ပါသေးသည်။
    [REDEMPTION_APPROVED] လဲယူမှု { $number } ကို အတည်ပြုပြီးပါပြီ။
    [REDEMPTION_REJECTED] လဲယူမှု { $number } ကို ပယ်ချပြီး ပွိုင့်များ ပြန်ပေးပြီးပါပြီ။ အကြောင်းရင်းကို ပွိုင့်စတိုးတွင် ကြည့်ပါ။
    [REDEMPTION_CODE] လဲယူမှု { $number } ၏ ကုဒ်သည် ပွိုင့်စတိုးတွင် ရှိပါသည်။
    [REDEMPTION_SHIPPED] လဲယူမှု { $number } ၏ ပါဆယ်ကို ပို့ဆောင်သူထံ ပေးအပ်ပြီးပါပြီ။ ခြေရာခံနံပါတ်သည် ပွိုင့်စတိုးတွင် ရှိပါသည်။
    [CASHBACK] ငွေပြန်အမ်း { $amount } ဆုလာဘ်စင်တာတွင် စောင့်နေသည်။
    [LEVEL_GIFT] { $name } ၏ လက်ဆောင် { $amount } ဆုလာဘ်စင်တာတွင် စောင့်နေသည်။
    [RED_ENVELOPE] အန်ပေါင်း { $amount } ဆုလာဘ်စင်တာတွင် စောင့်နေသည်။
    [FREE_SPINS] အခမဲ့လှည့်ပွဲများ - { $number }။ မည်သည့်ဂိမ်းများအတွက်၊ ဘယ်အချိန်အထိဆိုသည်ကို ဘောနပ်စ်အသေးစိတ်တွင် ဖော်ပြထားသည်။
    [REFERRAL] သူငယ်ချင်း ဖိတ်ခေါ်ခြင်းမှ { $amount } သည် ဆုလာဘ်စင်တာတွင် စောင့်နေပါသည်။
    [LEVEL] သင် { $name } အဆင့်သို့ ရောက်ပါပြီ။
    [LEVEL_LOWERED] ယခု သင့်အဆင့်မှာ { $name } ဖြစ်သည်။
    [MISSION] ဆု စောင့်နေပါသည်- အချိန်မကုန်မီ ယူပါ။
    [LEADERBOARD] { $amount } သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
    [LEADERBOARD_POINTS] ဆုကို သင့်ပွိုင့်ထဲ ထည့်ပြီးပါပြီ။
    [AGENT] အေးဂျင့်စင်တာ သင့်အတွက် ဖွင့်ပါပြီ။ အဖွဲ့ဝင်များ ဖိတ်ပါ၊ သင့်အသင်းနှင့် ဝင်ငွေကို ကြည့်ပါ။
    [SETTLEMENT_PAID] သင့်စာချုပ်မှ { $amount } ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။
    [SETTLEMENT_PART_PAID] သင့်စာချုပ်မှ { $amount } ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။ ကျန်ငွေကို သင့်အား ပေးရန် ကျန်ရှိနေပါသည်။
    [SETTLEMENT_REFUSED] အော်ပရေတာက စာချုပ်အရ { $amount } ပေးချေမှုကို ငြင်းပယ်ခဲ့သည်။ အကြောင်းရင်းကို အေးဂျင့်စင်တာ မှတ်တမ်းတွင် ကြည့်ပါ။
    [SETTLEMENT_GIVEN] အောက်လိုင်းနှင့် စာချုပ်အတွက် { $amount } သင့်ပိုက်ဆံအိတ်မှ ထွက်သွားပါပြီ။
    [CONTRACT] { $name } နှင့် စာချုပ် { $number } ကို ကိုယ်စားလှယ်စင်တာတွင် ကြည့်ပါ။
    [CONTRACT_OPERATOR] လုပ်ငန်းရှင်နှင့် စာချုပ် { $number } ကို ကိုယ်စားလှယ်စင်တာတွင် ကြည့်ပါ။
    [RATES] { $name } က သင့်ပြန်အမ်းငွေ နှုန်းများကို ပြောင်းလိုက်သည်။ { $number } မှစ၍ အကျုံးဝင်သည်။
   *[NAME] { $name }
}
inbox-advice = သင်မဟုတ်ပါက အကောင့်ဝင်စကားဝှက်ကို ချက်ချင်းပြောင်းပြီး ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] ငွေသွင်းကို ကြည့်ရန်
    [WITHDRAWAL] ငွေထုတ်ကို ကြည့်ရန်
    [RECORD] အကောင့်မှတ်တမ်း ကြည့်ရန်
    [TRANSFERS] လွှဲပြောင်းမှုများ ကြည့်ရန်
    [SECURITY] ကျွန်ုပ်၏အကောင့် ကြည့်ရန်
    [PAYOUT] ငွေလက်ခံအကောင့်များ ကြည့်ရန်
    [FAIR_PLAY] ချင့်ချိန်ကစားခြင်း ကြည့်ရန်
    [MALL] လဲယူခဲ့သည်များ ကြည့်ရန်
    [REWARDS] ဆုလာဘ်စင်တာ ကြည့်ရန်
    [BONUSES] ဘောနပ်စ်အသေးစိတ် ပြပါ
    [MISSIONS] တာဝန်များနှင့် အဆင့်ဇယားများ ကြည့်ရန်
    [AGENT] အေးဂျင့်စင်တာ ဖွင့်ရန်
    [CONTRACTS] ကိုယ်စားလှယ်စင်တာ ဖွင့်ရန်
   *[OTHER] စာမျက်နှာ ဖွင့်ရန်
}

view-inbox-list = မက်ဆေ့ချ်များ
view-inbox-categories = အမျိုးအစားများ
view-inbox-pick = ရွေးရန်
view-inbox-pick-all = အားလုံးရွေးရန်
# $count: a number.
view-inbox-picked = ရွေးထား- { $count }
view-inbox-read = ဖတ်ပြီးဟု မှတ်ရန်
view-inbox-read-all = အားလုံးကို ဖတ်ပြီးဟု မှတ်ရန်
view-inbox-delete = ဖျက်ရန်
# $count: a number.
view-inbox-ask = ရွေးထားသော မက်ဆေ့ချ်များကို အပြီးဖျက်မလား။ ရွေးထား- { $count }
view-inbox-keep = ထားရန်
view-inbox-unread = မဖတ်ရသေး
view-inbox-pinned = ပင်ထိုးထား
view-inbox-reply = ဖောက်သည်ဝန်ဆောင်မှုသို့ ရေးရန်
view-inbox-back = မက်ဆေ့ချ်အားလုံး
view-inbox-choose = ဤနေရာတွင် ဖတ်ရန် မက်ဆေ့ချ်တစ်ခု ရွေးပါ။
view-inbox-unknown = ဤမက်ဆေ့ချ် မရှိတော့ပါ။
view-inbox-empty-title = မက်ဆေ့ချ် မရှိသေးပါ
view-inbox-empty-text = သင့်ငွေနှင့် အကောင့်တွင် ဖြစ်ပျက်သည်များကို ဤနေရာတွင် ပြောပြပါမည်။
view-inbox-no-match-title = ဤအမျိုးအစားတွင် မရှိပါ
view-inbox-no-match-text = ကျန်သည်များကို ကြည့်ရန် အခြားအမျိုးအစား ရွေးပါ။
view-inbox-bulk = ရွေးထားသော မက်ဆေ့ချ်များ
