# Team overview.
team-today = 今日
team-week = 7 天
team-month = 30 天
team-quarter = 90 天
# $from: a day, YYYY-MM-DD.
team-compared = 與之前同樣長的時段（自 { $from } 起）比較。
team-all = 整個團隊
team-direct = 直屬下級
team-deeper = 更深層級
team-own = 本人投注
team-members = 會員
team-agents = 代理
team-online = 目前在線
team-balance = 團隊餘額
team-new = 新註冊
team-first-deposits = 首次存款
team-active = 活躍會員
team-deposits = 存款
team-withdrawals = 提款
team-turnover = 投注額
team-valid-bet = 有效投注
team-payout = 派彩
team-rebate = 返水
team-bonus = 獎金
team-net-loss = 淨輸
team-wages = 工資
team-dividends = 分紅
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = 與之前相同
# The views' own words.
view-team-days = 時段
view-team-share = 範圍
view-team-standing = 團隊現狀
view-team-figures = 此時段的數據
view-team-trend = 整個團隊的走勢
view-team-series = 圖表內容
view-team-by-day = 按日
view-team-formula = 淨輸 = 投注額 - 派彩 - 返水 - 獎金，按已結算投注計算。餘額為主錢包中的金額。
