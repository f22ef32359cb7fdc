# Money in and out: the field of an amount, and what the cashier refuses (sections 3, 8 and 9 of the specification).
amount-empty = Hãy nhập số tiền.
amount-not-an-amount = Hãy nhập số tiền bằng chữ số.
amount-too-precise = Hãy nhập tối đa hai chữ số thập phân.
amount-not-whole = Hãy nhập số tiền chẵn, không có phần thập phân.
# $amount: an amount with its currency.
amount-least = Ít nhất là { $amount }.
# $amount: an amount with its currency.
amount-most = Nhiều nhất là { $amount }.
# $min, $max: amounts with their currency.
amount-range = { $min } đến { $max }

# Who did a step of a deposit or withdrawal.
step-member = Bạn
step-operator = Nhà điều hành
step-provider = Đơn vị thanh toán
step-system = Tự động

# Refusals.
error-amount-too-small = Số tiền này quá nhỏ. Hãy nhập số lớn hơn.
error-amount-too-large = Số tiền này quá lớn. Hãy nhập số nhỏ hơn.
error-not-enough-money = Số dư của bạn không đủ cho số tiền này. Hãy nhập số nhỏ hơn.
error-wagering-left = Một phần số tiền này phải được đặt cược trước khi rút. Trang ví cho biết hiện có thể rút bao nhiêu.
error-daily-limit = Số này nhiều hơn mức bạn còn có thể rút hôm nay. Hãy nhập số nhỏ hơn hoặc chờ đến ngày mai.
error-daily-count = Bạn đã dùng hết số lần rút tiền trong ngày theo cấp của mình. Hãy thử lại vào ngày mai.
error-too-many-open = Có quá nhiều lệnh nạp đang chờ bạn thanh toán. Hãy thanh toán hoặc hủy một lệnh.
error-channel-closed = Cách thanh toán này hiện đang đóng. Hãy chọn cách khác.
error-state-changed = Tình trạng đã thay đổi. Bạn đang xem tình trạng hiện tại.
error-provider-unavailable = Đơn vị thanh toán không phản hồi. Chưa có khoản tiền nào được chuyển, hãy thử lại sau vài phút.
error-voucher-unknown = Không có thẻ nạp nào mang mã này. Hãy kiểm tra mã rồi thử lại.
error-voucher-used = Thẻ nạp này đã được dùng. Hãy dùng thẻ khác.
error-voucher-expired = Thẻ nạp này đã hết hạn. Hãy dùng thẻ khác.
error-voucher-currency = Thẻ nạp này dùng loại tiền khác với ví của bạn. Hãy dùng thẻ khác.
error-wrong-payment-password = Mật khẩu giao dịch không đúng. Hãy kiểm tra rồi thử lại.
error-payment-locked = Thanh toán tạm khóa sau quá nhiều lần nhập sai mật khẩu giao dịch. Hãy chờ hoặc khôi phục mật khẩu giao dịch.
error-payment-password-needed = Hãy đặt mật khẩu giao dịch trước.
error-payment-password-set = Bạn đã có mật khẩu giao dịch. Hãy đổi mật khẩu đó.
error-proof-needed = Hãy xác minh email hoặc số điện thoại trước, để chúng tôi chắc chắn đó là bạn.
error-account-checksum = Số kiểm tra không khớp, nên tài khoản bị gõ sai. Hãy đối chiếu lại.
error-account-known = Bạn đã thêm tài khoản này rồi.
error-institution-unknown = Hãy chọn một mục trong danh sách.
error-account-waiting = Tài khoản này mới được thêm và chưa thể nhận tiền. Hãy chọn tài khoản khác hoặc chờ.
error-factor-waiting = Ứng dụng xác thực đã bị gỡ hoặc thay chưa đầy một ngày. Hãy rút số tiền nhỏ hơn, hoặc chờ hết một ngày.
error-payee-name-other = Tiền chỉ được chuyển đến tài khoản đứng tên bạn. Hãy nhập tên mà chúng tôi đã biết.
error-upline-unavailable = Hiện không thể chuyển tiền cho tuyến trên của bạn. Chưa có khoản nào được chuyển; hãy liên hệ CSKH.
error-downline-unavailable = Hiện không thể chuyển tiền cho tài khoản này. Chưa có khoản nào được chuyển.
error-not-freezable = Hiện bạn không thể khóa hoặc mở khóa tài khoản này.
error-transfer-daily-count = Bạn đã dùng hết số lần chuyển hôm nay. Hãy thử lại vào ngày mai.
error-transfer-daily-limit = Số tiền này vượt mức bạn còn có thể chuyển hôm nay. Hãy nhập số nhỏ hơn hoặc chờ đến ngày mai.
error-given-locked = Số tiền này chưa thể rời ví chính: phần được tặng phải được cược đủ trước.
error-wallet-closed = Ví này hiện không nhận chuyển khoản. Hãy thử lại sau.
error-wallet-unreadable = Nhà cung cấp chưa cho biết số dư của ví này. Chưa có khoản nào được chuyển: hãy thử lại sau giây lát.
error-round-unreadable = Nhà cung cấp chưa cho biết kết quả. Tiền cược và tiền trả thưởng của bạn vẫn giữ nguyên: hãy thử lại sau giây lát.
error-bet-open = Bạn có một lượt cược chưa kết thúc: hãy đợi nó kết thúc trước.
error-payee-name-needed = Hãy xác minh tên của bạn trước: tiền chỉ trả cho tên đã xác minh.
error-payee-name-checked = Giấy tờ của bạn ghi tên khác. Hãy nhập tên trên giấy tờ.
error-identity-check-needed = Cần xác minh danh tính được duyệt trước, tại trung tâm bảo mật.
error-document-invalid = Tệp này không được nhận. Hãy gửi ảnh, hoặc PDF tối đa 10 trang không có tập lệnh, tệp đính kèm hay mật khẩu.
error-identity-incomplete = Còn thiếu: hãy khai thông tin và gửi hộ chiếu, giấy phép lái xe hoặc cả hai mặt căn cước.
