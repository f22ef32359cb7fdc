# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = Không có kết nối
view-offline-text = Thiết bị của bạn đang ngoại tuyến, hoặc không kết nối được với máy chủ của chúng tôi. Số dư và các lệnh cược của bạn được lưu an toàn trên máy chủ.
view-offline-retry = Thử lại
