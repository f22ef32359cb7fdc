# What went wrong and what to do about it (section 8 of the specification).
error-network = Mạng không phản hồi. Hãy kiểm tra kết nối rồi thử lại.
error-timeout = Trang mở quá lâu. Vui lòng thử lại.
error-garbled = Không đọc được phản hồi từ máy chủ. Vui lòng thử lại.
error-system = Hệ thống của chúng tôi gặp sự cố. Vui lòng thử lại sau ít phút.
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = Trang đang quá tải hoặc bảo trì. Vui lòng thử lại sau vài phút.
error-in-progress = Yêu cầu vẫn đang được xử lý. Vui lòng chờ một lát rồi xem lại.
error-sent-before = Một yêu cầu trước của bạn vừa được thực hiện. Hãy xem tình trạng hiện tại trước khi gửi yêu cầu này.
error-already-done = Thao tác này đã được thực hiện trước đó. Bạn đang xem tình trạng hiện tại.
error-operation = Không thực hiện được thao tác này. Hãy tải lại trang rồi thử lại.
error-seal = Không thiết lập được kết nối an toàn. Hãy tải lại trang rồi thử lại.

error-wrong-credentials = Sai tên đăng nhập hoặc mật khẩu. Hãy kiểm tra rồi thử lại.
error-captcha-required = Nhập các ký tự trong hình mới để tiếp tục.
error-account-locked = Nhập sai quá nhiều lần: tài khoản này tạm thời bị khóa. Hãy thử lại sau hoặc liên hệ CSKH.
error-account-suspended = Tài khoản này đã bị đình chỉ. Vui lòng liên hệ CSKH.
error-too-many-requests = Thử quá nhiều lần. Hãy chờ một lát rồi thử lại.
error-not-logged-in = Vui lòng đăng nhập trước.
error-non-agent = Chỉ đại lý mới mở được mục này. Hãy đăng nhập bằng tài khoản đại lý.
error-agent-right = Loại đại lý của bạn không có quyền này. Hãy hỏi tuyến trên hoặc bộ phận chăm sóc khách hàng.
error-registration-link-ended = Liên kết đăng ký này đã kết thúc hoặc hết lượt. Hãy xin liên kết mới, hoặc đăng ký không dùng liên kết.
error-tree-too-deep = Bạn đứng quá sâu trong đội nên không thể có thêm tuyến dưới. Hãy hỏi CSKH.
error-rates-same = Các tỷ lệ vẫn như hiện tại, không có gì thay đổi. Hãy nhập tỷ lệ khác.
error-rate-too-high = Tỷ lệ này cao hơn tỷ lệ của bạn.
error-rate-too-low = Tỷ lệ này thấp hơn tỷ lệ của một tuyến dưới trực tiếp.
error-too-many-links = Bạn đã có số liên kết đang mở tối đa. Hãy kết thúc một liên kết trước.

error-region = Truy cập từ khu vực hoặc mạng của bạn bị hạn chế.

error-not-found = Mục này không còn hoặc chưa từng có. Hãy quay lại và chọn lại.
error-game-not-found = Không tìm thấy trò chơi này. Hãy chọn trò khác trong sảnh.
error-game-unavailable = Trò chơi này hiện chưa chơi được. Hãy chọn trò khác hoặc thử lại sau.
error-game-stopped = Trò chơi đã dừng. Hãy mở lại hoặc chọn trò khác.

