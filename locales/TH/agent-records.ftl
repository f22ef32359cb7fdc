# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = การเดิมพันทุกรายการของทีม ทั้งยอดรวมและทีละรายการ
agent-about-team-profit = ทีมของคุณได้หรือเสียเท่าไร แยกตามสาย วัน และประเภท
agent-about-income = รายได้ของคุณ และรายการที่รวมเป็นรายได้นั้น
agent-about-transactions = ความเคลื่อนไหวในกระเป๋าของทีม นอกเหนือจากการเดิมพัน
income-net = รายได้สุทธิ
income-paid = จ่ายให้ดาวน์ไลน์
income-own-bets = เดิมพันของตนเอง
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] คืนยอด
    [DIVIDEND] เงินปันผล
    [DAILY] ค่าจ้างรายวัน
    [HOURLY] ค่าจ้างรายชั่วโมง
    [REALTIME] ค่าจ้างแบบเรียลไทม์
   *[OTHER] อื่น ๆ
}
team-others = คนอื่นทั้งหมด
team-whole = ทีมของฉัน
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] รวมทุกคนในสาย
   *[OWN] เฉพาะคนนี้
}
# $count: how many movements.
team-moves = { $count } รายการ
# $count: how many bets. $stake: with its currency.
team-open = { $count } รายการยังไม่คิดผล รวม { $stake }

# The views' own words in these records.
view-team-member = ชื่อบัญชี
view-team-reach = ของใคร
view-team-unknown-title = ทีมของคุณไม่มีบัญชีนี้
view-team-unknown-text = โปรดตรวจสอบชื่อ คุณเห็นผู้ที่อยู่หรือเคยอยู่ใต้สายของคุณ
view-team-incomplete = ข้อมูลไม่กี่นาทีล่าสุดยังอยู่ระหว่างการรวมยอด
view-team-bets-note = การเดิมพันที่คิดผลแล้วนับในวันที่คิดผล ให้ผู้ที่อยู่เหนือขึ้นไปในเวลานั้น
view-team-bets-empty-text = เมื่อทีมของคุณเล่น รายการเดิมพันจะแสดงที่นี่
view-team-bets-unknown-title = ทีมของคุณไม่มีการเดิมพันนี้
view-team-bets-unknown-text = หมายเลขอาจผิด หรือเป็นของคนอื่น
view-team-profit-formula = ได้หรือเสีย = เงินที่จ่าย + คืนยอด + โบนัส + ค่าจ้าง + เงินปันผล - เงินเดิมพัน จากมุมของทีม
view-team-direct = ดาวน์ไลน์โดยตรง
view-team-total = ทุกคนในสาย
view-team-own = เฉพาะตนเอง
view-team-path = เส้นทางในสาย
view-team-by-member = ตามสาย
view-team-profit-empty-title = ไม่มีรายการในช่วงวันนี้
view-team-profit-empty-text = สิ่งที่ทีมเล่น ฝาก และถอน จะแสดงที่นี่
view-team-party = อีกฝ่าย
view-income-formula = รายได้สุทธิ = คืนยอด + เงินปันผล + ค่าจ้าง - ส่วนที่คุณจ่ายให้ดาวน์ไลน์ ในวันที่จ่าย
view-income-empty-title = ไม่มีรายได้ในช่วงวันนี้
view-income-empty-text = คืนยอด เงินปันผล และค่าจ้าง จะแสดงที่นี่เมื่อจ่ายแล้ว
view-income-chart = รายได้สุทธิรายวัน
view-income-by-day = รายวัน
view-income-by-source = ตามแหล่งที่มา
view-income-by-product = คืนยอดตามประเภท
view-income-by-branch = คืนยอดตามสาย
