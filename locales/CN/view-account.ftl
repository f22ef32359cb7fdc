# The views' own words in the forms of accounts: registration, forgotten and changed passwords, and the parts they share.

view-country = 国家或地区
view-country-search = 搜索国家或地区
view-country-none = 没有符合输入内容的国家或地区。
view-code-sent = 验证码已发出。
view-strength = 密码强度
view-captcha-kinds = 请证明您是真人
view-captcha-audio = 您听到的数字
view-captcha-play = 播放
view-captcha-pause = 暂停
view-captcha-work = 由浏览器验证
view-captcha-working = 您的浏览器正在计算，无需输入任何内容。
view-captcha-done = 已通过验证，无需输入任何内容。

# Registration.
view-register = 注册
view-register-reset = 清空
view-register-methods = 注册方式
view-register-invited = 您是受邀注册：邀请码已填好。
# $age: the least age, a number.
view-register-consent = 我已年满 { $age } 岁，并同意服务条款。
view-register-terms = 阅读服务条款
view-register-have-account = 已有账户？

# Forgotten and changed passwords.
view-forgot-methods = 重设密码的方式
view-forgot-email = 请输入用户名和账户的电子邮箱。我们会发送一个链接，供您设置新密码。
view-forgot-mobile = 请输入账户的手机号码。我们会发送验证码，供您设置新密码。
view-forgot-send = 发送链接
view-forgot-set = 设置密码并登录
view-forgot-back = 返回登录
view-password-account = 账户
view-password-change = 修改密码
view-password-set = 设置密码
view-reset-expired-title = 此链接已失效
view-reset-expired-text = 链接只能使用一次，且有效时间很短。请重新申请邮件来设置密码。
view-reset-again = 重新发送邮件

view-contacts = 联系方式
view-contacts-about = 验证后可用于找回密码，并在从新地点登录时保护账户。
view-contact-codes = 验证码将分别发送到新的联系方式和 { $present }。
view-contact-save = 保存
view-register-optional = 选填信息
