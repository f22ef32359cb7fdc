# What only the views of promotions and of the points mall say.
view-promo-categories = အမျိုးအစားများ
view-promo-statuses = အခြေအနေ
view-promo-none-title = ပရိုမိုးရှင်း မရှိသေးပါ
view-promo-none-text = နောက်မှ ပြန်ကြည့်ပါ။
view-promo-no-match-title = ပရိုမိုးရှင်း မတွေ့ပါ
view-promo-no-match-text = အခြားအမျိုးအစား သို့မဟုတ် အခြေအနေကို ရွေးပါ။
view-promo-show-all = ပရိုမိုးရှင်းအားလုံး ပြရန်
view-promo-featured = ပရိုမိုးရှင်းများ
view-promo-gone-title = ဤပရိုမိုးရှင်း မရှိပါ
view-promo-gone-text = ပြီးဆုံးသည်မှာ ကြာပြီ ဖြစ်နိုင်သည် သို့မဟုတ် လင့်ခ် မပြည့်စုံပါ။
view-promo-standing = လက်ရှိအခြေအနေ
view-promo-reward = ရရှိမည့်အရာ
view-promo-when = အချိန်
view-promo-significant = စည်းကမ်းချက် အကျဉ်း
view-promo-terms = စည်းကမ်းချက်အားလုံး
view-promo-application = သင့်လျှောက်လွှာ
view-promo-applied = ပို့ပြီး
view-promo-reviewed = ဖြေပြီး
view-promo-reason = ကျွန်ုပ်တို့၏ အဖြေ
view-promo-remark = မှတ်ချက်
# $count: a number.
view-promo-pictures = ပုံ { $count } ပုံ
view-apply-title = လျှောက်ရန်
view-apply-send = လျှောက်လွှာ ပို့ရန်
view-apply-choose = ပုံများ ရွေးရန်
view-apply-drop = ပုံများကို ဤနေရာသို့ ဆွဲချပါ သို့မဟုတ် ရွေးပါ
view-apply-files = ပုံများ
# $name: name of the file.
view-apply-remove = { $name } ကို ဖယ်ရှားရန်
# $name: name of the file.
view-apply-again = { $name } ကို ထပ်တင်ရန်
view-apply-waiting = စောင့်နေသည်
view-apply-uploading = တင်နေသည်
view-apply-done = တင်ပြီး
view-raffle-odds = ဆုများနှင့် ရနိုင်ခြေ
view-raffle-prize = ဆု
view-raffle-chance = ရနိုင်ခြေ
view-raffle-draws = သင့်မဲများ
view-mall-rules = ပွိုင့်စည်းမျဉ်း
view-mall-need = လဲလှယ်ရန်
view-mall-back = ဆုအားလုံး
view-mall-log-in = သင့်ပွိုင့်များကို ကြည့်ရန် အကောင့်ဝင်ပါ
view-mall-none-title = ဆု မရှိသေးပါ
view-mall-none-text = နောက်မှ ပြန်ကြည့်ပါ။
view-mall-gone-title = ဤဆု မရှိပါ
view-mall-gone-text = ကုန်သွားခြင်း သို့မဟုတ် မပေးတော့ခြင်း ဖြစ်နိုင်ပါသည်။
