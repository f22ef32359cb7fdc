# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] ระบบ
    [PAYMENT] การเงิน
    [SECURITY] ความปลอดภัย
    [PROMO] โปรโมชัน
    [AGENT] ตัวแทนของคุณ
    [AGENT] ทีม
    [AGENT] เอเย่นต์ของคุณ
    [RG] เล่นอย่างมีสติ
   *[ALL] ทั้งหมด
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] เงินฝากเข้าแล้ว
    [WITHDRAWAL_PAID] โอนเงินถอนแล้ว
    [WITHDRAWAL_REJECTED] รายการถอนถูกปฏิเสธ
    [WITHDRAWAL_FAILED] จ่ายเงินถอนไม่สำเร็จ
    [WITHDRAWAL_RETURNED] เงินถอนถูกส่งคืน
    [BALANCE_CORRECTED] แก้ไขยอดเงินแล้ว
    [UPLINE_TRANSFER_SENT] โอนให้อัปไลน์
    [UPLINE_TRANSFER_RECEIVED] ได้รับจากดาวน์ไลน์
    [DOWNLINE_TRANSFER_SENT] โอนให้ดาวน์ไลน์
    [DOWNLINE_TRANSFER_RECEIVED] รับโอนจากอัปไลน์
    [PAYMENT_PASSWORD_CHANGED] เปลี่ยนรหัสผ่านการเงินแล้ว
    [PASSWORD_CHANGED] เปลี่ยนรหัสผ่านแล้ว
    [AUTHENTICATOR_ADDED] เพิ่มแอปยืนยันตัวตนแล้ว
    [AUTHENTICATOR_REMOVED] นำแอปยืนยันตัวตนออกแล้ว
    [PASSKEY_ADDED] เพิ่มพาสคีย์แล้ว
    [PASSKEY_REMOVED] ลบพาสคีย์แล้ว
    [EMAIL_CHANGED] เปลี่ยนอีเมลแล้ว
    [MOBILE_CHANGED] เปลี่ยนหมายเลขมือถือแล้ว
    [PAYOUT_ACCOUNT_ADDED] เพิ่มบัญชีรับเงินแล้ว
    [PAYOUT_ACCOUNT_REMOVED] ลบบัญชีรับเงินแล้ว
    [PAYEE_NAME_SET] ตั้งชื่อผู้รับเงินแล้ว
    [IDENTITY_APPROVED] การยืนยันตัวตนผ่านแล้ว
    [IDENTITY_REJECTED] การยืนยันตัวตนไม่ผ่าน
    [ACCOUNT_CLOSED] บัญชีถูกปิดแล้ว
    [ACCOUNT_REOPENED] บัญชีเปิดใช้อีกครั้งแล้ว
    [ACCOUNT_FROZEN] บัญชีถูกระงับ
    [ACCOUNT_UNFROZEN] บัญชีเลิกถูกระงับแล้ว
    [EXCLUDED] ถูกกีดกันจากการเล่น
    [REDEMPTION_APPROVED] อนุมัติการแลกแล้ว
    [REDEMPTION_REJECTED] การแลกถูกปฏิเสธ
    [REDEMPTION_CODE] รหัสของคุณมาแล้ว
    [REDEMPTION_SHIPPED] พัสดุของคุณกำลังจัดส่ง
    [CASHBACK_READY] มีเงินคืนให้รับ
    [LEVEL_GIFT_READY] มีของขวัญระดับให้รับ
    [RED_ENVELOPE_READY] คุณได้รับอั่งเปา
    [FREE_SPINS_READY] ฟรีสปินสำหรับคุณ
    [REFERRAL_READY] รางวัลชวนเพื่อนรอรับ
    [LEVEL_REACHED] ระดับใหม่
    [LEVEL_LOWERED] ระดับลดลง
    [MISSION_COMPLETED] ภารกิจเสร็จแล้ว
    [LEADERBOARD_PRIZE] รางวัลกระดานอันดับ
    [AGENT_APPOINTED] คุณเป็นเอเย่นต์แล้ว
    [AGENT_REFUSED] คำขอเป็นเอเย่นต์ไม่ได้รับอนุมัติ
    [SETTLEMENT_PAID] จ่ายตามสัญญาแล้ว
    [SETTLEMENT_PART_PAID] จ่ายตามสัญญาบางส่วน
    [SETTLEMENT_REFUSED] ปฏิเสธการจ่ายตามสัญญา
    [CONTRACT_OFFERED] มีสัญญารอคำตอบจากคุณ
    [CONTRACT_SIGNED] ลงนามสัญญาแล้ว
    [CONTRACT_DECLINED] ตกลงสัญญาไม่สำเร็จ
    [CONTRACT_ENDED] สัญญากำลังจะสิ้นสุด
    [RATES_CHANGED] อัตราคืนยอดของคุณเปลี่ยน
   *[OTHER] ข้อความ
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] { $amount } จากรายการฝาก { $number } เข้ากระเป๋าของคุณแล้ว
    [PAID] โอน { $amount } ให้คุณแล้ว (รายการถอน { $number }) โปรดแจ้งในหน้ารายการว่าเงินถึงหรือยัง
    [BACK] { $amount } จากรายการถอน { $number } กลับเข้ากระเป๋าของคุณแล้ว
    [CORRECTED] ผู้ให้บริการแก้ไขยอดเงินของคุณ { $amount }
    [SENT] คุณโอน { $amount } ให้อัปไลน์ (เลขที่ { $number })
    [RECEIVED] คุณได้รับ { $amount } จากดาวน์ไลน์ (เลขที่ { $number })
    [SENT_DOWN] คุณโอน { $amount } ให้ดาวน์ไลน์แล้ว (เลขที่ { $number })
    [RECEIVED_DOWN] คุณได้รับ { $amount } จากอัปไลน์ (เลขที่ { $number })
    [FROZEN] เอเย่นต์อัปไลน์ระงับบัญชีของคุณแล้ว เงินของคุณยังอยู่ในบัญชี โปรดติดต่ออัปไลน์หรือฝ่ายบริการลูกค้า
    [UNFROZEN] บัญชีของคุณเลิกถูกระงับแล้ว คุณเข้าสู่ระบบได้ตามปกติ
    [IDENTITY] ดูเหตุผลและสิ่งที่ต้องทำได้ในศูนย์ความปลอดภัย
    [CLOSED] ฝ่ายบริการลูกค้าเปิดให้อีกครั้งได้ภายในระยะเวลาหนึ่ง
    [EXCLUDED] คุณถูกกีดกันจากการเล่นในอีกบัญชีหนึ่ง บัญชีนี้จึงถูกกีดกันด้วย คุณยังถอนเงินได้
    [REDEMPTION_APPROVED] อนุมัติการแลก { $number } แล้ว
    [REDEMPTION_REJECTED] การแลก { $number } ถูกปฏิเสธ และคืนแต้มแล้ว ดูเหตุผลที่ร้านแลกแต้ม
    [REDEMPTION_CODE] รหัสของการแลก { $number } อยู่ที่ร้านแลกแต้ม
    [REDEMPTION_SHIPPED] พัสดุของการแลก { $number } ส่งให้ผู้จัดส่งแล้ว ดูเลขพัสดุที่ร้านแลกแต้ม
    [CASHBACK] เงินคืน { $amount } รออยู่ในศูนย์รางวัล
    [LEVEL_GIFT] ของขวัญของ { $name } จำนวน { $amount } รออยู่ในศูนย์รางวัล
    [RED_ENVELOPE] อั่งเปา { $amount } รออยู่ในศูนย์รางวัล
    [FREE_SPINS] ฟรีสปิน: { $number } ครั้ง รายละเอียดโบนัสบอกว่าใช้กับเกมใดและถึงเมื่อใด
    [REFERRAL] { $amount } จากการชวนเพื่อนรออยู่ในศูนย์รางวัล
    [LEVEL] คุณถึงระดับ { $name } แล้ว
    [LEVEL_LOWERED] ระดับของคุณตอนนี้คือ { $name }
    [MISSION] รางวัลรออยู่: โปรดรับก่อนหมดเวลา
    [LEADERBOARD] { $amount } อยู่ในกระเป๋าของคุณแล้ว
    [LEADERBOARD_POINTS] รางวัลอยู่ในแต้มของคุณแล้ว
    [AGENT] ศูนย์เอเย่นต์เปิดให้คุณแล้ว: ชวนสมาชิก ดูทีมของคุณและรายได้จากทีม
    [SETTLEMENT_PAID] { $amount } จากสัญญาของคุณเข้ากระเป๋าเงินแล้ว
    [SETTLEMENT_PART_PAID] { $amount } จากสัญญาของคุณเข้ากระเป๋าเงินแล้ว ส่วนที่เหลือยังค้างจ่ายให้คุณ
    [SETTLEMENT_REFUSED] ผู้ให้บริการปฏิเสธการจ่าย { $amount } ตามสัญญา ดูเหตุผลได้ในบันทึกของศูนย์ตัวแทน
    [SETTLEMENT_GIVEN] { $amount } ออกจากกระเป๋าเงินของคุณตามสัญญากับดาวน์ไลน์
    [CONTRACT] สัญญา { $number } กับ { $name } ดูได้ในศูนย์ตัวแทน
    [CONTRACT_OPERATOR] สัญญา { $number } กับผู้ให้บริการ ดูได้ในศูนย์ตัวแทน
    [RATES] { $name } เปลี่ยนอัตราคืนยอดของคุณ มีผลตั้งแต่ { $number }:
   *[NAME] { $name }
}
inbox-advice = หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบทันทีและติดต่อฝ่ายบริการลูกค้า
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] ดูรายการฝาก
    [WITHDRAWAL] ดูรายการถอน
    [RECORD] ดูบันทึกบัญชี
    [TRANSFERS] ดูการโอน
    [SECURITY] ดูบัญชีของฉัน
    [PAYOUT] ดูบัญชีรับเงิน
    [FAIR_PLAY] ดู “เล่นอย่างมีสติ”
    [MALL] ดูประวัติการแลก
    [REWARDS] ดูศูนย์รางวัล
    [BONUSES] ดูรายละเอียดโบนัส
    [MISSIONS] ดูภารกิจและกระดานอันดับ
    [AGENT] เปิดศูนย์เอเย่นต์
    [CONTRACTS] เปิดศูนย์ตัวแทน
   *[OTHER] เปิดหน้า
}

