# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = ไม่มีการเชื่อมต่อ
view-offline-text = อุปกรณ์ของคุณออฟไลน์อยู่ หรือเชื่อมต่อเซิร์ฟเวอร์ของเราไม่ได้ ยอดเงินและการเดิมพันของคุณเก็บไว้บนเซิร์ฟเวอร์
view-offline-retry = ลองใหม่
view-renewal-region = ข่าวเกี่ยวกับเว็บไซต์นี้
view-renewal-ready = มีเว็บไซต์เวอร์ชันใหม่พร้อมแล้ว พิมพ์ให้เสร็จก่อนแล้วจึงโหลดใหม่
view-renewal-missing = บางส่วนของหน้านี้ไม่มีอยู่บนเซิร์ฟเวอร์แล้ว พิมพ์ให้เสร็จก่อนแล้วจึงโหลดใหม่
view-renewal-accept = โหลดใหม่
view-renewal-later = ไว้ทีหลัง
