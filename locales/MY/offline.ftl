# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = ချိတ်ဆက်မှု မရှိပါ
view-offline-text = သင့်စက် အော့ဖ်လိုင်းဖြစ်နေသည် သို့မဟုတ် ဆာဗာကို ချိတ်ဆက်၍မရပါ။ သင့်လက်ကျန်ငွေနှင့် လောင်းကြေးများ ဆာဗာတွင် လုံခြုံပါသည်။
view-offline-retry = ထပ်ကြိုးစားရန်
