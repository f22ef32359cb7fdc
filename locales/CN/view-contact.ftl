# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = 游戏
view-menu-pages = 更多

view-chat-open = 与我们聊天
view-chat-open-link = 打开对话
view-chat-others = 其他联系方式
view-chat-nobody = 这里暂时没有可联系的人员
view-chat-field = 您的消息
view-chat-send = 发送
view-chat-sending = 发送中
view-chat-sent = 已发送
view-chat-seen = 已读
view-chat-failed = 未发送
view-chat-again = 重新发送
view-chat-discard = 放弃
view-chat-earlier = 更早的消息
# $operator: a name.
view-chat-typing = { $operator } 正在输入
view-chat-end = 结束会话
view-chat-log = 会话
view-chat-begin = 请在此留言，客服人员会阅读并在这里回复。
view-chat-rate = 您对服务满意吗？
# $count: a number, as text.
view-chat-stars = { $count } 星（满分 5 星）
view-chat-comment = 补充说明（选填）
view-chat-rate-send = 提交评分
# $count: a number, as text.
view-chat-rated = 感谢您的评分：{ $count } / 5
view-chat-from-feedback = 在会话中查看回复
view-chat-attach = 发送图片：png 或 jpg，小于 5 MB
view-chat-show-picture = 显示图片
view-chat-picture = 图片
view-chat-picture-failed = 无法获取图片

view-footer-vendors-back = 前面的供应商
view-footer-vendors-on = 更多供应商

view-download-lead = 随身携带本站：应用一按即开，启动更快。
view-download-none = 暂无应用
view-download-none-text = 任何手机的浏览器都能使用本站。
view-download-apps = 应用程序
view-download-yours = 您的设备
view-download-scan = 请用要安装应用的手机扫描二维码。
view-download-download = 下载
view-download-steps = 如何安装

view-domains = 本站地址
view-domains-here = 您在此处
view-domains-test = 测试速度

# $host: the host of a script.
view-consent-text = 可以统计您的访问吗？来自 { $host } 的脚本会统计打开了哪些页面。不同意也不影响任何功能。
view-consent-agree = 允许统计
view-consent-refuse = 不允许统计
view-consent-change = 访问统计
