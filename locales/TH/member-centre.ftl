# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = บัญชี
member-group-records = ประวัติ
member-group-rewards = รางวัล
member-group-control = อยู่ในมือคุณ

member-security = บัญชีของฉัน
member-wallet = กระเป๋าของฉัน
member-deposit = ฝากเงิน
member-withdraw = ถอนเงิน
member-transfer-upline = โอนให้อัปไลน์
member-betting-record = ประวัติการเดิมพัน
member-account-record = ประวัติบัญชี
member-profit-and-loss = กำไรขาดทุน
member-bonus-details = รายละเอียดโบนัส
member-reward-centre = ศูนย์รางวัล
member-referral = ชวนเพื่อน
member-missions = กิจกรรมภารกิจ
member-messages = ข่าวสารจากแพลตฟอร์ม

member-about-withdraw = นำเงินออกจากกระเป๋า และติดตามเงินที่กำลังส่ง
member-about-security = ช่องทางติดต่อคุณ วิธีเข้าบัญชี และที่ที่บัญชีเข้าสู่ระบบอยู่ตอนนี้

member-about-wallet = สิ่งที่คุณมี สิ่งที่ถอนได้ และเหตุผลที่ส่วนที่เหลือถูกกันไว้
member-about-transfer-upline = โอนเงินให้เอเย่นต์ที่อยู่เหนือคุณ เงินถึงทันที ไม่มีค่าธรรมเนียม
member-about-betting-record = การเดิมพันทุกครั้งของคุณ ผล และสิ่งที่ออก
member-about-profit-and-loss = ยอดที่คุณได้และเสีย รายวันและตามประเภท
member-about-account-record = ทุกการเคลื่อนไหวของเงินและแต้มของคุณ พร้อมยอดเงินก่อนและหลัง
member-about-bonus-details = โบนัสทุกรายการที่คุณได้รับ เดิมพันไปเท่าไร และหากสละจะเสียเท่าไร
member-about-fair-play = การเล่นใช้เงินไปเท่าใด ขีดจำกัดของคุณ การพักจากการเล่น และแหล่งขอความช่วยเหลือ
member-about-deposit = ฝากเงินเข้ากระเป๋าและดูความคืบหน้าของแต่ละรายการ
member-about-reward-centre = ทุกสิ่งที่คุณรับได้ในรายการเดียว ระดับของคุณ และเงินคืน
member-about-referral = ลิงก์ของคุณ เพื่อนที่มาจากลิงก์ และสิ่งที่คุณได้รับ
member-about-messages = สิ่งที่เกิดกับเงินและบัญชีของคุณ และสิ่งที่ผู้ให้บริการเขียนถึงคุณ
member-about-missions = สิ่งที่ทำได้ ความคืบหน้าของคุณ และอันดับบนกระดาน

safety-level-low = บัญชีของคุณมีการป้องกันน้อย
safety-level-middle = บัญชีของคุณได้รับการป้องกันบางส่วน
safety-level-high = บัญชีของคุณได้รับการป้องกันดี
# $done, $total: numbers.
safety-count = การป้องกันที่เปิดอยู่ { $done } จาก { $total }
safety-email = อีเมลที่ยืนยันแล้ว
safety-mobile = เบอร์มือถือที่ยืนยันแล้ว
safety-second = แอปยืนยันตัวตนหรือพาสคีย์
safety-next-email = เพิ่มอีเมล: ช่วยให้กลับเข้าบัญชีได้เมื่อลืมรหัสผ่าน
safety-next-mobile = เพิ่มเบอร์มือถือ: อีกทางหนึ่งเพื่อกลับเข้าบัญชีเมื่อลืมรหัสผ่าน
safety-next-second = ตั้งค่าแอปยืนยันตัวตน: ช่วยป้องกันการเข้าสู่ระบบจากที่ใหม่
safety-act-second = ตั้งค่าแอปยืนยันตัวตน