view-inbox-list = ข้อความ
view-inbox-categories = หมวดหมู่
view-inbox-pick = เลือก
view-inbox-pick-all = เลือกทั้งหมด
# $count: a number.
view-inbox-picked = เลือกแล้ว: { $count }
view-inbox-read = ทำเครื่องหมายว่าอ่านแล้ว
view-inbox-read-all = อ่านทั้งหมดแล้ว
view-inbox-delete = ลบ
# $count: a number.
view-inbox-ask = ลบข้อความที่เลือกถาวรหรือไม่ เลือกแล้ว: { $count }
view-inbox-keep = เก็บไว้
view-inbox-unread = ยังไม่อ่าน
view-inbox-pinned = ปักหมุด
view-inbox-reply = เขียนถึงฝ่ายบริการลูกค้า
view-inbox-back = ข้อความทั้งหมด
view-inbox-choose = เลือกข้อความเพื่ออ่านที่นี่
view-inbox-unknown = ข้อความนี้ไม่อยู่แล้ว
view-inbox-empty-title = ยังไม่มีข้อความ
view-inbox-empty-text = สิ่งที่เกิดกับเงินและบัญชีของคุณจะแจ้งที่นี่
view-inbox-no-match-title = ไม่มีข้อความในหมวดนี้
view-inbox-no-match-text = เลือกหมวดอื่นเพื่อดูข้อความที่เหลือ
view-inbox-bulk = ข้อความที่เลือก
