# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = ငွေလက်ခံသူအမည်
view-payee-name-about = သင့်ငွေအားလုံးကို ဤအမည်သို့သာ ပေးပါသည်။ သင်ကိုယ်တိုင် သတ်မှတ်ကြောင်း ကုဒ်ဖြင့် သက်သေပြပါ။
view-payee-name-field = သင့်အမည်ရင်း
view-payee-name-save = အမည် သိမ်းရန်
view-identity-check = ကိုယ်ရေးအတည်ပြုခြင်း
view-identity-check-about = စာရွက်စာတမ်းများက သင်မည်သူဖြစ်ကြောင်း ပြပါသည်။ ငွေပမာဏ များလျှင် လိုနိုင်ပါသည်။
view-identity-save = အချက်အလက် သိမ်းရန်
view-identity-birth-date = မွေးသက္ကရာဇ်
view-identity-name = စာရွက်စာတမ်းပါ အမည်
view-identity-country = နိုင်ငံ
view-identity-choose = ရွေးပါ
view-identity-documents = စာရွက်စာတမ်းများ
view-identity-kind = နောက်ဖိုင်သည် ဘာလဲ
view-identity-drop = စာရွက်စာတမ်းကို ဤနေရာတွင် ချပါ သို့မဟုတ် ရွေးပါ
view-identity-choose-file = စာရွက်စာတမ်း ရွေးရန်
# $document: what the document is.
view-identity-show = { $document } ကြည့်ရန် ယူပါ
# $document: what the document is.
view-identity-remove = { $document } ဖယ်ရှားရန်
view-identity-hand-in = တင်ပြရန်
view-identity-steps = ဖြစ်ပျက်ခဲ့သမျှ
view-picture-choose = ကိုယ်ပိုင်ဓာတ်ပုံ သုံးရန်
view-picture-remove = ဆွဲထားသော ပုံသို့ ပြန်ရန်
view-withdraw-identity = ကိုယ်ရေးအတည်ပြုခြင်းသို့
