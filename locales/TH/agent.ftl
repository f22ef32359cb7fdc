# The agent centre: the names of its pages, and what each is for.
agent-group-team = ทีม
agent-group-records = ประวัติ
agent-group-contracts = สัญญา

agent-announcement = ประกาศ
agent-team = ภาพรวมทีม
agent-register-centre = ศูนย์เปิดบัญชี
agent-downline = จัดการดาวน์ไลน์
agent-team-bets = ประวัติการเดิมพันของทีม
agent-team-profit = กำไรขาดทุนของผู้ใช้
agent-income = รายได้ของฉัน
agent-downline-transactions = ธุรกรรมดาวน์ไลน์
agent-dividends = ประวัติเงินปันผล
agent-daily-wages = ค่าจ้างรายวัน
agent-hourly-salary = ค่าจ้างรายชั่วโมง
agent-real-time-salary = ค่าจ้างเรียลไทม์

agent-about-announcement = สิ่งที่ผู้ให้บริการแจ้งถึงเอเย่นต์
agent-about-register = สร้างบัญชีดาวน์ไลน์ และลิงก์สำหรับให้ผู้อื่นสมัคร
agent-about-team = ทีมของคุณเล่นและได้อะไรในแต่ละวัน
agent-about-downline = ผังทีมของคุณ: ใครอยู่ตรงไหน และคุณทำอะไรได้บ้าง

# The views' own words in the agent centre.
view-agent-choose = ทุกอย่างของทีมคุณอยู่ในรายการ
view-agent-settings-title = บางหน้าไม่แสดง
view-agent-settings = ไม่ทราบว่าเงินปันผลและค่าจ้างเปิดอยู่หรือไม่
view-agent-announcements-none = ไม่มีประกาศ
