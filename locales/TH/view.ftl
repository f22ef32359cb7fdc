# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = ปิด
view-retry = ลองใหม่
view-loading = กำลังโหลด
view-go-home = ไปหน้าแรก
view-see-all = ดูทั้งหมด
view-failed = ทำไม่สำเร็จ
# $id: the request id to quote to customer service.
view-request-id = หมายเลขคำขอ { $id }
view-skip = ข้ามไปยังเนื้อหา

# The layout around the screens.
# $brand: the name of the site.
view-logo = { $brand }: หน้าแรก
view-nav = หมวดหมู่
view-nav-vendors = ค่ายเกม
view-bottom-bar = หมวดหลัก
view-language = ภาษา
view-theme-light = เปลี่ยนเป็นธีมสว่าง
view-theme-dark = เปลี่ยนเป็นธีมมืด
view-notices = ประกาศ
view-notices-pause = หยุดประกาศชั่วคราว
view-notices-play = เล่นประกาศต่อ
view-notices-none = ไม่มีประกาศ
view-messages-region = การแจ้งเตือน
view-outcome-region = คำขอล่าสุดของคุณ
view-log-in = เข้าสู่ระบบ
view-sign-up = สมัคร
view-sign-out = ออกจากระบบ
view-account-menu = บัญชีของคุณ
view-agent = เอเย่นต์
view-trial = ผู้ทดลองเล่น
# $time: date and time of day.
view-last-login = เข้าสู่ระบบล่าสุด { $time }
view-messages = ข้อความ
view-balance = ยอดเงิน
view-balance-play = ยอดเงินจำลอง
view-balance-refresh = รีเฟรชยอดเงิน
view-balance-show = แสดงยอดเงิน
view-balance-hide = ซ่อนยอดเงิน
view-balance-stale = ตัวเลขนี้อาจไม่ใช่ล่าสุด กดเพื่อลองใหม่

# The foot of the page.
view-side-open = ฝ่ายบริการลูกค้าและแอป
view-footer-help = ช่วยเหลือ
view-footer-support = ฝ่ายบริการลูกค้า
view-footer-app = แอป
view-footer-browsers = เบราว์เซอร์ที่แนะนำ
view-footer-licences = ใบอนุญาต
# $number: the number of a licence.
view-footer-licence-number = เลขที่ { $number }
# $name: the name of the licence.
view-footer-licence-check = ตรวจสอบใบอนุญาตนี้: { $name }
view-footer-vendors = ค่ายเกม
view-footer-copyright = © { $brand } สงวนลิขสิทธิ์
# $name: what the code leads to, e.g. Android.
view-qr = คิวอาร์โค้ด: { $name }

# Home.
view-banners = ข้อเสนอ
# $number: which slide. $count: how many there are.
view-banner-dot = ข้อเสนอที่ { $number } จาก { $count }
view-banners-pause = หยุดการเปลี่ยนข้อเสนอ
view-banners-play = เปลี่ยนข้อเสนอต่อ
view-jackpot = แจ็กพอตสะสม
view-jackpot-sample = ภาพตัวอย่างแจ็กพอต
view-jackpot-illustrative = เป็นเพียงตัวอย่าง ไม่มีเงินรางวัลอยู่เบื้องหลังตัวเลขนี้
view-jackpot-pause = หยุดตัวเลข
view-jackpot-play = ให้ตัวเลขเดินต่อ
view-categories = ประเภทเกม
view-hot-games = กำลังฮิต
view-popular-games = เล่นมากที่สุดใน 14 วันที่ผ่านมา
view-continue-playing = เล่นต่อ
view-search = ค้นหาเกม
# $count: how many games there are, grouped.
view-search-count = ค้นหาจาก { $count } เกม
view-search-clear = ล้างการค้นหา

