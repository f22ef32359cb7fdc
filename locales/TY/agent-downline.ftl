# Downline management.
# Orders and columns.
downline-name = 帳戶名
downline-registered = 註冊時間
downline-last-login = 最近登入
downline-balance = 餘額
downline-team-balance = 團隊餘額
downline-team-size = 團隊人數
downline-turnover = 30 天投注額
downline-ascending = 升序
downline-descending = 降序
downline-any-label = 全部標籤
# $status: a word. $type: number of an account type.
downline-status = { $status ->
    [FROZEN] 已凍結
    [SUSPENDED] 已停用
    [CLOSED] 已關閉
   *[ACTIVE] 正常
}
downline-type = { $type ->
    [0] 會員
   *[1] 代理，類型 { $type }
}
# $count: a number.
downline-below = 查看 { $count } 位直屬下級
downline-rate-all = 所有產品
# $least: a percentage. $name: an account name.
downline-rate-below = 最低 { $least }：有直屬下級正使用此比例，須由 { $name } 先將其調低。
# $least and $most: percentages.
downline-rate-bounds = { $least } 至 { $most }
downline-rates = 返水比例
# $name: an account name.
downline-rates-by = 由 { $name } 設定
downline-rates-by-operator = 由營運商設定
# $day: a day. $name: an account name.
downline-rates-from = 自 { $day } 起生效，在此之前不變。
downline-rates-review = { $name } 自 { $day } 起使用以下比例。
downline-rates-set = { $name } 的比例自 { $day } 起變更，並已傳訊息告知。
downline-rates-since = 自 { $day } 起
downline-rates-title = { $name } 的返水比例
downline-path = 您與其之間
downline-real-name = 真實姓名
downline-email = 電子郵件
downline-mobile = 手機號碼
downline-transfer = 轉帳
downline-message = 傳訊息
downline-labels = 標籤
downline-freeze = 凍結
downline-unfreeze = 解除凍結
# $name: an account name.
downline-freeze-title = 凍結 { $name }
downline-labels-title = { $name } 的標籤
downline-message-title = 傳訊息給 { $name }
downline-message-all = 傳訊息給所有直屬下級
downline-transfer-title = 轉帳給 { $name }
downline-transfer-closed = 目前無法向該帳戶轉帳。
downline-fact-to = 收款人
# $reason: words of an agent. $count: a number.
downline-frozen-why = 已凍結：{ $reason }
downline-frozen = 帳戶已凍結。
downline-unfrozen = 已解除凍結。
downline-labelled = 標籤已儲存。
downline-written = 訊息已發出。收件人：{ $count }
downline-reason-wrong = 請用一行 5 至 200 個字說明原因。
downline-labels-wrong = 最多 8 個標籤，每個不超過 24 個字。
downline-title-wrong = 標題須為一行 1 至 80 個字。
downline-text-wrong = 內容須為 1 至 1000 個字。
# The views' own words.
view-downline-search = 按帳戶名或暱稱搜尋
view-downline-search-hint = 輸入開頭至少兩個字，搜尋整個下級。
view-downline-clear = 清除搜尋
view-downline-sort = 排序
view-downline-label = 標籤
view-downline-list = 下級列表
view-downline-path = 返回路徑
view-downline-me = 我的團隊
view-downline-find = 搜尋
view-downline-back = 返回列表
view-downline-unknown = 您的團隊中已無此成員。
view-downline-none-title = 這裡還沒有人
view-downline-none-text = 在您名下註冊的人會顯示在這裡。開戶中心有您的連結。
view-downline-no-match-title = 未找到
view-downline-no-match-text = 請換其他開頭的字。
view-downline-own = 本人 30 天
view-downline-team = 其團隊 30 天
view-downline-contract-offer = 提出合約
view-downline-contract-stands = 已有合約或申請
view-downline-contracts = 合約
view-downline-rates = 返水比例
view-downline-rates-change = 核對比例
view-downline-rates-check = 核對並變更比例
view-downline-rates-send = 變更比例
view-downline-rates-history = 變更記錄
view-downline-rates-none = 尚無變更。
view-downline-rates-legend = 每筆有效投注的百分比
view-downline-person = 個人資料
view-downline-actions = 可用操作
view-downline-reason = 原因
view-downline-freeze-hint = 工作階段立即結束，無法登入。資金保留在帳戶中，並會通知會員。
view-downline-labels-hint = 用逗號分隔。僅您可見。
view-downline-title = 標題
view-downline-text = 內容
view-downline-send = 傳送
view-downline-save = 儲存
view-downline-close = 關閉
view-downline-pin = 請先設定支付密碼
