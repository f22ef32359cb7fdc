# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = รหัสผ่านการเงิน
withdraw-step-account = บัญชีรับเงิน
withdraw-step-withdraw = ถอนเงิน

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = วงเงินวันนี้เหลือ { $left } จาก { $daily } ถึง { $time }
# $left, $daily: numbers.
withdraw-limit-count = ถอนได้อีกวันนี้ { $left } จาก { $daily } ครั้ง

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = คุณถอนครบจำนวนครั้งของระดับคุณวันนี้แล้ว ถอนได้อีกตั้งแต่ { $time }
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = คุณถึงวงเงินต่อวันของระดับคุณแล้ว ถอนได้อีกตั้งแต่ { $time }
# $least: an amount with its currency.
withdraw-too-little = ตอนนี้เงินที่นำออกได้น้อยเกินไป ถอนขั้นต่ำ { $least } หน้ากระเป๋าบอกว่าอะไรทำให้เงินออกไม่ได้
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = บัญชีของคุณเพิ่งเพิ่มเข้ามา รับเงินได้ตั้งแต่ { $time }
withdraw-methods-closed = ตอนนี้ช่องทางรับเงินทั้งหมดปิดอยู่ ลองใหม่ภายหลังหรือสอบถามฝ่ายบริการลูกค้า

# The form.
# $amount: an amount with its currency.
withdraw-all = ทั้งหมด: { $amount }
withdraw-fee-none = ไม่มีค่าธรรมเนียม
# $fee: a share, an amount, or both.
withdraw-fee = ค่าธรรมเนียม: { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] ปกติภายใน { $count } นาที
    [hours] ปกติภายใน { $count } ชั่วโมง
   *[days] ปกติภายใน { $count } วัน
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = คุณจะได้รับ { $net } ที่ { $account }
withdraw-fact-amount = ออกจากกระเป๋า
withdraw-fact-fee = ค่าธรรมเนียม
withdraw-fact-net = ได้รับ
withdraw-fact-account = บัญชี
withdraw-fact-paid = จ่ายแล้ว
withdraw-fact-received = ได้รับตามที่คุณแจ้ง
withdraw-fact-remaining = ยังขาดตามที่คุณแจ้ง
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } กำลังส่งไปที่ { $account }
withdraw-sent = ยอดนี้ถูกกันไว้ในกระเป๋าของคุณจนกว่าจะจ่าย
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = ยอดนี้ถูกกันไว้ในกระเป๋าของคุณจนกว่าจะจ่าย คาดว่าภายใน { $time }
withdraw-sent-review = ยอดนี้ถูกกันไว้ในกระเป๋าของคุณ ผู้ให้บริการตรวจสอบการถอนนี้ก่อน ใช้เวลาเท่าใดเราบอกไม่ได้

# Accounts to be paid to.
payout-account-number = เลขที่บัญชี
payout-wallet-number = หมายเลขหรือชื่อบัญชีวอลเล็ตอิเล็กทรอนิกส์
payout-address = ที่อยู่
payout-account-empty = กรอกบัญชี
payout-holder-empty = กรอกชื่อเจ้าของบัญชี
# $name: a name, mostly hidden.
payout-holder-known = จ่ายเข้าบัญชีชื่อของคุณเท่านั้น: { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] เพื่อความปลอดภัย บัญชีใหม่รับเงินได้หลังจาก { $count } นาที
    [hours] เพื่อความปลอดภัย บัญชีใหม่รับเงินได้หลังจาก { $count } ชั่วโมง
   *[days] เพื่อความปลอดภัย บัญชีใหม่รับเงินได้หลังจาก { $count } วัน
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = รับเงินได้ตั้งแต่ { $time }
payout-method-closed = ปิดอยู่ตอนนี้
# $account: bank or service with the end of the account.
payout-remove-asked = ลบ { $account } หรือไม่? เงินที่กำลังส่งไปยังคงถึง
payout-too-many = คุณมีบัญชีครบจำนวนแล้ว ลบหนึ่งบัญชีก่อนเพิ่มบัญชีอื่น
toast-payout-added = เพิ่มบัญชีแล้ว
toast-payout-removed = ลบบัญชีแล้ว

