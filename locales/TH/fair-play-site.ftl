# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = วงเงินฝากของคุณ
limit-offer-day = ใน 24 ชั่วโมง
limit-offer-week = ใน 7 วัน
limit-offer-month = ใน 31 วัน
limit-offer-empty = โปรดกรอกอย่างน้อยหนึ่งจำนวน หรือเลือก “ไม่ตั้งวงเงิน”
limit-offer-empty-demanded = โปรดกรอกอย่างน้อยหนึ่งจำนวน

limit-reached-title = คุณใช้ถึงวงเงินแล้ว
limit-reached-go = ดูวงเงินของฉัน
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = วงเงินฝากของคุณใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } คือ { $limit } ตอนนี้เหลือ { $left }
limit-reached-deposit-until = วงเงินฝากของคุณใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } คือ { $limit } ตอนนี้เหลือ { $left } จะมีเพิ่มตั้งแต่ { $time }
limit-reached-loss = วงเงินขาดทุนของคุณใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } คือ { $limit } ตอนนี้เหลือ { $left }
limit-reached-loss-until = วงเงินขาดทุนของคุณใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } คือ { $limit } ตอนนี้เหลือ { $left } จะมีเพิ่มตั้งแต่ { $time }
limit-reached-stake = วงเงินเดิมพันของคุณใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } คือ { $limit } ตอนนี้เหลือ { $left }
limit-reached-stake-until = วงเงินเดิมพันของคุณใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } คือ { $limit } ตอนนี้เหลือ { $left } จะมีเพิ่มตั้งแต่ { $time }
limit-reached-time = คุณให้ตัวเองเล่นได้ { $limit } (ชั่วโมง:นาที) ใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } ตอนนี้เหลือ { $left }
limit-reached-time-until = คุณให้ตัวเองเล่นได้ { $limit } (ชั่วโมง:นาที) ใน { $period ->
    [day] 24 ชั่วโมง
    [week] 7 วัน
   *[month] 31 วัน
    } ตอนนี้เหลือ { $left } จะมีเพิ่มตั้งแต่ { $time }

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } ชม. { $minutes } นาที
reality-check-minutes = { $minutes } นาที
reality-check-won = ได้
reality-check-lost = เสีย
reality-check-even = ไม่ได้ไม่เสีย

age-check-title = ต้องตรวจอายุของคุณก่อน
age-check-text = ใบอนุญาตของเว็บไซต์นี้ให้ใช้ส่วนนี้ได้เมื่อตรวจอายุและตัวตนของคุณแล้ว คุณต้องใช้รูปถ่ายเอกสารหนึ่งใบ
age-check-go = ตรวจตัวตนของฉัน
# $age: in years.
age-notice = ผู้ที่อายุต่ำกว่า { $age } ปี เล่นที่นี่ไม่ได้
other-game-title = อีกเกมของคุณจะสิ้นสุดลง
other-game-start = เริ่มเกมนี้

demo-closed-title = เล่นฟรีที่นี่ก็ต้องมีบัญชี
demo-closed-text = ใบอนุญาตของเว็บไซต์นี้ให้เฉพาะผู้มีบัญชีเล่นได้ แม้จะเล่นฟรี โปรดเข้าสู่ระบบหรือสมัคร แล้วเกมจะเปิด
demo-closed-log-in = เข้าสู่ระบบ
funds-unread = โปรดอ่านและทำเครื่องหมายในช่องก่อนฝากเงิน

# $time: date and time. $place: device and address.
previous-login = เข้าสู่ระบบครั้งก่อนของคุณ: { $time }
previous-login-from = เข้าสู่ระบบครั้งก่อนของคุณ: { $time }, { $place }
