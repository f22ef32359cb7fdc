# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = သင့်သူငယ်ချင်းသည် သင့်လင့်ခ်မှ အကောင့်ဖွင့်ပါသည်။
# $amount: with its currency.
invite-step-deposit = သင့်သူငယ်ချင်းသည် စုစုပေါင်း { $amount } ငွေသွင်းပါသည်။
# $amount: with its currency.
invite-step-turnover = သင့်သူငယ်ချင်း၏ အကျုံးဝင်သော လောင်းကြေး စုစုပေါင်း { $amount } ရှိပါသည်။
# $days: a number as text.
invite-step-days = အားလုံးကို အကောင့်ဖွင့်ပြီး { $days } ရက်အတွင်း ပြီးရပါမည်။
# $from: a number as text. $amount: with its currency.
invite-tier = သူငယ်ချင်း အမှတ် { $from } မှစ၍ တစ်ဦးလျှင် { $amount }
# $amount: with its currency.
invite-tier-only = ပြီးမြောက်သော သူငယ်ချင်းတစ်ဦးလျှင် { $amount }
invite-rule-free = သင်ရသည့်အရာကို လောင်းရန် မလိုပါ
# $times: a number as text.
invite-rule-times = သင်ရသည့်အရာကို ထုတ်မရမီ { $times } ဆ လောင်းရပါမည်
# $amount: with its currency. $times: a number as text.
invite-friend-gets = သင့်သူငယ်ချင်းသည် { $amount } ရပြီး { $times } ဆ လောင်းရပါမည်
# $amount: with its currency.
invite-friend-gets-free = သင့်သူငယ်ချင်းသည် { $amount } ရပြီး လောင်းရန် မလိုပါ
# $days: a number as text.
invite-claim-days = ဆုသည် ဆုလာဘ်စင်တာတွင် { $days } ရက် စောင့်နေပါမည်
# $count: a number as text.
invite-most-friends = သူငယ်ချင်း { $count } ဦးအထိသာ ဆုပေးပါသည်
# $time: a date and time.
invite-ends = { $time } မတိုင်မီ အကောင့်ဖွင့်သော သူငယ်ချင်းများအတွက်
invite-held-rule = သင့်ကိုယ်ပိုင် ဒုတိယအကောင့်ကို မရေတွက်ပါ။ သင် သို့မဟုတ် သင့်အခြားသူငယ်ချင်းနှင့် စက်၊ ကွန်ရက်လိပ်စာ၊ ငွေလက်ခံသူ သို့မဟုတ် ငွေလက်ခံအကောင့် တူသော သူငယ်ချင်းကို အော်ပရေတာက ဦးစွာ စစ်ဆေးပါသည်
invite-fact-friends = အကောင့်ဖွင့်ပြီးသော သူငယ်ချင်းများ
invite-fact-qualified = ရေတွက်ထားသော သူငယ်ချင်းများ
invite-fact-waiting = ရယူရန် စောင့်နေသည်
invite-fact-claimed = ရယူပြီး
# $amount: with its currency. $number: a number as text.
invite-earned = သူငယ်ချင်း အမှတ် { $number } အတွက် { $amount }
# $number: a number as text.
invite-earned-nothing = သူငယ်ချင်း အမှတ် { $number } အတွက် မပေးခဲ့ပါ
invite-own-deposit = သင့်ငွေသွင်းမှုများ
invite-own-turnover = သင့်အကျုံးဝင်သော လောင်းကြေး
invite-own-rule-free = လောင်းရန် မလိုပါ
# $times: a number as text.
invite-own-rule-times = ထုတ်မရမီ { $times } ဆ လောင်းရပါမည်
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] အကောင့်ဖွင့်ပြီး
    [HELD] စစ်ဆေးနေသည်
    [QUALIFIED] ရေတွက်ပြီး
    [REJECTED] မရေတွက်ပါ
   *[EXPIRED] အချိန်ကုန်
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] { $time } အထိ အချိန်ရှိသည်
    [HELD] { $time } အကောင့်ဖွင့်ခဲ့သည်။ အော်ပရေတာ စစ်ဆေးပြီးသည်အထိ ဆုမပေးပါ။
    [QUALIFIED] { $time } မှစ၍
    [REJECTED] { $time } အကောင့်ဖွင့်ခဲ့သည်။ ဤသူငယ်ချင်းကို မရေတွက်ရန် အော်ပရေတာ ဆုံးဖြတ်ပြီးပါပြီ။
   *[EXPIRED] { $time } အထိ အစီအစဉ်၏ တောင်းဆိုချက် မပြီးမြောက်ခဲ့ပါ
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] သင်သည် သူငယ်ချင်း၏ လင့်ခ်မှ လာခဲ့သည်။ { $time } မတိုင်မီ ပြီးမြောက်ပါက { $amount } ရယူနိုင်ပါသည်။
    [HELD] သင်သည် သူငယ်ချင်း၏ လင့်ခ်မှ လာခဲ့သည်။ အော်ပရေတာက ဦးစွာ စစ်ဆေးပြီးမှ { $amount } ပေးပါမည်။
    [QUALIFIED] သင်သည် သူငယ်ချင်း၏ လင့်ခ်မှ လာခဲ့ပြီး { $amount } ပေးပြီးပါပြီ။
    [REJECTED] သင်သည် သူငယ်ချင်း၏ လင့်ခ်မှ လာခဲ့သည်။ မရေတွက်ရန် အော်ပရေတာ ဆုံးဖြတ်ပြီးပါပြီ။
   *[EXPIRED] သင်သည် သူငယ်ချင်း၏ လင့်ခ်မှ လာခဲ့သည်။ { $amount } အတွက် အချိန်သည် { $time } တွင် ကုန်ခဲ့ပါပြီ။
}

view-invite-link = သင့်လင့်ခ်
view-invite-code = သင့်လင့်ခ်၏ QR ကုဒ်
view-invite-share = မျှဝေရန်
# $brand: name of the site.
view-invite-share-text = { $brand } သို့ ဖိတ်ကြားချက်
view-invite-preview = သင့်သူငယ်ချင်းများ မြင်ရသော စာမျက်နှာ
view-invite-steps = သင့်သူငယ်ချင်း လုပ်ရမည့်အရာ
view-invite-gives = သင်ရမည့်အရာ
view-invite-terms = စည်းမျဉ်းများ
view-invite-sums = ယခုအထိ ရလဒ်
view-invite-friends = သင့်သူငယ်ချင်းများ
view-invite-friends-empty = သင့်လင့်ခ်မှ မည်သူမျှ အကောင့်မဖွင့်သေးပါ။
view-invite-own = သင်ရရှိခဲ့သော ဖိတ်ကြားချက်
view-invite-no-plan = လောလောဆယ် အစီအစဉ်မရှိပါ။ သင့်လင့်ခ်သည် အလုပ်လုပ်သော်လည်း ယခု အကောင့်ဖွင့်သော သူငယ်ချင်းများအတွက် ဆုမပေးပါ။
view-invite-closed-title = ဖိတ်ကြားခြင်းကို လောလောဆယ် သင့်အတွက် မဖွင့်သေးပါ
view-invite-closed-text = ဖောက်သည်ဝန်ဆောင်မှုက ပိုမိုရှင်းပြပါမည်။
view-invite-to-rewards = ဆုလာဘ်စင်တာသို့
