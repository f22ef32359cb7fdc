# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = เร็วๆ นี้
promo-join = เปิดให้เข้าร่วม
promo-signed-up = ลงทะเบียนแล้ว
promo-in-progress = กำลังดำเนินการ
promo-joined = เข้าร่วมแล้ว
promo-applying = กำลังตรวจสอบ
promo-process = กำลังเตรียมรางวัล
promo-claim = พร้อมรับ
promo-claimed = รับแล้ว
promo-issued = มอบแล้ว
promo-closed-for-signup = ปิดรับลงทะเบียน
promo-rejected = ไม่ผ่าน
promo-close = สิ้นสุดแล้ว

# What a status means to do.
promo-what-coming-soon = ยังไม่เปิด กลับมาใหม่เมื่อเปิดแล้ว
promo-what-join = ลงทะเบียนเพื่อเข้าร่วม
promo-what-signed-up = คุณลงทะเบียนแล้ว โปรโมชันยังไม่เริ่ม
promo-what-in-progress = ระบบคำนวณให้เอง ไม่ต้องลงทะเบียน
promo-what-joined = คุณเข้าร่วมอยู่
promo-what-applying = เราได้รับใบสมัครของคุณและกำลังตรวจสอบ คำตอบจะแสดงที่นี่
promo-what-process = ใบสมัครของคุณผ่านแล้ว เรากำลังเตรียมรางวัล
promo-what-claim = รางวัลของคุณพร้อมแล้ว กดรับแล้วเข้าบัญชีทันที
promo-what-claimed = คุณรับรางวัลแล้ว รางวัลเข้าบัญชีแล้ว
promo-what-issued = มอบรางวัลให้คุณแล้ว
promo-what-closed-for-signup = กำลังดำเนินอยู่ แต่ปิดรับลงทะเบียนแล้ว
promo-what-rejected = ใบสมัครของคุณไม่ผ่าน เหตุผลอยู่ด้านล่าง
promo-what-close = โปรโมชันนี้สิ้นสุดแล้ว
promo-what-log-in = โปรโมชันนี้สำหรับสมาชิก
promo-what-apply = สมัครด้วยแบบฟอร์มด้านล่าง เราจะตอบในหน้านี้
promo-what-apply-again = ใบสมัครของคุณไม่ผ่าน คุณสมัครใหม่ได้ด้านล่าง
promo-what-draw = คุณเข้าร่วมอยู่ จับรางวัลได้ตราบที่ยังมีสิทธิ์เหลือ
promo-what-drawn = คุณใช้สิทธิ์จับรางวัลครบแล้ว

promo-act-log-in = เข้าสู่ระบบเพื่อเข้าร่วม
promo-act-join = ลงทะเบียน
promo-act-claim = รับรางวัล
promo-act-draw = จับรางวัลหนึ่งครั้ง

promo-category-all = ทั้งหมด
promo-category-new = ผู้เล่นใหม่
promo-category-special = พิเศษ
promo-category-vip = สิทธิ์ VIP
promo-category-referral = ชวนเพื่อน
promo-category-other = อื่นๆ
promo-filter-any = ทุกสถานะ
promo-filter-open = เปิดอยู่
promo-filter-coming = เร็วๆ นี้
promo-filter-mine = ของฉัน
promo-filter-ended = สิ้นสุดแล้ว

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] สิ้นสุดใน { $count } นาที
    [hours] สิ้นสุดใน { $count } ชั่วโมง
   *[days] สิ้นสุดใน { $count } วัน
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] เริ่มใน { $count } นาที
    [hours] เริ่มใน { $count } ชั่วโมง
   *[days] เริ่มใน { $count } วัน
}
# $date: a date.
promo-ended = สิ้นสุดเมื่อ { $date }
promo-open-end = ไม่มีวันสิ้นสุด
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } ถึง { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = ตั้งแต่ { $from }
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = ลงทะเบียน { $from } ถึง { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = ลงทะเบียนตั้งแต่ { $from }

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } เข้ากระเป๋าเงิน
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = โบนัส { $amount } ต้องทำเทิร์น { $times } เท่า
promo-gives-share = ขึ้นอยู่กับการเล่นของคุณ ดูที่ข้อกำหนด
# $points: a grouped number.
promo-gives-points = แต้ม: { $points }
promo-gives-free-spin = ฟรีสปิน
promo-gives-raffle = สิทธิ์จับรางวัล
promo-gives-physical = ของขวัญจากเรา

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } จาก { $most } ตัวอักษร
apply-remark-long = หมายเหตุยาวเกินไป กรุณาทำให้สั้นลง
apply-remark-refused = หมายเหตุไม่ได้รับการยอมรับ กรุณาทำให้สั้นลงและใช้ข้อความธรรมดา
promo-contact-zalo = ต้องมีหมายเลข Zalo เพื่อรับโบนัส
promo-contact-whatsapp = ต้องมีหมายเลข WhatsApp เพื่อรับโบนัส
# $most: a number as text.
apply-files-hint = ไม่เกิน { $most } ภาพ png หรือ jpg ภาพละไม่ถึง 5 MB มีเพียงเจ้าหน้าที่ของเราที่เห็น
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = { $least } ถึง { $most } ภาพ png หรือ jpg ภาพละไม่ถึง 5 MB มีเพียงเจ้าหน้าที่ของเราที่เห็น
apply-files-too-many = ใส่ได้ไม่เกินสามภาพ กรุณานำออกก่อนหนึ่งภาพ
apply-files-missing = ใบสมัครนี้ต้องมีภาพ
apply-files-under-way = กรุณารอให้อัปโหลดภาพเสร็จ
apply-files-failed = กรุณานำไฟล์ที่ไม่ผ่านออก หรือลองอัปโหลดใหม่
apply-file-kind = ไฟล์นี้ไม่ใช่ png หรือ jpg
apply-file-size = ไฟล์นี้มีขนาด 5 MB ขึ้นไป
apply-file-empty = ไฟล์นี้ว่างเปล่า
apply-file-gone = ภาพเก็บไว้เพียงหนึ่งวัน กรุณาอัปโหลดใหม่

