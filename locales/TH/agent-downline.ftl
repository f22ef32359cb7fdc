# Downline management.
# Orders and columns.
downline-name = ชื่อบัญชี
downline-registered = สมัครเมื่อ
downline-last-login = เข้าสู่ระบบล่าสุด
downline-balance = ยอดเงิน
downline-team-balance = ยอดเงินของทีม
downline-team-size = ขนาดทีม
downline-turnover = เงินเดิมพัน 30 วัน
downline-ascending = น้อยไปมาก
downline-descending = มากไปน้อย
downline-any-label = ทุกป้าย
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] ถูกระงับ
    [SUSPENDED] ถูกพัก
    [CLOSED] ปิดแล้ว
   *[ACTIVE] ใช้งานได้
}
downline-type = { $type ->
    [0] สมาชิก
   *[1] เอเย่นต์ ประเภท { $type }
}
# $count: a number.
downline-below = ดู { $count } คนใต้สายตรง
downline-rate-all = ทุกผลิตภัณฑ์
# $least: a percentage. $name: an account name.
downline-rate-below = ไม่ต่ำกว่า { $least }: มีผู้ที่อยู่ใต้สายตรงใช้อัตรานี้ { $name } ต้องลดอัตรานั้นก่อน
# $least and $most: percentages.
downline-rate-bounds = ตั้งแต่ { $least } ถึง { $most }
downline-rates = อัตราคืนยอด
# $name: an account name.
downline-rates-by = กำหนดโดย { $name }
downline-rates-by-operator = กำหนดโดยผู้ให้บริการ
# $day: a day. $name: an account name.
downline-rates-from = มีผลตั้งแต่ { $day } ก่อนหน้านั้นไม่มีอะไรเปลี่ยน
downline-rates-review = { $name } ได้อัตราเหล่านี้ตั้งแต่ { $day }
downline-rates-set = อัตราของ { $name } เปลี่ยนตั้งแต่ { $day } และมีข้อความแจ้งแล้ว
downline-rates-since = ตั้งแต่ { $day }
downline-rates-title = อัตราคืนยอดของ { $name }
downline-path = ระหว่างคุณ
downline-real-name = ชื่อจริง
downline-email = อีเมล
downline-mobile = เบอร์มือถือ
downline-transfer = โอนเงิน
downline-message = ส่งข้อความ
downline-labels = ป้าย
downline-freeze = ระงับ
downline-unfreeze = เลิกระงับ
# $name: an account name.
downline-freeze-title = ระงับ { $name }
downline-labels-title = ป้ายของ { $name }
downline-message-title = ส่งข้อความถึง { $name }
downline-message-all = ส่งข้อความถึงทุกคนใต้สายตรง
downline-transfer-title = โอนให้ { $name }
downline-transfer-closed = ขณะนี้โอนเงินให้บัญชีนี้ไม่ได้
downline-fact-to = ผู้รับ
# $reason: words of an agent. $count: a number.
downline-frozen-why = ระงับแล้ว: { $reason }
downline-frozen = ระงับบัญชีแล้ว
downline-unfrozen = เลิกระงับแล้ว
downline-labelled = บันทึกป้ายแล้ว
downline-written = กำลังส่งข้อความ ผู้รับ: { $count }
downline-reason-wrong = บอกเหตุผลในหนึ่งบรรทัด 5 ถึง 200 ตัวอักษร
downline-labels-wrong = ไม่เกิน 8 ป้าย ป้ายละไม่เกิน 24 ตัวอักษร
downline-title-wrong = หัวข้อต้องมีหนึ่งบรรทัด 1 ถึง 80 ตัวอักษร
downline-text-wrong = ข้อความต้องมี 1 ถึง 1,000 ตัวอักษร
# The views' own words.
view-downline-search = ค้นหาจากชื่อบัญชีหรือชื่อ
view-downline-search-hint = อักษรแรกอย่างน้อยสองตัว ค้นทั้งทีม
view-downline-clear = ล้างการค้นหา
view-downline-sort = เรียงตาม
view-downline-label = ป้าย
view-downline-list = ดาวน์ไลน์
view-downline-path = ทางกลับ
view-downline-me = ทีมของฉัน
view-downline-find = ค้นหา
view-downline-back = กลับไปที่รายการ
view-downline-unknown = ไม่มีใครในทีมของคุณอยู่ที่นี่แล้ว
view-downline-none-title = ยังไม่มีใครอยู่ที่นี่
view-downline-none-text = ผู้ที่สมัครใต้คุณจะแสดงที่นี่ ลิงก์ของคุณอยู่ในศูนย์ลงทะเบียน
view-downline-no-match-title = ไม่พบใคร
view-downline-no-match-text = ลองอักษรแรกอื่น
view-downline-own = การเล่นเอง 30 วัน
view-downline-team = ทีมใน 30 วัน
view-downline-contract-offer = เสนอสัญญา
view-downline-contract-stands = มีสัญญาหรือคำขออยู่แล้ว
view-downline-contracts = สัญญา
view-downline-rates = อัตราคืนยอด
view-downline-rates-change = ตรวจทานอัตรา
view-downline-rates-check = ตรวจทานและเปลี่ยนอัตรา
view-downline-rates-send = เปลี่ยนอัตรา
view-downline-rates-history = การเปลี่ยนแปลง
view-downline-rates-none = ยังไม่มีการเปลี่ยนแปลง
view-downline-rates-legend = ร้อยละของเดิมพันที่มีผลแต่ละรายการ
view-downline-person = บุคคล
view-downline-actions = สิ่งที่คุณทำได้
view-downline-reason = เหตุผล
view-downline-freeze-hint = เซสชันสิ้นสุดทันทีและเข้าสู่ระบบไม่ได้ เงินยังอยู่ในบัญชี และสมาชิกได้รับแจ้ง
view-downline-labels-hint = คั่นด้วยจุลภาค มีแต่คุณที่เห็น
view-downline-title = หัวข้อ
view-downline-text = ข้อความ
view-downline-send = ส่ง
view-downline-save = บันทึก
view-downline-close = ปิด
view-downline-pin = ตั้งรหัสผ่านการเงินก่อน
