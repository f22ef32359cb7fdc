# The views' own words of the same cards.
view-consents = ကြော်ငြာစာများ
view-consents-about = ပရိုမိုးရှင်းများအကြောင်း အသိပေးနိုင်ပါသလား။ ဤနေရာတွင် သင်မဖွင့်မချင်း မပို့ပါ၊ စာတိုင်းတွင် ရပ်နိုင်ပါသည်။ သင့်အကောင့်နှင့် ငွေအကြောင်း စာများကိုမူ အမြဲပို့ပါသည်။
view-data-copy = သင့်အချက်အလက် မိတ္တူ
view-data-copy-about = ဤဝဘ်ဆိုက်က သင့်အကြောင်း သိမ်းထားသမျှကို ရှင်းလင်းချက်နှင့်အတူ ဖိုင်တစ်ခုတည်းဖြင့် ပေးပါသည်။ ခုနစ်ရက် သိမ်းထားပါသည်။
view-data-copy-ask = မိတ္တူ တောင်းရန်
view-data-copy-download = ဒေါင်းလုဒ်
view-data-copy-progress = မိတ္တူ တိုးတက်မှု
view-closing = အကောင့် ပိတ်ရန်
view-closing-about = သင့်ငွေ မည်သို့ဖြစ်မည်ကို ကြည့်ပြီးမှ အပြီးအပိုင် ပိတ်ပါမည်။ သင်အတည်မပြုမချင်း မပိတ်ပါ။
view-closing-begin = အဓိပ္ပာယ် ကြည့်ရန်
view-closing-first = အရင်လုပ်ရန်
view-closing-means = ပိတ်ခြင်း၏ အဓိပ္ပာယ်
view-closing-understood = ဤသည်ကို ဖတ်ပြီး ကျွန်ုပ်၏အကောင့်ကို ပိတ်လိုပါသည်။
view-closing-close = ကျွန်ုပ်၏အကောင့်ကို ပိတ်ရန်
view-closing-leave = ကျွန်ုပ်၏အကောင့်ကို ဆက်ထားရန်
