# The views' own words of deposits.
view-deposit-open = သင့်ကို စောင့်နေသည်များ
view-deposit-continue = ဆက်လုပ်ပါ
view-deposit-channels = ပေးချေမည့်နည်းလမ်းကို ရွေးပါ
view-deposit-closed = ယခု ပိတ်ထားသည်
view-deposit-opens = ဖွင့်ချိန်-
view-deposit-amount = ငွေပမာဏ
# $min, $max: amounts with their currency.
view-amount-range = { $min } မှ { $max } အထိ
view-amount-presets = ရွေးချယ်ရန် ပမာဏများ
# $amount: an amount with its currency.
view-amount-last = { $amount }၊ ယခင်အတိုင်း
view-deposit-review = ဖြစ်လာမည့်အရာ
view-deposit-code = ဘောက်ချာကုဒ်
view-deposit-none-title = ဖွင့်ထားသော ငွေပေးချေနည်း မရှိပါ
view-deposit-none-text = ငွေပေးချေနည်း ဖွင့်သည်နှင့် ဤနေရာတွင် ရွေးနိုင်ပါမည်။ ဖောက်သည်ဝန်ဆောင်မှုကို မေးမြန်းနိုင်ပါသည်။
view-deposit-history = သင့်ငွေသွင်းမှုများ
view-deposit-filters = အခြေအနေ
view-deposit-empty-title = ငွေသွင်းမှု မရှိသေးပါ
view-deposit-empty-text = ငွေသွင်းမှုတိုင်းကို ဖြစ်ပျက်ခဲ့သမျှနှင့်အတူ ဤနေရာတွင် မြင်ရပါမည်။ ပထမဆုံးတစ်ခုကို အပေါ်တွင် စတင်ပါ။
view-deposit-no-match-title = ဤအခြေအနေရှိ ငွေသွင်းမှု မရှိပါ
view-deposit-no-match-text = အခြားငွေသွင်းမှုများကို ကြည့်ရန် အခြားအခြေအနေကို ရွေးပါ။
view-deposit-back = ငွေသွင်းမှုအားလုံး
view-deposit-unknown-title = ဤငွေသွင်းမှု သင့်တွင် မရှိပါ
view-deposit-unknown-text = ဤလိပ်စာတွင် ဖော်ပြသော ငွေသွင်းမှုသည် သင့်ဟာ မဟုတ်ပါ သို့မဟုတ် မရှိခဲ့ပါ။ သင့်ငွေသွင်းမှုအားလုံးတွင် ရှာပါ။
view-order-number = အော်ဒါနံပါတ်
# $label: what is copied.
view-copy-named = ကူးယူပါ- { $label }
view-timeline = ဖြစ်ပျက်ခဲ့သည်များ
view-timeline-next = နောက်တစ်ဆင့်
view-ask-service = ဖောက်သည်ဝန်ဆောင်မှုကို မေးပါ
view-deposit-pay-page = ငွေပေးချေမှုစာမျက်နှာသို့
view-deposit-new-window = သီးခြားဝင်းဒိုးတွင် ပွင့်ပါမည်။ ဤစာမျက်နှာသည် အလိုအလျောက် လိုက်ပြောင်းပါမည်။
view-deposit-same-device = ဤစက်ပေါ်တွင် ပေးချေမည်
view-deposit-qr = ငွေပေးချေမှု QR ကုဒ်
view-deposit-left = ကျန်ရှိချိန်
view-deposit-until = ပေးချေရမည့်နောက်ဆုံးချိန်
view-deposit-receipts = ပြေစာပုံများ
view-deposit-call-off = ငွေသွင်းမှုကို ပယ်ဖျက်ပါ
view-deposit-call-off-sure = ဤငွေသွင်းမှုကို ပယ်ဖျက်မည်လား။ ပေးချေပြီးပါက ငွေကို ထည့်ပေးပါမည်။
view-deposit-call-off-yes = ဟုတ်ကဲ့၊ ပယ်ဖျက်ပါ
view-deposit-keep = ဆက်ထားပါ
view-deposit-wallet = ထုတ်နိုင်သောငွေကို ကြည့်ပါ
view-deposit-promotions = ပရိုမိုးရှင်း
view-deposit-print = ပြေစာ ပုံနှိပ်ရန် သို့မဟုတ် သိမ်းရန်
