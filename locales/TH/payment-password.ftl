# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = ตั้งแล้ว
pin-not-set = ยังไม่ได้ตั้ง
# $time: date and time of day with the offset from UTC.
pin-locked = การชำระเงินถูกล็อกจนถึง { $time } เพราะใส่รหัสผ่านการเงินผิดหลายครั้ง กู้คืนรหัสผ่านการเงินเพื่อปลดล็อกเร็วขึ้น
# $count: a number.
pin-guesses = หากใส่ผิดอีก { $count } ครั้ง การชำระเงินจะถูกล็อกหนึ่งวัน
# $count: a number.
pin-wrong-left = รหัสผ่านการเงินไม่ถูกต้อง หากใส่ผิดอีก { $count } ครั้ง การชำระเงินจะถูกล็อกหนึ่งวัน
pin-empty = กรอกรหัสผ่านการเงิน
pin-different = สองครั้งไม่ตรงกัน กรอกรหัสผ่านการเงินให้เหมือนกันทั้งสองครั้ง
pin-guessable = เดาง่ายเกินไป อย่าใช้ตัวเลขซ้ำตัวเดียวหรือตัวเลขเรียงกัน
pin-change = เปลี่ยนรหัสผ่านการเงิน
pin-set-one = ตั้งรหัสผ่านการเงิน
pin-recover = ลืมหรือ?
pin-recover-title = กู้คืนรหัสผ่านการเงิน
pin-contact-first = ลืมหรือ? ยืนยันอีเมลก่อน รหัสสำหรับตั้งรหัสผ่านการเงินใหม่จะส่งไปที่นั่น
pin-present = รหัสผ่านการเงินปัจจุบัน
pin-new = รหัสผ่านการเงินใหม่
pin-again = กรอกอีกครั้ง
pin-save = บันทึก
pin-about-first = ระบบจะถามทุกครั้งที่เงินออกจากกระเป๋าของคุณ เก็บไว้คนเดียว เจ้าหน้าที่ของเราไม่เคยถามรหัสนี้
# $hint: the address, mostly hidden.
pin-code-by-mail = รหัสจะส่งทางอีเมลไปที่ { $hint } ใช้รหัสนั้นตั้งรหัสผ่านการเงินใหม่
# $hint: the number, mostly hidden.
pin-code-by-sms = รหัสจะส่งทาง SMS ไปที่ { $hint } ใช้รหัสนั้นตั้งรหัสผ่านการเงินใหม่
toast-payment-password-set = ตั้งรหัสผ่านการเงินแล้ว
safety-payment-password = รหัสผ่านการเงิน
safety-next-payment-password = ตั้งรหัสผ่านการเงิน หากไม่มี เงินจะออกจากกระเป๋าไม่ได้