# Games and lobbies.
view-play = เล่น
view-demo = ทดลอง
view-hot = ฮิต
view-coming-soon = เร็วๆ นี้
view-favourite = เพิ่มในรายการโปรด
view-unfavourite = นำออกจากรายการโปรด
view-vendors = ค่ายเกม
view-vendors-all = ทุกค่าย
view-vendors-previous = ค่ายก่อนหน้า
view-vendors-next = ค่ายเกมเพิ่มเติม
view-vendors-none-title = ยังไม่มีอะไรให้บริการที่นี่
view-vendors-none-text = กลับมาใหม่ภายหลัง หรือดูเกมประเภทอื่น
# $count: how many games the vendor has, grouped.
view-vendor-games = เกม: { $count }
view-modes = รายการ
view-classifications = ประเภทของเกม
view-min-bet = เดิมพันขั้นต่ำ
view-filters = ตัวกรอง
view-filters-count = ตัวกรอง ({ $count })
view-filters-show = แสดง { $total } เกม
# $total: how many games were found, grouped.
view-lobby-total = เกม: { $total }
view-lobby-more = แสดงเกมเพิ่ม
view-lobby-all = ดูเกมทั้งหมด
view-lobby-clear = ล้างตัวกรอง
view-lobby-nothing-title = ยังไม่มีอะไรที่นี่
view-lobby-nothing-text = เกมที่คุณเล่นหรือกดหัวใจจะแสดงที่นี่
view-lobby-no-match-title = ไม่พบเกม
view-lobby-no-match-text = ไม่มีเกมที่ตรงกับชื่อและตัวกรองที่คุณเลือก
view-lobby-login-title = เข้าสู่ระบบเพื่อดูเกมของคุณ
view-lobby-login-text = รายการโปรดและเกมที่เล่นล่าสุดเก็บไว้กับบัญชีของคุณ
view-pages = หน้า
# $number: the number of the page.
view-page = หน้า { $number }
view-page-previous = หน้าก่อนหน้า
view-page-next = หน้าถัดไป
view-game-deposit = ฝากเงิน เกมยังเปิดอยู่
view-game-leave = ออกจากเกม
view-game-fullscreen = เต็มจอ
view-game-fullscreen-end = ออกจากเต็มจอ
view-play-session-time = เวลาเล่น
view-play-session-net = ได้เสียสุทธิครั้งนี้
view-game-launching = กำลังเริ่มเกม
view-game-coming-soon = ยังเล่นไม่ได้ในขณะนี้ กรุณาเลือกเกมอื่นก่อน

# Login.
view-login-username = ชื่อผู้ใช้
view-login-password = รหัสผ่าน
view-password-show = แสดงรหัสผ่าน
view-password-hide = ซ่อนรหัสผ่าน
view-login-remember = ให้ฉันอยู่ในระบบบนเบราว์เซอร์นี้ 24 ชั่วโมง
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = คุณลองใหม่ได้ในอีก { $time }
view-login-forgot = ลืมรหัสผ่านใช่ไหม
view-login-no-account = ยังไม่มีบัญชีใช่ไหม
view-captcha = ตัวอักษรในภาพ
view-captcha-picture = ตัวอักษรที่ต้องพิมพ์
view-captcha-refresh = เปลี่ยนภาพ

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = เว็บไซต์อยู่ระหว่างปรับปรุง
view-maintenance-text = เราจะกลับมาเร็วๆ นี้ ยอดเงินและการเดิมพันของคุณปลอดภัย
# $until: date and time of day.
view-maintenance-until = คาดว่าจะกลับมา { $until }
view-blocked-title = เว็บไซต์ไม่เปิดให้บริการในที่ที่คุณอยู่
view-blocked-text = การเข้าใช้งานถูกจำกัดในพื้นที่ของคุณ หากคิดว่าไม่ถูกต้อง กรุณาติดต่อฝ่ายบริการลูกค้า
# $ip: the visitor's network address.
view-blocked-ip = ที่อยู่ของคุณ: { $ip }
view-unreachable-title = เข้าเว็บไซต์ไม่ได้
view-crash-title = หน้านี้หยุดทำงาน
view-crash-text = เกิดข้อผิดพลาดในหน้านี้ ยอดเงินและการเดิมพันของคุณเก็บไว้บนเซิร์ฟเวอร์
view-crash-restart = เริ่มใหม่
view-chunk-title = ส่วนนี้ของเว็บไซต์โหลดไม่สำเร็จ
view-chunk-missing = ไม่พบไฟล์ เว็บไซต์อาจเพิ่งอัปเดต กรุณาโหลดหน้าใหม่หรือลองอีกครั้ง
view-chunk-error = การเชื่อมต่อขาดหรือไฟล์เริ่มทำงานไม่ได้ กรุณาลองใหม่
view-chunk-timeout = ใช้เวลานานกว่าสองนาที กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่
view-not-found = ไม่มีหน้าที่ที่อยู่นี้ อาจถูกย้ายไปแล้ว

view-renewal-missing = บางส่วนของหน้านี้ไม่มีอยู่บนเซิร์ฟเวอร์แล้ว พิมพ์ให้เสร็จก่อนแล้วจึงโหลดใหม่
view-renewal-ready = มีเว็บไซต์เวอร์ชันใหม่พร้อมแล้ว พิมพ์ให้เสร็จก่อนแล้วจึงโหลดใหม่
view-renewal-region = ข่าวเกี่ยวกับเว็บไซต์นี้
view-renewal-accept = โหลดใหม่
view-renewal-later = ไว้ทีหลัง
view-menu-open = เปิดเมนู
view-menu = ทุกหน้า
view-agent-centre = ศูนย์เอเย่นต์
view-bell-unread = ประกาศที่ยังไม่อ่าน
view-notices-all = ประกาศทั้งหมด
view-chat-mark = การสนทนาของคุณ
