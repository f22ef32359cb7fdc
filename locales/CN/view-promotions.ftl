# What only the views of promotions and of the points mall say.
view-promo-categories = 类别
view-promo-statuses = 状态
view-promo-none-title = 暂无优惠
view-promo-none-text = 请稍后再看。
view-promo-no-match-title = 没有找到优惠
view-promo-no-match-text = 请选择其他类别或状态。
view-promo-show-all = 显示全部优惠
view-promo-featured = 优惠活动
view-promo-gone-title = 没有此优惠
view-promo-gone-text = 它可能早已结束，或链接不完整。
view-promo-standing = 当前状态
view-promo-reward = 奖励内容
view-promo-when = 时间
view-promo-significant = 条款摘要
view-promo-terms = 全部条款
view-promo-application = 您的申请
view-promo-applied = 已发送
view-promo-reviewed = 已回复
view-promo-reason = 我们的回复
view-promo-remark = 备注
# $count: a number.
view-promo-pictures = { $count } 张图片
view-apply-title = 申请
view-apply-send = 发送申请
view-apply-choose = 选择图片
view-apply-drop = 将图片拖到此处，或选择图片
view-apply-files = 图片
# $name: name of the file.
view-apply-remove = 移除 { $name }
# $name: name of the file.
view-apply-again = 重新上传 { $name }
view-apply-waiting = 等待中
view-apply-uploading = 上传中
view-apply-done = 已上传
view-raffle-odds = 奖品与中奖概率
view-raffle-prize = 奖品
view-raffle-chance = 概率
view-raffle-draws = 您的抽奖
view-mall-rules = 积分规则
view-mall-need = 兑换条件
view-mall-back = 全部奖励
view-mall-log-in = 登录后查看您的积分
view-mall-none-title = 暂无奖励
view-mall-none-text = 请稍后再看。
view-mall-gone-title = 没有此奖励
view-mall-gone-text = 它可能已兑完或不再提供。
