# The login form.
field-username-empty = အသုံးပြုသူအမည်ကို ထည့်ပါ။
field-password-empty = စကားဝှက်ကို ထည့်ပါ။
field-captcha-empty = ပုံထဲမှ စာလုံးများကို ထည့်ပါ။

# Why the form opened. $game: the name of a game.
resume-play = { $game } ကစားရန် အကောင့်ဝင်ပါ။
resume-favourite = { $game } ကို အကြိုက်ဆုံးစာရင်းသို့ ထည့်ရန် အကောင့်ဝင်ပါ။
resume-page = ဤစာမျက်နှာကို ဖွင့်ရန် အကောင့်ဝင်ပါ။
resume-session-ended = သင့်ဝင်ရောက်ချိန် ကုန်ဆုံးသွားပါပြီ။ ရပ်ထားသည့်နေရာမှ ဆက်ရန် အကောင့်ဝင်ပါ။
