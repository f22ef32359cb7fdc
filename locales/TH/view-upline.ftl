# The views' own words of transfers to the upline.
view-upline = โอนเงิน
view-upline-can = ตอนนี้โอนได้
view-upline-to = ถึง
view-upline-review = ตรวจทานการโอน
view-upline-check = ตรวจทานและโอน
view-upline-send = โอน
view-upline-another = โอนอีกครั้ง
view-upline-history = การโอนที่ผ่านมา
view-upline-none = การโอนของคุณจะแสดงที่นี่ พร้อมเลขที่รายการ
