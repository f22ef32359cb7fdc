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

view-download-lead = 随身携带本站：应用一按即开，启动更快。
view-download-none = 暂无应用
view-download-none-text = 任何手机的浏览器都能使用本站。
view-download-apps = 应用程序
view-download-yours = 您的设备
view-download-scan = 请用要安装应用的手机扫描二维码。
view-download-scan-other = 如需安装到其他设备，请用该设备扫描二维码。
view-download-download = 下载
view-download-steps = 如何安装

view-domains = 本站地址
view-domains-here = 您在此处
view-domains-test = 测试速度
