# The views' own words in the grid of games: its filters, its pages, and a game that is played.

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
