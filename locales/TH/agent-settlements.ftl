# What contracts have brought: dividends, daily, hourly and real-time wages.

# $role: which side of a contract, a word.
settlement-role = { $role ->
    [PAYER] ฉันจ่าย
   *[PAYEE] ฉันได้รับ
}
# $status: where a settlement stands, a word.
settlement-status = { $status ->
    [CALCULATED] รออนุมัติ
    [PENDING] รอจ่าย
    [PAID] จ่ายแล้ว
    [REFUSED] ถูกปฏิเสธ
    [PARTIAL] จ่ายบางส่วน
    [OVERDUE] เกินกำหนด
   *[ALL] ทั้งหมด
}
# $fact: a figure, a word.
settlement-fact = { $fact ->
    [COUNT] จำนวนรายการ
    [TURNOVER] เงินเดิมพัน
    [VALID_BET] เดิมพันที่นับ
    [PAYOUT] เงินที่จ่าย
    [REBATE] คืนยอด
    [BONUSES] โบนัส
    [DEPOSITS] ยอดฝาก
    [NET_LOSS] ขาดทุนสุทธิ
    [BASIS] ฐานคำนวณ
    [CARRIED_IN] ยกมา
    [CARRIED_OUT] ยกไป
    [ACTIVE] สมาชิกที่ใช้งาน
    [DUE] ยอดของรอบ
    [DUE_NOW] ยอดจนถึงตอนนี้
    [CORRECTED] แก้ไขรอบก่อน
    [DEBT_IN] รอหักคืน ก่อนหน้า
    [DEBT_OUT] รอหักคืน ภายหลัง
    [PAID] จ่ายแล้ว
   *[AMOUNT] จำนวนเงิน
}
# $tier: number of the tier, 0 for the guaranteed rate. $rate: a rate with its sign.
settlement-tier = { $tier ->
    [0] อัตราประกัน { $rate }
   *[1] ขั้น { $tier }, { $rate }
}
# $need: what a tier needs, a word. $tier: its number. $reached, $needed: money, or a number of members.
settlement-need = { $need ->
    [NET_LOSS] ขั้น { $tier }: ขาดทุนสุทธิ { $reached } จาก { $needed }
    [ACTIVE_MEMBERS] ขั้น { $tier }: สมาชิกที่ใช้งาน { $reached } จาก { $needed }
   *[TURNOVER] ขั้น { $tier }: เงินเดิมพัน { $reached } จาก { $needed }
}
# $role: which side of a contract, a word. $account: who is paid.
settlement-running = { $role ->
    [PAYER] สำหรับ { $account }
   *[PAYEE] สำหรับคุณ
}
# $rate: a rate with its sign.
settlement-next = ขั้นถัดไป { $rate }
# $side: who it is, a word. $account: of the other side.
settlement-party = { $side ->
    [OPERATOR] จากผู้ให้บริการ
    [TO] ถึง { $account }
   *[FROM] จาก { $account }
}
settlement-wallet = กระเป๋าเงิน
# $note: what is unusual, a word.
settlement-note = { $note ->
    [CAPPED] เพดานของขั้นทำให้ยอดลดลง
    [CHANGED] เดิมพันที่มาช้าหรือถูกยกเลิกทำให้รอบนี้เปลี่ยนไป ส่วนต่างอยู่ในการจ่ายครั้งถัดไป
    [LATE] เดิมพันเหล่านี้ปรากฏหลังปิดรอบ ยอดอยู่ในการจ่ายครั้งถัดไป
   *[CORRECTIONS_ONLY] สัญญาสิ้นสุดแล้ว คิดเฉพาะส่วนแก้ไข
}

# The views' own words.
view-settlement-running = รอบปัจจุบัน
view-settlement-so-far = จนถึงตอนนี้
view-settlement-side = ฝ่าย
view-settlement-status = สถานะ
view-settlement-list = รายการชำระตามสัญญา
view-settlement-none-title = ยังไม่มีรายการ
view-settlement-none-text = รายการแรกจะมาหลังจบรอบของสัญญา
view-settlement-back = กลับไปที่รายการ
view-settlement-unknown-title = ไม่มีรายการนี้
view-settlement-unknown-text = อาจเป็นของบัญชีอื่น
view-settlement-how = ที่มาของยอด
view-settlement-stopped = เหตุที่ไม่ถึงขั้นสูงกว่า
view-settlement-payments = การจ่าย
view-settlement-members = มาจากใครบ้าง
view-settlement-paid = จ่ายแล้ว { $amount }
view-settlement-reason = เหตุผล
