# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = နိုင်ငံ
view-country-search = နိုင်ငံ ရှာရန်
view-country-none = ရိုက်ထားသည်နှင့် ကိုက်ညီသော နိုင်ငံ မရှိပါ။
view-code-sent = ကုဒ်ကို ပို့ပြီးပါပြီ။
view-strength = စကားဝှက် အားကောင်းမှု
view-captcha-kinds = လူသားဖြစ်ကြောင်း အတည်ပြုရန်
view-captcha-audio = သင်ကြားရသော ဂဏန်းများ
view-captcha-play = ဖွင့်ရန်
view-captcha-pause = ခဏရပ်ရန်
view-captcha-work = သင့်ဘရောက်ဆာဖြင့် စစ်ဆေးခြင်း
view-captcha-working = သင့်ဘရောက်ဆာက တွက်ချက်နေပါသည်။ ဘာမျှ ရိုက်ရန်မလိုပါ။
view-captcha-done = စစ်ဆေးပြီးပါပြီ။ ဘာမျှ ရိုက်ရန်မလိုပါ။

# Registration.
view-register = အကောင့်ဖွင့်ရန်
view-register-reset = ရှင်းရန်
view-register-methods = အကောင့်ဖွင့်နည်းများ
view-register-invited = သင့်ကို ဖိတ်ကြားထားပါသည်- ဖိတ်ကြားကုဒ်ကို ဖြည့်ထားပြီးပါပြီ။
# $age: the least age, a number.
view-register-consent = ကျွန်ုပ် အသက် { $age } နှစ်ပြည့်ပြီးဖြစ်၍ စည်းကမ်းချက်များကို သဘောတူပါသည်။
view-register-terms = စည်းကမ်းချက်များ ဖတ်ရန်
view-register-have-account = အကောင့်ရှိပြီးသားလား?

# Forgotten and changed passwords.
view-forgot-methods = စကားဝှက်အသစ် ရယူနည်းများ
view-forgot-email = သင့်အကောင့်၏ အသုံးပြုသူအမည်နှင့် အီးမေးလ်လိပ်စာကို ထည့်ပါ။ စကားဝှက်အသစ် သတ်မှတ်ရန် လင့်ခ်ကို ပို့ပေးပါမည်။
view-forgot-mobile = သင့်အကောင့်၏ ဖုန်းနံပါတ်ကို ထည့်ပါ။ ကုဒ်ပို့ပေးမည်ဖြစ်ပြီး ထိုကုဒ်ဖြင့် စကားဝှက်အသစ် သတ်မှတ်ပါ။
view-forgot-send = လင့်ခ်ပို့ရန်
view-forgot-set = စကားဝှက်သတ်မှတ်ပြီး ဝင်ရန်
view-forgot-back = အကောင့်ဝင်ရန်သို့ ပြန်သွားရန်
view-password-account = အကောင့်
view-password-change = စကားဝှက် ပြောင်းရန်
view-password-set = စကားဝှက် သတ်မှတ်ရန်
view-reset-expired-title = ဤလင့်ခ် အသုံးမပြုနိုင်တော့ပါ
view-reset-expired-text = လင့်ခ်ကို အချိန်တိုအတွင်း တစ်ကြိမ်သာ သုံးနိုင်ပါသည်။ စကားဝှက်သတ်မှတ်ရန် အီးမေးလ်အသစ် တောင်းပါ။
view-reset-again = အီးမေးလ်အသစ် တောင်းရန်

view-contacts = ဆက်သွယ်ရန် အချက်အလက်
view-contacts-about = အတည်ပြုထားသော ဆက်သွယ်ရန်သည် စကားဝှက်မေ့လျှင် ပြန်ဝင်နိုင်စေပြီး နေရာအသစ်မှ ဝင်ခြင်းကို ကာကွယ်ပေးပါသည်။
view-contact-codes = ကုဒ်တစ်ခုကို အသစ်သို့ပို့ပြီး နောက်တစ်ခုကို { $present } သို့ ပို့ပါမည်။
view-contact-save = သိမ်းရန်
view-register-optional = ဖြည့်လိုမှ ဖြည့်ရန်
