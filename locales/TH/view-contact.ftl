# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = ทุกหน้า
view-menu-open = เปิดเมนู
view-menu-games = เกม
view-menu-pages = เพิ่มเติม

view-chat-open = แชทกับเรา
view-chat-open-link = เปิดการสนทนา
view-chat-others = ช่องทางอื่นในการติดต่อเรา
view-chat-nobody = ยังไม่มีผู้ให้ติดต่อที่นี่

view-footer-vendors-back = ค่ายเกมก่อนหน้า
view-footer-vendors-on = ค่ายเกมเพิ่มเติม

view-download-lead = พาเว็บไซต์ไปกับคุณ เมื่อเป็นแอป กดครั้งเดียวก็เปิดและเริ่มได้เร็วขึ้น
view-download-none = ยังไม่มีแอป
view-download-none-text = เว็บไซต์ใช้ได้ในเบราว์เซอร์ของโทรศัพท์ทุกเครื่อง
view-download-apps = แอป
view-download-yours = อุปกรณ์ของคุณ
view-download-scan = สแกนโค้ดด้วยโทรศัพท์ที่จะใช้แอป
view-download-scan-other = สำหรับอุปกรณ์อื่น ให้ใช้อุปกรณ์นั้นสแกนโค้ด
view-download-download = ดาวน์โหลด
view-download-steps = วิธีติดตั้ง

view-domains = ที่อยู่ของเว็บไซต์นี้
view-domains-here = คุณอยู่ที่นี่
view-domains-test = ทดสอบความเร็ว
