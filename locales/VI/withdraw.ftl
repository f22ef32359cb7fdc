# Withdrawals: what comes first, the form, the accounts to be paid to, how one stands, and what has arrived (section 4 of the specification).
withdraw-step-password = Mật khẩu giao dịch
withdraw-step-account = Tài khoản nhận tiền
withdraw-step-withdraw = Rút tiền

# $left, $daily: amounts with their currency. $time: date and time of day with the offset from UTC.
withdraw-limit-amount = Hạn mức trong ngày còn: { $left } trên { $daily }, đến { $time }.
# $left, $daily: numbers.
withdraw-limit-count = Số lần rút còn lại hôm nay: { $left } trên { $daily }.

# Why nothing can be asked for now.
# $time: date and time of day with the offset from UTC.
withdraw-count-used = Bạn đã dùng hết số lần rút tiền hôm nay của cấp mình. Từ { $time } bạn có thể rút lại.
# $time: date and time of day with the offset from UTC.
withdraw-amount-used = Bạn đã đạt hạn mức trong ngày của cấp mình. Từ { $time } bạn có thể rút lại.
# $least: an amount with its currency.
withdraw-too-little = Hiện số tiền có thể rời ví quá ít: mức rút thấp nhất là { $least }. Trang ví cho biết vì sao tiền bị giữ lại.
# $time: date and time of day with the offset from UTC.
withdraw-all-wait = Tài khoản của bạn vừa được thêm. Từ { $time } có thể nhận tiền.
withdraw-methods-closed = Hiện mọi cách nhận tiền đều đóng. Hãy thử lại sau hoặc hỏi CSKH.

# The form.
# $amount: an amount with its currency.
withdraw-all = Tất cả: { $amount }
withdraw-fee-none = Miễn phí
# $fee: a share, an amount, or both.
withdraw-fee = Phí: { $fee }
# $unit: minutes, hours or days. $count: how many.
withdraw-usual-time = { $unit ->
    [minutes] Thường trong { $count } phút
    [hours] Thường trong { $count } giờ
   *[days] Thường trong { $count } ngày
}
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-review = Bạn nhận { $net } vào { $account }.
withdraw-fact-amount = Rời ví của bạn
withdraw-fact-fee = Phí
withdraw-fact-net = Nhận được
withdraw-fact-account = Tài khoản
withdraw-fact-paid = Đã trả đến nay
withdraw-fact-received = Đã nhận, theo lời bạn
withdraw-fact-remaining = Còn thiếu, theo lời bạn
# $net: an amount with its currency. $account: bank or service with the end of the account.
withdraw-sent-sentence = { $net } đang được chuyển đến { $account }.
withdraw-sent = Số tiền được giữ trong ví của bạn cho đến khi được trả.
# $time: date and time of day with the offset from UTC.
withdraw-sent-by = Số tiền được giữ trong ví của bạn cho đến khi được trả, dự kiến trước { $time }.
withdraw-sent-review = Số tiền được giữ trong ví của bạn. Nhà điều hành xem xét lần rút này trước; mất bao lâu chúng tôi không nói chắc được.

# Accounts to be paid to.
payout-account-number = Số tài khoản
payout-wallet-number = Số hoặc tên tài khoản ví điện tử
payout-address = Địa chỉ
payout-account-empty = Hãy nhập tài khoản.
payout-holder-empty = Hãy nhập tên chủ tài khoản.
# $name: a name, mostly hidden.
payout-holder-known = Tiền chỉ trả vào tài khoản đứng tên bạn: { $name }
# $unit: minutes, hours or days. $count: how many.
payout-waits = { $unit ->
    [minutes] Để an toàn cho bạn, tài khoản mới nhận được tiền sau { $count } phút.
    [hours] Để an toàn cho bạn, tài khoản mới nhận được tiền sau { $count } giờ.
   *[days] Để an toàn cho bạn, tài khoản mới nhận được tiền sau { $count } ngày.
}
# $time: date and time of day with the offset from UTC.
payout-waits-until = Có thể nhận tiền từ { $time }
payout-method-closed = Hiện đang đóng
# $account: bank or service with the end of the account.
payout-remove-asked = Xóa { $account }? Tiền đang trên đường đến đó vẫn sẽ tới.
payout-too-many = Bạn đã có số tài khoản tối đa. Hãy xóa một tài khoản để thêm tài khoản khác.
toast-payout-added = Đã thêm tài khoản.
toast-payout-removed = Đã xóa tài khoản.

