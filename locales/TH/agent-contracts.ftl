# Contracts of agents: the core's words.
error-contract-terms = เสนอเงื่อนไขนี้ไม่ได้ เพราะผิดกฎหรือเกินที่ผู้ให้บริการอนุญาต
error-contract-exceeds = เงื่อนไขนี้สูงกว่าสัญญาประเภทเดียวกันของคุณ หรือคุณยังไม่มี โปรดลดลง
error-contract-stands = มีสัญญาประเภทนี้ระหว่างสองฝ่ายอยู่แล้ว หรือมีคำขอที่ยังรอคำตอบ
error-contract-party = ฝ่ายหนึ่งลงนามไม่ได้ในขณะนี้ บัญชีถูกปิดหรือถูกกันออก หรือไม่ได้อยู่ใต้กันโดยตรงแล้ว
error-contracts-end = สัญญาด้านล่างบางฉบับจะสิ้นสุด โปรดดูและยอมรับรายการก่อน
agent-about-contracts = สิ่งที่ตกลงกับอัปไลน์และดาวน์ไลน์ ได้เท่าไร และจะได้เท่าไร
agent-contract-tier = ระดับ { $tier }
agent-contract-with-downline = กับ { $party }
agent-contract-version = ฉบับที่ { $version } ตั้งแต่ { $from }
agent-contract-ending = { $downline } (จาก { $upline }): { $rate } จากนั้นไม่เกิน { $most }
agent-contract-unreadable = มีช่องที่อ่านไม่ได้
agent-contract-reason-short = บอกเหตุผลอย่างน้อย 3 ตัวอักษร
# $count: a number.
agent-contract-periods = { $count } รอบ
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] บันทึก
    [contract] สัญญา
    [requests] คำขอ
   *[workbench] โต๊ะคำนวณ
}
agent-contract-label = { $what ->
    [PERIOD] รอบ
    [BASIS] คิดจาก
    [PRODUCTS] ผลิตภัณฑ์
    [SUB_TEAMS] ทุกระดับด้านล่าง
    [SELF] นับการเล่นของตนเอง
    [PAYER] ผู้จ่าย
    [GUARANTEED] อัตรารับประกัน
    [CARRY_OVER] เมื่อติดลบ
    [PLATFORM_FEE] ค่าแพลตฟอร์ม
    [BONUSES] หักโบนัส
    [PAYMENT_FEE] ค่าชำระเงิน
    [TURNOVER] เงินเดิมพันตั้งแต่
    [NET_LOSS] ขาดทุนสุทธิตั้งแต่
    [MEMBERS] สมาชิกที่ใช้งาน
    [LEAST] เดิมพันที่นับขั้นต่ำต่อคน
    [RATE] อัตรา
   *[CAP] ไม่เกิน
}
agent-contract-word = { $word ->
    [REALTIME_5M] ห้านาที
    [HOURLY] ชั่วโมง
    [DAILY] วัน
    [WEEKLY] สัปดาห์
    [HALF_MONTHLY] ครึ่งเดือน
    [MONTHLY] เดือน
    [NET_LOSS] ขาดทุนสุทธิ
    [TURNOVER] เงินเดิมพัน
    [VALID_BET] เดิมพันที่นับ
    [GGR] เดิมพันลบเงินที่จ่าย
    [NGR] รายได้สุทธิ
    [RESET] เริ่มที่ศูนย์
    [CARRY_NEGATIVE] ยกไป
    [UPLINE] อัปไลน์
    [OPERATOR] ผู้ให้บริการ
    [YES] ใช่
    [NO] ไม่
   *[ALL] ทุกผลิตภัณฑ์
}
agent-contract-action = { $action ->
    [OFFER] เสนอ
    [COUNTER] เงื่อนไขอื่น
    [ACCEPT] ยอมรับและลงนาม
    [REJECT] ปฏิเสธ
    [WITHDRAW] ถอน
    [TERMINATE] สิ้นสุดสัญญา
    [AMEND] เปลี่ยนเงื่อนไข
   *[ASK] ขอสัญญา
}
agent-contract-step = { $action ->
    [OFFER] ลงนามข้อเสนอของคุณ
    [COUNTER] ลงนามเงื่อนไขอื่น
    [ACCEPT] ลงนามสัญญานี้
    [REJECT] ปฏิเสธคำขอ
    [WITHDRAW] ถอนคำขอของคุณ
   *[TERMINATE] ขอสิ้นสุดสัญญา
}
agent-contract-done = { $action ->
    [OFFER] ส่งข้อเสนอแล้ว
    [COUNTER] ส่งเงื่อนไขของคุณแล้ว
    [ACCEPT] ลงนามแล้ว มีผลตั้งแต่รอบถัดไป
    [REJECT] ปฏิเสธคำขอแล้ว
    [WITHDRAW] ถอนคำขอแล้ว
   *[TERMINATE] ขอให้อีกฝ่ายสิ้นสุดแล้ว
}
agent-contract-with-upline = { $named ->
    [OPERATOR] กับผู้ให้บริการ
   *[ACCOUNT] กับอัปไลน์ { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] มีผลตั้งแต่ { $from }
    [TERMINATING] สิ้นสุด { $until }: { $why ->
            [RATE_LOWERED] สัญญาของอัปไลน์ถูกลดลง
            [UPLINE_CHANGED] เปลี่ยนอัปไลน์แล้ว
           *[AGREED] ทั้งสองฝ่ายตกลง
        }
   *[ENDED] สิ้นสุดแล้ว { $until }: { $why ->
            [RATE_LOWERED] สัญญาของอัปไลน์ถูกลดลง
            [UPLINE_CHANGED] เปลี่ยนอัปไลน์แล้ว
           *[AGREED] ทั้งสองฝ่ายตกลง
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] ผู้ให้บริการลงนาม { $time }
   *[ACCOUNT] { $party } ลงนาม { $time }
}
agent-contract-request = { $what ->
    [NEW] สัญญาใหม่กับ { $named ->
            [OPERATOR] ผู้ให้บริการ
           *[ACCOUNT] { $party }
        }
    [AMEND] เงื่อนไขอื่นกับ { $named ->
            [OPERATOR] ผู้ให้บริการ
           *[ACCOUNT] { $party }
        }
   *[TERMINATE] สิ้นสุดสัญญากับ { $named ->
            [OPERATOR] ผู้ให้บริการ
           *[ACCOUNT] { $party }
        }
}
agent-contract-turn = { $turn ->
    [YOURS] รอคำตอบของคุณ ถึง { $until }
    [THEIRS] อีกฝ่ายมีเวลาถึง { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] ลงนามครบสองฝ่าย
            [REJECTED] ถูกปฏิเสธ
            [EXPIRED] ไม่มีใครตอบทันเวลา
           *[CANCELLED] ถอนแล้ว
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] เสนอให้ { $named ->
            [NOBODY] ผู้ให้บริการ
           *[SOMEBODY] { $party }
        }
    [ASK] ขอสัญญาจากอัปไลน์
    [AMEND] เงื่อนไขอื่นกับ { $named ->
            [NOBODY] ผู้ให้บริการ
           *[SOMEBODY] { $party }
        }
    [COUNTER] ตอบ { $named ->
            [NOBODY] ผู้ให้บริการ
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] โต๊ะคำนวณ
}
agent-contract-closed = { $what ->
    [RIGHT] คุณเริ่มสัญญาประเภทนี้ไม่ได้
    [NO_OWN] คุณยังไม่มีสัญญาประเภทนี้ จึงเสนอไม่ได้
   *[GONE] รายการนี้ไม่มีแล้ว
}
agent-contract-fault = { $fault ->
    [PERIOD] ประเภทนี้ไม่มีรอบดังกล่าว
    [BASIS] ประเภทนี้ไม่มีฐานดังกล่าว
    [PRODUCTS] เลือกผลิตภัณฑ์ อย่างละครั้ง
    [UNKNOWN_PRODUCT] ไม่มีผลิตภัณฑ์นี้
    [CARRY_OVER] เงินเดิมพันไม่ติดลบ จึงไม่มีอะไรยกไป
    [DEDUCTIONS] การหักมีเฉพาะรายได้สุทธิ
    [RATE] อัตราเกิน 100%
    [NO_RATE] จะไม่มีการจ่ายเลย
    [TOO_MANY_TIERS] ระดับมากเกินไป
    [NEGATIVE] ต้องไม่ติดลบ
    [CAP] เพดานต้องมากกว่าศูนย์
    [LEAST_STAKE] เดิมพันขั้นต่ำต้องมีสมาชิกที่ใช้งาน
    [NOT_RISING] ต้องต้องการมากกว่าระดับล่าง และไม่น้อยกว่าในข้อใด
    [RATE_FALLS] ต้องไม่ให้น้อยกว่าระดับล่าง
   *[CAP_FALLS] เพดานต้องไม่ต่ำกว่าระดับล่าง
}
agent-contract-excess = { $what ->
    [KIND] ต่างชนิดจากสัญญาของคุณ
    [PRODUCTS] ต่างผลิตภัณฑ์จากสัญญาของคุณ
    [SUB_TEAMS] นับระดับที่สัญญาของคุณไม่นับ
    [CARRY_OVER] สัญญาของคุณยกยอดติดลบไป
    [PLATFORM_FEE] ค่าแพลตฟอร์มอย่างน้อย { $allowed }
    [BONUSES] ต้องหักโบนัสเหมือนสัญญาของคุณ
    [PAYMENT_FEE] ค่าชำระเงินอย่างน้อย { $allowed }
    [RATE] ตรงนี้ไม่เกิน { $allowed }
   *[CAP] เพดานไม่เกิน { $allowed }
}

