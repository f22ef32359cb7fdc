# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] ประวัติเดิมพัน, { $format }
    [PROFIT] กำไรขาดทุน, { $format }
    [TEAM_BETS] ประวัติการเดิมพันของทีม, { $format }
    [TEAM_PROFIT] กำไรขาดทุนของผู้ใช้, { $format }
    [INCOME] รายได้ของฉัน, { $format }
    [TEAM_TRANSACTIONS] ธุรกรรมดาวน์ไลน์, { $format }
    [DIVIDENDS] ประวัติเงินปันผล, { $format }
    [DAILY_WAGES] ค่าจ้างรายวัน, { $format }
    [HOURLY_SALARY] ค่าจ้างรายชั่วโมง, { $format }
    [REAL_TIME_SALARY] ค่าจ้างเรียลไทม์, { $format }
   *[ACCOUNT] ประวัติบัญชี, { $format }
}
# $from and $until: days, year first.
statement-days = { $from } ถึง { $until }
statement-preparing = กำลังจัดทำ
statement-failed = จัดทำไม่สำเร็จ
# $count: a number.
statement-rows = { $count } แถว
# $format: a word.
statement-format = { $format ->
    [JSON] สำหรับโปรแกรม (JSON)
   *[CSV] สำหรับตารางคำนวณ (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] เว็บไซต์
    [operator] จัดทำโดย
    [kind] ประวัติ
    [account] ชื่อผู้ใช้
    [from] วันแรก
    [until] วันสุดท้าย
    [zone] เขตเวลา
    [unit] หน่วยเงิน
    [filter] ตัวกรอง
    [asOf] ณ เวลา
    [count] จำนวนแถว
    [totalIn] เข้า
    [totalOut] ออก
    [stake] เดิมพัน
    [validBet] เดิมพันสล็อตที่นับได้
    [payout] เงินที่จ่าย
    [turnover] เทิร์น
    [rewards] รางวัล
    [net] สุทธิ
    [deposits] ฝาก
    [withdrawals] ถอน
    [rebate] คืนยอด
    [bonus] โบนัส
    [wages] ค่าจ้าง
    [dividends] เงินปันผล
    [commission] ค่าคอมมิชชัน
    [profit] ได้หรือเสีย
    [amount] จำนวนเงิน
    [paid] จ่ายแล้ว
   *[unknown] รายละเอียดอื่น
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] ใบแจ้งรายการนี้เป็นของแท้
    [UNKNOWN_KEY] ข้อมูลสอดคล้องกัน แต่ไม่รู้จักกุญแจ
    [OTHER] ไม่ใช่ใบแจ้งรายการที่พิมพ์ไว้
    [NO_STATEMENT] นี่ไม่ใช่ใบแจ้งรายการ
   *[ALTERED] ใบแจ้งรายการนี้ถูกแก้ไข
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] ทุกแถว ลำดับ และยอดรวมตรงตามที่เว็บไซต์นี้ลงนามไว้
    [UNKNOWN_KEY] ไม่มีอะไรขัดแย้งกัน แต่ไม่ทราบว่าเว็บไซต์นี้ใช้กุญแจนี้ ใครก็ลงนามด้วยกุญแจของตนได้ โปรดอย่าเชื่อถือ
    [OTHER] ไฟล์ครบถ้วน แต่ค่าสรุปไม่ตรงกับที่พิมพ์ โปรดเทียบกับกระดาษของไฟล์นั้น
    [NO_STATEMENT] เลือกไฟล์ CSV หรือ JSON ตามที่ดาวน์โหลด ตารางคำนวณที่บันทึกใหม่อาจเปลี่ยนไฟล์จนตรวจไม่ได้
   *[ALTERED] อย่าเชื่อถือไฟล์นี้ โปรดขอต้นฉบับที่ดาวน์โหลดจากเว็บไซต์นี้
}
# $count: a number.
verify-more = และอีก { $count } แห่ง
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] ลงนามโดยเว็บไซต์นี้ด้วยกุญแจ { $key }
    [UNKNOWN] ลงนามด้วยกุญแจ { $key } ซึ่งไม่ทราบว่าเป็นของเว็บไซต์นี้
   *[NONE] ไม่มีลายเซ็นที่ตรงกัน
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] ส่วนหัวถูกแก้ไข ทั้งเจ้าของ วันที่ หรือตัวกรอง
    [COLUMNS_EDITED] ชื่อคอลัมน์ถูกแก้ไข
    [END_ALTERED] ส่วนท้ายถูกแก้ไข ทั้งจำนวน ยอดรวม หรือลายเซ็น
    [END_MISSING] ไม่มีส่วนท้าย ไฟล์ถูกตัด
    [RECALCULATED] มีผู้คำนวณแฮชใหม่เพื่อปกปิด
   *[FOREIGN] มีบางอย่างในไฟล์ที่ไม่ใช่ใบแจ้งรายการ
}
# $from: the number of a row.
verify-found-edited = แถวที่ { $from } ถูกแก้ไข
# $from and $to: numbers of rows.
verify-found-missing = แถวที่ { $from } ถึง { $to } ถูกตัดออก
# $from and $to: numbers of rows.
verify-found-moved = แถวที่ { $from } ถูกย้ายไปต่อจากแถวที่ { $to }
# $from: the number of a row.
verify-found-added = มีการเพิ่มแถวต่อจากแถวที่ { $from }
# $from and $to: numbers of rows.
verify-found-numbers = หมายเลขของแถวที่ { $from } ถึง { $to } ถูกแก้ไข เนื้อหาครบถ้วน
# $from: the number of a row.
verify-found-chain = แฮชของแถวที่ { $from } ถูกแก้ไข เนื้อหาครบถ้วน
# $from and $to: numbers of rows.
verify-found-block = แฮชที่ลงนามของแถวที่ { $from } ถึง { $to } ถูกแก้ไข มีเพียงลูกโซ่แฮชที่ยืนยันแถวเหล่านี้
# $from: the number of a row.
verify-found-missing-one = แถวที่ { $from } ถูกตัดออก
# $from: the number of a row.
verify-found-moved-first = แถวที่ { $from } ถูกย้ายไปต้นไฟล์
verify-found-added-first = มีการเพิ่มแถวที่ต้นไฟล์
# $from: the number of a row.
verify-found-number = หมายเลขของแถวที่ { $from } ถูกแก้ไข เนื้อหาครบถ้วน
view-statements-open = ใบแจ้งรายการ
view-statements-about = ไฟล์ของรายการตามตัวกรอง ลงนามโดยเว็บไซต์นี้ ผู้รับตรวจได้ว่าไม่มีใครแก้ไข
view-statements-format = ไฟล์
view-statements-make = จัดทำใบแจ้งรายการ
view-statements-list = รายการใบแจ้ง
view-statements-none = ยังไม่มี
view-statements-full = เก็บได้ครั้งละห้าใบ ลบหนึ่งใบเพื่อจัดทำใหม่
# $percent: a number.
view-statements-progress = เสร็จแล้ว { $percent }%
view-statements-until = เก็บถึง
view-statements-download = ดาวน์โหลด
view-statements-print = พิมพ์
view-statements-delete = ลบ
view-statements-check = ตรวจใบแจ้งรายการ
view-print-about = หน้านี้เป็นของไฟล์หนึ่ง สแกนโค้ดแล้วเลือกไฟล์ ระบบจะเทียบกับค่าสรุปนี้
view-print-close = กลับ
view-statement-digest = ค่าสรุป
view-statement-key = ลงนามด้วยกุญแจ
view-statement-says = เนื้อหาที่ระบุ
view-verify-about = เลือกใบแจ้งรายการที่ได้รับ ระบบตรวจในเบราว์เซอร์นี้และไฟล์ไม่ออกไปไหน
view-verify-choose = เลือกไฟล์
view-verify-drop = หรือวางที่นี่
view-verify-checking = กำลังตรวจ
view-verify-broken = ตรวจไฟล์ไม่ได้ เลือกไฟล์อีกครั้ง หรือลองใหม่เมื่อมีเครือข่าย
view-verify-no-keys = ดึงกุญแจของเว็บไซต์นี้ไม่ได้ ใบแจ้งรายการนับเป็นของแท้เมื่อเคยดึงกุญแจไว้แล้วเท่านั้น
view-verify-again = ลองอีกครั้ง
view-verify-wanted = ค่าสรุปบนกระดาษ
view-verify-found = สิ่งที่ถูกแก้ไข
