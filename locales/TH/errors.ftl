# What went wrong and what to do about it (section 8 of the specification).
error-network = เครือข่ายไม่ตอบสนอง กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่
error-timeout = เปิดหน้านี้นานเกินไป กรุณาลองใหม่
error-garbled = อ่านคำตอบจากเซิร์ฟเวอร์ไม่ได้ กรุณาลองใหม่
error-system = ระบบของเราเกิดข้อผิดพลาด กรุณาลองใหม่อีกสักครู่
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = เว็บไซต์มีผู้ใช้งานมากหรืออยู่ระหว่างปรับปรุง กรุณาลองใหม่ในอีกไม่กี่นาที
error-in-progress = กำลังดำเนินการอยู่ กรุณารอสักครู่แล้วตรวจสอบอีกครั้ง
error-operation = ทำรายการนี้ไม่สำเร็จ กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง
error-seal = สร้างการเชื่อมต่อที่ปลอดภัยไม่สำเร็จ กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง

error-wrong-credentials = ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่
error-captcha-required = กรุณากรอกตัวอักษรในภาพใหม่เพื่อทำต่อ
error-account-locked = ลองผิดหลายครั้งเกินไป บัญชีนี้ถูกล็อกชั่วคราว กรุณาลองใหม่ภายหลังหรือติดต่อฝ่ายบริการลูกค้า
error-account-suspended = บัญชีนี้ถูกระงับ กรุณาติดต่อฝ่ายบริการลูกค้า
error-too-many-requests = ลองบ่อยเกินไป กรุณารอสักครู่แล้วลองใหม่
error-not-logged-in = กรุณาเข้าสู่ระบบก่อน
error-non-agent = ส่วนนี้เปิดได้เฉพาะเอเย่นต์ กรุณาเข้าสู่ระบบด้วยบัญชีเอเย่นต์

error-region = จำกัดการเข้าใช้งานจากพื้นที่หรือเครือข่ายของคุณ

error-not-found = ไม่พบรายการนี้หรืออาจถูกลบไปแล้ว กรุณาย้อนกลับแล้วเลือกใหม่
error-game-not-found = ไม่พบเกมนี้ กรุณาเลือกเกมอื่นในล็อบบี้
error-game-unavailable = เกมนี้ยังเล่นไม่ได้ในขณะนี้ กรุณาเลือกเกมอื่นหรือลองใหม่ภายหลัง
error-game-stopped = เกมหยุดทำงาน กรุณาเริ่มใหม่หรือเลือกเกมอื่น

error-username-taken = ชื่อผู้ใช้นี้มีคนใช้แล้ว กรุณาเลือกชื่ออื่น
error-invalid-affiliate = รหัสเชิญไม่ถูกต้อง กรุณาตรวจสอบ หรือเว้นว่างไว้หากทำได้
error-invalid-recommender = ไม่พบผู้แนะนำรายนี้ กรุณาตรวจสอบชื่อ
error-invalid-phone-number = กรุณากรอกหมายเลขโทรศัพท์ให้ถูกต้อง
error-missing-phone-number = กรุณากรอกหมายเลขโทรศัพท์
error-phone-too-many-requests = หมายเลขนี้ส่งคำขอมากเกินไป กรุณาลองใหม่หลังจาก 5 นาที
error-invalid-verification-code = รหัสยืนยันไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่
error-missing-verification-code = กรุณากรอกรหัสยืนยัน
error-captcha-failed = Captcha ไม่ถูกต้อง กรุณาลองอันใหม่
error-quota-exceeded = ขณะนี้ส่งรหัสเพิ่มไม่ได้ กรุณาติดต่อฝ่ายบริการลูกค้า
error-code-expired = รหัสนี้หมดอายุแล้ว กรุณาขอรหัสใหม่
error-not-enabled = ฟังก์ชันนี้ไม่เปิดให้ใช้ที่นี่
