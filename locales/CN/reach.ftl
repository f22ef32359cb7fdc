# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = 无法开始对话
support-nobody = 目前没有人员在线。请选择其他联系方式，或稍后再试。
support-blocked = 您的浏览器阻止了新窗口。请自行打开对话：

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = 此 { $browser } 版本过旧，无法完整支持本站。请更新至 { $version } 或更高版本，或使用推荐浏览器。

down-open = 在手机上点按“下载”，并允许。
down-start = 打开应用，像在这里一样登录。
down-home-screen = 确认后，应用会出现在主屏幕上，打开时没有浏览器的栏。
down-ios-open = 在 iPhone 或 iPad 上用 Safari 打开此页。
down-ios-share = 点按“分享”，再点“添加到主屏幕”。
down-ios-file = 应用下载完成后，在“设置”、“通用”、“设备管理”中信任其开发者。
down-config-allow = 点按“下载”，并允许描述文件。
down-config-install = 在“设置”中选择已下载的描述文件并点按“安装”：应用会出现在主屏幕上。
down-android-open = 在手机上用 Chrome 打开此页。
down-android-menu = 在菜单中点按“添加到主屏幕”，再点“安装”。
down-android-file = 文件下载完成后打开它，并允许从此来源安装。
