# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = အကောင့်ဝင်နည်းများ
view-login-or = သို့မဟုတ်
view-login-passkey = လျှို့ဝှက်ကီးဖြင့် ဝင်ရန်
view-free-play-title = ကြည့်ရုံသက်သက်လား?
view-free-play-note = အစမ်းငွေသာ ဖြစ်၍ အကောင့်မလိုပါ။ နိုင်ငွေရခြင်း၊ ငွေထုတ်ခြင်း မရှိပါ။
view-free-play = အစမ်းငွေဖြင့် ကစားရန်

# The second factor of a login.
view-factor-why = သင် နေရာအသစ်မှ ဝင်နေပါသည်။ သင်ကိုယ်တိုင်ဖြစ်ကြောင်း ထပ်မံအတည်ပြုပါ။
view-factor-choose = အတည်ပြုနည်းများ
view-factor-confirm = အတည်ပြုရန်
view-factor-other = အခြားနည်း ရွေးရန်
view-factor-leave = အကောင့်ဝင်ရန်သို့ ပြန်သွားရန်

# Security settings: passkeys, authenticator, sessions.
view-passkeys = လျှို့ဝှက်ကီးများ
view-passkeys-about = လက်ဗွေ၊ မျက်နှာ သို့မဟုတ် စက်၏ သော့ဖြင့် ဝင်ပါ။ မှတ်ထားစရာမလို၊ ခိုးယူ၍လည်း မရပါ။
view-passkeys-none = သင့်တွင် လျှို့ဝှက်ကီး မရှိသေးပါ။
view-passkeys-unsupported = ဤဘရောက်ဆာဖြင့် လျှို့ဝှက်ကီး မပြုလုပ်နိုင်ပါ။ အခြားဘရောက်ဆာ သို့မဟုတ် သင့်ဖုန်းကို သုံးပါ။
view-passkey-created = ထည့်ခဲ့သည်
view-passkey-used = နောက်ဆုံးသုံးခဲ့သည်
view-passkey-never = မသုံးဖူးပါ
# $name: what the member calls the passkey.
view-passkey-remove = { $name } ကို ဖယ်ရှားရန်
view-passkey-name = လျှို့ဝှက်ကီးအသစ်၏ အမည်
view-passkey-name-hint = နောက်တွင် မှတ်မိစေရန်၊ ဥပမာ စက်၏အမည်။
view-passkey-add = လျှို့ဝှက်ကီး ထည့်ရန်
view-authenticator = အထောက်အထားစိစစ်ရေး အက်ပ်
view-authenticator-about = သင့်ဖုန်းရှိ အက်ပ်က စက္ကန့် 30 တိုင်း ပြောင်းသော ကုဒ်ကို ပြပါသည်။ နေရာအသစ်မှ ဝင်လျှင် ထိုကုဒ်ကို မေးပါမည်။
view-authenticator-off = မသတ်မှတ်ရသေးပါ
view-authenticator-on = သင့်အကောင့်ကို ကာကွယ်နေသည်
view-authenticator-begin = သတ်မှတ်ရန်
view-authenticator-remove = စိစစ်ရေးအက်ပ် ဖယ်ရှားရန်
view-authenticator-step-app = ဤပုံကို စိစစ်ရေးအက်ပ်ဖြင့် စကင်ဖတ်ပါ သို့မဟုတ် ဤစက်တွင် အက်ပ်ကို ဖွင့်ပါ။
view-authenticator-code-picture = စိစစ်ရေးအက်ပ်အတွက် QR ကုဒ်
view-authenticator-open = အက်ပ်တွင် ဖွင့်ရန်
view-authenticator-step-key = သို့မဟုတ် ဤကီးကို အက်ပ်ထဲ ရိုက်ထည့်ပါ။ မည်သူ့ကိုမျှ မပြပါနှင့်။
view-authenticator-key = ကီး
view-authenticator-step-code = အက်ပ်တွင် ယခုပြနေသော ကုဒ်ကို ရိုက်ထည့်ပါ။
view-authenticator-code = အက်ပ်၏ ကုဒ်
view-authenticator-confirm = ဖွင့်ရန်
view-sessions = ဝင်ထားသော နေရာများ
view-sessions-about = သင်မသိသော နေရာရှိလျှင် အဆုံးသတ်ပြီး စကားဝှက်ကို ပြောင်းပါ။
view-sessions-end-others = ကျန်အားလုံး အဆုံးသတ်ရန်
view-session-unknown = မသိသောစက်
view-session-current = ဤစက်
view-session-ip = လိပ်စာ
view-session-started = ဝင်ခဲ့ချိန်
view-session-seen = နောက်ဆုံးသုံးချိန်
view-session-end = အဆုံးသတ်ရန်
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = { $device }၊ { $ip } ကို အဆုံးသတ်ရန်
view-proof = စကားဝှက် လိုအပ်ပါသည်
view-proof-why = မပြောင်းမီ သင့်စကားဝှက်ကို ရိုက်ထည့်ပါ။
view-proof-confirm = ဆက်လုပ်ရန်
view-cancel = မလုပ်တော့ပါ
view-copy = ကူးရန်
view-copied = ကူးပြီးပါပြီ

# Dialogs.
view-dialog-timeout = ခဏအကြာ အလိုလို ပိတ်ပါမည်

# The invitation page.
# $brand: the name of the site.
view-referral-lead = အကောင့်တစ်ခုဖြင့် { $brand } ၏ ဂိမ်းလော်ဘီအားလုံးကို ဝင်နိုင်ပါသည်။ စိတ်ကြိုက်လှည့်ကြည့်ပါ၊ ကြည့်ရုံဖြင့် ကုန်ကျစရိတ်မရှိပါ။
# $count: a number.
view-referral-games = ရွေးချယ်နိုင်သော ဂိမ်း- { $count }
view-referral-steps = လုပ်ဆောင်ပုံ
view-referral-step-register = အကောင့်ဖွင့်ပါ။
view-referral-step-protect = လျှို့ဝှက်ကီး သို့မဟုတ် စိစစ်ရေးအက်ပ် ထည့်ပါ၊ အကောင့်သည် သင့်ပိုင်အဖြစ် ဆက်ရှိနေပါမည်။
view-referral-step-play = ဂိမ်းရွေးပါ။

# Login.
view-login-username = အသုံးပြုသူအမည်
view-login-password = စကားဝှက်
view-password-show = စကားဝှက် ပြရန်
view-password-hide = စကားဝှက် ဖျောက်ရန်
view-login-remember = ဤဘရောက်ဆာတွင် 24 နာရီ ဝင်ထားရန်
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = { $time } အကြာတွင် ထပ်ကြိုးစားနိုင်ပါသည်။
view-login-forgot = စကားဝှက် မေ့နေလား?
view-login-no-account = အကောင့် မရှိသေးဘူးလား?
view-captcha = ပုံထဲမှ စာလုံးများ
view-captcha-picture = ရိုက်ထည့်ရမည့် စာလုံးများ
view-captcha-refresh = အခြားပုံ
