# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = Sắp diễn ra
promo-join = Đang mở
promo-signed-up = Đã đăng ký
promo-in-progress = Đang diễn ra
promo-joined = Đã tham gia
promo-applying = Đang xét duyệt
promo-process = Đang chuẩn bị
promo-claim = Chờ nhận
promo-claimed = Đã nhận
promo-issued = Đã trao
promo-closed-for-signup = Hết hạn đăng ký
promo-rejected = Bị từ chối
promo-close = Đã kết thúc

# What a status means to do.
promo-what-coming-soon = Chưa mở. Hãy quay lại khi bắt đầu.
promo-what-join = Hãy đăng ký để tham gia.
promo-what-signed-up = Bạn đã đăng ký. Chương trình chưa bắt đầu.
promo-what-in-progress = Chương trình tự tính: không cần đăng ký.
promo-what-joined = Bạn đang tham gia.
promo-what-applying = Chúng tôi đã nhận đơn và đang xem xét. Câu trả lời sẽ hiện ở đây.
promo-what-process = Đơn của bạn đã được duyệt. Chúng tôi đang chuẩn bị phần thưởng.
promo-what-claim = Phần thưởng đã sẵn sàng. Bấm nhận, tiền sẽ vào ngay.
promo-what-claimed = Bạn đã nhận thưởng. Phần thưởng đã được cộng vào tài khoản.
promo-what-issued = Phần thưởng đã được trao cho bạn.
promo-what-closed-for-signup = Đang diễn ra, nhưng đã hết hạn đăng ký.
promo-what-rejected = Đơn của bạn bị từ chối. Lý do ở bên dưới.
promo-what-close = Khuyến mãi này đã kết thúc.
promo-what-log-in = Khuyến mãi này dành cho hội viên.
promo-what-apply = Hãy gửi đơn bằng mẫu bên dưới. Chúng tôi trả lời ngay trên trang này.
promo-what-apply-again = Đơn của bạn bị từ chối. Bạn có thể gửi lại bên dưới.
promo-what-draw = Bạn đang tham gia. Bạn có thể rút khi còn lượt.
promo-what-drawn = Bạn đã dùng hết lượt rút.

promo-act-log-in = Đăng nhập để tham gia
promo-act-join = Đăng ký
promo-act-claim = Nhận thưởng
promo-act-draw = Rút một lượt

promo-category-all = Tất cả
promo-category-new = Người chơi mới
promo-category-special = Đặc biệt
promo-category-vip = Hội viên VIP
promo-category-referral = Bạn bè
promo-category-other = Khác
promo-filter-any = Mọi trạng thái
promo-filter-open = Đang mở
promo-filter-coming = Sắp diễn ra
promo-filter-mine = Của tôi
promo-filter-ended = Đã kết thúc

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] Kết thúc sau { $count } phút
    [hours] Kết thúc sau { $count } giờ
   *[days] Kết thúc sau { $count } ngày
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] Bắt đầu sau { $count } phút
    [hours] Bắt đầu sau { $count } giờ
   *[days] Bắt đầu sau { $count } ngày
}
# $date: a date.
promo-ended = Đã kết thúc { $date }
promo-open-end = Không có ngày kết thúc
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } đến { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = Từ { $from }
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = Đăng ký từ { $from } đến { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = Đăng ký từ { $from }

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } vào ví của bạn
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = Thưởng { $amount }, vòng cược { $times } lần
promo-gives-share = Tùy cách bạn chơi: xem điều khoản
# $points: a grouped number.
promo-gives-points = Điểm: { $points }
promo-gives-free-spin = Vòng quay miễn phí
promo-gives-raffle = Lượt rút thưởng
promo-gives-physical = Quà từ chúng tôi

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } trên { $most } ký tự
apply-remark-long = Ghi chú quá dài. Hãy rút ngắn.
apply-remark-refused = Ghi chú không được chấp nhận. Hãy rút ngắn và chỉ dùng văn bản thuần.
promo-contact-zalo = Cần số Zalo để nhận thưởng
promo-contact-whatsapp = Cần số WhatsApp để nhận thưởng
# $most: a number as text.
apply-files-hint = Tối đa { $most } hình, png hoặc jpg, mỗi hình dưới 5 MB. Chỉ nhân viên của chúng tôi xem được.
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = Từ { $least } đến { $most } hình, png hoặc jpg, mỗi hình dưới 5 MB. Chỉ nhân viên của chúng tôi xem được.
apply-files-too-many = Tối đa ba hình. Hãy bỏ bớt một hình.
apply-files-missing = Đơn này cần có hình.
apply-files-under-way = Hãy chờ hình tải lên xong.
apply-files-failed = Hãy bỏ các tệp không được chấp nhận, hoặc thử lại.
apply-file-kind = Tệp này không phải png hay jpg.
apply-file-size = Tệp này từ 5 MB trở lên.
apply-file-empty = Tệp này trống.
apply-file-gone = Hình chỉ được giữ một ngày. Hãy tải lên lại.

