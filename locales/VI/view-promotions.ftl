# What only the views of promotions and of the points mall say.
view-promo-categories = Danh mục
view-promo-statuses = Trạng thái
view-promo-none-title = Chưa có khuyến mãi
view-promo-none-text = Hãy xem lại sau.
view-promo-no-match-title = Không tìm thấy khuyến mãi
view-promo-no-match-text = Hãy chọn danh mục hoặc trạng thái khác.
view-promo-show-all = Xem tất cả khuyến mãi
view-promo-featured = Khuyến mãi
view-promo-gone-title = Không có khuyến mãi này
view-promo-gone-text = Có thể đã kết thúc từ lâu, hoặc liên kết chưa đủ.
view-promo-standing = Tình trạng
view-promo-reward = Phần thưởng
view-promo-when = Thời gian
view-promo-significant = Điều khoản tóm tắt
view-promo-terms = Toàn bộ điều khoản
view-promo-application = Đơn của bạn
view-promo-applied = Đã gửi
view-promo-reviewed = Đã trả lời
view-promo-reason = Trả lời của chúng tôi
view-promo-remark = Ghi chú
# $count: a number.
view-promo-pictures = { $count } hình
view-apply-title = Gửi đơn
view-apply-send = Gửi đơn tham gia
view-apply-choose = Chọn hình
view-apply-drop = Thả hình vào đây, hoặc chọn hình
view-apply-files = Hình
# $name: name of the file.
view-apply-remove = Xóa { $name }
# $name: name of the file.
view-apply-again = Tải lên lại { $name }
view-apply-waiting = Đang chờ
view-apply-uploading = Đang tải lên
view-apply-done = Đã tải lên
view-raffle-odds = Giải thưởng và tỷ lệ
view-raffle-prize = Giải thưởng
view-raffle-chance = Tỷ lệ
view-raffle-draws = Các lượt rút của bạn
view-mall-rules = Quy tắc điểm
view-mall-need = Để đổi
view-mall-back = Tất cả phần thưởng
view-mall-log-in = Đăng nhập để xem điểm của bạn
view-mall-none-title = Chưa có phần thưởng
view-mall-none-text = Hãy xem lại sau.
view-mall-gone-title = Không có phần thưởng này
view-mall-gone-text = Có thể đã hết hoặc không còn được đổi.
