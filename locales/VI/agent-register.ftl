# The register centre.
agent-register-channel-wrong = Viết trên một dòng, tối đa 40 ký tự.
# $most: a number.
agent-register-days-wrong = Nhập số ngày không quá { $most }; để trống nếu không giới hạn.
agent-register-fact-deposits = Đã nạp
agent-register-fact-first-deposits = Nạp lần đầu
agent-register-fact-registered = Đã đăng ký
agent-register-fact-turnover = Cược hợp lệ
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = Liên kết { $code }
agent-register-link-made = Liên kết đã sẵn sàng.
agent-register-link-no-end = Không giới hạn
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] Đã kết thúc
    [EXPIRED] Hết hạn
    [USED_UP] Hết lượt
   *[OPEN] Đang mở
}
# $time: when it expires.
agent-register-link-until = Đến { $time }
# $name: an account name.
agent-register-made = Đã tạo { $name }.
agent-register-made-hint = Hãy giao tên tài khoản và mật khẩu ban đầu. Khi đăng nhập lần đầu, hội viên tự đặt mật khẩu và đồng ý điều khoản.
# $most: a percentage.
agent-register-rate-above = Tối đa { $most }.
# $most: a percentage.
agent-register-rate-most = Tối đa { $most }
agent-register-rate-wrong = Nhập phần trăm với tối đa hai chữ số thập phân, ví dụ 0.25.
# $most: a number.
agent-register-uses-wrong = Nhập số từ 1 đến { $most }.

# The views' own words.
view-agent-register-account = Tài khoản mới
view-agent-register-account-text = Tài khoản đứng dưới bạn ngay. Mật khẩu ban đầu phải đổi khi đăng nhập lần đầu.
view-agent-register-type = Loại tài khoản
view-agent-register-rates = Hoàn trả
view-agent-register-rates-text = Phần trăm của mỗi cược hợp lệ. Để trống là không có; không cao hơn của bạn.
view-agent-register-create = Tạo tài khoản
view-agent-register-another = Tạo thêm
view-agent-register-link = Liên kết đăng ký mới
view-agent-register-link-text = Người đăng ký qua liên kết sẽ đứng dưới bạn, với loại và tỷ lệ này.
view-agent-register-channel = Nơi hiển thị
view-agent-register-channel-hint = Không bắt buộc: chỉ bạn thấy
view-agent-register-uses = Số người có thể đăng ký
view-agent-register-days = Số ngày hiệu lực
view-agent-register-days-hint = Để trống nếu không giới hạn
view-agent-register-add = Tạo liên kết
view-agent-register-links = Liên kết đăng ký
view-agent-register-none = Chưa có liên kết. Hãy tạo ở trên và chia sẻ.
view-agent-register-show = Hiện mã QR
view-agent-register-qr = Mã QR của liên kết đăng ký
view-agent-register-share = Chia sẻ
# $brand: the site's name.
view-agent-register-share-text = Tham gia { $brand }
view-agent-register-end = Kết thúc liên kết
view-agent-register-end-ask = Kết thúc liên kết này? Sẽ không ai đăng ký qua nó được nữa; người đã đăng ký vẫn giữ nguyên.
view-agent-register-end-yes = Kết thúc
view-agent-register-end-no = Giữ lại
view-agent-register-address = Liên kết đăng ký
