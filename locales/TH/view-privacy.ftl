# The views' own words of the same cards.
view-consents = ข้อความส่งเสริมการขาย
view-consents-about = ให้เราแจ้งโปรโมชันแก่คุณได้ไหม เราจะไม่ส่งจนกว่าคุณเปิดที่นี่ และทุกข้อความยกเลิกได้ ส่วนข้อความเกี่ยวกับบัญชีและเงินของคุณยังส่งเสมอ
view-data-copy = สำเนาข้อมูลของคุณ
view-data-copy-about = ทุกอย่างที่เว็บไซต์นี้มีเกี่ยวกับคุณ รวมในไฟล์เดียวพร้อมคำอธิบาย เก็บไว้เจ็ดวัน
view-data-copy-ask = ขอสำเนา
view-data-copy-download = ดาวน์โหลด
view-data-copy-progress = ความคืบหน้าของสำเนา
view-closing = ปิดบัญชี
view-closing-about = ปิดถาวร หลังจากคุณเห็นแล้วว่าเงินจะเป็นอย่างไร จะยังไม่ปิดจนกว่าคุณยืนยัน
view-closing-begin = ดูว่าจะเกิดอะไรขึ้น
view-closing-first = ต้องทำสิ่งนี้ก่อน
view-closing-means = การปิดหมายถึงอะไร
view-closing-understood = ฉันอ่านแล้วและต้องการปิดบัญชี
view-closing-close = ปิดบัญชีของฉัน
view-closing-leave = เก็บบัญชีของฉันไว้
