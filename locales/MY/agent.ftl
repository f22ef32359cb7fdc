# The agent centre: the names of its pages, and what each is for.
agent-group-team = အဖွဲ့
agent-group-records = မှတ်တမ်းများ
agent-group-contracts = စာချုပ်များ

agent-announcement = ကြေညာချက်များ
agent-team = အဖွဲ့ အနှစ်ချုပ်
agent-register-centre = အကောင့်ဖွင့်စင်တာ
agent-downline = အောက်လိုင်း စီမံခန့်ခွဲမှု
agent-team-bets = အဖွဲ့ လောင်းကြေးမှတ်တမ်း
agent-team-profit = အသုံးပြုသူများ၏ အမြတ်နှင့် အရှုံး
agent-income = ကျွန်ုပ်၏ ဝင်ငွေ
agent-downline-transactions = အောက်လိုင်း ငွေလွှဲမှတ်တမ်း
agent-dividends = အမြတ်ဝေစု မှတ်တမ်း
agent-daily-wages = နေ့စဉ်လုပ်ခ
agent-hourly-salary = နာရီအလိုက်လစာ
agent-real-time-salary = အချိန်နှင့်တစ်ပြေးညီလစာ

agent-about-announcement = အော်ပရေတာက အေးဂျင့်များကို အသိပေးလိုသည်များ။
agent-about-register = သင့်အောက်တွင် အကောင့်များနှင့် စာရင်းသွင်းရန် လင့်ခ်များ ဖန်တီးပါ။
agent-about-team = သင့်အဖွဲ့၏ ကစားမှုနှင့် ရလဒ်များကို ရက်အလိုက် ကြည့်ပါ။
agent-about-downline = သင့်အဖွဲ့ဖွဲ့စည်းပုံ - မည်သူ မည်သည့်နေရာတွင် ရှိပြီး သင်ဘာလုပ်နိုင်သည်ကို ကြည့်ပါ။

# The views' own words in the agent centre.
view-agent-choose = သင့်အဖွဲ့နှင့်ဆိုင်သော အရာအားလုံး စာရင်းထဲတွင် ရှိပါသည်။
view-agent-settings-title = စာမျက်နှာအချို့ မပေါ်ပါ
view-agent-settings = အမြတ်ဝေစုနှင့် လစာများ ဖွင့်ထားခြင်း ရှိမရှိ မသိရပါ။
view-agent-announcements-none = ကြေညာချက် မရှိပါ
