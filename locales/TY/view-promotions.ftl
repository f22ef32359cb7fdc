# What only the views of promotions and of the points mall say.
view-promo-categories = 類別
view-promo-statuses = 狀態
view-promo-none-title = 目前沒有優惠
view-promo-none-text = 請稍後再看。
view-promo-no-match-title = 找不到優惠
view-promo-no-match-text = 請選擇其他類別或狀態。
view-promo-show-all = 顯示全部優惠
view-promo-featured = 優惠活動
view-promo-gone-title = 沒有此優惠
view-promo-gone-text = 它可能早已結束，或連結不完整。
view-promo-standing = 目前狀態
view-promo-reward = 獎勵內容
view-promo-when = 時間
view-promo-significant = 條款摘要
view-promo-terms = 全部條款
view-promo-application = 您的申請
view-promo-applied = 已送出
view-promo-reviewed = 已回覆
view-promo-reason = 我們的回覆
view-promo-remark = 備註
# $count: a number.
view-promo-pictures = { $count } 張圖片
view-apply-title = 申請
view-apply-send = 送出申請
view-apply-choose = 選擇圖片
view-apply-drop = 將圖片拖曳至此，或選擇圖片
view-apply-files = 圖片
# $name: name of the file.
view-apply-remove = 移除 { $name }
# $name: name of the file.
view-apply-again = 重新上傳 { $name }
view-apply-waiting = 等待中
view-apply-uploading = 上傳中
view-apply-done = 已上傳
view-raffle-odds = 獎品與中獎機率
view-raffle-prize = 獎品
view-raffle-chance = 機率
view-raffle-draws = 您的抽獎
view-mall-rules = 點數規則
view-mall-need = 兌換條件
view-mall-back = 全部獎勵
view-mall-log-in = 登入後查看您的點數
view-mall-none-title = 目前沒有獎勵
view-mall-none-text = 請稍後再看。
view-mall-gone-title = 沒有此獎勵
view-mall-gone-text = 它可能已兌完或不再提供。
