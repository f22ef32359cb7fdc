# The help centre and the letters to the operator.

contact-form-question-type = Về việc gì?
contact-form-name = Tên của bạn
contact-form-contact = Cách liên hệ với bạn
contact-form-contact-optional = Cách liên hệ với bạn, nếu bạn cần trả lời
contact-form-channel = Người chơi của bạn sẽ đến từ đâu
contact-form-content = Bạn muốn nói gì với chúng tôi?
contact-form-plan = Bạn sẽ đưa người chơi đến bằng cách nào?
contact-form-missing = Vui lòng điền mục này
# $min, $max: numbers of characters.
contact-form-length = Vui lòng viết từ { $min } đến { $max } ký tự
contact-form-unknown = Vui lòng chọn trong danh sách
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } trên { $max } ký tự
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = Từ { $min } đến { $max } ký tự; đã viết { $count }

view-help-search = Tìm trong trang trợ giúp
view-help-search-clear = Xóa tìm kiếm
# $count: a number of pages found.
view-help-found = Tìm thấy { $count } trang
view-help-no-match = Không trang nào có đủ các từ này
view-help-no-match-text = Hãy thử ít từ hơn hoặc từ khác, hoặc xem các chủ đề bên dưới.
view-help-topics = Chủ đề
view-help-contents = Mọi chủ đề trợ giúp
view-help-gone = Trang trợ giúp này không còn nữa
view-help-gone-text = Có thể trang đã chuyển đi. Các chủ đề vẫn còn trong danh sách.
view-help-none = Chưa có trang trợ giúp
view-help-none-text = Trong lúc này, CSKH sẽ trả lời bạn.
# $time: date and time.
view-help-updated = Cập nhật { $time }
view-help-more = Vẫn cần trợ giúp?
view-help-deposit = Đến trang nạp tiền
view-help-browsers = Trình duyệt khuyên dùng
view-help-browsers-text = Trang chạy trên mọi trình duyệt trong hai năm gần đây. Trang được thử trên các trình duyệt này.
view-contact-form-choose = Vui lòng chọn
view-contact-form-send-feedback = Gửi góp ý
view-contact-form-send-application = Gửi đơn
view-contact-form-sent-feedback = Cảm ơn bạn, chúng tôi đã nhận được góp ý
view-contact-form-sent-application = Cảm ơn bạn, chúng tôi đã nhận được đơn
# $reference: a short code.
view-contact-form-reference = Mã tham chiếu của bạn là { $reference }. Hãy nêu mã này khi hỏi về việc này.
view-contact-form-again = Viết thư khác
