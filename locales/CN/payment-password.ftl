# The payment password: how it stands, its forms, and what is said where it is asked for.
pin-set = 已设置
pin-not-set = 尚未设置
# $time: date and time of day with the offset from UTC.
pin-locked = 支付密码错误次数过多，付款已锁定至 { $time }。找回支付密码可提前解锁。
# $count: a number.
pin-guesses = 再输错 { $count } 次，付款将锁定一天。
# $count: a number.
pin-wrong-left = 支付密码错误。再输错 { $count } 次，付款将锁定一天。
pin-empty = 请输入支付密码。
pin-different = 两次输入不一致，请输入相同的支付密码。
pin-guessable = 太容易被猜中。请勿重复同一个数字，也不要使用连续数字。
pin-change = 修改支付密码
pin-set-one = 设置支付密码
pin-recover = 忘记了？
pin-recover-title = 找回支付密码
pin-contact-first = 忘记了？请先验证电子邮箱，设置新支付密码的代码会发到那里。
pin-present = 当前支付密码
pin-new = 新支付密码
pin-again = 再次输入
pin-save = 保存
pin-about-first = 每次从钱包转出款项时都会要求输入。请勿告诉他人：我们的员工绝不会索要。
# $hint: the address, mostly hidden.
pin-code-by-mail = 代码将通过电子邮件发送至 { $hint }，凭它设置新的支付密码。
# $hint: the number, mostly hidden.
pin-code-by-sms = 代码将通过短信发送至 { $hint }，凭它设置新的支付密码。
toast-payment-password-set = 您的支付密码已设置。
safety-payment-password = 支付密码
safety-next-payment-password = 请设置支付密码：没有它，钱包里的钱转不出去。
