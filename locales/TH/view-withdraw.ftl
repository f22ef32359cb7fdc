# The views' own words of the withdrawal page and of the payment password.
view-payment-password = รหัสผ่านการเงิน
view-payment-password-about = ป้องกันเงินขาออก เพิ่มจากการเข้าใช้งาน
view-payment-password-manage = เปลี่ยนหรือกู้คืน
view-pin-show = แสดงรหัสผ่านการเงิน
view-pin-hide = ซ่อนรหัสผ่านการเงิน
view-pin-forgotten = ลืมรหัสผ่านการเงิน?

view-withdraw = นำเงินออก
view-withdraw-can = ตอนนี้นำออกได้
# $balance: an amount with its currency.
view-withdraw-of = กระเป๋าของคุณมี { $balance }
view-withdraw-why = ทำไมไม่ใช่ทั้งหมด?
view-withdraw-first = ก่อนถอนครั้งแรกต้องตั้งค่าบางอย่าง
view-withdraw-steps = ขั้นตอน
view-withdraw-step-done = เสร็จแล้ว
view-withdraw-to = จ่ายเข้า
view-withdraw-amount = จำนวนเงิน
# $min, $max: amounts with their currency.
view-withdraw-bounds = { $min } ถึง { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = ค่าธรรมเนียม { $fee } ได้รับ { $net }
view-withdraw-review = ตรวจทานการถอน
view-withdraw-check = ตรวจทานและส่ง
view-withdraw-factor = รหัสจากแอปยืนยันตัวตน
view-withdraw-factor-why = ยอดขนาดนี้ต้องใช้รหัสนี้
view-withdraw-send = ถอนเงิน
view-withdraw-change = กลับ
view-withdraw-order = เลขที่รายการ
view-withdraw-copy-order = คัดลอกเลขที่รายการ
view-withdraw-another = ถอนอีกครั้ง
view-withdraw-open = กำลังดำเนินการ
view-withdraw-named = การถอน
view-withdraw-all-of-them = การถอนทั้งหมด
view-withdraw-timeline = สิ่งที่เกิดขึ้น
view-withdraw-state-done = เสร็จแล้ว
view-withdraw-state-now = ตอนนี้
view-withdraw-state-failed = ไม่สำเร็จ
view-withdraw-state-ahead = ต่อไป
view-withdraw-support = ถามฝ่ายบริการลูกค้า
view-withdraw-cancel = ยกเลิกการถอน
view-withdraw-cancel-sure = ยืนยันยกเลิก: เงินกลับเข้ากระเป๋า
view-withdraw-keep = ไม่ยกเลิก
view-withdraw-history = การถอนทั้งหมด
view-withdraw-filter = สถานะ
view-withdraw-none = การถอนของคุณจะแสดงที่นี่ พร้อมสิ่งที่เกิดขึ้นในแต่ละครั้ง
view-withdraw-none-such = ไม่มีการถอนในสถานะนี้

view-payout-accounts = บัญชีรับเงิน
view-payout-accounts-about = เฉพาะชื่อของคุณ การเพิ่มหรือลบต้องใช้รหัสผ่านการเงิน
view-payout-none = บัญชีธนาคาร วอลเล็ตอิเล็กทรอนิกส์ และที่อยู่ของคุณจะแสดงที่นี่ เพิ่มบัญชีแรกได้เลย
view-payout-add = เพิ่มบัญชี
view-payout-method = ช่องทางรับเงิน
view-payout-institution = ธนาคารหรือบริการ
view-payout-choose = เลือก
view-payout-holder = ชื่อเจ้าของบัญชี
# $account: way to be paid with the end of the account.
view-payout-remove = ลบ { $account }
view-payout-remove-it = ลบบัญชี

view-arrival = ได้รับเท่าใดแล้ว?
view-arrival-answers = คำตอบของคุณ
view-arrival-amount = จำนวนที่ได้รับ
view-arrival-send = ส่งคำตอบ
