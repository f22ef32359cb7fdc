# The views' own words of logging in and account security: login, second factor, security settings, invitation, panel.

# Ways to log in: the login form.
view-login-methods = 登录方式
view-login-or = 或
view-login-passkey = 使用通行密钥登录
view-free-play-title = 只想先看看？
view-free-play-note = 使用试玩币，无需账户。不能赢取或提取任何款项。
view-free-play = 用试玩币玩

# The second factor of a login.
view-factor-why = 您正在从新的地点登录。请再次证明是您本人。
view-factor-choose = 验证方式
view-factor-confirm = 确认
view-factor-other = 选择其他方式
view-factor-leave = 返回登录表单

# Security settings: passkeys, authenticator, sessions.
view-passkeys = 通行密钥
view-passkeys-about = 用指纹、面容或设备锁登录。无需记忆，也无从窃取。
view-passkeys-none = 您还没有通行密钥。
view-passkeys-unsupported = 此浏览器无法创建通行密钥。请使用其他浏览器或手机。
view-passkey-created = 添加于
view-passkey-used = 上次使用
view-passkey-never = 从未
# $name: what the member calls the passkey.
view-passkey-remove = 移除 { $name }
view-passkey-name = 新通行密钥的名称
view-passkey-name-hint = 便于您日后辨认，例如设备名称。
view-passkey-add = 添加通行密钥
view-authenticator = 验证器应用
view-authenticator-about = 手机上的应用会显示每半分钟变化一次的验证码。从新地点登录时需要输入。
view-authenticator-off = 未设置
view-authenticator-on = 正在保护您的账户
view-authenticator-begin = 设置
view-authenticator-remove = 移除验证器
view-authenticator-step-app = 用验证器应用扫描此图，或在此设备上打开该应用。
view-authenticator-code-picture = 验证器应用的二维码
view-authenticator-open = 在应用中打开
view-authenticator-step-key = 或者将此密钥输入应用。请勿让他人看到。
view-authenticator-key = 密钥
view-authenticator-step-code = 输入应用当前显示的验证码。
view-authenticator-code = 应用验证码
view-authenticator-confirm = 启用
view-sessions = 登录位置
view-sessions-about = 如果有您不认识的登录，请结束它并更改密码。
view-sessions-end-others = 结束所有其他登录
view-session-unknown = 未知设备
view-session-current = 此设备
view-session-ip = 地址
view-session-started = 登录时间
view-session-seen = 最近活动
view-session-end = 结束
# $device: browser and system. $ip: a network address, its end hidden.
view-session-end-of = 结束 { $device }，{ $ip }
view-proof = 需要密码
view-proof-why = 更改前，请先输入您的密码。
view-proof-confirm = 继续
view-cancel = 取消
view-copy = 复制
view-copied = 已复制

# Dialogs.
view-dialog-timeout = 稍后自动关闭

# The invitation page.
# $brand: the name of the site.
view-referral-lead = 一个账户即可进入 { $brand } 的所有游戏大厅。您可以随意浏览，浏览完全免费。
# $count: a number.
view-referral-games = 可选游戏：{ $count }
view-referral-steps = 如何开始
view-referral-step-register = 注册账户。
view-referral-step-protect = 添加通行密钥或验证器，确保账户始终属于您。
view-referral-step-play = 选择游戏。

# Login.
view-login-username = 用户名
view-login-password = 密码
view-password-show = 显示密码
view-password-hide = 隐藏密码
view-login-remember = 在此浏览器上保持登录 24 小时
# $time: minutes and seconds, e.g. 4:59.
view-login-wait = { $time } 后可以重试。
view-login-forgot = 忘记密码？
view-login-no-account = 还没有账户？
view-captcha = 图片中的字符
view-captcha-picture = 需要输入的字符
view-captcha-refresh = 换一张图片
