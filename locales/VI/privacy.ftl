# What a member decides about own data: consent to promotional messages, a copy, the end of the account.
consent-email = Email
consent-sms = Tin nhắn SMS
consent-call = Cuộc gọi
# $hint: the address or number, mostly hidden.
consent-to = Gửi đến { $hint }
consent-unreachable = Bạn chưa xác minh cách liên hệ này nên sẽ chưa nhận được gì.
# $time: date and time of day with the offset from UTC.
consent-given-since = Đồng ý lúc { $time }
# $time: date and time of day with the offset from UTC.
consent-ended-since = Ngừng lúc { $time }
toast-consent-saved = Đã lưu lựa chọn của bạn.
copy-preparing = Bản sao đang được chuẩn bị. Bạn có thể rời trang này.
copy-failed = Không tạo được bản sao. Hãy yêu cầu lại.
# $size: a number of kilobytes. $time: date and time of day with the offset from UTC.
copy-ready = Bản sao đã sẵn sàng: { $size } kB. Sẽ bị xóa lúc { $time }.
# $time: date and time of day with the offset from UTC.
copy-next = Có thể yêu cầu bản khác từ { $time }.
# $amount: an amount with its currency.
closing-withdraw-first = Bạn còn rút được { $amount }. Hãy rút trước.
closing-withdraw-link = Rút tiền
# $count: a number.
closing-withdrawals = { $count } lệnh rút tiền đang xử lý. Hãy chờ đến khi kết thúc.
closing-withdrawals-link = Xem các lệnh rút tiền
# $count: a number.
closing-deposits = { $count } lệnh nạp tiền còn mở. Hãy thanh toán, hủy hoặc chờ kết thúc.
closing-deposits-link = Xem các lệnh nạp tiền
closing-bets = Còn một cược chưa kết thúc. Hãy chờ đến khi có kết quả.
# $amount: an amount with its currency.
closing-balance = Bạn từ bỏ { $amount } trong ví, khoản không thể rút tiền.
# $amount, $left: amounts with their currency.
closing-bonus = Tiền thưởng { $amount } kết thúc: còn thiếu { $left } tiền cược.
# $amount, $left: amounts with their currency.
closing-deposit = Khoản nạp tiền { $amount } chưa cược đủ: còn thiếu { $left }, phần còn lại bị từ bỏ.
# $points: a number.
closing-points = Điểm của bạn không dùng được nữa: { $points }
closing-accounts = Tài khoản nhận tiền, sự đồng ý nhận tin quảng cáo và bản sao dữ liệu của bạn bị xóa.
closing-sessions = Bạn bị đăng xuất ở mọi nơi và không ai lấy được tên của bạn.
closing-records = Hồ sơ về tiền và cược của bạn vẫn được chúng tôi lưu giữ theo luật.
# $count: a number of days.
closing-reopen = CSKH có thể mở lại tài khoản trong { $count } ngày. Những gì đã từ bỏ không được trả lại.
closing-reopen-never = Không thể hoàn tác.
closing-not-understood = Hãy đọc ý nghĩa của việc đóng tài khoản rồi đánh dấu vào ô.
toast-account-closed = Tài khoản của bạn đã đóng.
# $amount: money.
closing-elsewhere = { $amount } đang ở ví của nhà cung cấp trò chơi. Hãy chuyển về trước.
closing-elsewhere-link = Ví của tôi
closing-transfers = Một lần chuyển đến hoặc từ ví khác chưa kết thúc.
