# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = သင့်အဖွဲ့၏ လောင်းကြေးတိုင်းကို စုစုပေါင်းနှင့် တစ်ခုချင်း ကြည့်နိုင်ပါသည်။
agent-about-team-profit = သင့်အဖွဲ့၏ အနိုင်အရှုံးကို အကိုင်းအခက်၊ နေ့နှင့် ထုတ်ကုန်အလိုက် ပြပါသည်။
agent-about-income = သင့်ဝင်ငွေနှင့် ၎င်းကို ဖြစ်စေသော ငွေလှုပ်ရှားမှုများ ပြပါသည်။
agent-about-transactions = သင့်အဖွဲ့၏ ပိုက်ဆံအိတ်များတွင် လောင်းကြေးမှလွဲ၍ လှုပ်ရှားမှုအားလုံးကို ပြပါသည်။
income-net = ရရှိငွေ
income-paid = အောက်လိုင်းသို့ ပေးငွေ
income-own-bets = ကိုယ်ပိုင် လောင်းကြေး
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] ပြန်အမ်းငွေ
    [DIVIDEND] အမြတ်ဝေစု
    [DAILY] နေ့စားလုပ်ခ
    [HOURLY] နာရီလစာ
    [REALTIME] အချိန်နှင့်တပြေးညီ လစာ
   *[OTHER] အခြား
}
team-others = ကျန်သူအားလုံး
team-whole = ကျွန်ုပ်၏ အဖွဲ့
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] အောက်ရှိသူအားလုံး အပါအဝင်
   *[OWN] တစ်ဦးတည်း
}
# $count: how many movements.
team-moves = လှုပ်ရှားမှု { $count } ခု
# $count: how many bets. $stake: with its currency.
team-open = လောင်းကြေး { $count } ခု စာရင်းမရှင်းရသေး၊ စုစုပေါင်း { $stake }

# The views' own words in these records.
view-team-member = အကောင့်အမည်
view-team-reach = မည်သူ၏
view-team-unknown-title = သင့်အဖွဲ့တွင် ဤအကောင့် မရှိပါ
view-team-unknown-text = အမည်ကို စစ်ဆေးပါ။ သင့်အောက်တွင် ရှိသူ သို့မဟုတ် ရှိခဲ့သူများကို မြင်နိုင်ပါသည်။
view-team-incomplete = နောက်ဆုံး မိနစ်များကို ပေါင်းနေဆဲဖြစ်ပါသည်။
view-team-bets-note = စာရင်းရှင်းပြီးသော လောင်းကြေးကို ရှင်းသည့်နေ့တွင် ထိုအချိန်က အထက်လိုင်းများအတွက် ရေတွက်ပါသည်။
view-team-bets-empty-text = သင့်အဖွဲ့ ကစားသည်နှင့် လောင်းကြေးများ ဤနေရာတွင် ပေါ်လာပါမည်။
view-team-bets-unknown-title = သင့်အဖွဲ့တွင် ဤလောင်းကြေး မရှိပါ
view-team-bets-unknown-text = နံပါတ် မှားနေနိုင်သည်၊ သို့မဟုတ် အခြားသူ၏ ဖြစ်နိုင်ပါသည်။
view-team-profit-formula = အနိုင် သို့မဟုတ် အရှုံး = အလျော်ငွေ + ပြန်အမ်းငွေ + ဘောနပ်စ် + လုပ်ခ + အမြတ်ဝေစု - လောင်းကြေး၊ သင့်အဖွဲ့ဘက်မှ တွက်ပါသည်။
view-team-direct = တိုက်ရိုက် အောက်လိုင်း
view-team-total = အောက်ရှိသူအားလုံး
view-team-own = ကိုယ်တိုင် ကစားမှု
view-team-path = အဆင့်လိုက် လမ်းကြောင်း
view-team-by-member = အကိုင်းအခက်အလိုက်
view-team-profit-empty-title = ဤရက်များတွင် ဘာမှ မရှိပါ
view-team-profit-empty-text = သင့်အဖွဲ့ ကစားသည်၊ သွင်းသည်၊ ထုတ်သည်တို့ ဤနေရာတွင် ပေါ်ပါမည်။
view-team-party = အခြားဖက်
view-income-formula = ရရှိငွေ = ပြန်အမ်းငွေ + အမြတ်ဝေစု + လုပ်ခ - အောက်လိုင်းသို့ သင်ပေးငွေ၊ ပေးသည့်နေ့အလိုက် တွက်ပါသည်။
view-income-empty-title = ဤရက်များတွင် ဝင်ငွေ မရှိပါ
view-income-empty-text = ပြန်အမ်းငွေ၊ အမြတ်ဝေစုနှင့် လုပ်ခများကို ပေးပြီးလျှင် ဤနေရာတွင် ပြပါမည်။
view-income-chart = နေ့အလိုက် ရရှိငွေ
view-income-by-day = နေ့အလိုက်
view-income-by-source = အရင်းအမြစ်အလိုက်
view-income-by-product = ထုတ်ကုန်အလိုက် ပြန်အမ်းငွေ
view-income-by-branch = အကိုင်းအခက်အလိုက် ပြန်အမ်းငွေ
