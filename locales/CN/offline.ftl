# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = 没有网络连接
view-offline-text = 您的设备已离线，或无法连接服务器。您的余额和投注都安全保存在服务器上。
view-offline-retry = 重试
view-renewal-region = 网站自身的消息
view-renewal-ready = 网站有新版本。请写完正在输入的内容，然后刷新页面。
view-renewal-missing = 此页面的一部分已不在服务器上。请写完正在输入的内容，然后刷新页面。
view-renewal-accept = 刷新
view-renewal-later = 稍后
