# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = မရှိတော့သော ပရိုမိုးရှင်း
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] ငွေသွင်း ဘောနပ်စ်
    [RAFFLE] မဲဖောက် ဆု
    [POINTS] ပွိုင့်စတိုး
    [CASHBACK] ငွေပြန်အမ်း
    [VIP] အဆင့်လက်ဆောင်
    [RED_ENVELOPE] အန်ပေါင်း
    [REFERRAL] သူငယ်ချင်း ဖိတ်ခေါ်ခြင်း
    [MISSION] တာဝန်ဆု
    [LEADERBOARD] အဆင့်ဇယား ဆု
    [FREE_SPIN] အခမဲ့လှည့်ပွဲများ
   *[PROMOTION] ပရိုမိုးရှင်း
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] အားလုံး
    [ACTIVE] လောင်းနေဆဲ
    [PLAYABLE] ကစားနိုင်ပါသည်
    [PENDING] ပေးပို့နေဆဲ
    [COMPLETED] ပြည့်မီပြီး
    [EXPIRED] သက်တမ်းကုန်ပြီး
    [FORFEITED] စွန့်လွှတ်ပြီး
    [LOST] ရှုံးသွားပြီး
   *[CANCELLED] ပယ်ဖျက်ပြီး
}
bonus-rule-free = လောင်းရန် မလိုပါ- အခြားငွေကဲ့သို့ပင် ဖြစ်သည်
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = { $required } အနက် { $done } လောင်းပြီး ({ $percent }%)
# $amount: with its currency.
bonus-cost = စွန့်လွှတ်လျှင် သင့်ပိုက်ဆံအိတ်မှ { $amount } နုတ်ယူပါမည်။
bonus-cost-nothing = ဘာမှ မကျန်တော့ပါ- စွန့်လွှတ်လျှင် သင့်ပိုက်ဆံအိတ်မှ ဘာမှ မနုတ်ယူပါ။
bonus-bet-open = သင်၏ လောင်းကြေးတစ်ခု မပြီးသေးပါ။ ၎င်းမပြီးမချင်း ဘောနပ်စ်ကို စွန့်လွှတ်၍ မရပါ။
# $amount: with its currency.
bonus-given-up = ဘောနပ်စ်ကို စွန့်လွှတ်ပြီးပါပြီ- သင့်ပိုက်ဆံအိတ်မှ { $amount } နုတ်ယူခဲ့ပါသည်။
bonus-given-up-nothing = ဘောနပ်စ်ကို စွန့်လွှတ်ပြီးပါပြီ- သင့်ပိုက်ဆံအိတ်မှ ဘာမှ မနုတ်ယူပါ။
# $times: a number as text.
bonus-spins-rule-times = အနိုင်ရငွေကို { $times } ဆ လောင်းရပါမည်
bonus-spins-rule-free = အနိုင်ရငွေကို လောင်းရန် မလိုပါ
# $amount: with its currency.
bonus-spins-cost = စွန့်လွှတ်လျှင် ကျန်သော အခမဲ့လှည့်ပွဲများနှင့် အနိုင်ရထားသော { $amount } ဆုံးရှုံးပါမည်။
bonus-fact-spins = ကျန်သော အခမဲ့လှည့်ပွဲ
bonus-fact-spin-value = လှည့်ပွဲတစ်ခု၏ တန်ဖိုး
bonus-fact-spins-won = ယခုအထိ အနိုင်ရငွေ
bonus-fact-spins-max = အများဆုံး ရနိုင်သည်
bonus-fact-spin-games = ဂိမ်းများ
bonus-fact-spins-until = ကစားနိုင်သည့် နောက်ဆုံးအချိန်
bonus-fact-granted = ရရှိသည့်ငွေ
bonus-fact-left = ကျန်ငွေ
bonus-fact-taken = ပြန်ယူပြီး
bonus-fact-required = လောင်းရမည်
bonus-fact-done = လောင်းပြီး
bonus-fact-remaining = လောင်းရန် ကျန်
bonus-fact-granted-at = ရရှိသည့်အချိန်
bonus-fact-expires = ကုန်ဆုံးမည့်အချိန်
bonus-fact-ended = ပြီးဆုံးသည့်အချိန်
view-bonus-state = အခြေအနေ
view-bonus-list = ဘောနပ်စ်များ
# $count: a number as text.
view-bonus-count = ဘောနပ်စ်- { $count }
view-bonus-record = အကောင့်မှတ်တမ်းရှိ ရရှိသည့်နေ့
view-bonus-taken = အကောင့်မှတ်တမ်းရှိ ပြန်ယူသည့်နေ့
view-bonus-give-up = ဤဘောနပ်စ်ကို စွန့်လွှတ်ရန်
view-bonus-ask = ဤဘောနပ်စ်ကို စွန့်လွှတ်မလား?
view-bonus-ask-stays = သင် သွင်းထားသောငွေနှင့် နိုင်ထားသောငွေသည် သင့်ငွေအဖြစ် ကျန်ရှိပြီး ဤဘောနပ်စ်အတွက် ဆက်လောင်းရန် မလိုတော့ပါ။ ပြန်ပြင်၍ မရပါ။
view-bonus-keep = ထားရှိမည်
view-bonus-confirm = စွန့်လွှတ်မည်
view-bonus-rule = ဘောနပ်စ်ကို စွန့်လွှတ်လျှင် ကုန်ကျမည့်ငွေ
view-bonus-rule-text = ဘောနပ်စ်သည် မထုတ်မီ လောင်းရမည့် သင့်ပိုက်ဆံအိတ်ထဲရှိ ငွေဖြစ်ပါသည်။ ဘောနပ်စ်ရပြီးနောက် ရှုံးသောငွေကို ဘောနပ်စ်မှ အရင် ရှုံးသည်ဟု ရေတွက်ပြီး ရှုံးငွေတစ်ခုကို ဘောနပ်စ်တစ်ခုအတွက်သာ ရေတွက်ပါသည်။ စွန့်လွှတ်လျှင် ကျန်ငွေကို ပြန်ယူပြီး သင့်ပိုက်ဆံအိတ် ပေးနိုင်သည်ထက် မပိုပါ။
view-bonus-weights = လောင်းကြေး ရေတွက်ပုံ
view-bonus-weights-text = လောင်းကြေးကို ရလဒ်ထွက်ပြီးမှ ဂိမ်း၏ ရာခိုင်နှုန်းအတိုင်း ဘောနပ်စ်တစ်ခုပြီးတစ်ခု ရေတွက်ပါသည်။
view-bonus-games = ကွဲပြားစွာ ရေတွက်သော ဂိမ်းများ
view-bonus-empty-title = ဘောနပ်စ် မရှိသေးပါ
view-bonus-empty-text = ပရိုမိုးရှင်း၊ ငွေသွင်းနှင့် မဲဖောက်မှ ဘောနပ်စ်များကို ရရှိသည့်အချိန်မှစ၍ ဤနေရာတွင် ပြပါသည်။
view-bonus-to-promotions = ပရိုမိုးရှင်းများ ကြည့်ရန်
view-bonus-no-match-title = ထိုသို့သော ဘောနပ်စ် မရှိပါ
view-bonus-no-match-text = အခြားအခြေအနေကို ရွေးပါ။
