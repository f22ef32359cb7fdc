# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = အသုံးပြုသူအမည်
login-by-mobile = ဖုန်းနံပါတ်
social-facebook = Facebook ဖြင့် ဆက်လုပ်ရန်
social-google = Google ဖြင့် ဆက်လုပ်ရန်
# $provider: the name of the provider.
social-other = { $provider } ဖြင့် ဆက်လုပ်ရန်
social-wait-title = ခဏစောင့်ပါ
social-wait-text = သင့်အကောင့်ထဲ ဝင်နေပါသည်။

factor-sms = SMS ကုဒ်
factor-email = အီးမေးလ်ကုဒ်
factor-totp = အထောက်အထားစိစစ်ရေး အက်ပ်
factor-payee-name = ငွေလက်ခံသူ၏ အမည်ရင်း
# $hint: the number, mostly hidden.
factor-sms-text = { $hint } သို့ ပို့ထားသော SMS ထဲမှ ကုဒ်ကို ထည့်ပါ။
# $hint: the address, mostly hidden.
factor-email-text = { $hint } သို့ ပို့ထားသော အီးမေးလ်ထဲမှ ကုဒ်ကို ထည့်ပါ။
factor-totp-text = စိစစ်ရေးအက်ပ်တွင် ယခုပြနေသော ကုဒ်ကို ထည့်ပါ။
factor-payee-name-text = သင် ငွေလက်ခံရာတွင် သုံးသော အမည်ရင်းကို ထည့်ပါ။
field-code-empty = ကုဒ်ကို ထည့်ပါ။
field-name-empty = လျှို့ဝှက်ကီးကို အမည်ပေးပါ။

forgot-by-email = အီးမေးလ်ဖြင့်
forgot-by-mobile = ဖုန်းနံပါတ်ဖြင့်
password-mailed-title = သင့်အီးမေးလ်ကို စစ်ဆေးပါ
password-mailed-text = အသုံးပြုသူအမည်နှင့် အီးမေးလ်လိပ်စာ ကိုက်ညီပါက စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ်ကို ပို့ပြီးပါပြီ။ မိနစ် 30 အတွင်း တစ်ကြိမ်သာ သုံးနိုင်ပါသည်။
password-first-text = သင့်စကားဝှက်ကို အခြားသူ သတ်မှတ်ပေးထားပါသည်။ သင်တစ်ဦးတည်းသိသော စကားဝှက်ကို သတ်မှတ်ပါ။
toast-password-changed = သင့်စကားဝှက်ကို ပြောင်းပြီးပါပြီ။
toast-password-reset = စကားဝှက်အသစ်ကို သတ်မှတ်ပြီးပါပြီ။ ၎င်းဖြင့် ဝင်ပါ။
toast-password-change = သင့်စကားဝှက်ကို အရင်ပြောင်းရပါမည်။ ပြောင်းရန် ထပ်မံဝင်ပါ။

toast-passkey-added = လျှို့ဝှက်ကီး ထည့်ပြီးပါပြီ။
toast-passkey-removed = လျှို့ဝှက်ကီး ဖယ်ရှားပြီးပါပြီ။
toast-authenticator-on = စိစစ်ရေးအက်ပ်က ယခု သင့်အကောင့်ကို ကာကွယ်နေပါသည်။
toast-authenticator-off = စိစစ်ရေးအက်ပ်ကို ဖယ်ရှားပြီးပါပြီ။
toast-session-closed = ထိုစက်မှ ထွက်ပြီးပါပြီ။

referral-wallet-title = ဂိမ်းအားလုံးအတွက် ပိုက်ဆံအိတ်တစ်ခု
referral-wallet-text = ကုမ္ပဏီတစ်ခုမှ တစ်ခုသို့ လွှဲပြောင်းရန် မလိုပါ။
referral-safety-title = ကုဒ်ဝှက်ပြီး ကာကွယ်ထား
referral-safety-text = သင့်ဒေတာကို ကုဒ်ဝှက်ပို့ပါသည်၊ ဒုတိယအဆင့်စိစစ်မှုနှင့် လျှို့ဝှက်ကီးတို့က အကောင့်ကို ကာကွယ်ပါသည်။
referral-games-title = ဂိမ်းမျိုးစုံ
referral-games-text = ကုမ္ပဏီများစွာ၏ စလော့များကို စက်တိုင်း၏ ဘရောက်ဆာတွင် ကစားနိုင်ပါသည်။
referral-support-title = ချတ်တွင် ကျွန်ုပ်တို့ထံ ရေးပါ
referral-support-text = ထိုနေရာတွင် ပြထားသောအချိန်အတွင်း ဝန်ထမ်းများက ဖြေကြားပါသည်။
referral-invited = သင်သည် သူငယ်ချင်း၏ လင့်ခ်မှ လာခဲ့သည်- အကောင့်ဖွင့်ပြီးသည်အထိ သိမ်းထားပါသည်။
referral-closed = ယခု အကောင့်ဖွင့်ခြင်းကို ပိတ်ထားပါသည်။ ဖောက်သည်ဝန်ဆောင်မှုကို မေးမြန်းပါ။
referral-member = သင် အဖွဲ့ဝင်ဖြစ်ပြီးသားပါ။

