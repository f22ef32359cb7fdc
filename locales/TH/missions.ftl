# Missions and leaderboards.

# $name: a title as its owner writes it.
mission-name = { $name }
mission-tab-missions = ภารกิจ
mission-tab-boards = กระดานอันดับ
# $zone: offset from UTC.
mission-zone = ตามวันของผู้ให้บริการ ({ $zone })
# $count: a number.
mission-streak = { $count ->
   *[other] เช็กอินติดต่อกัน { $count } วัน
}
# $period: a word.
mission-period = { $period ->
    [DAILY] ทุกวัน
    [WEEKLY] ทุกสัปดาห์
    [MONTHLY] ทุกเดือน
   *[ONCE] ครั้งเดียว
}
# $kind: a word.
mission-kind = { $kind ->
    [CHECK_IN] จำนวนวันที่เช็กอิน
    [IN_A_ROW] จำนวนวันที่เช็กอินติดต่อกัน
    [BET_AMOUNT] เดิมพันที่สรุปผลแล้ว
    [BET_COUNT] รอบที่สรุปผลแล้ว
    [DEPOSIT] เงินฝาก
    [WIN] รอบที่จ่ายมากกว่าเดิมพัน
    [INVITE] เพื่อนที่คุณชวนและนับได้
   *[PROFILE] บัญชีของคุณ
}
# $state: a word.
mission-state = { $state ->
    [LOCKED] ยังไม่เปิด
    [COMPLETED] รอรับรางวัล
    [CLAIMED] รับรางวัลแล้ว
    [EXPIRED] หมดเวลา
   *[ACTIVE] กำลังดำเนินการ
}
# $unit: what is counted, a word. $done, $target: numbers as text, or money with its currency.
mission-progress = { $unit ->
    [DAYS] วัน: { $done } จาก { $target }
    [BETS] รอบ: { $done } จาก { $target }
    [WINS] รอบที่ชนะ: { $done } จาก { $target }
    [FRIENDS] เพื่อน: { $done } จาก { $target }
    [STEPS] ขั้นตอน: { $done } จาก { $target }
   *[MONEY] { $done } จาก { $target }
}
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-reward = { $kind ->
    [BONUS] โบนัส { $amount }
    [POINTS] { $amount } แต้ม
   *[CASH] { $amount }
}
# $times: a number as text.
mission-wager = ต้องเดิมพัน: { $times } เท่า
# $name: a title as its owner writes it.
mission-waits-for = รับรางวัลของ { $name } ก่อน
# $step: a word.
mission-step = { $step ->
    [EMAIL] ยืนยันอีเมลของคุณ
    [MOBILE] ยืนยันเบอร์มือถือของคุณ
    [NICKNAME] เลือกชื่อเล่น
    [PAYEE_NAME] แจ้งชื่อผู้รับเงิน
   *[IDENTITY] ให้ตรวจสอบตัวตนของคุณ
}
mission-fact-starts = เริ่ม
mission-fact-ends = สิ้นสุด
mission-fact-claim = รับรางวัลก่อน
mission-fact-resets = เริ่มใหม่
# $kind: what is given, a word. $amount: money with its currency, or points.
mission-taken = { $kind ->
    [BONUS] โบนัส { $amount } อยู่ในกระเป๋าของคุณแล้ว
    [POINTS] คุณได้รับ { $amount } แต้ม
   *[CASH] { $amount } อยู่ในกระเป๋าของคุณแล้ว
}
error-mission-not-claimable = ไม่มีอะไรให้รับ: ภารกิจยังไม่เสร็จ รับรางวัลไปแล้ว หรือเลยเวลาแล้ว
# $rule: a word.
board-rule = { $rule ->
    [BET_COUNT] รอบมากที่สุด
    [WIN_AMOUNT] จ่ายมากที่สุด
   *[BET_AMOUNT] เดิมพันมากที่สุด
}
# $least: a number as text, or money with its currency.
board-least = ต้องมีอย่างน้อย { $least } จึงติดอันดับ
# $place: a number as text.
board-place = อันดับ { $place }
# $state: a word. $from, $until: times.
board-state = { $state ->
    [RUNS] ตั้งแต่ { $from } ถึง { $until }
    [CLOSING] { $from } ถึง { $until }: สิ้นสุดแล้ว ยังไม่ปิดผล
   *[CLOSED] { $from } ถึง { $until }: ปิดผลแล้ว
}
# $count: a number.
board-close = { $count ->
   *[other] ปิดผลหลังสิ้นสุด { $count } ชั่วโมง การแก้ไขเดิมพันก่อนหน้านั้นยังนับ
}
# $place: a number as text. $score: a number as text, or money with its currency.
board-my-place = อันดับของคุณ: { $place } คะแนน { $score }
# $score: a number as text, or money with its currency.
board-no-place = ยังไม่ติดอันดับ คะแนน { $score }
view-mission-tabs = ภารกิจและกระดานอันดับ
view-mission-check-in = เช็กอินวันนี้
view-mission-checked-in = เช็กอินวันนี้แล้ว
view-mission-claim = รับรางวัล
view-mission-step-done = เสร็จแล้ว
view-mission-step-open = ยังไม่ทำ
view-mission-empty-title = ตอนนี้ไม่มีภารกิจ
view-mission-empty-text = ภารกิจจะแสดงที่นี่ระหว่างที่เปิดอยู่
view-mission-to-promotions = ดูโปรโมชัน
view-board-empty-title = ตอนนี้ไม่มีกระดานอันดับ
view-board-empty-text = กระดานอันดับจะแสดงที่นี่ระหว่างที่เปิดอยู่และหลังสิ้นสุด
view-board-prizes = รางวัล
view-board-you = คุณ
view-board-nobody = ยังไม่มีใครติดอันดับ
view-board-last = ดูรอบเวลาก่อนหน้า
view-board-current = ดูรอบเวลาปัจจุบัน
view-board-ties = คะแนนเท่ากันได้อันดับร่วม และแบ่งรางวัลของอันดับเหล่านั้นเท่า ๆ กัน
