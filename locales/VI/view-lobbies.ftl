# The views' own words in the lobbies beside the grid of games, and on home below the fold.

# The popup list of a vendor's games. $vendor: name of the vendor.
view-game-list-of = Trò chơi của { $vendor }
view-game-list-none-title = Chưa có trò chơi
view-game-list-none-text = Nhà cung cấp này chưa mở trò chơi nào ở đây. Hãy xem các nhà cung cấp khác.

# Rooms of card games.
view-rooms = Phòng
view-rooms-refresh = Làm mới
# $stake: an amount of money.
view-room-stake = Cược { $stake }
# $entry: an amount of money.
view-room-entry = Vào bàn với { $entry } trở lên
# $seated: how many sit there. $seats: how many can.
view-room-seats = Đã ngồi { $seated }/{ $seats } chỗ
view-room-join = Vào
view-room-full = Hết chỗ
# $name: name of the game.
view-room-join-name = Vào { $name }

# The pages of seamless games and of the sports vendor.
view-seamless-text = Các nhà cung cấp này dùng chung số dư bạn có ở đây: không cần chuyển tiền.
view-game-login-text = Trò chơi bắt đầu ngay khi bạn đăng nhập.

# The lottery page.
view-lottery-vendors = Nhà cung cấp xổ số
view-lottery-next = Kỳ tiếp theo
# $numero: the number of the issue.
view-lottery-numero = Kỳ { $numero }
view-lottery-at = Quay lúc
view-lottery-closes = Ngừng bán lúc
view-lottery-after = Kỳ sau lúc
view-lottery-left = Còn lại
view-lottery-due = Đang quay số
view-lottery-closed = Kỳ này đã ngừng bán.
view-lottery-open-soon = Chưa mở cược các kỳ quay. Giờ dưới đây theo lịch của nhà điều hành.
view-lottery-missing = Xổ số của liên kết này không có kỳ nào ở đây. Đây là các kỳ sắp tới.
view-lottery-list = Tất cả các kỳ
view-lottery-recent = Chơi gần đây
view-lottery-others = Xổ số khác
view-lottery-none-title = Chưa có kỳ nào
view-lottery-none-text = Nhà cung cấp này chưa công bố giờ quay. Hãy xem các nhà cung cấp khác.

# Home below the fold.
view-featured = Trò chơi nổi bật
view-winners = Người thắng
view-winners-period = Khoảng thời gian
view-winners-note = Tính từ các vòng đã kết toán. Tên được che; mọi số tiền là tiền chơi thử.
view-winners-none = Chưa có ai thắng trong khoảng này.
# $amount: what was won.
view-winner-won = thắng { $amount }
# $name: name of the game.
view-winner-play = Chơi { $name }
view-draws = Các kỳ tiếp theo
view-draws-all = Mọi loại xổ số

# The card of a game, and the order of a lobby.
view-card-return = Tỷ lệ trả thưởng
view-card-volatility = Độ biến động
view-card-stake = Mức cược nhỏ nhất
view-card-played = Chơi lần cuối
view-sort = Sắp xếp theo
