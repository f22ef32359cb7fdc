# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = ชื่อผู้ใช้
field-mobile-num = เบอร์มือถือ
field-verification-code = รหัสยืนยัน
field-password = รหัสผ่าน
field-confirm-password = ยืนยันรหัสผ่าน
field-old-password = รหัสผ่านปัจจุบัน
field-payment-password = รหัสผ่านการเงิน
field-payee-name = ชื่อจริง
field-nickname = ชื่อเล่น
field-birthday = วันเกิด
field-email = อีเมล
field-qq-num = หมายเลข QQ
field-wechat = ไอดี WeChat
field-line = ไอดี LINE
field-whatsapp = หมายเลข WhatsApp
field-telegram = ชื่อ Telegram
field-zalo = หมายเลข Zalo
field-facebook = ชื่อ Facebook
field-id-number = เลขบัตรประจำตัว
field-recommender-id = ผู้แนะนำ
field-affiliate-code = รหัสเชิญ
field-captcha = รหัส Captcha

# What an empty field wants.
field-mobile-num-empty = กรอกเบอร์มือถือของคุณ
field-confirm-password-empty = พิมพ์รหัสผ่านอีกครั้ง
field-old-password-empty = กรอกรหัสผ่านปัจจุบัน
field-payment-password-empty = ตั้งรหัสผ่านการเงิน
field-payee-name-empty = กรอกชื่อจริงตามเอกสารของคุณ
field-nickname-empty = ตั้งชื่อเล่น
field-birthday-empty = กรอกวันเกิดของคุณ
field-email-empty = กรอกอีเมลของคุณ
field-qq-num-empty = กรอกหมายเลข QQ ของคุณ
field-wechat-empty = กรอกไอดี WeChat ของคุณ
field-line-empty = กรอกไอดี LINE ของคุณ
field-whatsapp-empty = กรอกหมายเลข WhatsApp ของคุณ
field-telegram-empty = กรอกชื่อ Telegram ของคุณ
field-zalo-empty = กรอกหมายเลข Zalo ของคุณ
field-facebook-empty = กรอกชื่อ Facebook ของคุณ
field-id-number-empty = กรอกเลขบัตรประจำตัวของคุณ
field-recommender-id-empty = กรอกชื่อผู้แนะนำ
field-affiliate-code-empty = กรอกรหัสเชิญของคุณ

# What is wrong with a value.
rule-twice-different = ข้อมูลสองช่องไม่ตรงกัน กรุณาพิมพ์รหัสผ่านเดียวกันสองครั้ง

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = รูปแบบไม่ตรงตามที่กำหนด { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-format-account = รูปแบบชื่อบัญชีไม่ถูกต้อง { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-format-password = รูปแบบรหัสผ่านไม่ถูกต้อง { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-format-email = รูปแบบอีเมลไม่ถูกต้อง { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-format-real-name = รูปแบบชื่อจริงไม่ถูกต้อง { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-format-mobile = รูปแบบหมายเลขโทรศัพท์มือถือไม่ถูกต้อง { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-length-only = ใช้อักขระใดก็ได้ { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-letter-first-alphanumeric = ตัวอักษรและตัวเลข ขึ้นต้นด้วยตัวอักษร { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-letters-chinese = ตัวอักษรอังกฤษและอักษรจีนเท่านั้น { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-email = กรุณากรอกอีเมลให้ถูกต้อง เช่น name@example.com { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-alphanumeric-no-chinese = ตัวอักษรและตัวเลขเท่านั้น ห้ามใช้อักษรจีน { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-alphanumeric-mixed = ตัวอักษรผสมตัวเลข อย่างน้อยอย่างละหนึ่งตัว { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-digits = ตัวเลขเท่านั้น { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-alphanumeric-upper = ตัวอักษรและตัวเลข มีตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-letters-spaces = ตัวอักษรอังกฤษและเว้นวรรคเท่านั้น { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-no-spaces = ห้ามเว้นวรรค { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-chinese-symbols = อักษรจีนและสัญลักษณ์เท่านั้น { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-date = กรุณากรอกวันที่เป็น yyyy-MM-dd หรือ MM-dd-yyyy { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-two-letters-spaces = ตัวอักษรอังกฤษและเว้นวรรค อย่างน้อยสองตัวอักษร { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-korean = อักษรเกาหลีเท่านั้น { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}
rule-thai = อักษรไทยเท่านั้น { $range ->
    [exact] ความยาว { $min } ตัวอักษร
    [at-least] ความยาว { $min } ตัวอักษรขึ้นไป
    [at-most] ความยาวไม่เกิน { $max } ตัวอักษร
    [between] ความยาว { $min } ถึง { $max } ตัวอักษร
   *[any] { "" }
}

# The registration form.
register-tab-account = สมัครด้วยบัญชี
register-tab-mobile = สมัครด้วยมือถือ
register-closed = ขณะนี้ปิดรับสมัคร ฝ่ายบริการลูกค้าช่วยคุณเปิดบัญชีได้
consent-missing = กรุณายืนยันอายุและยอมรับข้อกำหนด

# The captcha.
captcha-image = รูปภาพ
captcha-audio = เสียง
captcha-work = ให้อุปกรณ์นี้ทำแทน
captcha-working = อุปกรณ์นี้ยังทำงานอยู่ กรุณารอสักครู่แล้วลองใหม่
captcha-work-failed = อุปกรณ์นี้ทำไม่สำเร็จ กรุณาเลือกรูปภาพหรือเสียง

# The button that sends a code. $seconds: a number.
code-get = ขอรหัส
code-get-again = ขอรหัสใหม่
code-countdown = ขอใหม่ใน { $seconds } วิ
code-get-first = กรุณาขอรหัสสำหรับเบอร์นี้ก่อน

# How strong a password is.
strength-0 = อ่อนมาก
strength-1 = อ่อน
strength-2 = พอใช้
strength-3 = แข็งแรง
strength-4 = แข็งแรงมาก
strength-too-weak = รหัสผ่านนี้เดาง่ายเกินไป ตั้งให้ยาวขึ้นหรือแปลกกว่านี้
strength-common = นี่คือรหัสแรกที่ใครก็ลอง กรุณาตั้งรหัสของคุณเอง
strength-nearly-common = ใกล้เคียงกับรหัสผ่านที่ใครก็รู้จัก
strength-word = คำเดียวเดาง่าย กรุณาเพิ่มคำอีก
strength-name = ชื่อเดาง่าย อย่าใช้ชื่อคนหรือชื่อบัญชีของคุณ
strength-keyboard = ปุ่มที่เรียงกันบนแป้นพิมพ์เดาง่าย
strength-repeat = ตัวที่ซ้ำกันเดาง่าย
strength-sequence = ลำดับอย่าง abc หรือ 6543 เดาง่าย
strength-date = วันที่และปีเดาง่าย
strength-longer = เพิ่มอีกสักคำสองคำ

field-current-code = รหัสที่ส่งไปยังช่องทางปัจจุบัน
field-current-code-empty = กรอกรหัสที่ส่งไปยังช่องทางปัจจุบัน
