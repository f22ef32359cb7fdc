# The views' own words of deposits.
view-deposit-open = รอคุณดำเนินการ
view-deposit-continue = ดำเนินการต่อ
view-deposit-channels = คุณต้องการชำระอย่างไร
view-deposit-closed = ปิดอยู่
view-deposit-opens = เปิด:
view-deposit-amount = จำนวนเงิน
# $min, $max: amounts with their currency.
view-amount-range = { $min } ถึง { $max }
view-amount-presets = จำนวนให้เลือก
# $amount: an amount with its currency.
view-amount-last = { $amount } เหมือนครั้งก่อน
view-deposit-review = สิ่งที่จะเกิดขึ้น
view-deposit-code = รหัสบัตร
view-deposit-none-title = ยังไม่มีช่องทางที่เปิด
view-deposit-none-text = เมื่อมีช่องทางเปิด คุณจะเลือกได้ที่นี่ สอบถามเพิ่มเติมได้จากฝ่ายบริการลูกค้า
view-deposit-history = รายการฝากของคุณ
view-deposit-filters = สถานะ
view-deposit-empty-title = ยังไม่มีรายการฝาก
view-deposit-empty-text = แต่ละรายการฝากจะแสดงที่นี่พร้อมทุกขั้นตอน เริ่มรายการแรกได้ด้านบน
view-deposit-no-match-title = ไม่มีรายการในสถานะนี้
view-deposit-no-match-text = เลือกสถานะอื่นเพื่อดูรายการฝากอื่น
view-deposit-back = รายการฝากทั้งหมด
view-deposit-unknown-title = คุณไม่มีรายการฝากนี้
view-deposit-unknown-text = ที่อยู่นี้ระบุรายการฝากที่ไม่ใช่ของคุณหรือไม่เคยมี ลองดูในรายการทั้งหมดของคุณ
view-order-number = หมายเลขรายการ
# $label: what is copied.
view-copy-named = คัดลอก: { $label }
view-timeline = สิ่งที่เกิดขึ้น
view-timeline-next = ถัดไป
view-ask-service = สอบถามฝ่ายบริการลูกค้า
view-deposit-pay-page = ไปหน้าชำระเงิน
view-deposit-new-window = เปิดในหน้าต่างใหม่ หน้านี้จะอัปเดตเอง
view-deposit-same-device = ชำระบนอุปกรณ์นี้แทน
view-deposit-qr = คิวอาร์โค้ดสำหรับชำระเงิน
view-deposit-left = เวลาที่เหลือ
view-deposit-until = ชำระก่อน
view-deposit-receipts = รูปใบเสร็จ
view-deposit-call-off = ยกเลิกรายการฝาก
view-deposit-call-off-sure = ยกเลิกรายการฝากนี้หรือไม่ หากชำระไปแล้วจะเติมเงินให้ตามปกติ
view-deposit-call-off-yes = ใช่ ยกเลิก
view-deposit-keep = เก็บไว้
view-deposit-wallet = ดูจำนวนที่ถอนได้
view-deposit-promotions = โปรโมชัน
view-deposit-print = พิมพ์หรือบันทึกใบเสร็จ