# How a withdrawal stands.
withdrawals-all = ทั้งหมด
withdrawal-asked = ขอถอนเงินแล้ว
withdrawal-risk-review = กำลังตรวจสอบ
withdrawal-approved = อนุมัติแล้ว
withdrawal-processing = กำลังจ่าย
withdrawal-partly-paid = จ่ายแล้วบางส่วน
withdrawal-awaiting = จ่ายแล้ว รอคำตอบจากคุณ
withdrawal-disputed = กำลังตามหา
withdrawal-completed = ได้รับแล้ว
withdrawal-auto-confirmed = ถือว่าได้รับแล้ว
withdrawal-rejected = ถูกปฏิเสธ
withdrawal-failed = จ่ายไม่ได้
withdrawal-returned = ถูกส่งคืน
withdrawal-cancelled = ยกเลิกแล้ว
withdrawal-changed = มีการเปลี่ยนแปลง
withdrawal-next-paid = ผู้ให้บริการชำระเงินจ่ายเงิน
withdrawal-next-confirm = คุณแจ้งว่าได้รับเท่าใด
withdrawal-about-review = ผู้ให้บริการกำลังตรวจสอบ ใช้เวลาเท่าใดเราบอกไม่ได้
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = คาดว่าภายใน { $time }
withdrawal-about-awaiting = ผู้ให้บริการชำระเงินส่งครบแล้ว ดูบัญชีของคุณ แล้วแจ้งด้านล่างว่าได้รับเท่าใด
withdrawal-about-disputed = ผู้ให้บริการกำลังสอบถามว่าเงินอยู่ที่ใด และจะปิดเรื่องที่นี่ หากมีหลักฐานเพิ่ม เขียนถึงฝ่ายบริการลูกค้า
withdrawal-about-auto-confirmed = คุณไม่ได้แจ้งภายในเวลา จึงถือว่าได้รับแล้ว หากเงินยังไม่ถึง เขียนถึงฝ่ายบริการลูกค้า
withdrawal-about-back = เงินกลับเข้ากระเป๋าของคุณแล้ว
withdrawal-about-failed = ส่วนที่ยังไม่ได้จ่ายกลับเข้ากระเป๋าของคุณแล้ว
toast-withdrawal-cancelled = ยกเลิกการถอนแล้ว เงินกลับเข้ากระเป๋าของคุณแล้ว

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = คุณตอบได้ถึง { $time } หากไม่ตอบภายในเวลานั้น จะถือว่าได้รับครบ
arrival-full = ได้รับครบแล้ว
arrival-partial = ได้รับเพียงบางส่วน
arrival-not-received = ยังไม่ได้รับเลย
# $amount: an amount with its currency.
arrival-follows-full = คุณยืนยันว่าได้รับ { $amount } การถอนนี้จะสิ้นสุด
arrival-follows-dispute = จากนั้นผู้ให้บริการจะสอบถามว่าเงินอยู่ที่ใด การถอนนี้จะยังเปิดอยู่จนกว่าจะทราบ
arrival-choose = เลือกว่าได้รับเท่าใด
arrival-pictures-missing = แนบภาพที่แสดงว่าได้รับเท่าใด
# $most: how many.
arrival-pictures-needed = 1 ถึง { $most } ภาพรายการบัญชี png หรือ jpg ภาพละไม่ถึง 5 MB มีเพียงเจ้าหน้าที่ของเราที่เห็น
# $most: how many.
arrival-pictures-may = หากต้องการ แนบภาพรายการบัญชีได้ไม่เกิน { $most } ภาพ png หรือ jpg ภาพละไม่ถึง 5 MB มีเพียงเจ้าหน้าที่ของเราที่เห็น
toast-arrival-said = ขอบคุณ บันทึกคำตอบของคุณแล้ว
