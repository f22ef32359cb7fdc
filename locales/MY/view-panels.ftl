# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = ကြေညာချက် မရှိပါ
view-footer-help = အကူအညီ
view-footer-support = ဖောက်သည်ဝန်ဆောင်မှု
view-footer-app = အက်ပ်များ
view-footer-browsers = အကြံပြုထားသော ဘရောက်ဆာများ
view-footer-licences = လိုင်စင်များ
# $number: the number of a licence.
view-footer-licence-number = အမှတ် { $number }
# $name: the name of the licence.
view-footer-licence-check = ဤလိုင်စင်ကို စစ်ဆေးရန်- { $name }
view-footer-vendors = ဂိမ်းကုမ္ပဏီများ
view-footer-copyright = © { $brand }။ မူပိုင်ခွင့်အားလုံး ရယူထားသည်။
# $name: what the code leads to, e.g. Android.
view-qr = QR ကုဒ်- { $name }
