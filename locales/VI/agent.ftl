# The agent centre: the names of its pages, and what each is for.
agent-group-team = Đội nhóm
agent-group-records = Lịch sử
agent-group-contracts = Hợp đồng

agent-announcement = Thông báo
agent-team = Tổng quan đội nhóm
agent-register-centre = Trung tâm mở tài khoản
agent-downline = Quản lý tuyến dưới
agent-team-bets = Lịch sử cược của đội
agent-team-profit = Lãi lỗ của người dùng
agent-income = Thu nhập của tôi
agent-downline-transactions = Giao dịch tuyến dưới
agent-dividends = Lịch sử cổ tức
agent-daily-wages = Lương ngày
agent-hourly-salary = Lương giờ
agent-real-time-salary = Lương thời gian thực

agent-about-announcement = Những điều nhà điều hành muốn báo cho đại lý.
agent-about-register = Tạo tài khoản tuyến dưới và liên kết để người khác đăng ký.
agent-about-team = Đội của bạn đã chơi và thu được gì, theo từng ngày.
agent-about-downline = Cây tuyến dưới của bạn: ai ở đâu và bạn làm được gì.

# The views' own words in the agent centre.
view-agent-choose = Danh sách có mọi thứ thuộc đội nhóm của bạn.
view-agent-settings-title = Một số trang không hiện
view-agent-settings = Không xác định được cổ tức và lương có đang bật hay không.
view-agent-announcements-none = Chưa có thông báo
