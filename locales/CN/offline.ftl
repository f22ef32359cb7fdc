# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = 没有网络连接
view-offline-text = 您的设备已离线，或无法连接服务器。您的余额和投注都安全保存在服务器上。
view-offline-retry = 重试
