# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = 目前沒有公告
view-footer-help = 說明
view-footer-support = 客戶服務
view-footer-app = 應用程式
view-footer-browsers = 建議使用的瀏覽器
view-footer-licences = 執照
# $number: the number of a licence.
view-footer-licence-number = 編號 { $number }
# $name: the name of the licence.
view-footer-licence-check = 查驗此執照：{ $name }
view-footer-vendors = 合作遊戲商
view-footer-copyright = © { $brand } 版權所有。
# $name: what the code leads to, e.g. Android.
view-qr = QR 碼：{ $name }
