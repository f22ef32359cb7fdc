# My wallet: what there is, what may leave, and why (sections 2 and 3 of the specification).
wallet-balance = ที่คุณมี
wallet-withdrawable = ที่คุณถอนได้
wallet-held = กันไว้ระหว่างทาง
wallet-spendable = ใช้เล่นได้
wallet-kept = ต้องเดิมพันก่อน
wallet-about-balance = ทั้งหมดในกระเป๋าของคุณ รวมส่วนที่กันไว้
wallet-about-withdrawable = จำนวนที่ถอนได้ตอนนี้ ดูวิธีคิดด้านล่าง
wallet-about-held = กันไว้สำหรับการถอนจนกว่าจะส่งต่อ ดูแต่ละรายการได้ที่หน้าถอนเงิน
wallet-about-held-none = ไม่มีเงินที่กำลังถอนออก
# $reference: number of a deposit or name of a promotion.
wallet-locked-by = กันไว้โดย { $reference } จนกว่าจะเดิมพันครบ
wallet-short = ส่วนที่ต้องกันไว้มากกว่าที่มี จึงยังถอนไม่ได้
# $amount: an amount with its currency.
wallet-elsewhere = { $amount } อยู่ในกระเป๋าอื่น เป็นเงินของคุณ และถอนได้เมื่อกลับเข้ากระเป๋าหลักแล้ว

# $reference: number of a deposit or name of a promotion.
credit-deposit = ฝากเงิน { $reference }
# $reference: name of a promotion.
credit-bonus = โบนัส: { $reference }
# $reference: name of a promotion.
credit-reward = รางวัล: { $reference }
# $reference: what it was for.
credit-gift = ของขวัญ: { $reference }
# $amount: an amount with its currency.
credit-rule-once = { $amount } ต้องเดิมพันหนึ่งเท่า
# $amount: an amount with its currency. $times: a number, maybe with decimals.
credit-rule-times = { $amount } ต้องเดิมพัน { $times } เท่า
# $done, $required: amounts with their currency.
credit-progress = เดิมพันแล้ว { $done } จาก { $required }
# $amount: an amount with its currency.
credit-left = เหลือ { $amount }
credit-done = ครบแล้ว

# $bet, $counted: amounts with their currency.
next-bet-counts = เดิมพัน { $bet } นับ { $counted }
# $bet, $counted: amounts with their currency.
next-bet-nothing = เดิมพัน { $bet } ที่นี่ไม่นับ: { $counted }
# $amount: an amount with its currency. $reference: number of a deposit or name of a promotion.
next-bet-after = หลังจากนั้น { $reference } ยังต้องเดิมพันอีก { $amount }
