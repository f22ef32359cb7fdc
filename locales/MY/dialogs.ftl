# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = မလုပ်တော့ပါ
not-now = ယခုမဟုတ်သေး
close = ပိတ်ရန်
warning-title = သတိပြုပါ

sign-out-title = အကောင့်မှ ထွက်မလား?
sign-out-text = သင့်လက်ကျန်ငွေနှင့် အကြိုက်ဆုံးစာရင်းတို့ မပြောင်းလဲဘဲ ရှိနေပါမည်။
sign-out-guest-text = အစမ်းကစားခြင်းနှင့် အစမ်းလက်ကျန်ငွေမှ ထွက်ပါမည်။
sign-out-confirm = ထွက်ရန်

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = အစမ်းအကောင့်ဖြင့် မပြုလုပ်နိုင်ပါ။ ဆက်လုပ်ရန် အကောင့်အစစ်ဖြင့် ဝင်ပါ။
in_increase_submit = အိုကေ

password-weak-text = သင့်စကားဝှက်ကို ခန့်မှန်းရလွယ်ပါသည်။ ပိုရှည်ပြီး အခြားနေရာတွင် မသုံးထားသော စကားဝှက်ကို ရွေးပါ။
password-expired-text = သင့်စကားဝှက် သက်တမ်းလွန်နေပါပြီ။ အကောင့်လုံခြုံစေရန် အသစ်တစ်ခု သတ်မှတ်ပါ။

first-login-title = ကြိုဆိုပါသည်
first-login-text = သင့်အကောင့် အဆင်သင့်ဖြစ်ပါပြီ။ လုံခြုံရေးစင်တာတွင် ၎င်းကို ပိုမိုကာကွယ်နိုင်ပါသည်။

toast-signed-out = အကောင့်မှ ထွက်ပြီးပါပြီ။
# $game: the name of a game.
toast-favourite-failed = { $game } အတွက် အကြိုက်ဆုံးစာရင်း အပြောင်းအလဲကို မသိမ်းနိုင်ပါ။ ထပ်ကြိုးစားပါ။
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } ကို မကစားနိုင်သေးပါ။ ဤအမှတ်အသား မပါသော ဂိမ်းကို ရွေးပါ။
toast-session-ended = သင့်ဝင်ရောက်ချိန် ကုန်ဆုံးသွားပါပြီ။ ထပ်မံဝင်ပါ။
