# The help centre and the letters to the operator.

contact-form-question-type = เรื่องอะไร
contact-form-name = ชื่อของคุณ
contact-form-contact = ช่องทางติดต่อคุณ
contact-form-contact-optional = ช่องทางติดต่อคุณ หากต้องการคำตอบ
contact-form-channel = ผู้เล่นของคุณจะมาจากที่ใด
contact-form-content = คุณอยากบอกอะไรเรา
contact-form-plan = คุณจะชวนผู้เล่นอย่างไร
contact-form-missing = กรุณากรอกช่องนี้
# $min, $max: numbers of characters.
contact-form-length = กรุณาเขียน { $min } ถึง { $max } ตัวอักษร
contact-form-unknown = กรุณาเลือกจากรายการ
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } จาก { $max } ตัวอักษร
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = ตั้งแต่ { $min } ถึง { $max } ตัวอักษร เขียนแล้ว { $count }

view-help-search = ค้นหาหน้าช่วยเหลือ
view-help-search-clear = ล้างการค้นหา
# $count: a number of pages found.
view-help-found = พบ { $count } หน้า
view-help-no-match = ไม่มีหน้าที่มีครบทุกคำ
view-help-no-match-text = ลองใช้คำน้อยลงหรือคำอื่น หรือดูหัวข้อด้านล่าง
view-help-topics = หัวข้อ
view-help-contents = หัวข้อช่วยเหลือทั้งหมด
view-help-gone = ไม่มีหน้าช่วยเหลือนี้แล้ว
view-help-gone-text = หน้านี้อาจถูกย้าย หัวข้ออื่นยังอยู่ในรายการ
view-help-none = ยังไม่มีหน้าช่วยเหลือ
view-help-none-text = ระหว่างนี้ฝ่ายบริการลูกค้าตอบคำถามให้ได้
# $time: date and time.
view-help-updated = อัปเดต { $time }
view-help-more = ยังต้องการความช่วยเหลือใช่ไหม
view-help-deposit = ไปหน้าฝากเงิน
view-help-browsers = เบราว์เซอร์ที่แนะนำ
view-help-browsers-text = เว็บไซต์ใช้ได้กับทุกเบราว์เซอร์ในสองปีที่ผ่านมา และทดสอบแล้วกับรายการต่อไปนี้
view-contact-form-choose = กรุณาเลือก
view-contact-form-send-feedback = ส่งความคิดเห็น
view-contact-form-send-application = ส่งใบสมัคร
view-contact-form-sent-feedback = ขอบคุณ เราได้รับความคิดเห็นของคุณแล้ว
view-contact-form-sent-application = ขอบคุณ เราได้รับใบสมัครของคุณแล้ว
# $reference: a short code.
view-contact-form-reference = หมายเลขอ้างอิงของคุณคือ { $reference } กรุณาแจ้งเมื่อสอบถามเรื่องนี้
view-contact-form-again = เขียนอีกฉบับ
