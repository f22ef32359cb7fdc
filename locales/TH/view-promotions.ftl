# What only the views of promotions and of the points mall say.
view-promo-categories = หมวดหมู่
view-promo-statuses = สถานะ
view-promo-none-title = ยังไม่มีโปรโมชัน
view-promo-none-text = กลับมาดูใหม่ภายหลัง
view-promo-no-match-title = ไม่พบโปรโมชัน
view-promo-no-match-text = เลือกหมวดหมู่หรือสถานะอื่น
view-promo-show-all = แสดงโปรโมชันทั้งหมด
view-promo-featured = โปรโมชัน
view-promo-gone-title = ไม่มีโปรโมชันนี้
view-promo-gone-text = อาจสิ้นสุดไปนานแล้ว หรือลิงก์ไม่ครบ
view-promo-standing = สถานะของคุณ
view-promo-reward = สิ่งที่ได้รับ
view-promo-when = ช่วงเวลา
view-promo-significant = ข้อกำหนดโดยย่อ
view-promo-terms = ข้อกำหนดทั้งหมด
view-promo-application = ใบสมัครของคุณ
view-promo-applied = ส่งเมื่อ
view-promo-reviewed = ตอบเมื่อ
view-promo-reason = คำตอบของเรา
view-promo-remark = หมายเหตุ
# $count: a number.
view-promo-pictures = { $count } ภาพ
view-apply-title = สมัคร
view-apply-send = ส่งใบสมัคร
view-apply-choose = เลือกภาพ
view-apply-drop = วางภาพที่นี่ หรือเลือกภาพ
view-apply-files = ภาพ
# $name: name of the file.
view-apply-remove = ลบ { $name }
# $name: name of the file.
view-apply-again = อัปโหลด { $name } อีกครั้ง
view-apply-waiting = รออยู่
view-apply-uploading = กำลังอัปโหลด
view-apply-done = อัปโหลดแล้ว
view-raffle-odds = รางวัลและโอกาส
view-raffle-prize = รางวัล
view-raffle-chance = โอกาส
view-raffle-draws = การจับรางวัลของคุณ
view-mall-rules = กติกาแต้ม
view-mall-need = การแลก
view-mall-back = รางวัลทั้งหมด
view-mall-log-in = เข้าสู่ระบบเพื่อดูแต้มของคุณ
view-mall-none-title = ยังไม่มีรางวัล
view-mall-none-text = กลับมาดูใหม่ภายหลัง
view-mall-gone-title = ไม่มีรางวัลนี้
view-mall-gone-text = อาจหมดแล้วหรือไม่มีให้แลกอีก
