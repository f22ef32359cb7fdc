# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = 无法开始对话
support-nobody = 目前没有人员在线。请选择其他联系方式，或稍后再试。
support-blocked = 您的浏览器阻止了新窗口。请自行打开对话：
chat-hours-open = 现在有人解答。
# $time: date and time of day.
chat-hours-closed = 目前无人值守，{ $time } 起恢复解答。
# $place: a number.
chat-queue = 您排在第 { $place } 位。
chat-next = 下一位就是您。
# $operator: a name.
chat-with = { $operator } 正在为您解答。
chat-closed = 会话已关闭。再次发言将开始新的会话。
chat-closed-by-operator = 客服已关闭会话。
chat-closed-by-customer = 您已关闭会话。
chat-closed-when-idle = 因一段时间无人发言，会话已关闭。
# $operator: a name.
chat-taken-over = 由 { $operator } 接手。
# $max: a number.
chat-too-long = 最多 { $max } 个字符。
error-conversation-state = 会话已关闭或已有变化，请重新打开。
error-conversation-full = 此会话已满，请关闭后另开会话。
error-visitor-unknown = 您的会话已过期，请重新发送以开始新的会话。

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
