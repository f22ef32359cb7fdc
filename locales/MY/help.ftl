# The help centre and the letters to the operator.

contact-form-question-type = ဘာအကြောင်းလဲ?
contact-form-name = သင့်အမည်
contact-form-contact = သင့်ကို ဆက်သွယ်ရန်
contact-form-contact-optional = သင့်ကို ဆက်သွယ်ရန် (အဖြေလိုလျှင်)
contact-form-channel = သင့်ကစားသမားများ ဘယ်ကလာမလဲ
contact-form-content = ဘာပြောချင်ပါသလဲ?
contact-form-plan = ကစားသမားများကို ဘယ်လိုခေါ်လာမလဲ?
contact-form-missing = ဤအကွက်ကို ဖြည့်ပါ
# $min, $max: numbers of characters.
contact-form-length = စာလုံး { $min } မှ { $max } အတွင်း ရေးပါ
contact-form-unknown = စာရင်းမှ တစ်ခုကို ရွေးပါ
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = စာလုံး { $max } အနက် { $count }
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = စာလုံး { $min } မှ { $max } အထိ၊ ရေးပြီး { $count }

view-help-search = အကူအညီစာမျက်နှာများ ရှာရန်
view-help-search-clear = ရှာဖွေမှု ရှင်းရန်
# $count: a number of pages found.
view-help-found = စာမျက်နှာ { $count } ခု တွေ့သည်
view-help-no-match = ဤစကားလုံးအားလုံးပါသော စာမျက်နှာ မရှိပါ
view-help-no-match-text = စကားလုံး လျှော့ပါ သို့မဟုတ် ပြောင်းပါ၊ အောက်ပါခေါင်းစဉ်များကိုလည်း ကြည့်နိုင်ပါသည်။
view-help-topics = ခေါင်းစဉ်များ
view-help-contents = အကူအညီခေါင်းစဉ်အားလုံး
view-help-gone = ဤအကူအညီစာမျက်နှာ မရှိတော့ပါ
view-help-gone-text = ပြောင်းရွှေ့သွားခြင်း ဖြစ်နိုင်ပါသည်။ ခေါင်းစဉ်များကို စာရင်းတွင် တွေ့နိုင်ပါသည်။
view-help-none = အကူအညီစာမျက်နှာ မရှိသေးပါ
view-help-none-text = ယခုအတောအတွင်း ဖောက်သည်ဝန်ဆောင်မှုက ဖြေကြားပါသည်။
# $time: date and time.
view-help-updated = မွမ်းမံချိန် { $time }
view-help-more = အကူအညီ လိုပါသေးသလား?
view-help-deposit = ငွေသွင်းရန်သို့
view-help-browsers = အကြံပြုထားသော ဘရောက်ဆာများ
view-help-browsers-text = ဤဆိုက်ကို လွန်ခဲ့သောနှစ်နှစ်အတွင်းမှ ဘရောက်ဆာအားလုံးတွင် သုံးနိုင်ပါသည်။ အောက်ပါတို့တွင် စမ်းသပ်ထားပါသည်။
view-contact-form-choose = ရွေးပါ
view-contact-form-send-feedback = အကြံပြုချက် ပို့ရန်
view-contact-form-send-application = လျှောက်လွှာ ပို့ရန်
view-contact-form-sent-feedback = ကျေးဇူးတင်ပါသည်၊ အကြံပြုချက် ရောက်ပါပြီ
view-contact-form-sent-application = ကျေးဇူးတင်ပါသည်၊ လျှောက်လွှာ ရောက်ပါပြီ
# $reference: a short code.
view-contact-form-reference = သင့်ကိုးကားနံပါတ်မှာ { $reference } ဖြစ်ပါသည်။ ဤကိစ္စကို မေးမြန်းရာတွင် ပြောပြပါ။
view-contact-form-again = နောက်တစ်စောင် ရေးရန်
