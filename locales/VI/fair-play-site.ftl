# Fair play where one plays, pays and signs up: limits that are offered or reached, the reality check, who may play.
limit-offer-title = Hạn mức nạp tiền của bạn
limit-offer-day = Trong 24 giờ
limit-offer-week = Trong 7 ngày
limit-offer-month = Trong 31 ngày
limit-offer-empty = Hãy điền ít nhất một số tiền, hoặc chọn “Không đặt hạn mức”.
limit-offer-empty-demanded = Hãy điền ít nhất một số tiền.

limit-reached-title = Bạn đã chạm hạn mức
limit-reached-go = Xem hạn mức của tôi
# $period: day, week or month. $limit: what the limit is. $left: what it still leaves; both with their currency, or as hours:minutes. $time: date and time.
limit-reached-deposit = Hạn mức nạp tiền của bạn trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    } là { $limit }. Hiện còn: { $left }.
limit-reached-deposit-until = Hạn mức nạp tiền của bạn trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    } là { $limit }. Hiện còn: { $left }. Sẽ có thêm từ { $time }.
limit-reached-loss = Hạn mức thua của bạn trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    } là { $limit }. Hiện còn: { $left }.
limit-reached-loss-until = Hạn mức thua của bạn trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    } là { $limit }. Hiện còn: { $left }. Sẽ có thêm từ { $time }.
limit-reached-stake = Hạn mức cược của bạn trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    } là { $limit }. Hiện còn: { $left }.
limit-reached-stake-until = Hạn mức cược của bạn trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    } là { $limit }. Hiện còn: { $left }. Sẽ có thêm từ { $time }.
limit-reached-time = Bạn đã cho phép mình chơi { $limit } (giờ:phút) trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    }. Hiện còn: { $left }.
limit-reached-time-until = Bạn đã cho phép mình chơi { $limit } (giờ:phút) trong { $period ->
    [day] 24 giờ
    [week] 7 ngày
   *[month] 31 ngày
    }. Hiện còn: { $left }. Sẽ có thêm từ { $time }.

# $hours, $minutes: how long the session of play has lasted.
reality-check-time = { $hours } giờ { $minutes } phút
reality-check-minutes = { $minutes } phút
reality-check-won = Đã thắng
reality-check-lost = Đã thua
reality-check-even = Không thắng không thua

age-check-title = Cần kiểm tra tuổi của bạn trước
age-check-text = Giấy phép của trang chỉ cho phép việc này khi tuổi và danh tính của bạn đã được kiểm tra. Bạn cần một ảnh chụp giấy tờ.
age-check-go = Kiểm tra danh tính của tôi
# $age: in years.
age-notice = Người dưới { $age } tuổi không được chơi tại đây.
other-game-title = Trò chơi kia của bạn sẽ kết thúc
other-game-start = Bắt đầu trò này

demo-closed-title = Chơi miễn phí tại đây cũng cần tài khoản
demo-closed-text = Giấy phép của trang chỉ cho người có tài khoản chơi, kể cả khi miễn phí. Hãy đăng nhập hoặc đăng ký, trò chơi sẽ mở ra sau đó.
demo-closed-log-in = Đăng nhập
funds-unread = Hãy đọc nội dung này và đánh dấu vào ô trước khi nạp tiền.

# $time: date and time. $place: device and address.
previous-login = Lần đăng nhập trước của bạn: { $time }
previous-login-from = Lần đăng nhập trước của bạn: { $time }, { $place }
