# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = วิธีเข้าสู่ระบบ
view-login-or = หรือ
view-login-passkey = เข้าสู่ระบบด้วยพาสคีย์
view-free-play-title = แค่อยากลองดูใช่ไหม
view-free-play-note = เล่นด้วยเงินจำลอง ไม่ต้องมีบัญชี ไม่มีการได้หรือถอนเงินจริง
view-free-play = เล่นด้วยเงินจำลอง

# The second factor of a login.
view-factor-why = คุณกำลังเข้าสู่ระบบจากที่ใหม่ กรุณายืนยันอีกครั้งว่าเป็นคุณ
view-factor-choose = วิธียืนยัน
view-factor-confirm = ยืนยัน
view-factor-other = เลือกวิธีอื่น
view-factor-leave = กลับไปหน้าเข้าสู่ระบบ

# Security settings: passkeys, authenticator, sessions.
view-passkeys = พาสคีย์
view-passkeys-about = เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือการล็อกของอุปกรณ์ ไม่มีอะไรให้จำ และไม่มีอะไรให้ขโมย
view-passkeys-none = คุณยังไม่มีพาสคีย์
view-passkeys-unsupported = เบราว์เซอร์นี้สร้างพาสคีย์ไม่ได้ กรุณาใช้เบราว์เซอร์อื่นหรือโทรศัพท์ของคุณ
view-passkey-created = เพิ่มเมื่อ
view-passkey-used = ใช้ล่าสุด
view-passkey-never = ไม่เคยใช้
# $name: what the member calls the passkey.
view-passkey-remove = ลบ { $name }
view-passkey-name = ชื่อพาสคีย์ใหม่
view-passkey-name-hint = เพื่อให้คุณจำได้ เช่น ชื่ออุปกรณ์
view-passkey-add = เพิ่มพาสคีย์
view-authenticator = แอปยืนยันตัวตน
view-authenticator-about = แอปในโทรศัพท์แสดงรหัสที่เปลี่ยนทุกครึ่งนาที เมื่อเข้าสู่ระบบจากที่ใหม่จะต้องใช้รหัสนี้
view-authenticator-off = ยังไม่ได้ตั้งค่า
view-authenticator-on = กำลังปกป้องบัญชีของคุณ
view-authenticator-begin = ตั้งค่า
view-authenticator-remove = นำแอปยืนยันตัวตนออก
view-authenticator-step-app = สแกนภาพนี้ด้วยแอปยืนยันตัวตน หรือเปิดแอปบนอุปกรณ์นี้
view-authenticator-code-picture = คิวอาร์โค้ดสำหรับแอปยืนยันตัวตน
view-authenticator-open = เปิดในแอป
view-authenticator-step-key = หรือพิมพ์คีย์นี้ลงในแอป อย่าให้ใครเห็น
view-authenticator-key = คีย์
view-authenticator-step-code = พิมพ์รหัสที่แอปแสดงอยู่ตอนนี้
view-authenticator-code = รหัสจากแอป
view-authenticator-confirm = เปิดใช้งาน
view-sessions = ที่ที่คุณเข้าสู่ระบบอยู่
view-sessions-about = หากมีรายการที่คุณไม่รู้จัก ให้ยุติรายการนั้นแล้วเปลี่ยนรหัสผ่าน
view-sessions-end-others = ยุติรายการอื่นทั้งหมด
view-session-unknown = อุปกรณ์ที่ไม่รู้จัก
view-session-current = อุปกรณ์นี้
view-session-ip = ที่อยู่เครือข่าย
view-session-started = เข้าสู่ระบบเมื่อ
view-session-seen = ใช้งานล่าสุด
view-session-end = ยุติ
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = ยุติ { $device }, { $ip }
view-proof = ต้องใช้รหัสผ่าน
view-proof-why = พิมพ์รหัสผ่านของคุณก่อนทำการเปลี่ยนแปลงนี้
view-proof-confirm = ทำต่อ
view-cancel = ยกเลิก
view-copy = คัดลอก
view-copied = คัดลอกแล้ว

# Dialogs.
view-dialog-timeout = จะปิดเองในอีกสักครู่

# The invitation page.
# $brand: the name of the site.
view-referral-lead = บัญชีเดียวเข้าได้ทุกล็อบบี้เกมของ { $brand } เชิญดูรอบๆ ได้ตามสบาย ไม่มีค่าใช้จ่าย
# $count: a number.
view-referral-games = เกมให้เลือก: { $count }
view-referral-steps = วิธีการ
view-referral-step-register = สมัครสมาชิก
view-referral-step-protect = เพิ่มพาสคีย์หรือแอปยืนยันตัวตน เพื่อให้บัญชีเป็นของคุณคนเดียว
view-referral-step-play = เลือกเกม

# Login.
view-login-username = ชื่อผู้ใช้
view-login-password = รหัสผ่าน
view-password-show = แสดงรหัสผ่าน
view-password-hide = ซ่อนรหัสผ่าน
view-login-remember = ให้ฉันอยู่ในระบบบนเบราว์เซอร์นี้ 24 ชั่วโมง
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = คุณลองใหม่ได้ในอีก { $time }
view-login-forgot = ลืมรหัสผ่านใช่ไหม
view-login-no-account = ยังไม่มีบัญชีใช่ไหม
view-captcha = ตัวอักษรในภาพ
view-captcha-picture = ตัวอักษรที่ต้องพิมพ์
view-captcha-refresh = เปลี่ยนภาพ