# How a withdrawal stands.
withdrawals-all = Tất cả
withdrawal-asked = Đã yêu cầu rút tiền
withdrawal-risk-review = Đang xem xét
withdrawal-approved = Đã duyệt
withdrawal-processing = Đang chi trả
withdrawal-partly-paid = Đã trả một phần
withdrawal-awaiting = Đã trả, chờ bạn xác nhận
withdrawal-disputed = Đang tra soát
withdrawal-completed = Đã nhận
withdrawal-auto-confirmed = Coi như đã nhận
withdrawal-rejected = Bị từ chối
withdrawal-failed = Không trả được
withdrawal-returned = Bị gửi trả
withdrawal-cancelled = Đã hủy
withdrawal-changed = Có thay đổi
withdrawal-next-paid = Đơn vị thanh toán trả tiền
withdrawal-next-confirm = Bạn cho biết đã nhận được gì
withdrawal-about-review = Nhà điều hành đang xem xét. Mất bao lâu chúng tôi không nói chắc được.
# $time: date and time of day with the offset from UTC.
withdrawal-about-expected = Dự kiến trước { $time }.
withdrawal-about-awaiting = Đơn vị thanh toán đã gửi toàn bộ. Hãy xem tài khoản của bạn, rồi cho biết bên dưới đã nhận được gì.
withdrawal-about-disputed = Nhà điều hành đang hỏi đơn vị thanh toán tiền ở đâu và sẽ kết thúc việc này tại đây. Hãy viết cho CSKH nếu bạn có thêm bằng chứng.
withdrawal-about-auto-confirmed = Bạn không trả lời kịp nên coi như đã nhận. Nếu tiền chưa đến, hãy viết cho CSKH.
withdrawal-about-back = Tiền đã trở lại ví của bạn.
withdrawal-about-failed = Phần chưa trả đã trở lại ví của bạn.
toast-withdrawal-cancelled = Đã hủy lần rút tiền. Tiền đã trở lại ví của bạn.

# What has arrived.
# $time: date and time of day with the offset from UTC.
arrival-until = Bạn có thể trả lời đến { $time }. Nếu đến lúc đó không có câu trả lời, coi như đã nhận đủ.
arrival-full = Đã nhận đủ
arrival-partial = Chỉ nhận được một phần
arrival-not-received = Chưa nhận được gì
# $amount: an amount with its currency.
arrival-follows-full = Bạn xác nhận đã nhận { $amount }. Lần rút tiền này kết thúc tại đây.
arrival-follows-dispute = Sau đó nhà điều hành sẽ hỏi đơn vị thanh toán tiền ở đâu. Cho đến khi rõ, lần rút tiền này vẫn mở.
arrival-choose = Hãy chọn bạn đã nhận được gì.
arrival-pictures-missing = Hãy thêm một hình cho thấy đã nhận được gì.
# $most: how many.
arrival-pictures-needed = Từ 1 đến { $most } hình sao kê tài khoản, png hoặc jpg, mỗi hình dưới 5 MB. Chỉ nhân viên của chúng tôi xem được.
# $most: how many.
arrival-pictures-may = Nếu muốn, tối đa { $most } hình sao kê tài khoản, png hoặc jpg, mỗi hình dưới 5 MB. Chỉ nhân viên của chúng tôi xem được.
toast-arrival-said = Cảm ơn bạn. Câu trả lời đã được ghi nhận.
