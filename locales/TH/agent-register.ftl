# The register centre.
agent-register-channel-wrong = เขียนในหนึ่งบรรทัด ไม่เกิน 40 ตัวอักษร
# $most: a number.
agent-register-days-wrong = ใส่จำนวนวันไม่เกิน { $most } หรือเว้นว่างหากไม่มีกำหนด
agent-register-fact-deposits = ฝากเข้า
agent-register-fact-first-deposits = ฝากครั้งแรก
agent-register-fact-registered = สมัครแล้ว
agent-register-fact-turnover = ยอดเดิมพันที่ถูกต้อง
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = ลิงก์ { $code }
agent-register-link-made = ลิงก์พร้อมแล้ว
agent-register-link-no-end = ไม่มีกำหนด
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] สิ้นสุดแล้ว
    [EXPIRED] หมดอายุ
    [USED_UP] ใช้ครบแล้ว
   *[OPEN] เปิดอยู่
}
# $time: when it expires.
agent-register-link-until = ถึง { $time }
# $name: an account name.
agent-register-made = สร้าง { $name } แล้ว
agent-register-made-hint = มอบชื่อบัญชีและรหัสผ่านแรกให้สมาชิก เมื่อเข้าสู่ระบบครั้งแรก สมาชิกจะตั้งรหัสผ่านเองและยอมรับข้อกำหนด
# $most: a percentage.
agent-register-rate-above = ไม่เกิน { $most }
# $most: a percentage.
agent-register-rate-most = ไม่เกิน { $most }
agent-register-rate-wrong = ใส่เปอร์เซ็นต์ทศนิยมไม่เกินสองตำแหน่ง เช่น 0.25
# $most: a number.
agent-register-uses-wrong = ใส่ตัวเลขตั้งแต่ 1 ถึง { $most }

# The views' own words.
view-agent-register-account = บัญชีใหม่
view-agent-register-account-text = บัญชีจะอยู่ใต้คุณทันที รหัสผ่านแรกต้องเปลี่ยนเมื่อเข้าสู่ระบบครั้งแรก
view-agent-register-type = ประเภทบัญชี
view-agent-register-rates = คืนยอดเดิมพัน
view-agent-register-rates-text = เปอร์เซ็นต์ของยอดเดิมพันที่ถูกต้อง เว้นว่างคือไม่มี และไม่สูงกว่าของคุณ
view-agent-register-create = สร้างบัญชี
view-agent-register-another = สร้างอีกบัญชี
view-agent-register-link = ลิงก์สมัครใหม่
view-agent-register-link-text = ผู้ที่สมัครผ่านลิงก์จะอยู่ใต้คุณ พร้อมประเภทและอัตรานี้
view-agent-register-channel = แสดงที่ใด
view-agent-register-channel-hint = ไม่บังคับ: มีเพียงคุณที่เห็น
view-agent-register-uses = จำนวนที่สมัครได้
view-agent-register-days = จำนวนวันก่อนหมดอายุ
view-agent-register-days-hint = เว้นว่างหากไม่มีกำหนด
view-agent-register-add = สร้างลิงก์
view-agent-register-links = ลิงก์สมัคร
view-agent-register-none = ยังไม่มีลิงก์ สร้างด้านบนแล้วแชร์ได้เลย
view-agent-register-show = แสดงคิวอาร์โค้ด
view-agent-register-qr = คิวอาร์โค้ดของลิงก์สมัคร
view-agent-register-share = แชร์
# $brand: the site's name.
view-agent-register-share-text = ร่วมกับ { $brand }
view-agent-register-end = สิ้นสุดลิงก์
view-agent-register-end-ask = สิ้นสุดลิงก์นี้หรือไม่ จะไม่มีใครสมัครผ่านลิงก์นี้ได้อีก ผู้ที่สมัครแล้วยังคงอยู่
view-agent-register-end-yes = สิ้นสุด
view-agent-register-end-no = เก็บไว้
view-agent-register-address = ลิงก์สมัคร