# Raffles.
# $count: a number.
raffle-left = Còn { $count } lượt rút
# $prize: name of the prize.
raffle-won = Bạn trúng: { $prize }
raffle-blank = Lần này không trúng

toast-promo-joined = Bạn đã đăng ký.
toast-promo-claimed = Phần thưởng đã được cộng vào tài khoản.
toast-promo-applied = Đơn của bạn đã được gửi.

error-promotion-closed = Hiện không thực hiện được. Trang này cho biết tình trạng của khuyến mãi.
error-promotion-exhausted = Khuyến mãi này đã phát hết phần thưởng.
error-no-draws-left = Bạn không còn lượt rút.
error-rank-too-low = Khuyến mãi này dành cho hội viên cấp VIP cao hơn.
error-image-invalid = Tệp này không phải hình hợp lệ. Hãy lưu lại thành png hoặc jpg rồi thử lại.

# The points mall.
mall-cash = Tiền mặt
mall-bonus = Tiền thưởng
mall-free-spin = Vòng quay miễn phí
mall-physical = Quà tặng
mall-voucher = Phiếu quà
# $points: a grouped number.
mall-price = { $points } điểm
# $count: a number.
mall-left = Còn { $count }
mall-sold-out = Đã hết
# $amount: an amount with its currency sign.
mall-worth = Trị giá { $amount }
# $count: a number.
mall-limit = Mỗi hội viên tối đa { $count }
# $rank: a number as text.
mall-rank = Từ cấp VIP { $rank }
mall-need-stock = Đã hết hàng. Hãy xem lại sau.
mall-need-login = Đăng nhập để xem điểm của bạn.
# $rank: a number as text.
mall-need-rank = Bạn cần cấp VIP { $rank } để đổi.
# $points: a grouped number.
mall-need-points = Bạn cần thêm { $points } điểm để đổi.
mall-need-open = Điểm được trừ ngay và được hoàn nếu bị từ chối.
# $points: a grouped number.
mall-balance = Bạn có { $points } điểm
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = Nổ hũ: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = Casino trực tuyến: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = Thể thao: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = Bắn cá: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = Mọi trò chơi: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = Nạp tiền: một điểm cho mỗi { $amount }, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = Tiền thua: một điểm cho mỗi { $amount }, tối đa { $cap } điểm một ngày
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } điểm đổi được { $amount }, từ { $least } điểm trở lên
mall-never-expire = Điểm không bao giờ hết hạn.
promo-act-deposit = Nạp tiền
promo-what-deposit = Chọn trong biểu mẫu nạp tiền. Tiền thưởng đến cùng tiền của bạn.
promo-what-excluded = Chỉ dành cho lần nạp đầu, và bạn đã từng nạp tiền.
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = { $percent }% của khoản nạp từ { $least }, tối đa { $amount }; vòng cược { $times }x
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = { $percent }% của khoản nạp từ { $least }, tối đa { $amount }