error-username-taken = Tên đăng nhập này đã có người dùng. Hãy chọn tên khác.
error-invalid-affiliate = Mã mời không đúng. Hãy kiểm tra, hoặc để trống nếu được phép.
error-invalid-recommender = Không tìm thấy người giới thiệu này. Hãy kiểm tra lại tên.
error-invalid-phone-number = Vui lòng nhập số điện thoại hợp lệ.
error-missing-phone-number = Vui lòng nhập số điện thoại.
error-phone-too-many-requests = Số này đã gửi quá nhiều yêu cầu. Hãy thử lại sau 5 phút.
error-invalid-verification-code = Mã xác minh không đúng. Hãy kiểm tra rồi thử lại.
error-missing-verification-code = Vui lòng nhập mã xác minh.
error-captcha-failed = Mã captcha chưa đúng. Hãy thử mã mới.
error-quota-exceeded = Hiện không gửi thêm mã được. Vui lòng liên hệ CSKH.
error-code-expired = Mã này đã hết hạn. Hãy lấy mã khác.
error-not-enabled = Chức năng này không dùng được ở đây.
error-room-full = Phòng này đã hết chỗ. Hãy chọn phòng khác.
error-room-entry = Số dư của bạn thấp hơn mức phòng này yêu cầu. Hãy chọn phòng nhỏ hơn.
error-no-sports = Hiện chưa có nhà cung cấp thể thao nào mở. Hãy quay lại sau hoặc xem các trò chơi khác.

# What became of a request that moves money and whose answer did not come.
outcome-checking = Chúng tôi đang kiểm tra xem yêu cầu của bạn đã được thực hiện hay chưa. Bạn không cần gửi lại.
outcome-check-now = Kiểm tra ngay
outcome-went-through = Yêu cầu trước đó của bạn đã được thực hiện.
outcome-refused = Yêu cầu trước đó của bạn đã bị từ chối. Không có gì được thực hiện.
outcome-not-received = Chúng tôi chưa nhận được yêu cầu của bạn nên không có gì được thực hiện. Bạn có thể gửi lại.
outcome-lost = Chúng tôi không còn xác định được yêu cầu của bạn đã được thực hiện hay chưa. Hãy xem tình trạng hiện tại trước khi gửi lại.

error-contact-unchanged = Đây là thông tin bạn đã xác minh rồi.
error-account-closed = Tài khoản này đã đóng. Hãy liên hệ CSKH nếu muốn mở lại.
error-closing-blocked = Tài khoản chưa đóng: có điều đã thay đổi. Hãy xem tình trạng hiện tại.
error-data-copy-daily = Mỗi ngày chỉ được một bản sao. Hãy yêu cầu lại vào ngày mai.
error-statement-under-way = Một bản sao kê đang được tạo. Hãy chờ đến khi xong.
error-statements-full = Đã đủ số bản sao kê được giữ. Hãy xóa một bản trước.
error-statement-too-long = Số dòng vượt quá mức của một bản sao kê. Hãy chọn ít ngày hơn.
error-consent-text-changed = Nội dung đồng ý đã thay đổi. Hãy tải lại trang và đọc.
error-funds-acknowledgement-needed = Trước khi nạp tiền, hãy đọc và xác nhận cách chúng tôi giữ tiền của khách hàng.
error-excluded = Bạn đang tạm nghỉ chơi nên mục này tạm đóng. Bạn vẫn có thể rút tiền của mình.
error-limit-reached = Việc này sẽ vượt hạn mức bạn đã đặt. Trang “Chơi có kiểm soát” cho biết còn lại bao nhiêu.
error-limit-decision-needed = Trước tiên, hãy quyết định bạn có muốn đặt hạn mức nạp tiền hay không.
error-no-raise = Hiện không có mức tăng nào để xác nhận. Hãy xem tình trạng hạn mức của bạn.
error-exclusion-stands = Kỳ nghỉ có thể kéo dài thêm, nhưng không thể rút ngắn.
error-age-check-needed = Chúng tôi cần kiểm tra tuổi và danh tính của bạn trước. Bạn có thể thực hiện trong trung tâm bảo mật.
error-reality-check-due = Lời nhắc khi chơi đang chờ bạn. Hãy đọc trước rồi tiếp tục.
error-other-game-open = Bạn đã mở một trò chơi ở cửa sổ hoặc thiết bị khác. Mỗi lúc chỉ chơi được một trò: khi bạn bắt đầu trò này, trò kia sẽ không nhận cược nữa.
error-demo-closed = Bản chơi thử này cần tài khoản. Hãy đăng nhập hoặc đăng ký trước.
