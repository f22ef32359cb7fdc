# The views' own words of the wallets.
view-wallets = Các ví
view-wallets-main = Ví chính
view-wallets-read-again = Thử lại
# $name: name of the vendor.
view-wallets-read-again-of = Thử lại: { $name }
view-wallets-move-in = Chuyển vào
# $name: name of the vendor.
view-wallets-move-in-of = Chuyển vào: { $name }
view-wallets-move-back = Chuyển về
# $name: name of the vendor.
view-wallets-move-back-of = Chuyển về: { $name }
view-wallets-all-back = Chuyển tất cả về
view-wallets-pending = Chưa xác nhận
view-wallets-history = Chuyển giữa các ví
view-wallets-none = Các lần chuyển giữa ví của bạn sẽ hiện ở đây.
view-wallets-more = Các lần trước
view-wallets-follow = Mang tiền theo khi bắt đầu trò chơi
view-wallets-follow-about = Khi bạn bắt đầu trò chơi của nhà cung cấp có ví riêng, số dư chính chuyển sang đó. Tiền trở về khi bạn bắt đầu trò chơi nơi khác hoặc rời trò chơi.
view-wallets-sheet = Chuyển tiền giữa ví
view-wallets-from = Từ
view-wallets-to = Đến
view-wallets-turn = Chiều ngược lại
view-wallets-send = Chuyển
view-wallets-send-all = Chuyển tất cả
view-wallets-nobody = Không nhà cung cấp nào có ví riêng: mọi trò chơi dùng ví chính.
