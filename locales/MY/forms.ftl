# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = အသုံးပြုသူအမည်
field-mobile-num = ဖုန်းနံပါတ်
field-verification-code = အတည်ပြုကုဒ်
field-password = စကားဝှက်
field-confirm-password = စကားဝှက် ထပ်ရိုက်ပါ
field-old-password = လက်ရှိစကားဝှက်
field-payment-password = ငွေပေးချေမှု စကားဝှက်
field-payee-name = အမည်ရင်း
field-nickname = အမည်ပြောင်
field-birthday = မွေးနေ့
field-email = အီးမေးလ်
field-qq-num = QQ နံပါတ်
field-wechat = WeChat အမည်
field-line = LINE အမည်
field-whatsapp = WhatsApp နံပါတ်
field-telegram = Telegram အမည်
field-zalo = Zalo နံပါတ်
field-facebook = Facebook အမည်
field-id-number = မှတ်ပုံတင်နံပါတ်
field-recommender-id = မိတ်ဆက်သူ
field-affiliate-code = ဖိတ်ကြားကုဒ်
field-captcha = ပုံထဲမှကုဒ်

# What an empty field wants.
field-mobile-num-empty = သင့်ဖုန်းနံပါတ်ကို ထည့်ပါ။
field-confirm-password-empty = စကားဝှက်ကို ထပ်ရိုက်ပါ။
field-old-password-empty = လက်ရှိစကားဝှက်ကို ထည့်ပါ။
field-payment-password-empty = ငွေပေးချေမှု စကားဝှက်ကို ရွေးပါ။
field-payee-name-empty = မှတ်ပုံတင်ပါ အမည်အတိုင်း ထည့်ပါ။
field-nickname-empty = အမည်ပြောင်ကို ရွေးပါ။
field-birthday-empty = သင့်မွေးနေ့ကို ထည့်ပါ။
field-email-empty = သင့်အီးမေးလ်ကို ထည့်ပါ။
field-qq-num-empty = သင့် QQ နံပါတ်ကို ထည့်ပါ။
field-wechat-empty = သင့် WeChat အမည်ကို ထည့်ပါ။
field-line-empty = သင့် LINE အမည်ကို ထည့်ပါ။
field-whatsapp-empty = သင့် WhatsApp နံပါတ်ကို ထည့်ပါ။
field-telegram-empty = သင့် Telegram အမည်ကို ထည့်ပါ။
field-zalo-empty = သင့် Zalo နံပါတ်ကို ထည့်ပါ။
field-facebook-empty = သင့် Facebook အမည်ကို ထည့်ပါ။
field-id-number-empty = သင့်မှတ်ပုံတင်နံပါတ်ကို ထည့်ပါ။
field-recommender-id-empty = မိတ်ဆက်သူကို ထည့်ပါ။
field-affiliate-code-empty = ဖိတ်ကြားကုဒ်ကို ထည့်ပါ။

# What is wrong with a value.
rule-twice-different = နှစ်ကြိမ်ရိုက်ထားသည်မှာ မတူပါ။ တူညီသော စကားဝှက်ကို နှစ်ကြိမ်ရိုက်ပါ။

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = လိုအပ်သော ပုံစံနှင့် မကိုက်ညီပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-format-account = အကောင့်အမည် ပုံစံ မမှန်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-format-password = စကားဝှက် ပုံစံ မမှန်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-format-email = အီးမေးလ် ပုံစံ မမှန်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-format-real-name = အမည်ရင်း ပုံစံ မမှန်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-format-mobile = မိုဘိုင်းနံပါတ် ပုံစံ မမှန်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-length-only = မည်သည့်စာလုံးမဆို ရပါသည်။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-letter-first-alphanumeric = အင်္ဂလိပ်စာလုံးနှင့် ဂဏန်း၊ စာလုံးဖြင့် စရပါမည်။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-letters-chinese = အင်္ဂလိပ်စာလုံးနှင့် တရုတ်စာလုံးသာ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-email = မှန်ကန်သော အီးမေးလ်လိပ်စာ ထည့်ပါ၊ ဥပမာ name@example.com။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-alphanumeric-no-chinese = အင်္ဂလိပ်စာလုံးနှင့် ဂဏန်းသာ၊ တရုတ်စာလုံး မရပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-alphanumeric-mixed = အင်္ဂလိပ်စာလုံးနှင့် ဂဏန်း အနည်းဆုံး တစ်ခုစီ ရောထည့်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-digits = ဂဏန်းသာ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-alphanumeric-upper = အင်္ဂလိပ်စာလုံးနှင့် ဂဏန်း၊ စာလုံးကြီး အနည်းဆုံးတစ်လုံး ပါရပါမည်။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-letters-spaces = အင်္ဂလိပ်စာလုံးနှင့် နေရာလွတ်သာ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-no-spaces = နေရာလွတ် မပါရပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-chinese-symbols = တရုတ်စာလုံးနှင့် သင်္ကေတသာ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-date = ရက်စွဲကို yyyy-MM-dd သို့မဟုတ် MM-dd-yyyy ဖြင့် ထည့်ပါ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-two-letters-spaces = အင်္ဂလိပ်စာလုံးနှင့် နေရာလွတ်၊ အနည်းဆုံး စာလုံးနှစ်လုံး။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-korean = ကိုရီးယားစာလုံးသာ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}
rule-thai = ထိုင်းစာလုံးသာ။ { $range ->
    [exact] အရှည်- { $min } လုံး။
    [at-least] အရှည်- အနည်းဆုံး { $min } လုံး။
    [at-most] အရှည်- အများဆုံး { $max } လုံး။
    [between] အရှည်- { $min } မှ { $max } လုံး။
   *[any] { "" }
}

