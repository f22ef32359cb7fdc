# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = 沒有網路連線
view-offline-text = 您的裝置已離線，或無法連上伺服器。您的餘額與投注都安全保存在伺服器上。
view-offline-retry = 再試一次
view-renewal-region = 網站本身的消息
view-renewal-ready = 網站有新版本。請完成正在輸入的內容，再重新載入。
view-renewal-missing = 此頁面的一部分已不在伺服器上。請完成正在輸入的內容，再重新載入。
view-renewal-accept = 重新載入
view-renewal-later = 稍後
