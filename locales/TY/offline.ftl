# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = 沒有網路連線
view-offline-text = 您的裝置已離線，或無法連上伺服器。您的餘額與投注都安全保存在伺服器上。
view-offline-retry = 再試一次
