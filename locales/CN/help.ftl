# The help centre and the letters to the operator.

contact-form-question-type = 关于什么问题？
contact-form-name = 您的姓名
contact-form-contact = 您的联系方式
contact-form-contact-optional = 您的联系方式（如需回复）
contact-form-channel = 您的玩家来自哪里
contact-form-content = 您想告诉我们什么？
contact-form-plan = 您打算如何带来玩家？
contact-form-missing = 请填写此项
# $min, $max: numbers of characters.
contact-form-length = 请填写 { $min } 至 { $max } 个字符
contact-form-unknown = 请从列表中选择
# $count: a number, characters written so far. $max: a number, the most.
contact-form-count = { $count } / { $max } 个字符
# $min, $max: numbers of characters. $count: a number, characters written so far.
contact-form-bounds = 请写 { $min } 至 { $max } 个字符；已写 { $count } 个

view-help-search = 搜索帮助页面
view-help-search-clear = 清除搜索
# $count: a number of pages found.
view-help-found = 找到 { $count } 个页面
view-help-no-match = 没有页面包含所有这些词
view-help-no-match-text = 请减少或更换词语，或浏览下面的主题。
view-help-topics = 主题
view-help-contents = 全部帮助主题
view-help-gone = 此帮助页面已不存在
view-help-gone-text = 它可能已移动。各主题仍在列表中。
view-help-none = 暂无帮助页面
view-help-none-text = 在此期间可向客服咨询。
# $time: date and time.
view-help-updated = 更新于 { $time }
view-help-more = 仍需帮助？
view-help-deposit = 前往存款
view-help-browsers = 推荐浏览器
view-help-browsers-text = 本站可在近两年的所有浏览器中使用，并在以下浏览器中经过测试。
view-contact-form-choose = 请选择
view-contact-form-send-feedback = 发送反馈
view-contact-form-send-application = 发送申请
view-contact-form-sent-feedback = 感谢您，反馈已收到
view-contact-form-sent-application = 感谢您，申请已收到
# $reference: a short code.
view-contact-form-reference = 您的编号是 { $reference }，查询时请提供。
view-contact-form-again = 再写一封
