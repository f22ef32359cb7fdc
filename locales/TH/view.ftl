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
view-messages-region = การแจ้งเตือน
view-outcome-region = คำขอล่าสุดของคุณ
view-log-in = เข้าสู่ระบบ
view-sign-up = สมัคร
view-account-menu = บัญชีของคุณ
view-sign-out = ออกจากระบบ
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

view-side-open = ฝ่ายบริการลูกค้าและแอป

# Home.
view-banners = ข้อเสนอ
# $number: which slide. $count: how many there are.
view-banner-dot = ข้อเสนอที่ { $number } จาก { $count }
view-banners-pause = หยุดการเปลี่ยนข้อเสนอ
view-banners-play = เปลี่ยนข้อเสนอต่อ
view-jackpot = แจ็กพอตสะสม
view-jackpot-sample = ภาพตัวอย่างแจ็กพอต
view-jackpot-illustrative = เป็นเพียงตัวอย่าง ไม่มีเงินรางวัลอยู่เบื้องหลังตัวเลขนี้
view-jackpot-pool = ผู้ให้บริการกำหนดตัวเลขนี้และอัตราการเพิ่ม
view-jackpot-pause = หยุดตัวเลข
view-jackpot-play = ให้ตัวเลขเดินต่อ
view-categories = ประเภทเกม
view-hot-games = กำลังฮิต
view-popular-games = เล่นมากที่สุดใน 14 วันที่ผ่านมา
view-continue-playing = เล่นต่อ
view-search = ค้นหาเกม
# $count: how many games there are, grouped.
view-search-count = ค้นหาจาก { $count } เกม

# Tiles of games.
view-play = เล่น
view-demo = ทดลอง
view-hot = ฮิต
view-coming-soon = เร็วๆ นี้
view-favourite = เพิ่มในรายการโปรด
view-unfavourite = นำออกจากรายการโปรด

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
