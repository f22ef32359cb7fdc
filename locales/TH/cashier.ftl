# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = กรุณาใส่จำนวนเงิน
amount-not-an-amount = กรุณาใส่จำนวนเงินเป็นตัวเลข
amount-too-precise = ใส่ทศนิยมได้ไม่เกินสองตำแหน่ง
amount-not-whole = กรุณาใส่จำนวนเต็ม ไม่มีทศนิยม
# $amount: an amount with its currency.
amount-least = ขั้นต่ำคือ { $amount }
# $amount: an amount with its currency.
amount-most = สูงสุดคือ { $amount }
# $min, $max: amounts with their currency.
amount-range = { $min } ถึง { $max }

# Who did a step of a deposit or withdrawal.
step-member = คุณ
step-operator = ผู้ให้บริการ
step-provider = ผู้ให้บริการชำระเงิน
step-system = อัตโนมัติ

# Refusals.
error-amount-too-small = จำนวนนี้น้อยเกินไป กรุณาใส่จำนวนที่มากกว่านี้
error-amount-too-large = จำนวนนี้มากเกินไป กรุณาใส่จำนวนที่น้อยกว่านี้
error-not-enough-money = ยอดเงินของคุณไม่พอสำหรับจำนวนนี้ กรุณาใส่จำนวนที่น้อยกว่านี้
error-wagering-left = ส่วนหนึ่งของจำนวนนี้ต้องเดิมพันก่อนจึงจะถอนได้ หน้ากระเป๋าแสดงจำนวนที่ถอนได้ตอนนี้
error-daily-limit = จำนวนนี้เกินกว่าที่คุณยังถอนได้ในวันนี้ กรุณาใส่จำนวนที่น้อยกว่านี้หรือรอถึงพรุ่งนี้
error-daily-count = คุณใช้จำนวนครั้งการถอนของระดับคุณในวันนี้ครบแล้ว กรุณาลองใหม่พรุ่งนี้
error-too-many-open = มีรายการฝากรอการชำระของคุณมากเกินไป กรุณาชำระหรือยกเลิกหนึ่งรายการ
error-channel-closed = ช่องทางนี้ปิดอยู่ในขณะนี้ กรุณาเลือกช่องทางอื่น
error-state-changed = สถานะเปลี่ยนไปแล้ว สิ่งที่คุณเห็นคือสถานะปัจจุบัน
error-provider-unavailable = ผู้ให้บริการชำระเงินไม่ตอบสนอง ไม่มีการเคลื่อนย้ายเงิน กรุณาลองใหม่ในอีกไม่กี่นาที
error-voucher-unknown = ไม่มีบัตรที่ใช้รหัสนี้ กรุณาตรวจสอบรหัสแล้วลองอีกครั้ง
error-voucher-used = บัตรนี้ถูกใช้ไปแล้ว กรุณาใช้บัตรอื่น
error-voucher-expired = บัตรนี้หมดอายุแล้ว กรุณาใช้บัตรอื่น
error-voucher-currency = บัตรนี้เป็นสกุลเงินที่ไม่ตรงกับกระเป๋าของคุณ กรุณาใช้บัตรอื่น
error-wrong-payment-password = รหัสผ่านการเงินไม่ถูกต้อง กรุณาตรวจสอบแล้วลองอีกครั้ง
error-payment-locked = การชำระเงินถูกล็อกชั่วคราวเพราะใส่รหัสผ่านการเงินผิดหลายครั้ง กรุณารอหรือกู้คืนรหัสผ่านการเงิน
error-payment-password-needed = กรุณาตั้งรหัสผ่านการเงินก่อน
error-payment-password-set = คุณมีรหัสผ่านการเงินแล้ว กรุณาเปลี่ยนรหัสแทน
error-proof-needed = กรุณายืนยันอีเมลหรือหมายเลขโทรศัพท์ก่อน เพื่อให้เรามั่นใจว่าเป็นคุณ
error-account-checksum = เลขตรวจสอบไม่ตรง แสดงว่าพิมพ์บัญชีผิด กรุณาตรวจทานอีกครั้ง
error-account-known = คุณเพิ่มบัญชีนี้ไว้แล้ว
error-institution-unknown = กรุณาเลือกจากรายการ
error-account-waiting = บัญชีนี้เพิ่งเพิ่มและยังรับเงินไม่ได้ กรุณาเลือกบัญชีอื่นหรือรอ
error-factor-waiting = แอปยืนยันตัวตนถูกลบหรือเปลี่ยนไม่ถึงหนึ่งวัน กรุณาถอนจำนวนที่น้อยลง หรือรอให้ครบหนึ่งวัน
error-payee-name-other = เงินจะโอนเข้าบัญชีชื่อของคุณเท่านั้น กรุณาใส่ชื่อที่เรามีอยู่
error-upline-unavailable = ขณะนี้โอนเงินให้อัปไลน์ของคุณไม่ได้ ยังไม่มีเงินถูกโอน โปรดติดต่อฝ่ายบริการลูกค้า
error-downline-unavailable = ขณะนี้โอนเงินให้บัญชีนี้ไม่ได้ ยังไม่มีเงินถูกโอน
error-not-freezable = ขณะนี้คุณระงับหรือเปิดบัญชีนี้ไม่ได้
error-transfer-daily-count = คุณใช้จำนวนครั้งการโอนของวันนี้หมดแล้ว ลองอีกครั้งพรุ่งนี้
error-transfer-daily-limit = เกินยอดที่คุณโอนได้ในวันนี้ ระบุจำนวนที่น้อยลง หรือรอถึงพรุ่งนี้
error-given-locked = ยังย้ายจำนวนนี้ออกจากกระเป๋าหลักไม่ได้ ต้องเดิมพันส่วนที่ได้รับมาให้ครบก่อน
error-wallet-closed = กระเป๋านี้ไม่รับการโอนในขณะนี้ กรุณาลองใหม่ภายหลัง
error-wallet-unreadable = ค่ายเกมยังไม่แจ้งยอดของกระเป๋านี้ ไม่มีการโอนเงิน กรุณาลองใหม่อีกสักครู่
error-round-unreadable = ค่ายเกมยังไม่แจ้งผลที่ออก เงินเดิมพันและเงินที่จ่ายของคุณคงเดิม กรุณาลองใหม่อีกสักครู่
error-bet-open = คุณมีเดิมพันที่ยังไม่จบ: รอให้จบก่อน
error-payee-name-needed = ยืนยันชื่อของคุณก่อน เงินจะจ่ายให้ชื่อที่ยืนยันแล้วเท่านั้น
error-payee-name-checked = เอกสารของคุณเป็นชื่ออื่น กรอกชื่อตามเอกสาร
error-identity-check-needed = ต้องผ่านการยืนยันตัวตนก่อน ทำได้ที่ศูนย์ความปลอดภัย
error-document-invalid = ไม่รับไฟล์นี้ ส่งภาพ หรือ PDF ไม่เกิน 10 หน้าที่ไม่มีสคริปต์ ไฟล์แนบ หรือรหัสผ่าน
error-identity-incomplete = ยังขาดข้อมูล ระบุข้อมูลของคุณ และส่งหนังสือเดินทาง ใบขับขี่ หรือบัตรประชาชนทั้งสองด้าน
