# The account forms: fields, rules, registration, codes (sections 2 and 5 of the specification).

# Labels of fields.
field-username = اسم المستخدم
field-mobile-num = رقم الجوال
field-verification-code = رمز التحقق
field-password = كلمة المرور
field-confirm-password = تأكيد كلمة المرور
field-old-password = كلمة المرور الحالية
field-payment-password = كلمة مرور الدفع
field-payee-name = الاسم الحقيقي
field-nickname = الاسم المستعار
field-birthday = تاريخ الميلاد
field-email = البريد الإلكتروني
field-qq-num = رقم QQ
field-wechat = معرّف WeChat
field-line = معرّف LINE
field-whatsapp = رقم WhatsApp
field-telegram = اسم Telegram
field-zalo = رقم Zalo
field-facebook = اسم Facebook
field-id-number = رقم الهوية
field-recommender-id = المُحيل
field-affiliate-code = رمز الدعوة
field-captcha = رمز الصورة

# What an empty field wants.
field-mobile-num-empty = أدخل رقم جوالك.
field-confirm-password-empty = اكتب كلمة المرور مرة أخرى.
field-old-password-empty = أدخل كلمة المرور الحالية.
field-payment-password-empty = اختر كلمة مرور للدفع.
field-payee-name-empty = أدخل اسمك كما هو في وثائقك.
field-nickname-empty = اختر اسمًا مستعارًا.
field-birthday-empty = أدخل تاريخ ميلادك.
field-email-empty = أدخل بريدك الإلكتروني.
field-qq-num-empty = أدخل رقم QQ الخاص بك.
field-wechat-empty = أدخل معرّف WeChat الخاص بك.
field-line-empty = أدخل معرّف LINE الخاص بك.
field-whatsapp-empty = أدخل رقم WhatsApp الخاص بك.
field-telegram-empty = أدخل اسمك على Telegram.
field-zalo-empty = أدخل رقم Zalo الخاص بك.
field-facebook-empty = أدخل اسمك على Facebook.
field-id-number-empty = أدخل رقم هويتك.
field-recommender-id-empty = أدخل اسم من أحالك إلينا.
field-affiliate-code-empty = أدخل رمز الدعوة.

# What is wrong with a value.
rule-twice-different = الإدخالان غير متطابقين. اكتب كلمة المرور نفسها مرتين.

# What a field accepts, and how many characters. $range: exact, at-least, at-most, between or any. $min, $max: numbers.
rule-not-matching = الصيغة غير مطابقة للمطلوب. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-format-account = صيغة اسم الحساب غير صحيحة. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-format-password = صيغة كلمة المرور غير صحيحة. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-format-email = صيغة البريد الإلكتروني غير صحيحة. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-format-real-name = صيغة الاسم الحقيقي غير صحيحة. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-format-mobile = صيغة رقم الجوال غير صحيحة. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-length-only = يمكن استخدام أي رموز. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-letter-first-alphanumeric = أحرف وأرقام، والبداية بحرف. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-letters-chinese = أحرف لاتينية ورموز صينية فقط. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-email = أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-alphanumeric-no-chinese = أحرف وأرقام فقط دون رموز صينية. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-alphanumeric-mixed = أحرف وأرقام معًا، واحد على الأقل من كل نوع. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-digits = أرقام فقط. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-alphanumeric-upper = أحرف وأرقام مع حرف كبير واحد على الأقل. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-letters-spaces = أحرف إنجليزية ومسافات فقط. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-no-spaces = دون مسافات. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-chinese-symbols = رموز صينية وعلامات فقط. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-date = أدخل تاريخًا بالصيغة yyyy-MM-dd أو MM-dd-yyyy. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-two-letters-spaces = أحرف إنجليزية ومسافات، حرفان على الأقل. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-korean = أحرف كورية فقط. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}
rule-thai = أحرف تايلاندية فقط. { $range ->
    [exact] الطول: { $min }.
    [at-least] الطول: { $min } أو أكثر.
    [at-most] الطول: { $max } أو أقل.
    [between] الطول: من { $min } إلى { $max }.
   *[any] { "" }
}

# The registration form.
register-tab-account = التسجيل بالحساب
register-tab-mobile = التسجيل بالجوال
register-closed = التسجيل مغلق حاليًا. يمكن لخدمة العملاء مساعدتك في فتح حساب.
consent-missing = يُرجى تأكيد عمرك والموافقة على الشروط.

# The captcha.
captcha-image = صورة
captcha-audio = صوت
captcha-work = تحقق تلقائي بهذا الجهاز
captcha-working = ما زال الجهاز يعمل على ذلك. انتظر لحظة ثم حاول مجددًا.
captcha-work-failed = تعذّر ذلك على هذا الجهاز. اختر الصورة أو الصوت.

# The button that sends a code. $seconds: a number.
code-get = إرسال الرمز
code-get-again = إرسال رمز آخر
code-countdown = بعد { $seconds } ث
code-get-first = اطلب رمزًا لهذا الرقم أولًا.

# How strong a password is.
strength-0 = ضعيفة جدًا
strength-1 = ضعيفة
strength-2 = متوسطة
strength-3 = قوية
strength-4 = قوية جدًا
strength-too-weak = كلمة المرور هذه سهلة التخمين. اجعلها أطول أو أقل شيوعًا.
strength-common = هذه أول ما يجرّبه الجميع. اختر شيئًا خاصًا بك.
strength-nearly-common = هذه قريبة من كلمة مرور يعرفها الجميع.
strength-word = كلمة واحدة سهلة التخمين. أضف كلمات أخرى.
strength-name = الأسماء سهلة التخمين. تجنّب الأسماء واسم حسابك.
strength-keyboard = صفوف لوحة المفاتيح سهلة التخمين.
strength-repeat = التكرار سهل التخمين.
strength-sequence = التسلسلات مثل abc أو 6543 سهلة التخمين.
strength-date = التواريخ والسنوات سهلة التخمين.
strength-longer = أضف كلمة أو كلمتين.

field-current-code = الرمز المرسل إلى وسيلة الاتصال الحالية
field-current-code-empty = أدخل الرمز المرسل إلى وسيلة الاتصال الحالية.
