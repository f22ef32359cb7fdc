# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = ประเทศ
view-country-search = ค้นหาประเทศ
view-country-none = ไม่มีประเทศที่ตรงกับที่คุณพิมพ์
view-code-sent = กำลังส่งรหัสให้คุณ
view-strength = ความแข็งแรงของรหัสผ่าน
view-captcha-kinds = ยืนยันว่าคุณเป็นมนุษย์
view-captcha-audio = ตัวเลขที่ได้ยิน
view-captcha-play = เล่นเสียง
view-captcha-pause = หยุดชั่วคราว
view-captcha-work = ตรวจสอบโดยเบราว์เซอร์
view-captcha-working = เบราว์เซอร์ของคุณกำลังคำนวณ ไม่ต้องพิมพ์อะไร
view-captcha-done = ตรวจสอบแล้ว ไม่ต้องพิมพ์อะไร

# Registration.
view-register = สมัครสมาชิก
view-register-reset = ล้าง
view-register-methods = วิธีสมัครสมาชิก
view-register-invited = คุณได้รับคำเชิญ ระบบกรอกรหัสเชิญให้แล้ว
# $age: the least age, a number.
view-register-consent = ฉันอายุ { $age } ปีขึ้นไป และยอมรับข้อกำหนด
view-register-terms = อ่านข้อกำหนด
view-register-have-account = มีบัญชีอยู่แล้วใช่ไหม

# Forgotten and changed passwords.
view-forgot-methods = วิธีตั้งรหัสผ่านใหม่
view-forgot-email = กรอกชื่อผู้ใช้และอีเมลของบัญชี เราจะส่งลิงก์ตั้งรหัสผ่านใหม่ให้คุณ
view-forgot-mobile = กรอกเบอร์มือถือของบัญชี เราจะส่งรหัสให้คุณใช้ตั้งรหัสผ่านใหม่
view-forgot-send = ส่งลิงก์
view-forgot-set = ตั้งรหัสผ่านและเข้าสู่ระบบ
view-forgot-back = กลับไปเข้าสู่ระบบ
view-password-account = บัญชี
view-password-change = เปลี่ยนรหัสผ่าน
view-password-set = ตั้งรหัสผ่าน
view-reset-expired-title = ลิงก์นี้ใช้ไม่ได้แล้ว
view-reset-expired-text = ลิงก์ใช้ได้ครั้งเดียวและในเวลาจำกัด กรุณาขออีเมลใหม่เพื่อตั้งรหัสผ่าน
view-reset-again = ขออีเมลใหม่

view-contacts = ข้อมูลติดต่อ
view-contacts-about = ช่องทางที่ยืนยันแล้วช่วยให้กลับเข้าบัญชีได้เมื่อลืมรหัสผ่าน และป้องกันการเข้าสู่ระบบจากที่ใหม่
view-contact-codes = รหัสหนึ่งส่งไปยังช่องทางใหม่ และอีกรหัสส่งไปที่ { $present }
view-contact-save = บันทึก
view-register-optional = ข้อมูลเพิ่มเติม (ไม่บังคับ)
