# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = ชื่อผู้ใช้
login-by-mobile = เบอร์มือถือ
social-facebook = ดำเนินการต่อด้วย Facebook
social-google = ดำเนินการต่อด้วย Google
# $provider: the name of the provider.
social-other = ดำเนินการต่อด้วย { $provider }
social-wait-title = รอสักครู่
social-wait-text = กำลังพาคุณเข้าสู่ระบบ

factor-sms = รหัสทาง SMS
factor-email = รหัสทางอีเมล
factor-totp = แอปยืนยันตัวตน
factor-payee-name = ชื่อจริงของผู้รับเงิน
# $hint: the number, mostly hidden.
factor-sms-text = กรอกรหัสจาก SMS ที่ส่งไปยัง { $hint }
# $hint: the address, mostly hidden.
factor-email-text = กรอกรหัสจากอีเมลที่ส่งไปยัง { $hint }
factor-totp-text = กรอกรหัสที่แอปยืนยันตัวตนแสดงอยู่ตอนนี้
factor-payee-name-text = กรอกชื่อจริงที่คุณใช้รับเงิน
field-code-empty = กรุณากรอกรหัส
field-name-empty = กรุณาตั้งชื่อพาสคีย์

forgot-by-email = ทางอีเมล
forgot-by-mobile = ทางเบอร์มือถือ
password-mailed-title = ตรวจสอบอีเมลของคุณ
password-mailed-text = หากชื่อผู้ใช้กับอีเมลตรงกัน เราได้ส่งลิงก์ตั้งรหัสผ่านใหม่ให้แล้ว ลิงก์ใช้ได้ครั้งเดียวภายใน 30 นาที
password-first-text = รหัสผ่านของคุณมีผู้อื่นตั้งให้ กรุณาตั้งรหัสที่คุณรู้คนเดียว
toast-password-changed = เปลี่ยนรหัสผ่านแล้ว
toast-password-reset = ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบด้วยรหัสใหม่
toast-password-change = ต้องเปลี่ยนรหัสผ่านก่อน กรุณาเข้าสู่ระบบอีกครั้งเพื่อเปลี่ยน

toast-passkey-added = เพิ่มพาสคีย์แล้ว
toast-passkey-removed = ลบพาสคีย์แล้ว
toast-authenticator-on = แอปยืนยันตัวตนปกป้องบัญชีของคุณแล้ว
toast-authenticator-off = นำแอปยืนยันตัวตนออกแล้ว
toast-session-closed = ออกจากระบบที่อุปกรณ์นั้นแล้ว

referral-wallet-title = กระเป๋าเดียวสำหรับทุกเกม
referral-wallet-text = ไม่ต้องโอนระหว่างค่าย
referral-safety-title = เข้ารหัสและปลอดภัย
referral-safety-text = ข้อมูลของคุณถูกเข้ารหัส บัญชีของคุณปกป้องด้วยการยืนยันสองขั้นตอนและพาสคีย์
referral-games-title = เกมหลากหลาย
referral-games-text = สล็อตจากหลายค่าย เล่นในเบราว์เซอร์ได้ทุกอุปกรณ์
referral-support-title = เขียนถึงเราในแชท
referral-support-text = เจ้าหน้าที่ตอบตามเวลาที่แสดงไว้ในแชท
referral-invited = คุณมาจากลิงก์ของเพื่อน ลิงก์จะถูกเก็บไว้จนกว่าคุณจะสมัครเสร็จ
referral-closed = ขณะนี้ปิดรับสมัคร สอบถามได้ที่ฝ่ายบริการลูกค้า
referral-member = คุณเป็นสมาชิกอยู่แล้ว

error-passkey-cancelled = ไม่ได้ใช้พาสคีย์ กรุณาลองใหม่หรือเข้าสู่ระบบด้วยวิธีอื่น
error-passkey-known = อุปกรณ์นี้มีพาสคีย์ของบัญชีคุณอยู่แล้ว
error-passkey-unsupported = เบราว์เซอร์นี้ใช้พาสคีย์ไม่ได้ กรุณาใช้เบราว์เซอร์หรืออุปกรณ์อื่น
error-passkey-invalid = ไม่รู้จักพาสคีย์นี้ กรุณาลองอันอื่นหรือเข้าสู่ระบบด้วยวิธีอื่น
error-second-factor = กรุณายืนยันตัวตนให้เสร็จก่อน
error-wrong-factor = ข้อมูลไม่ตรงกัน กรุณาตรวจสอบแล้วลองใหม่
error-factor-expired = การยืนยันใช้เวลานานเกินไปหรือผิดหลายครั้งเกินไป กรุณาเข้าสู่ระบบอีกครั้ง
error-password-required = กรอกรหัสผ่านของคุณเพื่อทำต่อ
error-ticket-expired = ใช้เวลานานเกินไป กรุณาเริ่มใหม่
error-link-expired = ลิงก์นี้ถูกใช้ไปแล้วหรือหมดอายุ กรุณาขอลิงก์ใหม่
error-password-change = กรุณาเปลี่ยนรหัสผ่านก่อน
error-password-unchanged = รหัสผ่านใหม่เหมือนรหัสเดิม กรุณาเลือกรหัสอื่น
error-wrong-old-password = รหัสผ่านเดิมไม่ถูกต้อง
error-non-member = เฉพาะสมาชิกที่เข้าสู่ระบบที่นี่ได้ กรุณาใช้ทางเข้าสำหรับบัญชีประเภทของคุณ
error-invalid-domain = ที่อยู่นี้ไม่ใช่ของเรา กรุณาติดต่อฝ่ายบริการลูกค้า
error-popup-closed = การเข้าสู่ระบบถูกยกเลิก กรุณาลองใหม่หรือเข้าสู่ระบบด้วยวิธีอื่น
error-too-large = ข้อมูลใหญ่เกินกว่าจะส่งได้ กรุณาทำให้สั้นลงแล้วลองใหม่
error-too-young = อายุของคุณยังไม่ถึงเกณฑ์ที่เล่นที่นี่ได้
error-mobile-taken = เบอร์นี้ใช้กับบัญชีอื่นแล้ว กรุณาเข้าสู่ระบบด้วยเบอร์นี้หรือใช้เบอร์อื่น
error-too-long = ข้อความยาวเกินไป กรุณาทำให้สั้นลง

contact-add-email = เพิ่มอีเมล
contact-change-email = เปลี่ยนอีเมล
contact-add-mobile = เพิ่มเบอร์มือถือ
contact-change-mobile = เปลี่ยนเบอร์มือถือ
contact-none = ยังไม่มี
contact-verified = ยืนยันแล้ว
contact-not-verified = ยังไม่ยืนยัน
toast-contact-set = บันทึกแล้ว และใช้ได้ทันที
