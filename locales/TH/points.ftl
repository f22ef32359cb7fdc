# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] ผู้รับ
    [PHONE] หมายเลขโทรศัพท์
    [ADDRESS] ที่อยู่จัดส่ง
   *[CONTACT] หมายเลขแอปแชต
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] รอการอนุมัติ
    [APPROVED_IN_PROCESS] อนุมัติแล้ว กำลังดำเนินการ
    [APPROVED] อนุมัติแล้ว
    [SHIPPED] อนุมัติแล้ว กำลังจัดส่ง
    [COMPLETED] จัดส่งถึงแล้ว
    [APPROVED_REJECTED] อนุมัติแล้ว ภายหลังถูกปฏิเสธ
   *[REJECTED] ถูกปฏิเสธ
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = คุณขอแลก { $name } แล้ว หัก { $points } แต้ม
points-limit-used = คุณแลกครบจำนวนต่อสมาชิกแล้ว
# $points: a grouped number.
points-back = คืน { $points } แต้มแล้ว
# $points: a grouped number.
points-taken = { $points } แต้ม
points-purpose = ใช้ข้อมูลนี้กับการแลกครั้งนี้เท่านั้น และลบ 180 วันหลังสิ้นสุด
# $points: a grouped number.
points-convert-least = เริ่มตั้งแต่ { $points } แต้ม
# $points: a grouped number.
points-convert-step = ครั้งละทวีคูณของ { $points } แต้ม
# $points: a grouped number.
points-convert-left = วันนี้แปลงได้อีก { $points } แต้ม
# $times: a number as text.
points-convert-wager = ต้องเดิมพันก่อนถอน { $times } เท่า
# $amount: an amount with its currency sign.
points-convert-gives = คุณจะได้ { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = แปลง { $points } แต้มแล้ว { $amount } อยู่ในกระเป๋าของคุณ
# $points: a grouped number.
points-convert-short = ต้องมีอย่างน้อย { $points } แต้มจึงจะแปลงได้
points-convert-used = วันนี้แปลงแต้มครบแล้ว ลองใหม่พรุ่งนี้
# $times: a number as text.
points-wager = ต้องเดิมพันก่อนถอน { $times } เท่า
credit-points = แต้มที่แปลงแล้ว
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = หวย: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = เกมไพ่: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = อีสปอร์ต: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = ไก่ชน: หนึ่งแต้มทุกเดิมพัน { $amount } ไม่เกินวันละ { $cap } แต้ม
error-recipient = กรอกชื่อผู้รับพัสดุ
error-address = กรอกที่อยู่จัดส่งให้ครบ
error-points-too-few = แต้มน้อยเกินไป กรอกให้มากขึ้น
error-points-off-step = แปลงได้เฉพาะทวีคูณของแต้มที่กำหนด กรอกใหม่
error-points-daily-limit = เกินแต้มที่แปลงได้ในวันนี้ กรอกให้น้อยลง
error-not-enough-points = แต้มของคุณไม่พอ เลือกให้น้อยลง
error-reward-sold-out = เหลือไม่พอ เลือกให้น้อยลงหรือเลือกรางวัลอื่น
error-reward-limit = เกินจำนวนที่สมาชิกแต่ละคนแลกได้ เลือกให้น้อยลงหรือเลือกรางวัลอื่น
error-reward-changed = ข้อมูลเปลี่ยนไปแล้ว ยังไม่ได้หักอะไร ดูอีกครั้ง
