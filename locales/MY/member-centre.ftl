# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = အကောင့်
member-group-records = မှတ်တမ်းများ
member-group-rewards = ဆုလာဘ်များ
member-group-control = သင့်လက်ထဲတွင်

member-security = ကျွန်ုပ်၏အကောင့်
member-wallet = ကျွန်ုပ်၏ပိုက်ဆံအိတ်
member-deposit = ငွေသွင်း
member-withdraw = ငွေထုတ်
member-transfer-upline = အထက်လိုင်းသို့ လွှဲရန်
member-betting-record = လောင်းကြေးမှတ်တမ်း
member-account-record = အကောင့်မှတ်တမ်း
member-profit-and-loss = အမြတ်နှင့် အရှုံး
member-bonus-details = ဘောနပ်စ်အသေးစိတ်
member-reward-centre = ဆုလာဘ်စင်တာ
member-referral = သူငယ်ချင်းဖိတ်ရန်
member-missions = တာဝန်လှုပ်ရှားမှု
member-messages = ပလက်ဖောင်းသတင်းများ

member-about-withdraw = ပိုက်ဆံအိတ်မှ ငွေထုတ်ပြီး ပို့ဆဲငွေကို လိုက်ကြည့်ပါ။
member-about-security = သင့်ကို ဆက်သွယ်နည်း၊ သင့်အကောင့်သို့ ဝင်နည်းများနှင့် ယခု ဝင်ထားသောနေရာများ။

member-about-wallet = သင့်တွင်ရှိသောငွေ၊ ထုတ်နိုင်သောငွေနှင့် ကျန်ငွေကို ထိန်းထားရသည့်အကြောင်း။
member-about-transfer-upline = သင့်အထက်ရှိ အေးဂျင့်ထံ ငွေလွှဲပါ။ ချက်ချင်းရောက်ပြီး အခကြေးငွေ မရှိပါ။
member-about-betting-record = သင်၏ လောင်းကြေးတိုင်း၊ ရလဒ်နှင့် ထွက်ပေါ်သည့်အရာ။
member-about-profit-and-loss = သင်နိုင်ငွေနှင့် ရှုံးငွေ၊ နေ့အလိုက်နှင့် ထုတ်ကုန်အလိုက်။
member-about-account-record = သင့်ငွေနှင့် ပွိုင့်၏ လှုပ်ရှားမှုတိုင်း၊ မတိုင်မီနှင့် ပြီးနောက် လက်ကျန်။
member-about-bonus-details = သင်ရခဲ့သော ဘောနပ်စ်တိုင်း၊ လောင်းပြီးပမာဏနှင့် စွန့်လွှတ်လျှင် ကုန်ကျမည့်ငွေ။
member-about-fair-play = ကစားခြင်းအတွက် ကုန်ကျငွေ၊ သင့်ကန့်သတ်ချက်များ၊ နားချိန်များနှင့် အကူအညီ ရနိုင်သည့်နေရာများ ဖြစ်ပါသည်။
member-about-deposit = ပိုက်ဆံအိတ်သို့ ငွေထည့်ပြီး ငွေသွင်းမှုတစ်ခုစီ၏ အခြေအနေကို ကြည့်ပါ။
member-about-reward-centre = သင်ရယူနိုင်သမျှ၊ သင့်အဆင့်နှင့် ငွေပြန်အမ်းများကို စာရင်းတစ်ခုတည်းတွင် ပြသည်။
member-about-referral = သင့်လင့်ခ်၊ ၎င်းမှလာသော သူငယ်ချင်းများနှင့် သင်ရရှိခဲ့သည်များ။
member-about-messages = သင့်ငွေနှင့် အကောင့်တွင် ဖြစ်ပျက်သည်များ၊ အော်ပရေတာက သင့်ထံ ရေးသည်များ။
member-about-missions = လုပ်နိုင်သည်များ၊ သင့်တိုးတက်မှုနှင့် အဆင့်ဇယားရှိ နေရာများ။

safety-level-low = သင့်အကောင့်၏ အကာအကွယ် နည်းနေသည်
safety-level-middle = သင့်အကောင့်ကို တစ်စိတ်တစ်ပိုင်း ကာကွယ်ထားသည်
safety-level-high = သင့်အကောင့်ကို ကောင်းစွာ ကာကွယ်ထားသည်
# $done, $total: numbers.
safety-count = ဖွင့်ထားသော အကာအကွယ်- { $total } ခုအနက် { $done } ခု
safety-email = အတည်ပြုထားသော အီးမေးလ်
safety-mobile = အတည်ပြုထားသော ဖုန်းနံပါတ်
safety-second = အထောက်အထားစိစစ်ရေး အက်ပ် သို့မဟုတ် လျှို့ဝှက်ကီး
safety-next-email = အီးမေးလ် ထည့်ပါ။ စကားဝှက်မေ့လျှင် ပြန်ဝင်နိုင်ပါသည်။
safety-next-mobile = ဖုန်းနံပါတ် ထည့်ပါ။ စကားဝှက်မေ့လျှင် ပြန်ဝင်ရန် နောက်တစ်နည်း ဖြစ်ပါသည်။
safety-next-second = အထောက်အထားစိစစ်ရေး အက်ပ်ကို သတ်မှတ်ပါ။ နေရာအသစ်မှ ဝင်ခြင်းကို ကာကွယ်ပေးပါသည်။
safety-act-second = အထောက်အထားစိစစ်ရေး အက်ပ် သတ်မှတ်ရန်
