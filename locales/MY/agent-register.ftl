# The register centre.
agent-register-channel-wrong = စာကြောင်းတစ်ကြောင်းတည်းဖြင့် အများဆုံး စာလုံး 40 ရေးပါ။
# $most: a number.
agent-register-days-wrong = { $most } အထိ ရက်အရေအတွက် ထည့်ပါ။ အကန့်အသတ်မရှိလျှင် ကွက်လပ်ထားပါ။
agent-register-fact-deposits = ငွေသွင်းပြီး
agent-register-fact-first-deposits = ပထမဆုံး ငွေသွင်း
agent-register-fact-registered = စာရင်းသွင်းပြီး
agent-register-fact-turnover = မှန်ကန်သော လောင်းကြေး
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = လင့်ခ် { $code }
agent-register-link-made = လင့်ခ် အဆင်သင့်ဖြစ်ပါပြီ။
agent-register-link-no-end = အကန့်အသတ်မရှိ
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] ပြီးဆုံး
    [EXPIRED] သက်တမ်းကုန်
    [USED_UP] အသုံးပြုမှု ပြည့်
   *[OPEN] ဖွင့်ထားသည်
}
# $time: when it expires.
agent-register-link-until = { $time } အထိ
# $name: an account name.
agent-register-made = { $name } ကို ဖန်တီးပြီးပါပြီ။
agent-register-made-hint = အကောင့်အမည်နှင့် ပထမ စကားဝှက်ကို ပေးပါ။ ပထမဆုံး ဝင်ရောက်ချိန်တွင် အဖွဲ့ဝင်သည် ကိုယ်ပိုင်စကားဝှက် ရွေးပြီး စည်းကမ်းများကို သဘောတူရမည်။
# $most: a percentage.
agent-register-rate-above = အများဆုံး { $most }။
# $most: a percentage.
agent-register-rate-most = အများဆုံး { $most }
agent-register-rate-wrong = ဒသမ နှစ်နေရာအထိ ရာခိုင်နှုန်း ထည့်ပါ၊ ဥပမာ 0.25။
# $most: a number.
agent-register-uses-wrong = 1 မှ { $most } အထိ ဂဏန်း ထည့်ပါ။

# The views' own words.
view-agent-register-account = အကောင့်အသစ်
view-agent-register-account-text = အကောင့်သည် ယခုမှစ၍ သင့်အောက်တွင် ရှိမည်။ ပထမ စကားဝှက်ကို ပထမဆုံး ဝင်ရောက်ချိန်တွင် ပြောင်းရမည်။
view-agent-register-type = အကောင့်အမျိုးအစား
view-agent-register-rates = ပြန်အမ်းငွေ
view-agent-register-rates-text = မှန်ကန်သော လောင်းကြေးတစ်ခုစီ၏ ရာခိုင်နှုန်း။ မထည့်လျှင် မရှိပါ။ သင့်နှုန်းထက် မပိုရပါ။
view-agent-register-create = အကောင့် ဖန်တီးရန်
view-agent-register-another = နောက်တစ်ခု ဖန်တီးရန်
view-agent-register-link = စာရင်းသွင်းလင့်ခ်အသစ်
view-agent-register-link-text = ဤလင့်ခ်ဖြင့် စာရင်းသွင်းသူသည် ဤအမျိုးအစားနှင့် နှုန်းများဖြင့် သင့်အောက်တွင် ရှိမည်။
view-agent-register-channel = ပြသမည့်နေရာ
view-agent-register-channel-hint = မဖြည့်လည်းရသည်၊ သင်သာ မြင်ရသည်
view-agent-register-uses = စာရင်းသွင်းနိုင်သူ အရေအတွက်
view-agent-register-days = သက်တမ်းရက်
view-agent-register-days-hint = အကန့်အသတ်မရှိလျှင် ကွက်လပ်ထားပါ
view-agent-register-add = လင့်ခ် ဖန်တီးရန်
view-agent-register-links = စာရင်းသွင်းလင့်ခ်များ
view-agent-register-none = လင့်ခ် မရှိသေးပါ။ အပေါ်တွင် ဖန်တီး၍ မျှဝေပါ။
view-agent-register-show = QR ကုဒ် ပြရန်
view-agent-register-qr = စာရင်းသွင်းလင့်ခ်၏ QR ကုဒ်
view-agent-register-share = မျှဝေရန်
# $brand: the site's name.
view-agent-register-share-text = { $brand } သို့ ပါဝင်ပါ
view-agent-register-end = လင့်ခ် ပိတ်ရန်
view-agent-register-end-ask = ဤလင့်ခ်ကို ပိတ်မလား။ မည်သူမျှ ထပ်မံ စာရင်းမသွင်းနိုင်တော့ပါ။ ရှိပြီးသူများ ဆက်ရှိမည်။
view-agent-register-end-yes = ပိတ်ရန်
view-agent-register-end-no = ထားရန်
view-agent-register-address = စာရင်းသွင်းလင့်ခ်
