# Inviting friends: the member's link, what is given for a friend, and what became of friends.

# $name: a title as its owner writes it.
invite-name = { $name }
invite-step-register = เพื่อนสมัครผ่านลิงก์ของคุณ
# $amount: with its currency.
invite-step-deposit = เพื่อนฝากเงินรวม { $amount }
# $amount: with its currency.
invite-step-turnover = ยอดเดิมพันที่นับได้ของเพื่อนรวม { $amount }
# $days: a number as text.
invite-step-days = ทั้งหมดภายใน { $days } วันหลังสมัคร
# $from: a number as text. $amount: with its currency.
invite-tier = ตั้งแต่เพื่อนคนที่ { $from }: คนละ { $amount }
# $amount: with its currency.
invite-tier-only = { $amount } ต่อเพื่อนหนึ่งคนที่ทำครบ
invite-rule-free = สิ่งที่คุณได้ไม่ต้องเดิมพัน
# $times: a number as text.
invite-rule-times = สิ่งที่คุณได้ต้องเดิมพัน { $times } เท่าก่อนถอนได้
# $amount: with its currency. $times: a number as text.
invite-friend-gets = เพื่อนของคุณได้รับ { $amount } ต้องเดิมพัน { $times } เท่า
# $amount: with its currency.
invite-friend-gets-free = เพื่อนของคุณได้รับ { $amount } โดยไม่ต้องเดิมพัน
# $days: a number as text.
invite-claim-days = รางวัลรออยู่ในศูนย์รางวัล { $days } วัน
# $count: a number as text.
invite-most-friends = ให้รางวัลสูงสุดสำหรับเพื่อน { $count } คน
# $time: a date and time.
invite-ends = สำหรับเพื่อนที่สมัครก่อน { $time }
invite-held-rule = บัญชีที่สองของคุณเองไม่นับ เพื่อนที่ใช้อุปกรณ์ ที่อยู่เครือข่าย ผู้รับเงิน หรือบัญชีรับเงินร่วมกับคุณหรือเพื่อนคนอื่นของคุณ จะถูกตรวจโดยผู้ให้บริการก่อน
invite-fact-friends = เพื่อนที่สมัครแล้ว
invite-fact-qualified = เพื่อนที่นับแล้ว
invite-fact-waiting = รอรับ
invite-fact-claimed = รับแล้ว
# $amount: with its currency. $number: a number as text.
invite-earned = { $amount } สำหรับเพื่อนคนที่ { $number }
# $number: a number as text.
invite-earned-nothing = ไม่มีรางวัลสำหรับเพื่อนคนที่ { $number }
invite-own-deposit = ยอดฝากของคุณ
invite-own-turnover = ยอดเดิมพันที่นับได้ของคุณ
invite-own-rule-free = ไม่ต้องเดิมพัน
# $times: a number as text.
invite-own-rule-times = ต้องเดิมพัน { $times } เท่าก่อนถอนได้
# $state: what became of a friend, a word.
invite-state = { $state ->
    [REGISTERED] สมัครแล้ว
    [HELD] กำลังตรวจ
    [QUALIFIED] นับแล้ว
    [REJECTED] ไม่นับ
   *[EXPIRED] หมดเวลา
}
# $state: what became of a friend, a word. $time: a date and time.
invite-about = { $state ->
    [REGISTERED] มีเวลาถึง { $time }
    [HELD] สมัคร { $time } ยังไม่มีรางวัลจนกว่าผู้ให้บริการจะตรวจเสร็จ
    [QUALIFIED] ตั้งแต่ { $time }
    [REJECTED] สมัคร { $time } ผู้ให้บริการตัดสินว่าเพื่อนคนนี้ไม่นับ
   *[EXPIRED] ทำไม่ครบตามแผนก่อน { $time }
}
# $state: where it stands, a word. $amount: with its currency. $time: a date and time.
invite-own = { $state ->
    [REGISTERED] คุณมาจากลิงก์ของเพื่อน ทำครบก่อน { $time } แล้วรับ { $amount } ได้
    [HELD] คุณมาจากลิงก์ของเพื่อน ผู้ให้บริการจะตรวจก่อน แล้วจึงให้ { $amount }
    [QUALIFIED] คุณมาจากลิงก์ของเพื่อน และได้รับ { $amount } แล้ว
    [REJECTED] คุณมาจากลิงก์ของเพื่อน ผู้ให้บริการตัดสินว่าไม่นับ
   *[EXPIRED] คุณมาจากลิงก์ของเพื่อน เวลาสำหรับ { $amount } หมดเมื่อ { $time }
}

view-invite-link = ลิงก์ของคุณ
view-invite-code = คิวอาร์โค้ดของลิงก์
view-invite-share = แชร์
# $brand: name of the site.
view-invite-share-text = คำเชิญมาที่ { $brand }
view-invite-preview = หน้าที่เพื่อนของคุณเห็น
view-invite-steps = สิ่งที่เพื่อนต้องทำ
view-invite-gives = สิ่งที่คุณได้
view-invite-terms = เงื่อนไข
view-invite-sums = ผลจนถึงตอนนี้
view-invite-friends = เพื่อนของคุณ
view-invite-friends-empty = ยังไม่มีใครสมัครผ่านลิงก์ของคุณ
view-invite-own = คำเชิญของคุณเอง
view-invite-no-plan = ขณะนี้ไม่มีแผนที่เปิดอยู่ ลิงก์ของคุณยังใช้ได้ แต่ไม่มีรางวัลสำหรับเพื่อนที่สมัครตอนนี้
view-invite-closed-title = ขณะนี้การเชิญเพื่อนยังไม่เปิดให้คุณ
view-invite-closed-text = ฝ่ายบริการลูกค้าให้ข้อมูลเพิ่มเติมได้
view-invite-to-rewards = ไปที่ศูนย์รางวัล
