# Play in control: what play has cost, limits, reality checks, breaks from play, a questionnaire.
fair-deposit = Hạn mức nạp tiền
fair-deposit-about = Số tiền bạn nạp vào. Rút tiền ra không làm hạn mức rộng thêm.
fair-loss = Hạn mức thua
fair-loss-about = Chi phí chơi của bạn: tiền cược trừ tiền thưởng nhận về.
fair-stake = Hạn mức cược
fair-stake-about = Toàn bộ tiền bạn cược, dù thắng hay thua.
fair-time = Hạn mức thời gian
fair-time-about = Bạn chơi bao lâu.
# $kind: what it bounds, a word. $period: how long what was used counts, a word.
fair-limit-name = { $kind ->
    [LOSS] Hạn mức thua
    [STAKE] Hạn mức cược
    [TIME] Hạn mức thời gian
   *[DEPOSIT] Hạn mức nạp tiền
}, { $period ->
    [WEEK] 7 ngày
    [MONTH] 31 ngày
   *[DAY] 24 giờ
}
fair-day = 24 giờ
fair-week = 7 ngày
fair-month = 31 ngày
fair-ever = Từ khi bắt đầu
# $hours, $minutes: numbers.
fair-time-value = { $hours } giờ { $minutes } phút
fair-no-limit = Không có hạn mức
# $time: date and time of day with the offset from UTC.
fair-eases = Từ { $time } bạn lại có thêm.
fair-counts-now = Có hiệu lực ngay.
fair-counts-now-drops = Có hiệu lực ngay, và mức tăng đang chờ bị hủy.
# $time: date and time of day with the offset from UTC.
fair-counts-later = Đây là tăng hạn mức. Bạn có thể xác nhận từ { $time }. Cho đến lúc đó hạn mức giữ nguyên.
fair-counts-already = Đây đã là hạn mức của bạn.
# $time: date and time of day with the offset from UTC.
fair-removed-later = Bạn có thể xác nhận không muốn hạn mức từ { $time }. Cho đến lúc đó hạn mức giữ nguyên.
# $hours: a number of hours, 24 or more.
fair-time-wrong = Hãy nhập ít nhất 1 phút và nhiều nhất { $hours } giờ.
# $time: date and time of day with the offset from UTC.
fair-raise-waits = Bạn có thể xác nhận từ { $time }. Nếu bạn không đồng ý lần hai, mức này không có hiệu lực.
fair-raise-ripe = Đã hết thời gian chờ. Bạn còn muốn không? Nếu bạn không đồng ý lần hai, mức này không có hiệu lực.
fair-row-deposited = Tiền nạp
fair-row-withdrawn = Tiền rút
fair-row-staked = Tiền cược
fair-row-paid = Tiền thưởng
fair-row-net = Kết quả ròng
fair-row-minutes = Thời gian chơi
fair-check-never = Không nhắc khi chơi
# $count: a number.
fair-check-every = { $count ->
   *[other] Sau mỗi { $count } phút chơi
}
# $span: how long, a word.
fair-span = { $span ->
    [WEEK] 7 ngày
    [DAYS_30] 30 ngày
    [WEEKS_6] 6 tuần
    [MONTHS_6] 6 tháng
    [YEAR] 1 năm
    [YEARS_5] 5 năm
    [FOREVER] Mãi mãi
   *[HOURS_24] 24 giờ
}
# $kind: which break, a word.
fair-break-present = { $kind ->
    [SELF_EXCLUSION] Bạn đã tự loại trừ khỏi trò chơi
   *[TIME_OUT] Bạn đang tạm nghỉ chơi
}
# $cause: what has brought it about, a word.
fair-break-cause = { $cause ->
    [MATCHED] Điều này theo việc bạn tự loại trừ ở một tài khoản khác.
    [OPERATOR] Điều này do nhà điều hành đặt.
    [MINOR] Theo những gì chúng tôi biết, bạn còn quá trẻ để chơi.
   *[OWN] Bạn đã chọn điều này.
}
# $time: date and time of day with the offset from UTC.
fair-break-until = Đến { $time }
fair-break-forever = Không có ngày kết thúc
# $time: date and time of day with the offset from UTC.
fair-break-until-asked = Đến { $time }, và sau đó cho đến khi bạn yêu cầu quay lại
# $time: date and time of day with the offset from UTC.
fair-break-since = Từ { $time }
fair-break-over = Đã hết thời hạn. Trò chơi chỉ mở lại nếu bạn yêu cầu, sau một thời gian suy nghĩ tính từ lúc yêu cầu.
# $time: date and time of day with the offset from UTC.
fair-break-returns = Bạn đã yêu cầu quay lại. Trò chơi mở lúc { $time }.
fair-break-asked = Bắt đầu kỳ nghỉ này?
# $time: date and time of day with the offset from UTC.
fair-break-asked-time-out = Bạn không thể chơi đến { $time }. Không ai có thể kết thúc sớm hơn, kể cả chúng tôi.
# $time: date and time of day with the offset from UTC.
fair-break-asked-exclusion = Bạn không thể chơi đến { $time }, và sau đó chỉ khi bạn yêu cầu. Không ai có thể kết thúc sớm hơn, kể cả chúng tôi.
fair-break-asked-forever = Bạn sẽ không thể chơi ở đây nữa. Không ai có thể rút lại, kể cả chúng tôi.
fair-break-begin = Bắt đầu nghỉ
fair-break-closed = Trò chơi đóng với bạn
fair-notice-title = Bạn đang tạm nghỉ chơi
# $time: date and time of day with the offset from UTC.
fair-notice-until = Mục này đóng với bạn đến { $time }. Tiền vẫn là của bạn và bạn vẫn rút được.
fair-notice-forever = Mục này đóng với bạn và không có ngày kết thúc. Tiền vẫn là của bạn và bạn vẫn rút được.
# $time: date and time of day with the offset from UTC.
fair-notice-until-asked = Mục này đóng với bạn đến { $time }, và sau đó cho đến khi bạn yêu cầu quay lại. Tiền vẫn là của bạn và bạn vẫn rút được.
fair-notice-open = Xem những gì vẫn mở
# $kind: what happened, a word.
fair-did = { $kind ->
    [LIMIT_SET] Đã đặt hạn mức
    [LIMIT_LOWERED] Đã giảm hạn mức
    [RAISE_ASKED] Đã yêu cầu tăng
    [RAISE_CONFIRMED] Đã xác nhận tăng
    [RAISE_DROPPED] Đã hủy yêu cầu tăng
    [LIMIT_DECLINED] Không muốn hạn mức
    [LIMIT_HELD] Đã chạm hạn mức
    [REALITY_CHECK_SET] Đã đổi lời nhắc khi chơi
    [REALITY_CHECK_ANSWERED] Đã đọc lời nhắc khi chơi
    [TIME_OUT] Bắt đầu nghỉ ngắn
    [SELF_EXCLUSION] Bắt đầu tự loại trừ
    [RETURN_ASKED] Đã yêu cầu quay lại
    [RETURNED] Trò chơi đã mở lại
    [SELF_TEST] Đã trả lời bài tự kiểm tra
   *[OTHER] Đã thay đổi
}
# $actor: who did it, a word.
fair-by = { $actor ->
    [OPERATOR] Do nhà điều hành
   *[SYSTEM] Do trang tự động
}
# The nine questions of the Problem Gambling Severity Index (Ferris and Wynne, 2001), about the last 12 months.
fair-test-1 = Bạn có từng cược nhiều hơn mức bạn thực sự chịu mất được không?
fair-test-2 = Bạn có từng cần chơi với số tiền lớn hơn để có cùng cảm giác phấn khích không?
fair-test-3 = Bạn có từng quay lại vào ngày khác để cố gỡ lại số tiền đã thua không?
fair-test-4 = Bạn có từng vay tiền hay bán đồ để có tiền chơi không?
fair-test-5 = Bạn có từng cảm thấy mình có thể có vấn đề với cờ bạc không?
fair-test-6 = Cờ bạc có từng gây cho bạn vấn đề sức khỏe, kể cả căng thẳng hay lo âu không?
fair-test-7 = Có ai từng chê trách việc bạn đặt cược hay nói bạn có vấn đề cờ bạc, dù bạn thấy đúng hay không?
fair-test-8 = Cờ bạc có từng gây khó khăn tài chính cho bạn hay gia đình bạn không?
fair-test-9 = Bạn có từng thấy áy náy về cách bạn chơi hay những gì xảy ra khi bạn chơi không?
fair-test-never = Không bao giờ
fair-test-sometimes = Đôi khi
fair-test-mostly = Phần lớn thời gian
fair-test-always = Gần như luôn luôn
fair-test-left-out = Hãy chọn một câu trả lời.
# $score, $most: numbers.
fair-test-score = Tổng điểm của bạn là { $score } trên { $most }.
# $band: what the sum means, a word.
fair-test-band = { $band ->
    [LOW] Câu trả lời cho thấy ít dấu hiệu tổn hại
    [MODERATE] Câu trả lời cho thấy một số dấu hiệu tổn hại
    [HIGH] Câu trả lời cho thấy dấu hiệu tổn hại rõ rệt
   *[NONE] Câu trả lời không cho thấy dấu hiệu tổn hại
}
# $band: what the sum means, a word.
fair-test-next = { $band ->
    [LOW] Hạn mức tiền hoặc thời gian có thể giúp bạn. Hãy trả lời lại sau vài tháng.
    [MODERATE] Hạn mức thấp hơn hoặc một kỳ nghỉ có thể giúp bạn. Nói chuyện với ai đó cũng tốt: các dịch vụ trên trang này dành cho việc đó.
    [HIGH] Bạn không cần đối mặt một mình. Các dịch vụ trên trang này sẵn sàng trò chuyện, và một kỳ nghỉ cho bạn thời gian.
   *[NONE] Không cần thay đổi gì. Hạn mức vẫn là cách bình tĩnh để quyết định trước khi chơi.
}
