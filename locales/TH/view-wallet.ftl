# The views' own words of my wallet.
view-wallet-money = เงินของคุณ
view-wallet-deposit = ฝากเงิน
view-wallet-withdraw = ถอนเงิน
# $figure: what the figure is.
view-wallet-parts = ประกอบด้วย: { $figure }
view-wallet-why = ทำไมถอนได้เท่านี้
view-wallet-total = ถอนได้ตอนนี้
view-wallet-credits = ต้องเดิมพันก่อนถอน
view-wallet-credits-none = ไม่มีรายการที่ต้องเดิมพัน เงินฝากและโบนัสที่ต้องเดิมพันจะแสดงที่นี่พร้อมความคืบหน้า
view-wallet-granted = เติมเมื่อ
view-wallet-expires = สิ้นสุดเอง
view-wallet-next = เดิมพันครั้งถัดไปนับเท่าไร
view-wallet-game-types = ประเภทเกม
view-wallet-games-otherwise = เกมเหล่านี้นับต่างออกไป
