# The records of the member centre.

# $account: whose movements, a word.
record-account = { $account ->
    [POINTS] คะแนน
   *[CASH] เงิน
}
# $span: which days, a word.
record-span = { $span ->
    [TODAY] วันนี้
    [YESTERDAY] เมื่อวาน
    [DAYS_7] 7 วัน
    [DAYS_30] 30 วัน
    [DAYS_365] 12 เดือน
   *[OWN] เลือกวันเอง
}
# $group: which kind, a word.
record-group = { $group ->
    [STAKES] เดิมพัน
    [PAYOUTS] เงินที่จ่าย
    [DEPOSITS] ฝากเงิน
    [WITHDRAWALS] ถอนเงิน
    [TRANSFERS] โอน
    [REWARDS] รางวัล
    [COMMISSION] ค่าคอมมิชชัน
    [POINTS] ร้านแลกแต้ม
    [CORRECTIONS] แก้ไข
   *[ALL] ทั้งหมด
}
# $direction: which way, a word.
record-direction = { $direction ->
    [IN] เข้า
    [OUT] ออก
   *[ALL] ทั้งหมด
}
# $kind: what happened, a word.
record-kind = { $kind ->
    [game_bet] เดิมพัน
    [game_win] เงินที่จ่าย
    [game_bet_rollback] คืนเดิมพัน
    [game_win_rollback] เรียกคืนเงินที่จ่าย
    [play_money_grant] เงินทดลองเล่น
    [play_money_return] เรียกคืนเงินทดลองเล่น
    [correction] ผู้ให้บริการแก้ไข
    [promotion_reward] โปรโมชั่น
    [raffle_prize] รางวัลจับรางวัล
    [cashback] เงินคืน
    [level_gift] ของขวัญระดับ
    [red_envelope] อั่งเปา
    [referral_reward] ชวนเพื่อน
    [mission_reward] รางวัลภารกิจ
    [leaderboard_prize] รางวัลกระดานอันดับ
    [free_spins_win] ชนะจากฟรีสปิน
    [free_spins_win_rollback] เรียกคืนยอดชนะจากฟรีสปิน
    [payment_deposit] ฝากเงิน
    [payment_withdrawal] ถอนเงิน
    [payment_paid_out] จ่ายเงินถอนแล้ว
    [payment_returned] เงินถอนถูกส่งคืน
    [upline_transfer] โอนกับอัปไลน์
    [downline_transfer] โอนกับสายงานล่าง
    [rebate] คืนยอด
    [dividend] เงินปันผล
    [wage] ค่าจ้าง
    [transfer_to_vendor] เข้ากระเป๋าของค่ายเกม
    [transfer_to_main] กลับจากกระเป๋าของค่ายเกม
    [vendor_bet] เดิมพันจากกระเป๋าของค่ายเกม
    [balance_given_up] สละเมื่อปิดบัญชี
    [bonus_cancelled] ยกเลิกโบนัส
    [bonus_given_up] สละโบนัส
    [stakes_returned] คืนเงินเดิมพัน
    [points_earned] แต้มที่ได้รับ
    [points_taken_back] แต้มที่เรียกคืน
    [points_redeemed] แต้มที่แลก
    [points_returned] แต้มที่คืน
    [points_converted] แปลงแต้ม
    [points_reward] รางวัลจากร้านแลกแต้ม
   *[unknown] รายการ
}
# $from: a day, year first. $zone: offset from UTC.
record-day-of = { $from } ตามวันของผู้ให้บริการ ({ $zone })
# $from and $until: days, year first. $zone: offset from UTC.
record-days-of = { $from } ถึง { $until } ตามวันของผู้ให้บริการ ({ $zone })
record-days-wrong = เลือกสองวัน โดยวันแรกมาก่อน
bets-all = ทั้งหมด
# $name: a name as its owner writes it.
bets-name = { $name }
# $status: where a bet stands, a word.
bets-status = { $status ->
    [PENDING] รอผล
    [WON] ชนะ
    [LOST] แพ้
    [DRAW] เสมอ
   *[ROLLED_BACK] ยกเลิกแล้ว
}
bets-free = ฟรีสปิน
bets-fact-stake = เงินเดิมพัน
bets-fact-valid = ยอดเดิมพันที่นับ
bets-fact-payout = เงินที่จ่าย
bets-fact-net = ได้หรือเสีย
bets-fact-placed = วางเดิมพันเมื่อ
bets-fact-settled = คิดผลเมื่อ
bets-fact-round = รอบของค่ายเกม
# $state: how far the round is at its supplier, a word.
bets-outcome = { $state ->
    [settled] รอบนี้จบแล้ว
    [undone] รอบนี้ถูกยกเลิกและคืนเงินเดิมพันแล้ว
    [pending] รอบนี้ยังดำเนินอยู่
   *[gone] ค่ายเกมไม่ได้เก็บภาพของรอบนี้แล้ว เงินเดิมพันและเงินที่จ่ายแสดงอยู่ด้านบน
}
bets-spin = สปินที่จ่ายเงิน
# $number: which of the free spins, from 1.
bets-spin-free = ฟรีสปินครั้งที่ { $number }
# $kind: a word. $number: of the line, or of ways. $count: how many of the symbol. $payout: with its currency.
bets-win = { $kind ->
    [line] ไลน์ { $number }: { $count } × { $symbol }, { $payout }
    [ways] { $number } ทาง: { $count } × { $symbol }, { $payout }
   *[scatter] { $count } × { $symbol } ทุกตำแหน่ง, { $payout }
}
profit-net = ได้หรือเสีย
profit-stakes = เงินเดิมพัน
profit-payout = เงินที่จ่าย
profit-rewards = รางวัล
profit-commission = ค่าคอมมิชชัน
profit-deposits = เงินฝาก
profit-withdrawals = เงินถอน
profit-transfers = การโอนกับอัปไลน์
profit-corrections = การแก้ไขโดยผู้ให้บริการ
profit-net-deposits = เงินฝากสุทธินับแต่เปิดบัญชี
# $day: year first. $net: with its currency.
profit-bar = { $day }: { $net }
# $count: how many bets.
profit-bets = เดิมพัน { $count } ครั้ง
# $day: year first.
profit-day = { $day }
# $hours, $minutes: numbers.
profit-played = เล่นเกม { $hours } ชม. { $minutes } นาที
view-bets-product = ประเภท
view-bets-vendor = ค่ายเกม
view-bets-game = เกม
view-bets-status = สถานะ
view-bets-number = เลขที่เดิมพันใน 12 เดือนล่าสุด
view-bets-clear = ล้างช่อง
view-bets-sums = ยอดรวมของการเดิมพันที่เลือก
view-bets-count = จำนวนเดิมพัน
view-bets-list = การเดิมพัน
view-bets-empty-title = ไม่มีการเดิมพันในช่วงนี้
view-bets-empty-text = การเดิมพันทุกครั้งแสดงที่นี่ตั้งแต่วางเดิมพัน
view-bets-no-match-text = เลือกประเภท ค่ายเกม เกม สถานะ หรือวันอื่น
view-bets-back = การเดิมพันทั้งหมด
view-bets-unknown-title = คุณไม่มีการเดิมพันนี้
view-bets-unknown-text = เลขที่อาจไม่ถูกต้อง หรือวางจากบัญชีอื่น
view-bets-detail-number = เลขที่
view-bets-copy = คัดลอกเลขที่
view-bets-movements = การเคลื่อนไหวของเงิน
view-bets-no-movements = เดิมพันจากกระเป๋าของค่ายเกม กระเป๋าหลักไม่มีการเคลื่อนไหว
view-bets-outcome = ผลที่ออก
view-profit-formula = ได้หรือเสีย = เงินที่จ่าย + รางวัล + ค่าคอมมิชชัน - เงินเดิมพัน ของการเดิมพันที่คิดผลแล้ว ในวันที่คิดผล
view-profit-sums = รวมทุกวัน
view-profit-chart = ได้หรือเสียรายวัน
view-profit-by-day = รายวัน
view-profit-by-product = ตามประเภท
view-profit-incomplete = กำลังรวมการเดิมพันของไม่กี่นาทีล่าสุด
view-profit-empty-title = ไม่มีการได้หรือเสีย
view-profit-empty-text = วันที่คุณเล่นหรือมีเงินเข้าออกจะแสดงที่นี่
view-record-account = บัญชี
view-record-days = วัน
view-record-groups = ประเภท
view-record-directions = ทิศทาง
view-record-from = จาก
view-record-until = ถึง
view-record-show = แสดง
view-record-sums = ผลรวมของที่เลือก
view-record-count = จำนวนรายการ
view-record-in = เข้า
view-record-out = ออก
view-record-list = รายการ
view-record-before = ก่อน
view-record-after = หลัง
view-record-more = แสดงรายการก่อนหน้า
view-record-empty-title = ไม่มีการเคลื่อนไหว
view-record-empty-text = เงินที่เข้าหรือออกในวันเหล่านี้จะแสดงที่นี่
view-record-no-match-title = ไม่มีรายการที่ตรง
view-record-no-match-text = เลือกประเภท ทิศทาง หรือวันอื่น
view-record-number = หมายเลข
