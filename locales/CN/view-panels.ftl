# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = 暂无公告
view-footer-help = 帮助
view-footer-support = 客户服务
view-footer-app = 应用程序
view-footer-browsers = 推荐浏览器
view-footer-licences = 牌照
# $number: the number of a licence.
view-footer-licence-number = 编号 { $number }
# $name: the name of the licence.
view-footer-licence-check = 查验此牌照：{ $name }
view-footer-vendors = 合作游戏供应商
view-footer-copyright = © { $brand } 版权所有。
# $name: what the code leads to, e.g. Android.
view-qr = 二维码：{ $name }
