# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = เกมของ { $vendor }
view-game-list-none-title = ยังไม่มีเกม
view-game-list-none-text = ค่ายนี้ยังไม่เปิดเกมที่นี่ ลองดูค่ายอื่น

# Rooms of card games.
view-rooms = ห้อง
view-rooms-refresh = รีเฟรช
# $stake: an amount of money.
view-room-stake = เดิมพัน { $stake }
# $entry: an amount of money.
view-room-entry = นั่งโต๊ะด้วยเงิน { $entry } ขึ้นไป
# $seated: how many sit there. $seats: how many can.
view-room-seats = นั่งแล้ว { $seated } จาก { $seats } ที่
view-room-join = เข้าร่วม
view-room-full = เต็ม
# $name: name of the game.
view-room-join-name = เข้าร่วม { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = ค่ายเหล่านี้ใช้ยอดเงินที่คุณมีที่นี่ ไม่ต้องโอน
view-game-login-text = เกมจะเริ่มทันทีที่คุณเข้าสู่ระบบ

# The lottery page.
view-lottery-vendors = ค่ายหวย
view-lottery-next = งวดถัดไป
# $numero: the number of the issue.
view-lottery-numero = งวดที่ { $numero }
view-lottery-at = ออกรางวัลเวลา
view-lottery-closes = ปิดรับแทงเวลา
view-lottery-after = งวดต่อไปเวลา
view-lottery-left = เหลือเวลา
view-lottery-due = กำลังออกรางวัล
view-lottery-closed = ปิดรับแทงงวดนี้แล้ว
view-lottery-open-soon = ยังไม่เปิดรับแทงหวย เวลาด้านล่างเป็นไปตามตารางของผู้ให้บริการ
view-lottery-missing = หวยตามลิงก์นี้ไม่มีงวดที่นี่ ด้านล่างคืองวดที่จะมาถึง
view-lottery-list = งวดทั้งหมด
view-lottery-recent = เล่นล่าสุด
view-lottery-others = หวยอื่น ๆ
view-lottery-none-title = ยังไม่มีงวด
view-lottery-none-text = ค่ายนี้ยังไม่ประกาศเวลาออกรางวัล ลองดูค่ายอื่น

# Home below the fold.
view-featured = เกมแนะนำ
view-winners = ผู้ชนะ
view-winners-period = ช่วงเวลา
view-winners-note = คำนวณจากรอบที่สรุปผลแล้ว ชื่อถูกปิดบัง ทุกยอดเป็นเงินจำลอง
view-winners-none = ยังไม่มีผู้ชนะในช่วงเวลานี้
# $amount: what was won.
view-winner-won = ชนะ { $amount }
# $name: name of the game.
view-winner-play = เล่น { $name }
view-draws = งวดถัดไป
view-draws-all = หวยทั้งหมด

# The card of a game, and the order of a lobby.
view-card-return = อัตราจ่ายคืน
view-card-volatility = ความผันผวน
view-card-stake = เดิมพันต่ำสุด
view-card-played = เล่นล่าสุด
view-sort = เรียงตาม
