# The login form.
field-username-empty = أدخل اسم المستخدم.
field-password-empty = أدخل كلمة المرور.
field-captcha-empty = أدخل الأحرف الظاهرة في الصورة.

# Why the form opened. $game: the name of a game.
resume-play = سجّل الدخول لتلعب { $game }.
resume-favourite = سجّل الدخول لإضافة { $game } إلى المفضلة.
resume-page = سجّل الدخول لفتح هذه الصفحة.
resume-session-ended = انتهت جلستك. سجّل الدخول لتتابع من حيث توقفت.
