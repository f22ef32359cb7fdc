# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = မဖော်ပြရသေးပါ
payee-name-stated = ဖော်ပြပြီး၊ အတည်မပြုရသေးပါ
payee-name-proven = ကုဒ်ဖြင့် အတည်ပြုပြီး
payee-name-checked = အတည်ပြုပြီး သင့်စာရွက်စာတမ်းနှင့် ကိုက်ညီပါသည်
payee-name-prove = သင့်အမည် အတည်ပြုပါ
payee-name-change = အမည် ပြောင်းရန်
payee-name-empty = သင့်အမည်ရင်းကို ထည့်ပါ။
# $contact: a mail address or number, mostly hidden.
payee-name-about = ဘဏ်တွင် ရှိသည့်အတိုင်း သင့်အမည်ရင်း။ { $contact } သို့ ကုဒ်ပို့ပါမည်။ ကုဒ်ဖြင့် အတည်ပြုမှ အမည် အကျုံးဝင်ပါသည်။ သင့်ငွေအားလုံးကို ဤအမည်သို့သာ ပေးပါသည်။
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = သင့်စာရွက်စာတမ်းပါ အမည်ကို ထည့်ပါ။ { $contact } သို့ ကုဒ်ပို့ပါမည်။ ကုဒ်ဖြင့် အတည်ပြုမှ အမည် အကျုံးဝင်ပါသည်။
payee-name-contact-first = အီးမေးလ်ကို အရင် အတည်ပြုပါ။ သင့်အမည်အတွက် ကုဒ်ကို ထိုနေရာသို့ ပို့ပါမည်။
toast-payee-name-set = သင့်အမည် အတည်ပြုပြီးပါပြီ
payout-other-name = သင့်အမည်မဟုတ်သော အမည်ဖြင့် ဖြစ်၍ ငွေပေး၍ မရပါ။
safety-payee-name = အတည်ပြုပြီး ငွေလက်ခံသူအမည်
safety-next-payee-name = သင့်အမည်ကို အတည်ပြုပါ။ ထို့နောက် ငွေကို သင့်ထံသာ ပေးပါမည်။
withdraw-step-name = သင့်အမည်
# $amount: an amount with its currency.
withdraw-identity-above = { $amount } ထက်ပိုသော ငွေထုတ်ခြင်းအတွက် ကိုယ်ရေးအတည်ပြုခြင်း အရင် အောင်မြင်ရပါမည်။
withdraw-identity-first = ပထမဆုံး ငွေထုတ်ခြင်းအတွက် ကိုယ်ရေးအတည်ပြုခြင်း အောင်မြင်ရပါမည်။
identity-level-none = အဆင့် 0 - အချက်အလက် မရှိသေးပါ
identity-level-stated = အဆင့် 1 - အချက်အလက် ဖော်ပြပြီး
identity-level-checked = အဆင့် 2 - စာရွက်စာတမ်း စစ်ပြီး
identity-none = မတင်ပြရသေးပါ
identity-pending = စစ်ဆေးနေပါသည်
identity-approved = အတည်ပြုပြီး
identity-rejected = အတည်မပြုပါ
identity-step-handed-in = တင်ပြပြီး
identity-about-none = သင်မည်သူဖြစ်ကြောင်း ဖော်ပြပြီး စာရွက်စာတမ်း ပို့ကာ နှစ်ခုလုံး တင်ပြပါ။ ဝန်ထမ်းက စစ်ဆေးပါမည်။
identity-about-pending = ဝန်ထမ်းက သင့်စာရွက်စာတမ်းများကို စစ်ဆေးနေပါသည်။ ရလဒ်ကို အီးမေးလ် သို့မဟုတ် SMS ဖြင့် အကြောင်းကြားပါမည်။
identity-about-approved = သင့်စာရွက်စာတမ်းများ စစ်ပြီးပါပြီ။ ငွေကို ထိုအမည်သို့ ပေးပါသည်။
identity-reason-unreadable = စာရွက်စာတမ်း ဖတ်၍မရပါ။ စာမျက်နှာ တစ်ခုလုံး၏ ကြည်လင်သော ဓာတ်ပုံကို အလင်းရောင်ကောင်းစွာဖြင့် ပို့ပါ။
identity-reason-expired = စာရွက်စာတမ်း သက်တမ်းကုန်နေပါသည်။ သက်တမ်းရှိသောအရာကို ပို့ပါ။
identity-reason-mismatch = စာရွက်စာတမ်းသည် သင့်အချက်အလက်နှင့် မတူပါ။ အချက်အလက်ကို ပြင်ပါ သို့မဟုတ် အခြားစာရွက်စာတမ်း ပို့ပါ။
identity-reason-incomplete = စာမျက်နှာ သို့မဟုတ် တစ်ဖက် လိုနေပါသည်။ လိုသောအရာကို ပို့ပါ။
identity-reason-not-accepted = ဤစာရွက်စာတမ်း အမျိုးအစားကို လက်မခံပါ။ အခြားတစ်ခု ပို့ပါ။
identity-reason-other = အောက်ပါ မှတ်ချက်ကို ဖတ်ပြီး ပြင်ကာ ပြန်တင်ပြပါ။
identity-name = စာရွက်စာတမ်းပါ အမည်
identity-country = နိုင်ငံ
identity-country-empty = နိုင်ငံကို ရွေးပါ။
identity-state = သင်မည်သူဖြစ်ကြောင်း ဖော်ပြပါ
identity-state-anew = အချက်အလက် ပြင်ရန်
identity-missing-details = သင်မည်သူဖြစ်ကြောင်း အရင် ဖော်ပြပါ။
identity-missing-document = နိုင်ငံကူးလက်မှတ်၊ ယာဉ်မောင်းလိုင်စင် သို့မဟုတ် မှတ်ပုံတင် နှစ်ဖက်စလုံးကို ပို့ပါ။
identity-missing-front = မှတ်ပုံတင် ရှေ့ဖက် လိုနေပါသည်။
identity-missing-back = မှတ်ပုံတင် နောက်ဖက် လိုနေပါသည်။
document-passport = နိုင်ငံကူးလက်မှတ်
document-id-front = မှတ်ပုံတင် ရှေ့ဖက်
document-id-back = မှတ်ပုံတင် နောက်ဖက်
document-driving-licence = ယာဉ်မောင်းလိုင်စင်
document-proof-of-address = လိပ်စာ အထောက်အထား - ပြေစာ သို့မဟုတ် ရှင်းတမ်း
# $size: a size such as 940 KB.
document-pdf = PDF၊ { $size }
# $size: a size such as 940 KB.
document-picture = ဓာတ်ပုံ၊ { $size }
document-hint = png, jpg သို့မဟုတ် PDF၊ 5 MB အောက်။ PDF သည် 10 မျက်နှာထက် မပိုဘဲ စကားဝှက် မပါရပါ။ စစ်ဆေးသူများသာ မြင်ရပါသည်။
document-file-kind = ဤဖိုင်သည် png, jpg သို့မဟုတ် PDF မဟုတ်ပါ။
toast-identity-saved = သင့်အချက်အလက်ကို သိမ်းပြီးပါပြီ
toast-identity-handed-in = တင်ပြပြီး - ရလဒ်ကို အကြောင်းကြားပါမည်
