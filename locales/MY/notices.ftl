# Announcements: their kinds, the reader, the page and the popups of a session's start.

notice-board = ကြေညာချက်
notice-player = ကစားသမားများအတွက်
notice-popup = သိသင့်သည်များ
notice-promotion = ပရိုမိုးရှင်း
notice-holiday = ပိတ်ရက်အချိန်ဇယား

view-notices-list = ကြေညာချက်အားလုံး
view-notice-previous = ယခင်တစ်ခု
view-notice-next = နောက်တစ်ခု
view-notice-gone = ဤကြေညာချက် မရှိတော့ပါ
view-notice-gone-text = အော်ပရေတာက ဖယ်ရှားလိုက်ပါသည်။ အခြားကြေညာချက်များကို စာရင်းတွင် တွေ့နိုင်ပါသည်။

view-notice-unread = မဖတ်ရသေး
# $count: a number of notices, in digits.
view-popup-others = အခြားကြေညာချက်များ ({ $count })
