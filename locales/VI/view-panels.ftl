# The views' own words round the screens, below or beside what is seen first: the foot and the side.

view-notices-none = Không có thông báo nào
view-footer-help = Trợ giúp
view-footer-support = Chăm sóc khách hàng
view-footer-app = Ứng dụng
view-footer-browsers = Trình duyệt khuyên dùng
view-footer-licences = Giấy phép
# $number: the number of a licence.
view-footer-licence-number = Số { $number }
# $name: the name of the licence.
view-footer-licence-check = Kiểm tra giấy phép này: { $name }
view-footer-vendors = Nhà cung cấp game
view-footer-copyright = © { $brand }. Bảo lưu mọi quyền.
# $name: what the code leads to, e.g. Android.
view-qr = Mã QR: { $name }