# The registration form.
register-tab-account = အမည်ဖြင့် ဖွင့်ရန်
register-tab-mobile = ဖုန်းဖြင့် ဖွင့်ရန်
register-closed = ယခု အကောင့်ဖွင့်ခြင်းကို ပိတ်ထားပါသည်။ ဖောက်သည်ဝန်ဆောင်မှုက အကောင့်ဖွင့်ရန် ကူညီနိုင်ပါသည်။
consent-missing = သင့်အသက်ကို အတည်ပြုပြီး စည်းကမ်းချက်များကို သဘောတူပါ။

# The captcha.
captcha-image = ပုံ
captcha-audio = အသံ
captcha-work = ဤစက်ကို လုပ်ခိုင်းရန်
captcha-working = ဤစက်က ဆောင်ရွက်နေဆဲဖြစ်ပါသည်။ ခဏစောင့်ပြီး ထပ်ကြိုးစားပါ။
captcha-work-failed = ဤစက်က မလုပ်နိုင်ပါ။ ပုံ သို့မဟုတ် အသံကို ရွေးပါ။

# The button that sends a code. $seconds: a number.
code-get = ကုဒ်ရယူရန်
code-get-again = ကုဒ် ထပ်ယူရန်
code-countdown = { $seconds } စက္ကန့်အကြာ
code-get-first = ဤနံပါတ်အတွက် ကုဒ်ကို အရင်ရယူပါ။

# How strong a password is.
strength-0 = အလွန်အားနည်း
strength-1 = အားနည်း
strength-2 = အသင့်အတင့်
strength-3 = အားကောင်း
strength-4 = အလွန်အားကောင်း
strength-too-weak = ဤစကားဝှက်ကို ခန့်မှန်းရလွယ်လွန်းပါသည်။ ပိုရှည်အောင် သို့မဟုတ် ပိုထူးခြားအောင် လုပ်ပါ။
strength-common = လူတိုင်း အရင်ဆုံး စမ်းသော စကားဝှက်ဖြစ်ပါသည်။ ကိုယ်ပိုင်တစ်ခု ရွေးပါ။
strength-nearly-common = လူတိုင်းသိသော စကားဝှက်နှင့် နီးစပ်နေပါသည်။
strength-word = စကားလုံးတစ်လုံးတည်းကို ခန့်မှန်းရလွယ်ပါသည်။ စကားလုံးများ ထပ်ထည့်ပါ။
strength-name = အမည်များကို ခန့်မှန်းရလွယ်ပါသည်။ အမည်နှင့် အကောင့်အမည် မထည့်ပါနှင့်။
strength-keyboard = ကီးဘုတ်ပေါ်မှ ဆက်တိုက်ခလုတ်များကို ခန့်မှန်းရလွယ်ပါသည်။
strength-repeat = ထပ်နေသော စာလုံးများကို ခန့်မှန်းရလွယ်ပါသည်။
strength-sequence = abc သို့မဟုတ် 6543 ကဲ့သို့ အစဉ်လိုက်များကို ခန့်မှန်းရလွယ်ပါသည်။
strength-date = ရက်စွဲနှင့် ခုနှစ်များကို ခန့်မှန်းရလွယ်ပါသည်။
strength-longer = စကားလုံး တစ်လုံးနှစ်လုံး ထပ်ထည့်ပါ။

field-current-code = လက်ရှိ ဆက်သွယ်ရန်သို့ ပို့ထားသော ကုဒ်
field-current-code-empty = လက်ရှိ ဆက်သွယ်ရန်သို့ ပို့ထားသော ကုဒ်ကို ထည့်ပါ။
