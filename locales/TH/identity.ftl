# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = ยังไม่ได้ระบุ
payee-name-stated = ระบุแล้ว ยังไม่ได้ยืนยัน
payee-name-proven = ยืนยันด้วยรหัสแล้ว
payee-name-checked = ยืนยันแล้ว และตรงกับเอกสารของคุณ
payee-name-prove = ยืนยันชื่อของคุณ
payee-name-change = เปลี่ยนชื่อ
payee-name-empty = กรอกชื่อจริงของคุณ
# $contact: a mail address or number, mostly hidden.
payee-name-about = ชื่อจริงของคุณตามที่ธนาคารมี เราจะส่งรหัสไปที่ { $contact } ชื่อจะมีผลเมื่อยืนยันด้วยรหัส เงินทั้งหมดของคุณจะจ่ายให้ชื่อนี้เท่านั้น
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = กรอกชื่อตามเอกสารของคุณ เราจะส่งรหัสไปที่ { $contact } ชื่อจะมีผลเมื่อยืนยันด้วยรหัส
payee-name-contact-first = ยืนยันอีเมลก่อน รหัสที่ยืนยันชื่อของคุณจะส่งไปที่นั่น
toast-payee-name-set = ยืนยันชื่อของคุณแล้ว
payout-other-name = เป็นชื่ออื่นที่ไม่ใช่ชื่อของคุณ จึงโอนเข้าไม่ได้
safety-payee-name = ชื่อผู้รับเงินที่ยืนยันแล้ว
safety-next-payee-name = ยืนยันชื่อของคุณ แล้วเงินจะจ่ายให้คุณเท่านั้น
withdraw-step-name = ชื่อของคุณ
# $amount: an amount with its currency.
withdraw-identity-above = การถอนเกิน { $amount } ต้องผ่านการยืนยันตัวตนก่อน
withdraw-identity-first = การถอนครั้งแรกต้องผ่านการยืนยันตัวตนก่อน
identity-level-none = ระดับ 0: ยังไม่มีข้อมูล
identity-level-stated = ระดับ 1: ระบุข้อมูลแล้ว
identity-level-checked = ระดับ 2: ตรวจเอกสารแล้ว
identity-none = ยังไม่ได้ส่ง
identity-pending = กำลังตรวจสอบ
identity-approved = ผ่านแล้ว
identity-rejected = ไม่ผ่าน
identity-step-handed-in = ส่งแล้ว
identity-about-none = ระบุว่าคุณคือใคร ส่งเอกสาร แล้วส่งทั้งสองอย่าง จะมีเจ้าหน้าที่ตรวจสอบ
identity-about-pending = เจ้าหน้าที่กำลังตรวจเอกสารของคุณ เราจะแจ้งผลทางอีเมลหรือ SMS
identity-about-approved = ตรวจเอกสารของคุณแล้ว เงินจะจ่ายให้ชื่อตามเอกสาร
identity-reason-unreadable = อ่านเอกสารไม่ได้ ส่งภาพชัดของทั้งหน้าในที่สว่าง
identity-reason-expired = เอกสารหมดอายุ ส่งฉบับที่ยังใช้ได้
identity-reason-mismatch = เอกสารไม่ตรงกับข้อมูลของคุณ แก้ข้อมูลหรือส่งเอกสารอื่น
identity-reason-incomplete = ขาดหน้าหรือด้านหนึ่ง ส่งส่วนที่ขาด
identity-reason-not-accepted = ไม่รับเอกสารประเภทนี้ ส่งประเภทอื่น
identity-reason-other = อ่านหมายเหตุด้านล่าง แก้ไขแล้วส่งใหม่
identity-name = ชื่อตามเอกสาร
identity-country = ประเทศ
identity-country-empty = เลือกประเทศ
identity-state = ระบุข้อมูลของคุณ
identity-state-anew = แก้ข้อมูล
identity-missing-details = ระบุข้อมูลของคุณก่อน
identity-missing-document = ส่งหนังสือเดินทาง ใบขับขี่ หรือบัตรประชาชนทั้งสองด้าน
identity-missing-front = ขาดด้านหน้าบัตรประชาชน
identity-missing-back = ขาดด้านหลังบัตรประชาชน
document-passport = หนังสือเดินทาง
document-id-front = บัตรประชาชน ด้านหน้า
document-id-back = บัตรประชาชน ด้านหลัง
document-driving-licence = ใบขับขี่
document-proof-of-address = หลักฐานที่อยู่: ใบแจ้งหนี้หรือใบแจ้งยอด
# $size: a size such as 940 KB.
document-pdf = PDF { $size }
# $size: a size such as 940 KB.
document-picture = ภาพ { $size }
document-hint = png, jpg หรือ PDF ไม่ถึง 5 MB โดย PDF ไม่เกิน 10 หน้าและไม่มีรหัสผ่าน มีแต่เจ้าหน้าที่ตรวจสอบที่เห็น
document-file-kind = ไฟล์นี้ไม่ใช่ png, jpg หรือ PDF
toast-identity-saved = บันทึกข้อมูลของคุณแล้ว
toast-identity-handed-in = ส่งแล้ว เราจะแจ้งผลให้ทราบ
