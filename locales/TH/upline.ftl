# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = ตอนนี้ไม่มีอัปไลน์ที่คุณโอนเงินให้ได้ หากคุณคิดว่าควรมี โปรดถามฝ่ายบริการลูกค้า
# $left, $daily: numbers.
upline-limit-count = โอนได้อีกวันนี้ { $left } จาก { $daily } ครั้ง
# $time: date and time of day with the offset from UTC.
upline-count-used = คุณโอนครบจำนวนครั้งของวันนี้แล้ว โอนได้อีกตั้งแต่ { $time }
# $time: date and time of day with the offset from UTC.
upline-amount-used = คุณถึงวงเงินโอนต่อวันแล้ว โอนได้อีกตั้งแต่ { $time }
# $least: an amount with its currency.
upline-too-little = ตอนนี้เงินที่นำออกได้น้อยเกินไป โอนขั้นต่ำ { $least } หน้ากระเป๋าบอกว่าอะไรทำให้เงินออกไม่ได้
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } จะได้รับ { $amount } ทันที และยกเลิกไม่ได้
upline-fact-gets = อัปไลน์ได้รับ
upline-fact-to = อัปไลน์
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } ได้รับ { $amount } แล้ว
# $name: of the upline.
upline-given = ถึง { $name }
# $name: of a member below.
upline-got = จาก { $name }
