# The login form.
field-username-empty = กรุณากรอกชื่อผู้ใช้
field-password-empty = กรุณากรอกรหัสผ่าน
field-captcha-empty = กรุณากรอกตัวอักษรในภาพ

# Why the form opened. $game: the name of a game.
resume-play = เข้าสู่ระบบเพื่อเล่น { $game }
resume-favourite = เข้าสู่ระบบเพื่อเพิ่ม { $game } ในรายการโปรด
resume-page = เข้าสู่ระบบเพื่อเปิดหน้านี้
resume-session-ended = เซสชันของคุณสิ้นสุดแล้ว เข้าสู่ระบบเพื่อทำต่อจากเดิม
