# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = เริ่มการสนทนาไม่สำเร็จ
support-nobody = ขณะนี้ไม่มีเจ้าหน้าที่ตอบ กรุณาเลือกช่องทางอื่นหรือลองใหม่ภายหลัง
support-blocked = เบราว์เซอร์ของคุณไม่ให้เปิดหน้าต่าง กรุณาเปิดการสนทนาเอง:
chat-hours-open = ขณะนี้มีเจ้าหน้าที่ตอบ
# $time: date and time of day.
chat-hours-closed = ขณะนี้ไม่มีเจ้าหน้าที่ จะตอบตั้งแต่ { $time } เป็นต้นไป
# $place: a number.
chat-queue = คุณอยู่ลำดับที่ { $place } ในคิว
chat-next = ถึงคิวคุณเป็นรายต่อไป
# $operator: a name.
chat-with = { $operator } กำลังตอบคุณ
chat-closed = การสนทนานี้ปิดแล้ว ข้อความถัดไปของคุณจะเริ่มการสนทนาใหม่
chat-closed-by-operator = ฝ่ายบริการลูกค้าปิดการสนทนาแล้ว
chat-closed-by-customer = คุณปิดการสนทนาแล้ว
chat-closed-when-idle = การสนทนาถูกปิดเพราะไม่มีข้อความมาสักพัก
# $operator: a name.
chat-taken-over = { $operator } รับช่วงต่อ
# $max: a number.
chat-too-long = ไม่เกิน { $max } ตัวอักษร
error-conversation-state = การสนทนาปิดหรือเปลี่ยนไปแล้ว กรุณาเปิดใหม่
error-conversation-full = การสนทนานี้เต็มแล้ว กรุณาปิดแล้วเริ่มใหม่
error-visitor-unknown = การสนทนาของคุณหมดอายุแล้ว กรุณาส่งอีกครั้งเพื่อเริ่มใหม่

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = { $browser } รุ่นนี้เก่ากว่าที่เว็บไซต์รองรับ กรุณาอัปเดตเป็นรุ่น { $version } ขึ้นไป หรือใช้เบราว์เซอร์ที่แนะนำ

download-open = บนโทรศัพท์ กดดาวน์โหลดแล้วอนุญาต
download-start = เปิดแอปแล้วเข้าสู่ระบบเหมือนที่นี่
download-home-screen = กดยืนยัน แอปจะอยู่บนหน้าจอหลักและเปิดโดยไม่มีแถบของเบราว์เซอร์
download-ios-open = เปิดหน้านี้ใน Safari บน iPhone หรือ iPad
download-ios-share = กดแชร์ แล้วเลือกเพิ่มไปยังหน้าจอโฮม
download-ios-file = เมื่อได้แอปแล้ว ให้เชื่อถือผู้พัฒนาที่ การตั้งค่า > ทั่วไป > การจัดการอุปกรณ์
download-config-allow = กดดาวน์โหลดแล้วอนุญาตโปรไฟล์
download-config-install = ในการตั้งค่า เลือกโปรไฟล์ที่ดาวน์โหลดแล้วกดติดตั้ง แอปจะอยู่บนหน้าจอโฮม
download-android-open = เปิดหน้านี้ใน Chrome บนโทรศัพท์
download-android-menu = ในเมนู กดเพิ่มลงในหน้าจอหลัก แล้วกดติดตั้ง
download-android-file = เมื่อได้ไฟล์แล้ว ให้เปิดไฟล์และอนุญาตการติดตั้งจากแหล่งนี้

domains-speed = { $ms } มิลลิวินาที
