# The views' own words of the wallets.
view-wallets = กระเป๋าเงิน
view-wallets-main = กระเป๋าหลัก
view-wallets-read-again = ลองอีกครั้ง
# $name: name of the vendor.
view-wallets-read-again-of = ลองอีกครั้ง: { $name }
view-wallets-move-in = ย้ายเข้า
# $name: name of the vendor.
view-wallets-move-in-of = ย้ายเข้า: { $name }
view-wallets-move-back = ย้ายกลับ
# $name: name of the vendor.
view-wallets-move-back-of = ย้ายกลับ: { $name }
view-wallets-all-back = ย้ายทั้งหมดกลับ
view-wallets-pending = ยังไม่ยืนยัน
view-wallets-history = การย้ายระหว่างกระเป๋า
view-wallets-none = การย้ายระหว่างกระเป๋าของคุณจะแสดงที่นี่
view-wallets-more = ก่อนหน้านี้
view-wallets-follow = นำเงินไปด้วยเมื่อเริ่มเกม
view-wallets-follow-about = เมื่อเริ่มเกมของค่ายเกมที่มีกระเป๋าของตัวเอง ยอดเงินหลักจะย้ายไปที่นั่น และกลับมาเมื่อเริ่มเกมที่อื่นหรือออกจากเกม
view-wallets-sheet = ย้ายเงิน
view-wallets-from = จาก
view-wallets-to = ไปยัง
view-wallets-turn = สลับทิศทาง
view-wallets-send = ย้าย
view-wallets-send-all = ย้ายทั้งหมด
view-wallets-nobody = ไม่มีค่ายเกมที่มีกระเป๋าของตัวเอง ทุกเกมใช้กระเป๋าหลัก
