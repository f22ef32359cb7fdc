# The search of the site.
search-games = เกม
search-vendors = ค่ายเกม
search-game-gone = ไม่มีเกมนี้แล้ว กรุณาเลือกเกมอื่น