# Raffles.
# $count: a number.
raffle-left = เหลือสิทธิ์ { $count } ครั้ง
# $prize: name of the prize.
raffle-won = คุณได้รับ: { $prize }
raffle-blank = ครั้งนี้ไม่ได้รางวัล

toast-promo-joined = คุณลงทะเบียนแล้ว
toast-promo-claimed = รางวัลเข้าบัญชีแล้ว
toast-promo-applied = ส่งใบสมัครของคุณแล้ว

error-promotion-closed = ตอนนี้ทำรายการนี้ไม่ได้ หน้านี้แสดงสถานะของโปรโมชัน
error-promotion-exhausted = ของรางวัลทั้งหมดของโปรโมชันนี้หมดแล้ว
error-no-draws-left = คุณไม่มีสิทธิ์จับรางวัลเหลือ
error-rank-too-low = โปรโมชันนี้สำหรับสมาชิกระดับ VIP ที่สูงกว่า
error-image-invalid = ไฟล์ภาพนี้ใช้ไม่ได้ กรุณาบันทึกใหม่เป็น png หรือ jpg แล้วลองอีกครั้ง

# The points mall.
mall-cash = เงินสด
mall-bonus = โบนัส
mall-free-spin = ฟรีสปิน
mall-physical = ของขวัญ
mall-voucher = บัตรกำนัล
# $points: a grouped number.
mall-price = { $points } แต้ม
# $count: a number.
mall-left = เหลือ { $count } ชิ้น
mall-sold-out = หมดแล้ว
# $amount: an amount with its currency sign.
mall-worth = มูลค่า { $amount }
# $count: a number.
mall-limit = สมาชิกแต่ละคนได้ไม่เกิน { $count } ชิ้น
# $rank: a number as text.
mall-rank = ตั้งแต่ VIP ระดับ { $rank }
mall-need-stock = ของหมดแล้ว กรุณากลับมาดูใหม่ภายหลัง
mall-need-login = เข้าสู่ระบบเพื่อดูแต้มของคุณ
# $rank: a number as text.
mall-need-rank = ต้องเป็น VIP ระดับ { $rank } จึงจะแลกได้
# $points: a grouped number.
mall-need-points = ต้องมีอีก { $points } แต้มจึงจะแลกได้
mall-need-open = หักแต้มทันที และคืนแต้มหากถูกปฏิเสธ
# $points: a grouped number.
mall-balance = คุณมี { $points } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = สล็อต: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = คาสิโนสด: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = กีฬา: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = ยิงปลา: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = ทุกเกม: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = ฝากเงิน: หนึ่งแต้มทุก { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = ยอดเสีย: หนึ่งแต้มทุก { $amount } ไม่เกินวันละ { $cap } แต้ม
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } แต้มแลกได้ { $amount } เริ่มตั้งแต่ { $least } แต้ม
mall-never-expire = แต้มไม่มีวันหมดอายุ
promo-act-deposit = ฝากเงิน
promo-what-deposit = เลือกในแบบฟอร์มฝากเงิน โบนัสจะเข้าพร้อมเงินของคุณ
promo-what-excluded = สำหรับการฝากครั้งแรกเท่านั้น และคุณเคยฝากแล้ว
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $percent }% ของยอดฝากตั้งแต่ { $least } สูงสุด { $amount } เทิร์น { $times } เท่า
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $percent }% ของยอดฝากตั้งแต่ { $least } สูงสุด { $amount }
