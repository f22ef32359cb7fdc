# The views' own words in the member centre.
view-centre-back = กลับไปทุกหน้า
view-centre-choose-title = เลือกหน้า
view-centre-choose = ทุกอย่างของบัญชีคุณอยู่ในรายการ

view-identity-account = ชื่อบัญชี
view-identity-last-login = เข้าสู่ระบบล่าสุด
view-safeguard-on = เปิด
view-safeguard-off = ปิด
view-password-about = ใช้รหัสผ่านที่เว็บไซต์อื่นไม่รู้

view-logins = ประวัติการเข้าสู่ระบบ
view-logins-about = การเข้าสู่ระบบล่าสุดของบัญชีคุณ ไม่เกิน 50 ครั้งใน 90 วันที่ผ่านมา
view-logins-show = แสดงประวัติ
view-logins-at = เวลา
