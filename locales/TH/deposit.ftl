# Deposits: ways to pay in, how far one has come, what to do next (sections 2 and 3 of the specification).
deposit-act-hosted = ไปชำระเงิน
deposit-act-qr = แสดงโค้ด
deposit-act-slip = แสดงบัญชีที่ต้องโอน
deposit-act-voucher = ใช้บัตร
deposit-asked = ที่แจ้งไว้
deposit-received = ได้รับแล้ว
deposit-fee-taken = ค่าธรรมเนียม
deposit-credited = เข้ากระเป๋าของคุณ
deposit-at-once = ทันที
# $unit: minutes, hours or days. $count: how many.
deposit-takes = { $unit ->
    [minutes] ประมาณ { $count } นาที
    [hours] ประมาณ { $count } ชั่วโมง
   *[days] ประมาณ { $count } วัน
}
deposit-fee-none = ไม่มีค่าธรรมเนียม
# $fee: an amount, a share, or both.
deposit-fee = ค่าธรรมเนียม { $fee }

# $amount, $net: amounts with their currency.
deposit-review = คุณจ่าย { $amount } และ { $net } จะเข้ากระเป๋าของคุณ
# $amount, $fee, $net: amounts with their currency.
deposit-review-fee = คุณจ่าย { $amount } หักค่าธรรมเนียม { $fee } แล้ว { $net } จะเข้ากระเป๋าของคุณ
deposit-review-voucher = มูลค่าของบัตรจะเข้ากระเป๋าของคุณ
deposit-wager-none = คุณถอนออกได้ทุกเมื่อ
deposit-wager-once = ต้องเดิมพันหนึ่งเท่าก่อนจึงจะถอนได้
# $times: a number, maybe with decimals.
deposit-wager-times = ต้องเดิมพัน { $times } เท่าก่อนจึงจะถอนได้
voucher-empty = กรุณาใส่รหัสบัตร

# How far a deposit has come.
deposit-state-pending = รอการชำระของคุณ
deposit-state-redeeming = กำลังใช้บัตร
deposit-state-review = กำลังตรวจสอบการโอนของคุณ
deposit-state-held = ถูกพักไว้: เกินวงเงินฝากของคุณ
deposit-state-credited = เข้าบัญชีแล้ว
deposit-state-declined = ถูกปฏิเสธ
deposit-state-expired = ไม่ได้ชำระภายในเวลา
deposit-state-cancelled = ยกเลิกแล้ว
deposit-state-failed = ไม่สำเร็จ
deposit-filter-all = ทั้งหมด

# What comes next.
deposit-next-preparing = กำลังเตรียมการชำระเงิน โดยปกติใช้เวลาไม่กี่วินาที
deposit-next-hosted = ชำระที่หน้าของผู้ให้บริการชำระเงิน เมื่อได้รับแจ้งแล้วเงินจะเข้ากระเป๋าของคุณ
deposit-next-qr = สแกนโค้ดด้วยแอปที่คุณใช้ชำระเงิน เมื่อได้รับแจ้งแล้วเงินจะเข้ากระเป๋าของคุณ
deposit-next-slip = โอนจำนวนเงินโดยใส่หมายเลขอ้างอิงนี้ แล้วส่งรูปใบเสร็จ
deposit-next-voucher = ผู้ให้บริการกำลังตรวจสอบรหัส โดยปกติใช้เวลาไม่ถึงหนึ่งนาที
deposit-next-review = ผู้ให้บริการจะเทียบใบเสร็จของคุณกับบัญชีและเติมเงินที่ได้รับ
deposit-next-held = วงเงินฝากของคุณไม่พอสำหรับเงินนี้ ผู้ให้บริการจะส่งคืน หรือเติมให้เมื่อวงเงินว่างลง
deposit-next-nothing = จะไม่มีการดำเนินการเพิ่มเติม หากเงินยังมาถึงจะเติมให้ตามปกติ

# $asked, $received: amounts with their currency.
deposit-less = คุณแจ้ง { $asked } แต่ได้รับ { $received } ซึ่งน้อยกว่า เติมให้ตามจำนวนที่ได้รับ
# $asked, $received: amounts with their currency.
deposit-more = คุณแจ้ง { $asked } และได้รับ { $received } ซึ่งมากกว่า เติมให้ตามจำนวนที่ได้รับ

# What has happened.
deposit-step-asked = แจ้งฝาก
deposit-step-receipt = ส่งใบเสร็จแล้ว
deposit-step-held = เงินเข้าเกินวงเงินฝากของคุณ และถูกพักไว้
deposit-step-credited = เงินมาถึงและเติมแล้ว
deposit-step-not-redeemed = ใช้บัตรไม่ได้

# Where to transfer to by hand.
slip-bank = ธนาคาร
slip-account = เลขบัญชี
slip-holder = ชื่อบัญชี
slip-amount = จำนวนเงิน
slip-reference = หมายเลขอ้างอิง
# $count: a number.
receipts-left = ส่งได้อีก { $count } รูป png หรือ jpg รูปละไม่เกิน 5 MB เฉพาะเจ้าหน้าที่เท่านั้นที่เห็น
toast-deposit-arrived = เงินฝากของคุณเข้ากระเป๋าแล้ว
deposit-bonus = โบนัส
# $promotion: its title.
deposit-bonus-nothing = { $promotion } ไม่ได้ให้โบนัส: เงินเข้าน้อยเกินไป หรือคุณเคยเข้าร่วมแล้ว
# $promotion: its title.
deposit-bonus-takes = เข้าร่วม { $promotion }
# $percent: such as 50. $most, $least: money.
deposit-promo-about = เพิ่ม { $percent }% สูงสุด { $most } สำหรับยอดตั้งแต่ { $least }
deposit-promo-none = ไม่รับโปรโมชัน
# $times: how often the bonus must be staked.
deposit-promo-wager = ต้องเดิมพันโบนัส { $times } เท่าก่อนจึงจะถอนได้
deposit-promo-wager-none = ถอนโบนัสได้ทุกเมื่อ
# $bonus: money.
deposit-review-bonus = พร้อมโบนัส { $bonus }
