# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] Người nhận
    [PHONE] Số điện thoại
    [ADDRESS] Địa chỉ giao hàng
   *[CONTACT] Số ứng dụng nhắn tin
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] Đang chờ duyệt
    [APPROVED_IN_PROCESS] Đã duyệt, đang xử lý
    [APPROVED] Đã duyệt
    [SHIPPED] Đã duyệt, đang giao
    [COMPLETED] Đã giao
    [APPROVED_REJECTED] Đã duyệt, sau đó bị từ chối
   *[REJECTED] Bị từ chối
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = Bạn đã yêu cầu đổi { $name }. Đã trừ { $points } điểm.
points-limit-used = Bạn đã đổi đủ số lượng cho mỗi hội viên.
# $points: a grouped number.
points-back = Đã hoàn { $points } điểm
# $points: a grouped number.
points-taken = { $points } điểm
points-purpose = Thông tin này chỉ dùng cho lần đổi này và bị xóa sau khi kết thúc 180 ngày.
# $points: a grouped number.
points-convert-least = Từ { $points } điểm trở lên
# $points: a grouped number.
points-convert-step = Theo bội số của { $points } điểm
# $points: a grouped number.
points-convert-left = Hôm nay còn đổi được { $points } điểm
# $times: a number as text.
points-convert-wager = Phải cược trước khi rút: { $times } lần
# $amount: an amount with its currency sign.
points-convert-gives = Bạn nhận được { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = Đã đổi { $points } điểm. { $amount } đã vào ví của bạn.
# $points: a grouped number.
points-convert-short = Bạn cần ít nhất { $points } điểm để đổi.
points-convert-used = Hôm nay bạn đã đổi đủ số điểm cho phép. Hãy thử lại ngày mai.
# $times: a number as text.
points-wager = Phải cược trước khi rút: { $times } lần
credit-points = Điểm đã đổi
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = Xổ số: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = Game bài: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = E-sports: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = Đá gà: một điểm cho mỗi { $amount } tiền cược, tối đa { $cap } điểm một ngày
error-recipient = Hãy nhập tên người nhận hàng.
error-address = Hãy nhập đầy đủ địa chỉ giao hàng.
error-points-too-few = Số điểm quá ít. Hãy nhập nhiều hơn.
error-points-off-step = Chỉ đổi được bội số của bước điểm. Hãy nhập lại.
error-points-daily-limit = Vượt quá số điểm còn đổi được hôm nay. Hãy nhập ít hơn.
error-not-enough-points = Bạn không đủ điểm. Hãy chọn ít hơn.
error-reward-sold-out = Không còn đủ số lượng. Hãy chọn ít hơn hoặc phần thưởng khác.
error-reward-limit = Vượt quá số lượng mỗi hội viên được đổi. Hãy chọn ít hơn hoặc phần thưởng khác.
error-reward-changed = Nội dung đã thay đổi và chưa trừ gì. Hãy xem lại.
