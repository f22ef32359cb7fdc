# Team overview.
team-today = วันนี้
team-week = 7 วัน
team-month = 30 วัน
team-quarter = 90 วัน
# $from: a day, YYYY-MM-DD.
team-compared = เทียบกับจำนวนวันเท่ากันก่อนหน้า ตั้งแต่ { $from }
team-all = ทั้งทีม
team-direct = ใต้สายตรง
team-deeper = ชั้นลึกกว่า
team-own = การเล่นของฉัน
team-members = สมาชิก
team-agents = ตัวแทน
team-online = ออนไลน์อยู่
team-balance = ยอดเงินของทีม
team-new = สมัครใหม่
team-first-deposits = ฝากครั้งแรก
team-active = สมาชิกที่เล่น
team-deposits = ฝาก
team-withdrawals = ถอน
team-turnover = ยอดเดิมพัน
team-valid-bet = เดิมพันที่นับ
team-payout = จ่ายรางวัล
team-rebate = คืนยอด
team-bonus = โบนัส
team-net-loss = ขาดทุนสุทธิ
team-wages = ค่าจ้าง
team-dividends = เงินปันผล
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = เท่าเดิม
# The views' own words.
view-team-days = ช่วงวัน
view-team-share = ส่วนของทีม
view-team-standing = สถานะทีมตอนนี้
view-team-figures = ผลของช่วงนี้
view-team-trend = แนวโน้มทั้งทีม
view-team-series = กราฟแสดง
view-team-by-day = รายวัน
view-team-formula = ขาดทุนสุทธิ = ยอดเดิมพัน - จ่ายรางวัล - คืนยอด - โบนัส ของเดิมพันที่ตัดสินแล้ว ยอดเงินคือเงินในกระเป๋าหลัก
