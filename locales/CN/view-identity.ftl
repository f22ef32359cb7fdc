# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = 收款人姓名
view-payee-name-about = 您的所有款项只付给这个姓名。设置时需用验证码证明是您本人。
view-payee-name-field = 您的真实姓名
view-payee-name-save = 保存姓名
view-identity-check = 身份认证
view-identity-check-about = 用证件证明您的身份。较大金额的付款可能需要。
view-identity-save = 保存资料
view-identity-birth-date = 出生日期
view-identity-name = 姓名（与证件一致）
view-identity-country = 国家/地区
view-identity-choose = 请选择
view-identity-documents = 证件
view-identity-kind = 接下来上传的是
view-identity-drop = 将证件拖到此处，或选择文件
view-identity-choose-file = 选择证件
# $document: what the document is.
view-identity-show = 获取以查看：{ $document }
# $document: what the document is.
view-identity-remove = 移除：{ $document }
view-identity-hand-in = 提交审核
view-identity-steps = 处理进度
view-picture-choose = 使用自己的头像
view-picture-remove = 恢复默认头像
view-withdraw-identity = 前往身份认证
