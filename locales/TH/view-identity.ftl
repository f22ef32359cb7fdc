# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = ชื่อผู้รับเงิน
view-payee-name-about = เงินทั้งหมดของคุณจะจ่ายให้ชื่อนี้เท่านั้น รหัสพิสูจน์ว่าคุณเป็นผู้ตั้ง
view-payee-name-field = ชื่อจริงของคุณ
view-payee-name-save = บันทึกชื่อ
view-identity-check = ยืนยันตัวตน
view-identity-check-about = เอกสารแสดงว่าคุณคือใคร ยอดเงินที่สูงอาจต้องใช้
view-identity-save = บันทึกข้อมูล
view-identity-birth-date = วันเกิด
view-identity-name = ชื่อตามเอกสาร
view-identity-country = ประเทศ
view-identity-choose = โปรดเลือก
view-identity-documents = เอกสาร
view-identity-kind = ไฟล์ถัดไปคือ
view-identity-drop = วางเอกสารที่นี่ หรือเลือกไฟล์
view-identity-choose-file = เลือกเอกสาร
# $document: what the document is.
view-identity-show = ขอดู { $document }
# $document: what the document is.
view-identity-remove = นำ { $document } ออก
view-identity-hand-in = ส่งตรวจสอบ
view-identity-steps = สิ่งที่เกิดขึ้น
view-picture-choose = ใช้รูปของคุณเอง
view-picture-remove = กลับไปใช้รูปวาด
view-withdraw-identity = ไปที่การยืนยันตัวตน
