# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = ในจำนวนนี้ { $amount } ย้ายไปกระเป๋าอื่นได้ ส่วนที่เหลือเป็นเงินที่ได้รับและต้องเดิมพันก่อน
wallets-unreadable = ขณะนี้อ่านยอดเงินไม่ได้
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = ขณะนี้อ่านยอดเงินไม่ได้ เมื่อ { $time } มี { $amount }
wallets-closed = ขณะนี้โอนเงินเข้าไม่ได้
wallets-all-unknown = ขณะนี้อ่านกระเป๋านี้ไม่ได้ จึงเลือกจำนวนไม่ได้ คุณขอให้ย้ายทั้งหมดกลับได้
# $least: an amount with its currency.
wallets-too-little-in = ยอดที่ย้ายได้น้อยเกินไป ขั้นต่ำ { $least }
# $least: an amount with its currency.
wallets-too-little-back = กระเป๋านี้มีเงินน้อยเกินไป ย้ายขั้นต่ำ { $least }
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } อยู่ในกระเป๋าของคุณที่ { $name } แล้ว
# $amount: an amount with its currency.
wallets-moved-back = { $amount } กลับเข้ากระเป๋าหลักแล้ว
# $amount: an amount with its currency.
wallets-not-moved = { $amount } ไม่ได้ถูกย้าย
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } กำลังย้าย
# $name: name of the vendor.
wallets-to-vendor = ไปยัง { $name }
# $name: name of the vendor.
wallets-to-main = กลับจาก { $name }
wallets-status-sent = กำลังดำเนินการ
wallets-status-unknown = ยังไม่ยืนยัน
wallets-status-done = เสร็จแล้ว
wallets-status-failed = ไม่ได้ย้าย
wallets-about-sent = ถามค่ายเกมแล้ว ยังไม่ตอบ
wallets-about-unknown-in = ยังไม่ได้รับคำตอบจากค่ายเกม เราจะถามจนกว่าจะทราบผล ระหว่างนี้ยอดเงินถูกกันไว้ หากไปไม่ถึง คุณใช้ได้อีก
wallets-about-unknown-back = ยังไม่ได้รับคำตอบจากค่ายเกม เราจะถามจนกว่าจะทราบผล ส่วนที่ปล่อยออกมาจะเข้าที่นี่ ส่วนอื่นยังอยู่ที่เดิม
wallets-failure-refused = ค่ายเกมไม่รับ เงินของคุณอยู่ที่เดิม
wallets-failure-not-enough = กระเป๋าที่ค่ายเกมมีเงินไม่พอ เงินของคุณอยู่ที่เดิม
wallets-failure-closed = ขณะนี้ค่ายเกมไม่รับการโอน เงินของคุณอยู่ที่เดิม
wallets-cause-launch = เมื่อเริ่มเกม
wallets-cause-return = กลับมาเอง
# $name: name of the vendor.
wallets-back-failed = ไม่มีเงินกลับมาจาก { $name }
# $name: name of the vendor.
wallets-back-unreadable = { $name } ไม่บอกยอดเงิน จึงไม่ได้ขอเงินกลับจากที่นั่น
wallets-back-nothing = ไม่มีเงินที่ต้องนำกลับ
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = ย้าย { $amount } เข้ากระเป๋าของค่ายเกมสำหรับ { $name } แล้ว
