# The views' own words of my wallet.
view-wallet-money = Tiền của bạn
view-wallet-deposit = Nạp tiền
view-wallet-withdraw = Rút tiền
# $figure: what the figure is.
view-wallet-parts = Gồm những gì: { $figure }
view-wallet-why = Vì sao rút được chừng này
view-wallet-total = Rút được ngay
view-wallet-credits = Phải đặt cược trước khi rút
view-wallet-credits-none = Không có khoản nào phải đặt cược. Khoản nạp và thưởng phải đặt cược sẽ hiện ở đây, kèm tiến độ.
view-wallet-granted = Ngày cộng
view-wallet-expires = Tự kết thúc
view-wallet-next = Lượt cược tới được tính bao nhiêu
view-wallet-game-types = Loại trò chơi
view-wallet-games-otherwise = Các trò chơi này được tính khác
