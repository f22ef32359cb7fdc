# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = 尚未填写
payee-name-stated = 已填写，尚未验证
payee-name-proven = 已通过验证码验证
payee-name-checked = 已验证，并与您的证件一致
payee-name-prove = 验证您的姓名
payee-name-change = 更改姓名
payee-name-empty = 请输入您的真实姓名。
# $contact: a mail address or number, mostly hidden.
payee-name-about = 请填写与银行登记一致的真实姓名。我们会向 { $contact } 发送验证码，验证后姓名生效。您的所有款项只付给这个姓名。
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = 请输入证件上的姓名。我们会向 { $contact } 发送验证码，验证后姓名生效。
payee-name-contact-first = 请先验证邮箱：验证姓名的验证码会发到那里。
toast-payee-name-set = 您的姓名已验证
payout-other-name = 户名与您的姓名不同，无法付款。
safety-payee-name = 已验证的收款人姓名
safety-next-payee-name = 请验证您的姓名：这样款项只会付给您本人。
withdraw-step-name = 您的姓名
# $amount: an amount with its currency.
withdraw-identity-above = 超过 { $amount } 的提款需要先通过身份认证。
withdraw-identity-first = 首次提款需要先通过身份认证。
identity-level-none = 0 级：尚无资料
identity-level-stated = 1 级：已填写资料
identity-level-checked = 2 级：证件已核验
identity-none = 尚未提交
identity-pending = 审核中
identity-approved = 已通过
identity-rejected = 未通过
identity-step-handed-in = 已提交
identity-about-none = 填写您的资料，上传证件，然后一并提交。会有专人审核。
identity-about-pending = 正在由专人审核您的证件。结果会通过邮件或短信告知您。
identity-about-approved = 您的证件已核验。款项只付给证件上的姓名。
identity-reason-unreadable = 证件无法辨认。请在光线充足处拍摄整页的清晰照片。
identity-reason-expired = 证件已过期。请提供有效证件。
identity-reason-mismatch = 证件与填写的资料不符。请更正资料，或提供其他证件。
identity-reason-incomplete = 缺少页面或某一面。请补交缺少的部分。
identity-reason-not-accepted = 此处不接受这类证件。请提供其他证件。
identity-reason-other = 请阅读下方说明，更正后重新提交。
identity-name = 姓名（与证件一致）
identity-country = 国家/地区
identity-country-empty = 请选择国家/地区。
identity-state = 填写资料
identity-state-anew = 更正资料
identity-missing-details = 请先填写资料。
identity-missing-document = 请上传护照、驾驶证，或身份证正反两面。
identity-missing-front = 缺少身份证正面。
identity-missing-back = 缺少身份证反面。
document-passport = 护照
document-id-front = 身份证正面
document-id-back = 身份证反面
document-driving-licence = 驾驶证
document-proof-of-address = 地址证明：账单或对账单
# $size: a size such as 940 KB.
document-pdf = PDF，{ $size }
# $size: a size such as 940 KB.
document-picture = 图片，{ $size }
document-hint = png、jpg 或 PDF，小于 5 MB；PDF 最多 10 页且没有密码。只有审核人员能看到。
document-file-kind = 此文件不是 png、jpg 或 PDF。
toast-identity-saved = 资料已保存
toast-identity-handed-in = 已提交，结果会告知您
