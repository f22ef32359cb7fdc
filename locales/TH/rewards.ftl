# The reward centre and the member's level.

# $kind: what a reward came by, a word.
reward-kind = { $kind ->
    [RAFFLE] สิทธิ์จับสลาก
    [CASHBACK] เงินคืน
    [LEVEL_GIFT] ของขวัญระดับ
    [RED_ENVELOPE] อั่งเปา
    [REFERRAL] ชวนเพื่อน
    [MISSION] รางวัลภารกิจ
   *[PROMOTION] โปรโมชัน
}
# $name: a title as its owner writes it, or an amount with its currency.
reward-name = { $name }
reward-nameless = รางวัลที่ไม่มีชื่อแล้ว
# $amount: a number as text.
reward-points = { $amount } แต้ม
# $amount: a number as text.
reward-draws = จำนวนสิทธิ์จับสลาก: { $amount }
reward-rule-free = ไม่ต้องเดิมพัน
# $times: a number as text.
reward-rule-times = ต้องเดิมพัน { $times } เท่าก่อนถอน
# $time: a date and time.
reward-until = รับได้ถึง { $time }
reward-until-never = รับได้ทุกเมื่อ
# $time: a date and time.
reward-from = รับได้ตั้งแต่ { $time }
# $from, $until: days.
reward-period = สำหรับ { $from } ถึง { $until }
# $state: what has become of it, a word. $time: a date and time.
reward-state = { $state ->
    [EXPIRED] หมดอายุเมื่อ { $time }
    [WITHDRAWN] ถูกยกเลิก: คุณถูกกีดกันจากการเล่น
   *[CLAIMED] รับแล้วเมื่อ { $time }
}
# $unit: what it consists of, a word. $amount: with its currency, or a number as text.
reward-claimed = { $unit ->
    [POINTS] คุณได้รับ { $amount } แต้มแล้ว
   *[MONEY] { $amount } อยู่ในกระเป๋าของคุณแล้ว
}

# $level: a number as text.
level-rank = ระดับ { $level }
level-vip = ดูแลโดยฝ่ายบริการลูกค้า VIP
# $name: of a level.
level-next = ระดับถัดไป: { $name }
# $percent: a number as text. $name: of a level.
level-progress = ไปแล้ว { $percent }% สู่ { $name }
level-top = นี่คือระดับสูงสุด
level-need-turnover = ยอดเดิมพันที่นับ
level-need-deposits = ยอดฝาก
level-kept-always = ไม่มีเงื่อนไขในการรักษาระดับนี้
level-stays = ระดับที่คุณได้แล้วจะเป็นของคุณตลอด
# $from, $until: days.
level-period = รอบนี้: { $from } ถึง { $until } ระดับจะถูกทบทวนเมื่อจบรอบ
# $raise: when a level is given, a word.
level-raise = { $raise ->
    [AT_REVIEW] ระดับที่คุณทำได้มีผลหลังการทบทวนรอบ
   *[AT_ONCE] ระดับที่คุณทำได้มีผลทันที
}
# $amount: with its currency. $times: a number as text.
level-gift = ของขวัญ: { $amount } ต้องเดิมพัน { $times } เท่า
# $amount: with its currency.
level-gift-free = ของขวัญ: { $amount } ไม่ต้องเดิมพัน
# $amount: with its currency.
level-gift-given = ของขวัญ: { $amount } ได้รับแล้ว
# $cause: why the level has changed, a word. $name: of a level.
level-change = { $cause ->
    [REVIEW] ผลทบทวน: { $name }
    [OPERATOR] กำหนดโดยฝ่ายบริการลูกค้า: { $name }
   *[REACHED] ทำได้: { $name }
}

# $kind: of what a part comes back and how often, a word.
cashback-about = { $kind ->
    [NET_LOSS_DAILY] คืนส่วนหนึ่งของยอดเสียในหนึ่งวัน
    [NET_LOSS_MONTHLY] คืนส่วนหนึ่งของยอดเสียในหนึ่งเดือน
    [VALID_BET_DAILY] คืนส่วนหนึ่งของยอดเดิมพันที่นับในหนึ่งวัน
    [VALID_BET_WEEKLY] คืนส่วนหนึ่งของยอดเดิมพันที่นับในหนึ่งสัปดาห์
    [VALID_BET_MONTHLY] คืนส่วนหนึ่งของยอดเดิมพันที่นับในหนึ่งเดือน
   *[NET_LOSS_WEEKLY] คืนส่วนหนึ่งของยอดเสียในหนึ่งสัปดาห์
}
cashback-all-products = เกมอื่นทั้งหมด
# $amount: with its currency.
cashback-cap = สูงสุด { $amount } ต่อรอบ
# $amount: with its currency.
cashback-least = ต่ำกว่า { $amount } จะไม่จ่าย
# $days: a number as text.
cashback-claim-days = จำนวนวันที่รับได้: { $days }
# $level: a number as text.
cashback-rate-level = ตั้งแต่ระดับ { $level }

view-reward-open = รับได้ตอนนี้
view-reward-later = ภายหลัง
view-reward-past = รับแล้วและหมดอายุ
view-reward-claim = รับ
view-reward-go = ไปยังหน้าของรายการ
view-reward-empty-title = ตอนนี้ไม่มีรางวัลให้รับ
view-reward-empty-text = รางวัลจากโปรโมชัน เงินคืน และระดับ จะแสดงที่นี่ทันทีที่มี
view-reward-to-promotions = ดูโปรโมชัน
view-reward-to-bonuses = ดูรายละเอียดโบนัส
view-reward-past-empty = ยังไม่มีรางวัลที่รับแล้วหรือหมดอายุ
view-level-title = ระดับของคุณ
view-level-keep = สิ่งที่ต้องทำในแต่ละรอบเพื่อรักษาระดับ
view-level-all = ระดับทั้งหมด
view-level-current = ระดับปัจจุบันของคุณ
view-level-start = จุดเริ่มต้นของทุกคน
view-level-no-gift = ไม่มีของขวัญ
view-level-changes = การเปลี่ยนแปลงระดับของคุณ
view-cashback-title = เงินคืน
# $plan: what the plan is called.
view-cashback-rates = อัตราของ{ $plan }
view-cashback-own = อัตราของคุณตอนนี้
