# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = ไม่มีการเชื่อมต่อ
view-offline-text = อุปกรณ์ของคุณออฟไลน์อยู่ หรือเชื่อมต่อเซิร์ฟเวอร์ของเราไม่ได้ ยอดเงินและการเดิมพันของคุณเก็บไว้บนเซิร์ฟเวอร์
view-offline-retry = ลองใหม่
