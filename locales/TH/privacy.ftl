# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = อีเมล
consent-sms = ข้อความสั้น
consent-call = โทรศัพท์
# $hint: the address or number, mostly hidden.
consent-to = ส่งถึง { $hint }
consent-unreachable = คุณยังไม่ได้ยืนยันช่องทางนี้ จึงยังไม่ได้รับข้อความ
# $time: date and time of day with the offset from UTC.
consent-given-since = ยินยอมเมื่อ { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = ยกเลิกเมื่อ { $time }
toast-consent-saved = บันทึกตัวเลือกของคุณแล้ว
copy-preparing = กำลังเตรียมสำเนาของคุณ คุณออกจากหน้านี้ได้
copy-failed = ทำสำเนาไม่สำเร็จ โปรดขออีกครั้ง
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = สำเนาของคุณพร้อมแล้ว: { $size } kB จะถูกลบเมื่อ { $time }
# $time: date and time of day with the offset from UTC.
copy-next = ขอสำเนาใหม่ได้ตั้งแต่ { $time }
# $amount: an amount with its currency.
closing-withdraw-first = คุณยังถอนได้ { $amount } โปรดถอนก่อน
closing-withdraw-link = ถอนเงิน
# $count: a number.
closing-withdrawals = มีการถอนเงิน { $count } รายการกำลังดำเนินการ โปรดรอจนสิ้นสุด
closing-withdrawals-link = ดูการถอนเงิน
# $count: a number.
closing-deposits = มีการฝากเงิน { $count } รายการค้างอยู่ โปรดชำระ ยกเลิก หรือรอจนสิ้นสุด
closing-deposits-link = ดูการฝากเงิน
closing-bets = ยังมีเดิมพันที่ยังไม่จบ โปรดรอจนสรุปผล
# $amount: an amount with its currency.
closing-balance = คุณสละ { $amount } ในกระเป๋าเงินซึ่งถอนเงินไม่ได้
# $amount, $left: amounts with their currency.
closing-bonus = โบนัส { $amount } สิ้นสุด: ยังขาดยอดเดิมพัน { $left }
# $amount, $left: amounts with their currency.
closing-deposit = ยอดฝากเงิน { $amount } ยังเดิมพันไม่ครบ: ขาด { $left } ส่วนที่เหลือถือว่าสละ
# $points: a number.
closing-points = แต้มของคุณจะใช้ไม่ได้อีก: { $points }
closing-accounts = บัญชีรับเงิน ความยินยอมรับข้อความส่งเสริมการขาย และสำเนาข้อมูลของคุณจะถูกลบ
closing-sessions = คุณจะออกจากระบบทุกที่ และไม่มีใครใช้ชื่อของคุณได้
closing-records = บันทึกเงินและเดิมพันของคุณยังเก็บไว้กับเราตามที่กฎหมายกำหนด
# $count: a number of days.
closing-reopen = ฝ่ายบริการลูกค้าเปิดบัญชีให้อีกครั้งได้ภายใน { $count } วัน สิ่งที่สละแล้วจะไม่คืน
closing-reopen-never = ย้อนกลับไม่ได้
closing-not-understood = อ่านว่าการปิดหมายถึงอะไร แล้วทำเครื่องหมายในช่อง
toast-account-closed = บัญชีของคุณถูกปิดแล้ว
# $amount: money.
closing-elsewhere = มี { $amount } อยู่ในกระเป๋าของค่ายเกม โปรดโอนกลับก่อน
closing-elsewhere-link = กระเป๋าเงินของฉัน
closing-transfers = การโอนไปหรือจากกระเป๋าอื่นยังไม่สิ้นสุด