error-passkey-cancelled = လျှို့ဝှက်ကီး မသုံးခဲ့ပါ။ ထပ်ကြိုးစားပါ သို့မဟုတ် အခြားနည်းဖြင့် ဝင်ပါ။
error-passkey-known = ဤစက်တွင် သင့်အကောင့်အတွက် လျှို့ဝှက်ကီး ရှိပြီးသားပါ။
error-passkey-unsupported = ဤဘရောက်ဆာတွင် လျှို့ဝှက်ကီး မသုံးနိုင်ပါ။ အခြားဘရောက်ဆာ သို့မဟုတ် စက်ကို သုံးပါ။
error-passkey-invalid = ဤလျှို့ဝှက်ကီးကို မသိရှိပါ။ အခြားတစ်ခု စမ်းပါ သို့မဟုတ် အခြားနည်းဖြင့် ဝင်ပါ။
error-second-factor = အတည်ပြုခြင်းကို အရင်ပြီးဆုံးအောင် လုပ်ပါ။
error-wrong-factor = မကိုက်ညီပါ။ စစ်ဆေးပြီး ထပ်ကြိုးစားပါ။
error-factor-expired = အတည်ပြုခြင်း ကြာလွန်းသွားသည် သို့မဟုတ် အကြိမ်များစွာ မအောင်မြင်ပါ။ ထပ်မံဝင်ပါ။
error-password-required = ဆက်လုပ်ရန် သင့်စကားဝှက်ကို ထည့်ပါ။
error-ticket-expired = ကြာလွန်းသွားပါသည်။ အစမှ ပြန်လုပ်ပါ။
error-link-expired = ဤလင့်ခ်ကို သုံးပြီးဖြစ်သည် သို့မဟုတ် သက်တမ်းကုန်သွားပါပြီ။ အသစ်တောင်းပါ။
error-password-change = သင့်စကားဝှက်ကို အရင်ပြောင်းပါ။
error-password-unchanged = စကားဝှက်အသစ်သည် အဟောင်းနှင့် တူနေပါသည်။ အခြားတစ်ခု ရွေးပါ။
error-wrong-old-password = စကားဝှက်အဟောင်း မှားနေပါသည်။
error-non-member = အဖွဲ့ဝင်များသာ ဤနေရာမှ ဝင်နိုင်ပါသည်။ သင့်အကောင့်အမျိုးအစားအတွက် ဝင်ပေါက်ကို သုံးပါ။
error-invalid-domain = ဤလိပ်စာသည် ကျွန်ုပ်တို့၏ လိပ်စာမဟုတ်ပါ။ ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ။
error-popup-closed = ဝင်ရောက်ခြင်း ပြတ်တောက်သွားပါသည်။ ထပ်ကြိုးစားပါ သို့မဟုတ် အခြားနည်းဖြင့် ဝင်ပါ။
error-too-large = ပို့ရန် ကြီးလွန်းပါသည်။ တိုအောင်လုပ်ပြီး ထပ်ကြိုးစားပါ။
error-too-young = သင့်အသက်သည် ဤနေရာတွင် ကစားရန် မပြည့်သေးပါ။
error-mobile-taken = ဤနံပါတ်ကို အခြားအကောင့်တစ်ခုက သုံးထားပါသည်။ ထိုအကောင့်ဖြင့် ဝင်ပါ သို့မဟုတ် အခြားနံပါတ်ကို သုံးပါ။
error-too-long = ရှည်လွန်းပါသည်။ တိုအောင်လုပ်ပါ။

contact-add-email = အီးမေးလ် ထည့်ရန်
contact-change-email = အီးမေးလ် ပြောင်းရန်
contact-add-mobile = ဖုန်းနံပါတ် ထည့်ရန်
contact-change-mobile = ဖုန်းနံပါတ် ပြောင်းရန်
contact-none = မရှိသေးပါ
contact-verified = အတည်ပြုပြီး
contact-not-verified = အတည်မပြုရသေး
toast-contact-set = သိမ်းပြီးပါပြီ။ ယခုမှစ၍ အသုံးပြုနိုင်ပါသည်။
