# Access to an account: login tabs, second factor, forgotten and changed passwords, passkeys, sessions, invitation.
login-by-username = 用户名
login-by-mobile = 手机号
social-facebook = 使用 Facebook 登录
social-google = 使用 Google 登录
# $provider: the name of the provider.
social-other = 使用 { $provider } 登录
social-wait-title = 请稍候
social-wait-text = 正在为您登录。

factor-sms = 短信验证码
factor-email = 邮箱验证码
factor-totp = 验证器应用
factor-payee-name = 收款人真实姓名
# $hint: the number, mostly hidden.
factor-sms-text = 请输入发送至 { $hint } 的短信验证码。
# $hint: the address, mostly hidden.
factor-email-text = 请输入发送至 { $hint } 的邮件验证码。
factor-totp-text = 请输入验证器应用当前显示的验证码。
factor-payee-name-text = 请输入您收款时使用的真实姓名。
field-code-empty = 请输入验证码。
field-name-empty = 请为通行密钥命名。

forgot-by-email = 通过邮箱
forgot-by-mobile = 通过手机号
password-mailed-title = 请查收邮件
password-mailed-text = 如果用户名与邮箱匹配，设置新密码的链接已发送。链接仅可使用一次，30 分钟内有效。
password-first-text = 您的密码由他人设置。请设置一个只有您知道的密码。
toast-password-changed = 密码已修改。
toast-password-reset = 新密码已设置，请使用新密码登录。
toast-password-change = 请先修改密码。重新登录后即可修改。

toast-passkey-added = 通行密钥已添加。
toast-passkey-removed = 通行密钥已移除。
toast-authenticator-on = 验证器应用已启用。
toast-authenticator-off = 验证器应用已移除。
toast-session-closed = 已在该设备上退出登录。

referral-wallet-title = 所有游戏共用一个钱包
referral-wallet-text = 无需在供应商之间转账。
referral-safety-title = 加密与防护
referral-safety-text = 数据加密传输，双重验证和通行密钥保护您的账户。
referral-games-title = 游戏种类丰富
referral-games-text = 众多供应商的老虎机，任何设备的浏览器均可玩。
referral-support-title = 在聊天中联系我们
referral-support-text = 在所示时间内由专人解答。
referral-invited = 您通过好友的链接来到这里：链接会保留到您完成注册。
referral-closed = 目前暂停注册，详情请联系客服。
referral-member = 您已是会员。

error-passkey-cancelled = 未使用通行密钥。请重试或使用其他方式登录。
error-passkey-known = 此设备已有您账户的通行密钥。
error-passkey-unsupported = 此浏览器不支持通行密钥，请更换浏览器或设备。
error-passkey-invalid = 无法识别此通行密钥。请换一个，或使用其他方式登录。
error-second-factor = 请先完成验证。
error-wrong-factor = 不匹配，请检查后重试。
error-factor-expired = 验证超时或失败次数过多，请重新登录。
error-password-required = 请输入密码以继续。
error-ticket-expired = 操作超时，请重新开始。
error-link-expired = 此链接已使用或已过期，请重新获取。
error-password-change = 请先修改密码。
error-password-unchanged = 新密码与旧密码相同，请换一个。
error-wrong-old-password = 旧密码错误。
error-non-member = 非会员账户无法在此登录，请使用您账户类型的入口。
error-invalid-domain = 此网址无效，请联系客服。
error-popup-closed = 登录已中断。请重试或使用其他方式登录。
error-too-large = 内容过大，请缩短后重试。
error-too-young = 您未达到参与年龄。
error-mobile-taken = 此号码已绑定其他账户。请直接登录或使用其他号码。
error-too-long = 内容过长，请缩短。

contact-add-email = 添加电子邮箱
contact-change-email = 更换电子邮箱
contact-add-mobile = 添加手机号码
contact-change-mobile = 更换手机号码
contact-none = 尚未添加
contact-verified = 已验证
contact-not-verified = 未验证
toast-contact-set = 已保存，即刻生效。
