# The member centre: the names of its pages, what each is for, and how safe the account is.
member-group-account = Tài khoản
member-group-records = Lịch sử
member-group-rewards = Phần thưởng
member-group-control = Trong tay bạn

member-security = Tài khoản của tôi
member-wallet = Ví của tôi
member-deposit = Nạp tiền
member-withdraw = Rút tiền
member-transfer-upline = Chuyển cho tuyến trên
member-betting-record = Lịch sử cược
member-account-record = Lịch sử tài khoản
member-profit-and-loss = Lãi và lỗ
member-bonus-details = Chi tiết tiền thưởng
member-reward-centre = Trung tâm thưởng
member-referral = Mời bạn bè
member-missions = Nhiệm vụ
member-messages = Thông tin từ nền tảng

member-about-withdraw = Rút tiền khỏi ví và theo dõi các khoản đang trên đường.
member-about-security = Cách liên hệ với bạn, các cách đăng nhập và những nơi tài khoản đang đăng nhập.

member-about-wallet = Bạn có bao nhiêu, rút được bao nhiêu, và vì sao phần còn lại được giữ.
member-about-transfer-upline = Chuyển tiền cho đại lý tuyến trên của bạn. Tiền đến ngay, không mất phí.
member-about-betting-record = Mọi lượt cược của bạn, kết thúc ra sao và kết quả.
member-about-profit-and-loss = Số tiền bạn thắng và thua, theo ngày và theo sản phẩm.
member-about-account-record = Mọi biến động về tiền và điểm của bạn, kèm số dư trước và sau.
member-about-bonus-details = Mọi khoản thưởng bạn nhận, đã cược bao nhiêu, và từ bỏ thì mất bao nhiêu.
member-about-fair-play = Chi phí chơi, hạn mức của bạn, tạm nghỉ chơi và nơi tìm trợ giúp.
member-about-deposit = Nạp tiền vào ví và theo dõi từng lần nạp.
member-about-reward-centre = Mọi thứ bạn có thể nhận trong một danh sách, cấp của bạn và hoàn tiền.
member-about-referral = Liên kết của bạn, bạn bè đến qua đó và những gì bạn nhận được.
member-about-messages = Những gì xảy ra với tiền và tài khoản của bạn, và những gì nhà điều hành viết cho bạn.
member-about-missions = Việc có thể làm, tiến độ của bạn và thứ hạng trên bảng xếp hạng.

safety-level-low = Tài khoản của bạn ít được bảo vệ
safety-level-middle = Tài khoản của bạn được bảo vệ một phần
safety-level-high = Tài khoản của bạn được bảo vệ tốt
# $done, $total: numbers.
safety-count = Lớp bảo vệ đang bật: { $done } trên { $total }
safety-email = Email đã xác minh
safety-mobile = Số di động đã xác minh
safety-second = Ứng dụng xác thực hoặc khóa truy cập
safety-next-email = Thêm email: giúp bạn vào lại khi quên mật khẩu.
safety-next-mobile = Thêm số di động: một cách nữa để vào lại khi quên mật khẩu.
safety-next-second = Thiết lập ứng dụng xác thực: bảo vệ khi đăng nhập từ nơi mới.
safety-act-second = Thiết lập ứng dụng xác thực
