# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = تعذّر بدء المحادثة
support-nobody = لا يوجد من يجيب هنا الآن. اختر وسيلة تواصل أخرى أو حاول لاحقًا.
support-blocked = لم يسمح متصفحك بفتح نافذة. افتح المحادثة بنفسك:

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = إصدار { $browser } هذا أقدم مما يدعمه الموقع. حدّثه إلى الإصدار { $version } أو أحدث، أو استخدم متصفحًا موصى به.

download-open = على الهاتف، اضغط «تنزيل» واسمح به.
download-start = افتح التطبيق وسجّل الدخول كما تفعل هنا.
download-home-screen = أكّد. يظهر التطبيق على الشاشة الرئيسية ويُفتح دون أشرطة المتصفح.
download-ios-open = على iPhone أو iPad، افتح هذه الصفحة في Safari.
download-ios-share = اضغط «مشاركة»، ثم «إضافة إلى الشاشة الرئيسية».
download-ios-file = بعد وصول التطبيق، امنح المطوّر الثقة من الإعدادات، ثم عام، ثم إدارة الجهاز.
download-config-allow = اضغط «تنزيل» واسمح بملف التعريف.
download-config-install = في الإعدادات، اختر ملف التعريف الذي نزّلته واضغط «تثبيت»: يظهر التطبيق على الشاشة الرئيسية.
download-android-open = على الهاتف، افتح هذه الصفحة في Chrome.
download-android-menu = في القائمة، اضغط «إضافة إلى الشاشة الرئيسية»، ثم «تثبيت».
download-android-file = بعد وصول الملف، افتحه واسمح بالتثبيت من هذا المصدر.

domains-speed = { $ms } مللي ثانية
