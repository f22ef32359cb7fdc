# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = 所有页面
view-menu-open = 打开菜单
view-menu-games = 游戏
view-menu-pages = 更多

view-chat-open = 与我们聊天
view-chat-open-link = 打开对话
view-chat-others = 其他联系方式
view-chat-nobody = 这里暂时没有可联系的人员

view-footer-vendors-back = 前面的供应商
view-footer-vendors-on = 更多供应商

view-down-lead = 随身携带本站：应用一按即开，启动更快。
view-down-none = 暂无应用
view-down-none-text = 任何手机的浏览器都能使用本站。
view-down-apps = 应用程序
view-down-yours = 您的设备
view-down-scan = 请用要安装应用的手机扫描二维码。
view-down-scan-other = 如需安装到其他设备，请用该设备扫描二维码。
view-down-download = 下载
view-down-steps = 如何安装
