# The views' own words in the forms of accounts: registration, and the parts they share.

view-country = 国家或地区
view-country-search = 搜索国家或地区
view-country-none = 没有符合输入内容的国家或地区。
view-code-sent = 验证码已发出。
view-strength = 密码强度
view-captcha-kinds = 选择验证方式
view-captcha-audio = 您听到的数字
view-captcha-play = 播放
view-captcha-pause = 暂停
view-captcha-work = 由浏览器验证
view-captcha-working = 您的浏览器正在计算，无需输入任何内容。
view-captcha-done = 已通过验证，无需输入任何内容。

# Registration.
view-register = 注册
view-register-reset = 清空
view-register-ways = 注册方式
view-register-invited = 您是受邀注册：推广代码已填好。
# $age: the least age, a number.
view-register-consent = 我已年满 { $age } 岁，并同意服务条款。
view-register-terms = 阅读服务条款
view-register-have-account = 已有账户？
