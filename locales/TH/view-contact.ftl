# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = เกม
view-menu-pages = เพิ่มเติม

view-chat-open = แชทกับเรา
view-chat-open-link = เปิดการสนทนา
view-chat-others = ช่องทางอื่นในการติดต่อเรา
view-chat-nobody = ขณะนี้ยังไม่มีช่องทางติดต่อ
view-chat-field = ข้อความของคุณ
view-chat-send = ส่ง
view-chat-sending = กำลังส่ง
view-chat-sent = ส่งแล้ว
view-chat-seen = อ่านแล้ว
view-chat-failed = ส่งไม่สำเร็จ
view-chat-again = ส่งอีกครั้ง
view-chat-discard = ทิ้ง
view-chat-earlier = ข้อความก่อนหน้า
# $operator: a name.
view-chat-typing = { $operator } กำลังพิมพ์
view-chat-end = จบการสนทนา
view-chat-log = การสนทนา
view-chat-begin = เขียนถึงเราได้ที่นี่ เจ้าหน้าที่จะอ่านและตอบที่นี่
view-chat-rate = บริการของเราเป็นอย่างไร
# $count: a number, as text.
view-chat-stars = { $count } จาก 5 ดาว
view-chat-comment = ความเห็นเพิ่มเติม (ไม่บังคับ)
view-chat-rate-send = ส่งคะแนน
# $count: a number, as text.
view-chat-rated = ขอบคุณสำหรับคะแนน { $count } จาก 5
view-chat-from-feedback = ดูคำตอบในการสนทนา
view-chat-attach = ส่งรูปภาพ: png หรือ jpg ไม่เกิน 5 MB
view-chat-show-picture = แสดงรูปภาพ
view-chat-picture = รูปภาพ
view-chat-picture-failed = โหลดรูปภาพไม่ได้

view-footer-vendors-back = ค่ายเกมก่อนหน้า
view-footer-vendors-on = ค่ายเกมเพิ่มเติม

view-download-lead = พาเว็บไซต์ไปกับคุณ เมื่อเป็นแอป กดครั้งเดียวก็เปิดและเริ่มได้เร็วขึ้น
view-download-none = ยังไม่มีแอป
view-download-none-text = เว็บไซต์ใช้ได้ในเบราว์เซอร์ของโทรศัพท์ทุกเครื่อง
view-download-apps = แอป
view-download-yours = อุปกรณ์ของคุณ
view-download-scan = สแกนโค้ดด้วยโทรศัพท์ที่จะใช้แอป
view-download-download = ดาวน์โหลด
view-download-steps = วิธีติดตั้ง

view-domains = ที่อยู่ของเว็บไซต์นี้
view-domains-here = คุณอยู่ที่นี่
view-domains-test = ทดสอบความเร็ว

# $host: the host of a script.
view-consent-text = ขอนับการเข้าชมของคุณได้ไหม สคริปต์จาก { $host } จะนับว่ามีการเปิดหน้าใดบ้าง หากไม่อนุญาต ทุกอย่างยังใช้งานได้เหมือนเดิม
view-consent-agree = อนุญาตให้นับ
view-consent-refuse = ไม่อนุญาตให้นับ
view-consent-change = สถิติการเข้าชม
