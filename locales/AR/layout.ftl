# The layout around every page: navigation, tab bar, the member's menu. One or two words each.
nav-home = الرئيسية
nav-games = الألعاب
nav-deposit = إيداع
nav-sign-up = إنشاء حساب
nav-free-play = لعب مجاني
nav-promotions = العروض
nav-me = حسابي
nav-rng = السلوت
nav-pvp = لاعب ضد لاعب
nav-fish = الصيد
nav-live = مباشر
nav-sports = الرياضة
nav-esports = رياضات إلكترونية
nav-sv3 = صراع الديوك
nav-elott = اليانصيب

menu-account-record = سجل الحساب
menu-profit-and-loss = الربح والخسارة
menu-reward-centre = مركز المكافآت
menu-security-centre = مركز الأمان
