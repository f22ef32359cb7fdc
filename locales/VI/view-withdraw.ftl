# The views' own words of the withdrawal page and of the payment password.
view-payment-password = Mật khẩu giao dịch
view-payment-password-about = Nó bảo vệ tiền rời ví, bên cạnh mật khẩu đăng nhập.
view-payment-password-manage = Đổi hoặc khôi phục
view-pin-show = Hiện mật khẩu giao dịch
view-pin-hide = Ẩn mật khẩu giao dịch
view-pin-forgotten = Quên mật khẩu giao dịch?

view-withdraw = Lấy tiền ra
view-withdraw-can = Bây giờ bạn có thể lấy ra
# $balance: an amount with its currency.
view-withdraw-of = Ví của bạn có { $balance }.
view-withdraw-why = Vì sao không phải tất cả?
view-withdraw-first = Trước lần rút đầu tiên cần thiết lập vài thứ.
view-withdraw-steps = Các bước
view-withdraw-step-done = Xong
view-withdraw-to = Trả vào
view-withdraw-amount = Số tiền
# $min, $max: amounts with their currency.
view-withdraw-bounds = Từ { $min } đến { $max }
# $fee, $net: amounts with their currency.
view-withdraw-net = Phí { $fee }, nhận được { $net }.
view-withdraw-review = Kiểm tra lần rút
view-withdraw-check = Kiểm tra và gửi
view-withdraw-factor = Mã từ ứng dụng xác thực
view-withdraw-factor-why = Số tiền cỡ này cần mã đó.
view-withdraw-send = Rút tiền
view-withdraw-change = Quay lại
view-withdraw-order = Mã đơn
view-withdraw-copy-order = Sao chép mã đơn
view-withdraw-another = Rút lần khác
view-withdraw-open = Đang trên đường
view-withdraw-named = Lần rút tiền
view-withdraw-all-of-them = Mọi lần rút tiền
view-withdraw-timeline = Những gì đã diễn ra
view-withdraw-state-done = Xong
view-withdraw-state-now = Hiện tại
view-withdraw-state-failed = Không thành
view-withdraw-state-ahead = Sắp tới
view-withdraw-support = Hỏi CSKH
view-withdraw-cancel = Hủy
view-withdraw-cancel-sure = Xác nhận hủy: tiền trở lại ví
view-withdraw-keep = Giữ lại
view-withdraw-history = Mọi lần rút tiền
view-withdraw-filter = Tình trạng
view-withdraw-none = Các lần rút tiền của bạn sẽ hiện ở đây, kèm diễn biến.
view-withdraw-none-such = Không có lần rút nào ở tình trạng này.

view-payout-accounts = Tài khoản nhận tiền
view-payout-accounts-about = Chỉ đứng tên bạn. Thêm hoặc xóa đều cần mật khẩu giao dịch.
view-payout-none = Tài khoản ngân hàng, ví điện tử và địa chỉ của bạn sẽ hiện ở đây. Hãy thêm cái đầu tiên.
view-payout-add = Thêm tài khoản
view-payout-method = Cách nhận tiền
view-payout-institution = Ngân hàng hoặc dịch vụ
view-payout-choose = Chọn
view-payout-holder = Chủ tài khoản
# $account: way to be paid with the end of the account.
view-payout-remove = Xóa { $account }
view-payout-remove-it = Xóa tài khoản

view-arrival = Bạn đã nhận được gì?
view-arrival-answers = Câu trả lời của bạn
view-arrival-amount = Số tiền đã nhận
view-arrival-send = Gửi câu trả lời
