# The member's bonuses.

# $name: a title as its owner writes it.
bonus-name = { $name }
bonus-nameless = โปรโมชันที่ไม่มีแล้ว
# $kind: what it came by, a word.
bonus-kind = { $kind ->
    [DEPOSIT] โบนัสฝากเงิน
    [RAFFLE] รางวัลจับสลาก
    [POINTS] ร้านแลกแต้ม
    [CASHBACK] เงินคืน
    [VIP] ของขวัญระดับ
    [RED_ENVELOPE] อั่งเปา
    [REFERRAL] ชวนเพื่อน
    [MISSION] รางวัลภารกิจ
    [LEADERBOARD] รางวัลกระดานอันดับ
    [FREE_SPIN] ฟรีสปิน
   *[PROMOTION] โปรโมชัน
}
# $state: where a bonus stands, a word.
bonus-state = { $state ->
    [ALL] ทั้งหมด
    [ACTIVE] กำลังเดิมพัน
    [PLAYABLE] เล่นได้
    [PENDING] กำลังส่งให้
    [COMPLETED] ครบแล้ว
    [EXPIRED] หมดอายุ
    [FORFEITED] สละแล้ว
    [LOST] เสียไปแล้ว
   *[CANCELLED] ยกเลิกแล้ว
}
bonus-rule-free = ไม่ต้องเดิมพัน: เป็นเงินเหมือนเงินอื่น
# $done, $required: with their currency. $percent: a number as text.
bonus-progress = เดิมพันแล้ว { $done } จาก { $required } ({ $percent }%)
# $amount: with its currency.
bonus-cost = หากสละ จะหัก { $amount } จากกระเป๋าของคุณ
bonus-cost-nothing = ไม่มีเหลือแล้ว: หากสละ จะไม่หักอะไรจากกระเป๋าของคุณ
bonus-bet-open = คุณมีเดิมพันที่ยังไม่จบ จึงยังสละโบนัสใดไม่ได้จนกว่าจะจบ
# $amount: with its currency.
bonus-given-up = สละโบนัสแล้ว: หัก { $amount } จากกระเป๋าของคุณ
bonus-given-up-nothing = สละโบนัสแล้ว: ไม่ได้หักอะไรจากกระเป๋าของคุณ
# $times: a number as text.
bonus-spins-rule-times = ยอดที่ชนะต้องเดิมพัน { $times } เท่า
bonus-spins-rule-free = ยอดที่ชนะไม่ต้องเดิมพัน
# $amount: with its currency.
bonus-spins-cost = หากสละ จะเสียฟรีสปินที่เหลือ และ { $amount } ที่ชนะมาแล้ว
bonus-fact-spins = ฟรีสปินที่เหลือ
bonus-fact-spin-value = มูลค่าต่อสปิน
bonus-fact-spins-won = ชนะแล้วจนถึงตอนนี้
bonus-fact-spins-max = ให้ได้สูงสุด
bonus-fact-spin-games = เกม
bonus-fact-spins-until = เล่นได้ถึง
bonus-fact-granted = ได้รับ
bonus-fact-left = เหลืออยู่
bonus-fact-taken = เรียกคืนแล้ว
bonus-fact-required = ต้องเดิมพัน
bonus-fact-done = เดิมพันแล้ว
bonus-fact-remaining = ยังต้องเดิมพัน
bonus-fact-granted-at = ได้รับเมื่อ
bonus-fact-expires = หมดอายุเมื่อ
bonus-fact-ended = สิ้นสุดเมื่อ
view-bonus-state = สถานะ
view-bonus-list = โบนัส
# $count: a number as text.
view-bonus-count = โบนัส: { $count }
view-bonus-record = วันที่ได้รับในบันทึกบัญชี
view-bonus-taken = วันที่ถูกเรียกคืนในบันทึกบัญชี
view-bonus-give-up = สละโบนัสนี้
view-bonus-ask = สละโบนัสนี้หรือไม่
view-bonus-ask-stays = เงินที่คุณฝากและชนะยังเป็นของคุณ และไม่ต้องเดิมพันเพื่อโบนัสนี้อีก ทำแล้วย้อนกลับไม่ได้
view-bonus-keep = เก็บไว้
view-bonus-confirm = สละ
view-bonus-rule = สละโบนัสแล้วเสียเท่าไร
view-bonus-rule-text = โบนัสคือเงินในกระเป๋าของคุณที่ต้องเดิมพันก่อนนำออก เงินที่คุณเสียหลังได้รับจะนับเป็นโบนัสก่อน และการเสียแต่ละครั้งนับกับโบนัสเดียว การสละโบนัสจะเรียกคืนส่วนที่เหลือ และไม่เกินที่กระเป๋าของคุณจ่ายได้
view-bonus-weights = เดิมพันนับอย่างไร
view-bonus-weights-text = เดิมพันจะนับเมื่อสรุปผลแล้ว ตามเปอร์เซ็นต์ของเกม ทีละโบนัสตามลำดับ
view-bonus-games = เกมที่นับต่างออกไป
view-bonus-empty-title = ยังไม่มีโบนัส
view-bonus-empty-text = โบนัสจากโปรโมชัน การฝาก และการจับสลากจะแสดงที่นี่ตั้งแต่ได้รับ
view-bonus-to-promotions = ดูโปรโมชัน
view-bonus-no-match-title = ไม่มีโบนัสแบบนี้
view-bonus-no-match-text = เลือกสถานะอื่น
