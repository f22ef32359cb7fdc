# Transfers to the upline: what the page says of limits, the form, and what was given and got.
upline-none = Hiện không có tuyến trên nào bạn có thể chuyển tiền. Nếu bạn nghĩ là có, hãy hỏi CSKH.
# $left, $daily: numbers.
upline-limit-count = Số lần chuyển còn lại hôm nay: { $left } trên { $daily }.
# $time: date and time of day with the offset from UTC.
upline-count-used = Bạn đã dùng hết số lần chuyển hôm nay. Từ { $time } bạn có thể chuyển lại.
# $time: date and time of day with the offset from UTC.
upline-amount-used = Bạn đã đạt hạn mức chuyển trong ngày. Từ { $time } bạn có thể chuyển lại.
# $least: an amount with its currency.
upline-too-little = Hiện số tiền có thể rời ví quá ít: mức chuyển thấp nhất là { $least }. Trang ví cho biết vì sao tiền bị giữ lại.
# $name: of the upline. $amount: an amount with its currency.
upline-review = { $name } nhận { $amount } ngay lập tức. Không thể hoàn tác.
upline-fact-gets = Tuyến trên nhận
upline-fact-to = Tuyến trên
# $name: of the upline. $amount: an amount with its currency.
upline-sent = { $name } đã nhận { $amount }.
# $name: of the upline.
upline-given = Đến { $name }
# $name: of a member below.
upline-got = Từ { $name }
