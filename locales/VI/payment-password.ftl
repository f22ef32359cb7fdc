# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = Đã đặt
pin-not-set = Chưa đặt
# $time: date and time of day with the offset from UTC.
pin-locked = Thanh toán bị khóa đến { $time } vì nhập sai mật khẩu giao dịch quá nhiều lần. Khôi phục mật khẩu giao dịch để mở sớm hơn.
# $count: a number.
pin-guesses = Nhập sai thêm { $count } lần, thanh toán sẽ bị khóa một ngày.
# $count: a number.
pin-wrong-left = Mật khẩu giao dịch không đúng. Nhập sai thêm { $count } lần, thanh toán sẽ bị khóa một ngày.
pin-empty = Hãy nhập mật khẩu giao dịch.
pin-different = Hai lần nhập khác nhau. Hãy nhập cùng một mật khẩu giao dịch hai lần.
pin-guessable = Quá dễ đoán. Đừng lặp lại một chữ số, cũng đừng dùng các chữ số liên tiếp.
pin-change = Đổi mật khẩu giao dịch
pin-set-one = Đặt mật khẩu giao dịch
pin-recover = Quên rồi?
pin-recover-title = Khôi phục mật khẩu giao dịch
pin-contact-first = Quên rồi? Trước hết hãy xác minh địa chỉ email: mã để đặt mật khẩu giao dịch mới sẽ gửi đến đó.
pin-present = Mật khẩu giao dịch hiện tại
pin-new = Mật khẩu giao dịch mới
pin-again = Nhập lại
pin-save = Lưu
pin-about-first = Mật khẩu này được hỏi mỗi khi tiền rời ví của bạn. Hãy giữ kín: nhân viên của chúng tôi không bao giờ hỏi.
# $hint: the address, mostly hidden.
pin-code-by-mail = Một mã sẽ gửi qua email đến { $hint }. Dùng mã đó để đặt mật khẩu giao dịch mới.
# $hint: the number, mostly hidden.
pin-code-by-sms = Một mã sẽ gửi qua SMS đến { $hint }. Dùng mã đó để đặt mật khẩu giao dịch mới.
toast-payment-password-set = Đã đặt mật khẩu giao dịch.
safety-payment-password = Mật khẩu giao dịch
safety-next-payment-password = Hãy đặt mật khẩu giao dịch: không có nó, tiền không thể rời ví của bạn.
