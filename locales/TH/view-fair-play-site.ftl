# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = ดูการเล่นของคุณสักครู่
view-reality-check-text = รอบที่อยู่ด้านหลังยังดำเนินต่อไป จะไม่รับเดิมพันใหม่จนกว่าคุณจะตอบ
view-reality-check-time = ระยะเวลาครั้งนี้
view-reality-check-staked = เดิมพันไป
view-reality-check-paid = จ่ายคืน
view-reality-check-deposited = ฝากระหว่างนี้
view-reality-check-continue = เล่นต่อ
view-reality-check-history = ดูสิ่งที่ฉันเล่นไป
view-reality-check-log-out = ออกจากระบบ

# $hours: how long a raise waits.
view-limit-offer-text = วงเงินช่วยให้การฝากของคุณอยู่ในจำนวนที่คุณอยากใช้ มีผลกับบัญชีของคุณในทุกอุปกรณ์ คุณเปลี่ยนได้ภายหลัง ลดลงมีผลทันที เพิ่มขึ้นต้องรอ { $hours } ชั่วโมงและยืนยันอีกครั้ง
view-limit-offer-set = ตั้งวงเงินของฉัน
view-limit-offer-decline = ไม่ตั้งวงเงิน
view-limit-offer-hint = เว้นว่างหากไม่ตั้ง

view-funds-title = เงินของคุณเก็บรักษาอย่างไร
view-funds-read = ฉันอ่านแล้ว
view-play-session = การเล่นครั้งนี้ของคุณ
