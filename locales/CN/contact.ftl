# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = 无法开始对话
support-nobody = 目前没有人员在线。请选择其他联系方式，或稍后再试。
support-blocked = 您的浏览器阻止了新窗口。请自行打开对话：

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = 此 { $browser } 版本过旧，无法完整支持本站。请更新至 { $version } 或更高版本，或使用推荐浏览器。

download-open = 在手机上点按“下载”，并允许。
download-start = 打开应用，像在这里一样登录。
download-home-screen = 确认后，应用会出现在主屏幕上，打开时没有浏览器的栏。
download-ios-open = 在 iPhone 或 iPad 上用 Safari 打开此页。
download-ios-share = 点按“分享”，再点“添加到主屏幕”。
download-ios-file = 应用下载完成后，在“设置”、“通用”、“设备管理”中信任其开发者。
download-config-allow = 点按“下载”，并允许描述文件。
download-config-install = 在“设置”中选择已下载的描述文件并点按“安装”：应用会出现在主屏幕上。
download-android-open = 在手机上用 Chrome 打开此页。
download-android-menu = 在菜单中点按“添加到主屏幕”，再点“安装”。
download-android-file = 文件下载完成后打开它，并允许从此来源安装。

domains-speed = { $ms } 毫秒
