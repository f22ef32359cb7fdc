# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = ပင်မ
nav-games = ဂိမ်းများ
nav-deposit = ငွေသွင်း
nav-sign-up = အကောင့်ဖွင့်
nav-free-play = အခမဲ့ကစားရန်
nav-promotions = ပရိုမိုးရှင်း
nav-me = ကျွန်ုပ်
nav-rng = စလော့
nav-pvp = ဖဲဂိမ်း
nav-fish = ငါးပစ်
nav-live = လိုက်ဖ်
nav-sports = အားကစား
nav-esports = အီးစပို့
nav-sv3 = ကြက်တိုက်
nav-elott = ထီ

menu-account-record = အကောင့်မှတ်တမ်း
menu-profit-and-loss = အမြတ်နှင့် အရှုံး
menu-reward-centre = ဆုလာဘ်စင်တာ
menu-security-centre = လုံခြုံရေးစင်တာ
