# Dialogs and toasts of the core. Titles and buttons without full stop.
cancel = ยกเลิก
not-now = ไว้ก่อน
close = ปิด
warning-title = โปรดทราบ

sign-out-title = ออกจากระบบหรือไม่
sign-out-text = ยอดเงินและรายการโปรดของคุณจะยังอยู่เหมือนเดิม
sign-out-guest-text = คุณจะออกจากโหมดทดลองและยอดเงินจำลอง
sign-out-confirm = ออกจากระบบ

# The keys of these two are fixed by section 8 of the specification.
in_need_true_account = บัญชีทดลองทำรายการนี้ไม่ได้ กรุณาเข้าสู่ระบบด้วยบัญชีจริงเพื่อทำต่อ
in_increase_submit = ตกลง

password-weak-text = รหัสผ่านของคุณเดาได้ง่าย กรุณาตั้งรหัสที่ยาวกว่านี้และไม่ได้ใช้ที่อื่น
password-expired-text = รหัสผ่านของคุณใช้มานานเกินไป กรุณาตั้งรหัสใหม่เพื่อความปลอดภัยของบัญชี

first-login-title = ยินดีต้อนรับ
first-login-text = บัญชีของคุณพร้อมใช้งานแล้ว คุณเพิ่มการป้องกันบัญชีได้ที่ศูนย์ความปลอดภัย

toast-signed-out = คุณออกจากระบบแล้ว
# $game: the name of a game.
toast-favourite-failed = บันทึกการเปลี่ยนแปลงรายการโปรดของ { $game } ไม่สำเร็จ กรุณาลองใหม่
# $game: the name of a game or of a vendor.
toast-coming-soon = { $game } ยังเล่นไม่ได้ กรุณาเลือกเกมที่ไม่มีป้ายนี้
toast-session-ended = เซสชันของคุณสิ้นสุดแล้ว กรุณาเข้าสู่ระบบอีกครั้ง