# The views' own words.
view-contracts-own = สัญญากับอัปไลน์
view-contracts-downlines = สัญญากับดาวน์ไลน์
view-contracts-none = ยังไม่มีสัญญา
view-contracts-none-text = เสนอจากการจัดการดาวน์ไลน์ หรือขอจากอัปไลน์
view-contracts-text = ข้อความและลายเซ็น
view-contracts-download = ดาวน์โหลดข้อความ
view-contracts-hash = SHA-256
view-contracts-tiers = ระดับ
view-contracts-ending = สัญญาด้านล่างเหล่านี้สิ้นสุดไปด้วย
view-contracts-agree = ฉันดูรายการแล้วและยอมรับ
view-contracts-reason = เหตุผล
view-contracts-back = กลับ
view-contracts-set-password = ตั้งรหัสผ่านการเงินเพื่อลงนาม
view-contracts-add = เพิ่มระดับ
view-contracts-raise = เลื่อนขึ้น
view-contracts-remove = ลบ
view-contracts-replay = ผลที่น่าจะได้
view-contracts-period = รอบ
view-contracts-basis = คิดจาก
view-contracts-members = ใช้งาน
view-contracts-tier = ระดับ
view-contracts-downline = ดาวน์ไลน์
view-contracts-mine = คุณ
view-contracts-kept = คุณเก็บ
view-contracts-total = รวม
view-contracts-chart = ยอดจ่ายตามรอบ
view-contracts-no-requests = ไม่มีคำขอ
view-contracts-no-requests-text = คำขอของคุณหรืออีกฝ่ายจะแสดงที่นี่
view-contracts-terms = เงื่อนไข
