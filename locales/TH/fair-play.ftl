# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = วงเงินฝาก
fair-deposit-about = จำนวนเงินที่คุณฝากเข้า การถอนเงินไม่ทำให้ฝากได้เพิ่ม
fair-loss = วงเงินเสีย
fair-loss-about = ค่าใช้จ่ายในการเล่น คือเดิมพันหักด้วยเงินที่จ่ายคืน
fair-stake = วงเงินเดิมพัน
fair-stake-about = เงินเดิมพันทั้งหมด ไม่ว่าจะชนะหรือแพ้
fair-time = ขีดจำกัดเวลา
fair-time-about = ระยะเวลาที่คุณเล่น
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] วงเงินเสีย
    [STAKE] วงเงินเดิมพัน
    [TIME] ขีดจำกัดเวลา
   *[DEPOSIT] วงเงินฝาก
} { $period ->
    [WEEK] 7 วัน
    [MONTH] 31 วัน
   *[DAY] 24 ชั่วโมง
}
fair-day = 24 ชั่วโมง
fair-week = 7 วัน
fair-month = 31 วัน
fair-ever = ตั้งแต่เริ่ม
# $hours, $minutes: numbers.
fair-time-value = { $hours } ชม. { $minutes } นาที
fair-no-limit = ไม่มีขีดจำกัด
# $time: date and time of day with the offset from UTC.
fair-eases = ใช้ได้เพิ่มอีกตั้งแต่ { $time }
fair-counts-now = มีผลทันที
fair-counts-now-drops = มีผลทันที และคำขอเพิ่มที่รออยู่จะถูกยกเลิก
# $time: date and time of day with the offset from UTC.
fair-counts-later = นี่คือการเพิ่ม คุณยืนยันได้ตั้งแต่ { $time } จนกว่าจะยืนยัน ขีดจำกัดเดิมยังใช้อยู่
fair-counts-already = นี่คือขีดจำกัดของคุณอยู่แล้ว
# $time: date and time of day with the offset from UTC.
fair-removed-later = คุณยืนยันว่าไม่ต้องการขีดจำกัดได้ตั้งแต่ { $time } จนกว่าจะยืนยัน ขีดจำกัดเดิมยังใช้อยู่
# $hours: a number of hours, 24 or more.
fair-time-wrong = กรอกอย่างน้อย 1 นาที และไม่เกิน { $hours } ชั่วโมง
# $time: date and time of day with the offset from UTC.
fair-raise-waits = คุณยืนยันได้ตั้งแต่ { $time } หากไม่ตอบตกลงครั้งที่สอง จะไม่มีผล
fair-raise-ripe = ครบเวลารอแล้ว คุณยังต้องการอยู่ไหม หากไม่ตอบตกลงครั้งที่สอง จะไม่มีผล
fair-row-deposited = เงินฝาก
fair-row-withdrawn = เงินถอน
fair-row-staked = เดิมพัน
fair-row-paid = เงินจ่าย
fair-row-net = ผลสุทธิ
fair-row-minutes = เวลาเล่น
fair-check-never = ไม่ต้องเตือนระหว่างเล่น
# $count: a number.
fair-check-every = { $count ->
   *[other] ทุก { $count } นาทีที่เล่น
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 วัน
    [DAYS_30] 30 วัน
    [WEEKS_6] 6 สัปดาห์
    [MONTHS_6] 6 เดือน
    [YEAR] 1 ปี
    [YEARS_5] 5 ปี
    [FOREVER] ตลอดไป
   *[HOURS_24] 24 ชั่วโมง
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] คุณได้งดเล่นด้วยตนเอง
   *[TIME_OUT] คุณกำลังพักจากการเล่น
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] เป็นผลจากการงดเล่นด้วยตนเองในอีกบัญชีของคุณ
    [OPERATOR] ผู้ให้บริการเป็นผู้กำหนด
    [MINOR] ตามข้อมูลที่เรามี คุณอายุน้อยเกินกว่าจะเล่นได้
   *[OWN] คุณเลือกสิ่งนี้เอง
}
# $time: date and time of day with the offset from UTC.
fair-break-until = ถึง { $time }
fair-break-forever = ไม่มีกำหนดสิ้นสุด
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = ถึง { $time } และหลังจากนั้นจนกว่าคุณจะขอกลับมา
# $time: date and time of day with the offset from UTC.
fair-break-since = ตั้งแต่ { $time }
fair-break-over = ครบกำหนดแล้ว การเล่นจะเปิดเมื่อคุณขอเท่านั้น หลังช่วงเวลาให้คิดทบทวนซึ่งเริ่มเมื่อคุณขอ
# $time: date and time of day with the offset from UTC.
fair-break-returns = คุณขอกลับมาแล้ว การเล่นจะเปิด { $time }
fair-break-asked = เริ่มพักไหม
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = คุณจะเล่นไม่ได้จนถึง { $time } ไม่มีใครยุติก่อนได้ เราก็เช่นกัน
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = คุณจะเล่นไม่ได้จนถึง { $time } และหลังจากนั้นเล่นได้เมื่อคุณขอเท่านั้น ไม่มีใครยุติก่อนได้ เราก็เช่นกัน
fair-break-asked-forever = คุณจะเล่นที่นี่ไม่ได้อีก ไม่มีใครยกเลิกได้ เราก็เช่นกัน
fair-break-begin = เริ่มพัก
fair-break-closed = การเล่นปิดสำหรับคุณ
fair-notice-title = คุณกำลังพักจากการเล่น
# $time: date and time of day with the offset from UTC.
fair-notice-until = ส่วนนี้ปิดสำหรับคุณจนถึง { $time } เงินยังเป็นของคุณ และคุณยังถอนได้
fair-notice-forever = ส่วนนี้ปิดสำหรับคุณโดยไม่มีกำหนด เงินยังเป็นของคุณ และคุณยังถอนได้
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = ส่วนนี้ปิดสำหรับคุณจนถึง { $time } และหลังจากนั้นจนกว่าคุณจะขอกลับมา เงินยังเป็นของคุณ และคุณยังถอนได้
fair-notice-open = ดูสิ่งที่ยังเปิดอยู่
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] ตั้งขีดจำกัดแล้ว
    [LIMIT_LOWERED] ลดขีดจำกัดแล้ว
    [RAISE_ASKED] ขอเพิ่มแล้ว
    [RAISE_CONFIRMED] ยืนยันการเพิ่มแล้ว
    [RAISE_DROPPED] ยกเลิกการเพิ่มแล้ว
    [LIMIT_DECLINED] ไม่ต้องการขีดจำกัด
    [LIMIT_HELD] ถึงขีดจำกัดแล้ว
    [REALITY_CHECK_SET] เปลี่ยนการเตือนระหว่างเล่นแล้ว
    [REALITY_CHECK_ANSWERED] อ่านการเตือนระหว่างเล่นแล้ว
    [TIME_OUT] เริ่มพักสั้นแล้ว
    [SELF_EXCLUSION] เริ่มงดเล่นด้วยตนเองแล้ว
    [RETURN_ASKED] ขอกลับมาแล้ว
    [RETURNED] การเล่นเปิดอีกครั้งแล้ว
    [SELF_TEST] ตอบแบบทดสอบแล้ว
   *[OTHER] เปลี่ยนแล้ว
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] โดยผู้ให้บริการ
   *[SYSTEM] โดยเว็บไซต์เอง
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = คุณเคยวางเงินมากเกินกว่าที่คุณเสียได้จริงหรือไม่
fair-test-2 = คุณเคยต้องเล่นด้วยเงินมากขึ้นเพื่อให้รู้สึกตื่นเต้นเท่าเดิมหรือไม่
fair-test-3 = คุณเคยกลับมาเล่นในวันอื่นเพื่อเอาเงินที่เสียไปคืนหรือไม่
fair-test-4 = คุณเคยยืมเงินหรือขายของเพื่อนำเงินมาเล่นพนันหรือไม่
fair-test-5 = คุณเคยรู้สึกว่าตนเองอาจมีปัญหากับการพนันหรือไม่
fair-test-6 = การพนันเคยทำให้คุณมีปัญหาสุขภาพ รวมถึงความเครียดหรือความกังวลหรือไม่
fair-test-7 = เคยมีคนตำหนิการพนันของคุณ หรือบอกว่าคุณมีปัญหาการพนัน ไม่ว่าคุณจะคิดว่าจริงหรือไม่ก็ตาม
fair-test-8 = การพนันเคยทำให้คุณหรือครอบครัวมีปัญหาการเงินหรือไม่
fair-test-9 = คุณเคยรู้สึกผิดกับวิธีที่คุณเล่นพนันหรือสิ่งที่ตามมาหรือไม่
fair-test-never = ไม่เคย
fair-test-sometimes = บางครั้ง
fair-test-mostly = บ่อยครั้ง
fair-test-always = เกือบตลอดเวลา
fair-test-left-out = โปรดเลือกคำตอบ
# $score, $most: numbers.
fair-test-score = คะแนนรวมของคุณคือ { $score } จาก { $most }
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] คำตอบของคุณแสดงสัญญาณอันตรายเล็กน้อย
    [MODERATE] คำตอบของคุณแสดงสัญญาณอันตรายบางอย่าง
    [HIGH] คำตอบของคุณแสดงสัญญาณอันตรายชัดเจน
   *[NONE] คำตอบของคุณไม่แสดงสัญญาณอันตราย
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] ขีดจำกัดเงินหรือเวลาอาจช่วยได้ ลองตอบอีกครั้งในอีกไม่กี่เดือน
    [MODERATE] ขีดจำกัดที่ต่ำลงหรือการพักอาจช่วยได้ การพูดคุยกับใครสักคนก็ดี หน่วยงานในหน้านี้มีไว้เพื่อสิ่งนั้น
    [HIGH] คุณไม่จำเป็นต้องเผชิญเรื่องนี้คนเดียว หน่วยงานในหน้านี้พร้อมพูดคุย และการพักจะให้เวลาแก่คุณ
   *[NONE] ไม่ต้องเปลี่ยนอะไร ขีดจำกัดยังเป็นวิธีตัดสินใจอย่างใจเย็นก่อนเริ่มเล่น
}
