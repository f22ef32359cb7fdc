# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = ไม่มีการเชื่อมต่อ
view-offline-text = อุปกรณ์ของคุณออฟไลน์หรือเข้าถึงเซิร์ฟเวอร์ของเราไม่ได้ ยอดเงินและการเดิมพันของคุณปลอดภัยบนเซิร์ฟเวอร์
view-offline-retry = ลองใหม่
view-renewal-region = ข่าวของเว็บไซต์
view-renewal-ready = เว็บไซต์รุ่นใหม่พร้อมแล้ว พิมพ์ให้เสร็จก่อนแล้วโหลดหน้าใหม่
view-renewal-missing = ส่วนหนึ่งของหน้านี้ไม่มีบนเซิร์ฟเวอร์แล้ว พิมพ์ให้เสร็จก่อนแล้วโหลดหน้าใหม่
view-renewal-accept = โหลดใหม่
view-renewal-later = ภายหลัง
