# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = 您團隊的每一筆投注：有彙總，也可逐筆查看。
agent-about-team-profit = 您團隊的輸贏，按分支、日期和產品列出。
agent-about-income = 您的收入，以及構成它的每筆變動。
agent-about-transactions = 您團隊錢包中除投注以外的所有變動。
income-net = 淨收入
income-paid = 付給下級
income-own-bets = 本人投注
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] 返點
    [DIVIDEND] 分紅
    [DAILY] 日工資
    [HOURLY] 小時工資
    [REALTIME] 即時工資
   *[OTHER] 其他
}
team-others = 其他所有人
team-whole = 我的團隊
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] 含所有下級
   *[OWN] 僅本人
}
# $count: how many movements.
team-moves = { $count } 筆變動
# $count: how many bets. $stake: with its currency.
team-open = { $count } 筆投注未結算，共 { $stake }

# The views' own words in these records.
view-team-member = 帳號
view-team-reach = 範圍
view-team-unknown-title = 您的團隊中沒有這個帳號
view-team-unknown-text = 請核對名稱。您能看到現在或曾經屬於您下級的人。
view-team-incomplete = 最近幾分鐘的數據仍在彙總。
view-team-bets-note = 已結算的投注計入結算當日，歸當時的上級所有。
view-team-bets-empty-text = 您的團隊一有投注，就會顯示在這裡。
view-team-bets-unknown-title = 您的團隊沒有這筆投注
view-team-bets-unknown-text = 編號可能有誤，或者它屬於別人。
view-team-profit-formula = 輸贏 = 派彩 + 返點 + 紅利 + 工資 + 分紅 - 投注額，從您團隊的角度計算。
view-team-direct = 直屬下級
view-team-total = 所有下級
view-team-own = 本人
view-team-path = 層級路徑
view-team-by-member = 按分支
view-team-profit-empty-title = 這些日子沒有任何紀錄
view-team-profit-empty-text = 您的團隊投注、存入和提出的款項都會顯示在這裡。
view-team-party = 對方
view-income-formula = 淨收入 = 返點 + 分紅 + 工資 - 您付給下級的款項，按支付當日計。
view-income-empty-title = 這些日子沒有收入
view-income-empty-text = 返點、分紅和工資支付後會顯示在這裡。
view-income-chart = 每日淨收入
view-income-by-day = 按日
view-income-by-source = 按來源
view-income-by-product = 返點按產品
view-income-by-branch = 返點按分支
