# What went wrong and what to do about it (section 8 of the specification).
error-network = 网络异常。请检查网络连接后重试。
error-timeout = 页面打开时间过长，请重试。
error-garbled = 无法读取服务器的回复，请重试。
error-system = 系统出现错误，请稍后重试。
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = 网站繁忙或正在维护，请过几分钟再试。
error-in-progress = 该操作仍在处理中，请稍等片刻再查看。
error-sent-before = 您之前的一个请求已在此期间执行。请先查看当前情况，再决定是否发送这个请求。
error-already-done = 此操作先前已经完成。您现在看到的是最新情况。
error-operation = 操作未能完成。请刷新页面后重试。
error-seal = 无法建立安全连接。请刷新页面后重试。

error-wrong-credentials = 用户名或密码错误，请核对后重试。
error-captcha-required = 请输入新图片中的字符后继续。
error-account-locked = 失败次数过多，账户已暂时锁定。请稍后再试，或联系客服。
error-account-suspended = 此账户已停用，请联系客服。
error-too-many-requests = 操作过于频繁，请稍等片刻再试。
error-not-logged-in = 请先登录。
error-non-agent = 此处仅限代理访问，请使用代理账户登录。
error-agent-right = 您的代理类型没有此权限，请咨询您的上级或客服。
error-registration-link-ended = 此注册链接已结束或已用完。请索取新的链接，或不使用链接直接注册。
error-tree-too-deep = 您在团队中的层级已到最深，无法再有下级。请联系客服。
error-rates-same = 比例与现在相同，没有变化。请输入其他比例。
error-rate-too-high = 该比例高于您自己的比例。
error-rate-too-low = 该比例低于其直属下级的比例。
error-too-many-links = 您的有效链接已达上限，请先结束一个。

error-region = 您所在的地区或网络无法访问。

error-not-found = 此内容已不存在。请返回后重新选择。
error-game-not-found = 找不到此游戏。请到游戏大厅选择其他游戏。
error-game-unavailable = 此游戏暂时无法使用。请选择其他游戏，或稍后再试。
error-room-full = 此房间座位已满，请选择其他房间。
error-room-entry = 您的余额低于此房间的要求，请选择较小的房间。
error-no-sports = 目前没有开放的体育供应商。请稍后再来，或看看其他游戏。
error-game-stopped = 游戏已中断。请重新启动，或选择其他游戏。

error-username-taken = 此用户名已被使用，请另选一个。
error-invalid-affiliate = 邀请码错误。请检查，若非必填可留空。
error-invalid-recommender = 找不到此推荐人，请检查名称。
error-invalid-phone-number = 请输入有效的手机号码。
error-missing-phone-number = 请输入手机号码。
error-phone-too-many-requests = 此号码请求过多，请 5 分钟后再试。
error-invalid-verification-code = 验证码错误，请检查后重试。
error-missing-verification-code = 请输入验证码。
error-captcha-failed = 验证未通过，请重试新的验证码。
error-quota-exceeded = 目前无法再发送验证码，请联系客服。
error-code-expired = 验证码已过期，请重新获取。
error-not-enabled = 此功能未开放。

# What became of a request that moves money and whose answer did not come.
outcome-checking = 我们正在确认您的请求是否已成功。您无需再次发送。
outcome-check-now = 立即确认
outcome-went-through = 您之前的请求已成功。
outcome-refused = 您之前的请求已被拒绝，没有执行任何操作。
outcome-not-received = 我们没有收到您的请求，因此没有执行任何操作。您可以再次发送。
outcome-lost = 我们已无法确认您的请求是否成功。请先查看当前情况，再决定是否再次发送。

error-contact-unchanged = 这就是您已验证的联系方式。
error-account-closed = 此账户已关闭。如需重新开启，请联系客服。
error-closing-blocked = 账户未关闭：情况已变化，请查看当前状态。
error-data-copy-daily = 每天只能申请一份副本，请明天再试。
error-statement-under-way = 正在生成一份对账单，请等待完成。
error-statements-full = 对账单数量已达上限，请先删除一份。
error-statement-too-long = 行数超过一份对账单的上限，请选择更少的日期。
error-consent-text-changed = 同意书的文字已更改，请重新加载页面并阅读。
error-funds-acknowledgement-needed = 存款前，请阅读并确认我们如何保管客户资金。
error-excluded = 您正在暂停游戏，因此此功能暂时关闭。您仍可提取自己的资金。
error-limit-reached = 这会超出您设定的限额。“理性游戏”页面显示剩余额度。
error-limit-decision-needed = 请先决定是否要设定存款限额。
error-no-raise = 目前没有可确认的提高申请，请查看您的限额现况。
error-exclusion-stands = 暂停只能延长，不能缩短。
error-age-check-needed = 我们需要先核实您的年龄和身份，您可以在安全中心办理。
error-reality-check-due = 有一条理性提醒等您查看，读完后即可继续。
error-other-game-open = 您在另一个窗口或另一台设备上打开过一款游戏。同一时间只能玩一款：开始这款后，另一款将不再接受投注。
error-demo-closed = 此试玩需要账户，请先登录或注册。
