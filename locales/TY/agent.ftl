# The agent centre: the names of its pages, and what each is for.
agent-group-team = 團隊
agent-group-records = 紀錄
agent-group-contracts = 合約

agent-announcement = 公告
agent-team = 團隊總覽
agent-register-centre = 開戶中心
agent-downline = 下級管理
agent-team-bets = 團隊投注紀錄
agent-team-profit = 用戶盈虧報表
agent-income = 我的收入
agent-downline-transactions = 下級交易明細
agent-dividends = 分紅紀錄
agent-daily-wages = 日薪
agent-hourly-salary = 時薪
agent-real-time-salary = 即時薪資

agent-about-announcement = 營運商對代理的通知。
agent-about-register = 建立下級帳號，以及供他人註冊的連結。
agent-about-team = 團隊每天的投注與收益。
agent-about-downline = 您的下級結構：查看成員並進行管理。

# The views' own words in the agent centre.
view-agent-choose = 您團隊的所有內容都在清單中。
view-agent-settings-title = 部分頁面未顯示
view-agent-settings = 無法確認分紅與薪資功能是否已開啟。
view-agent-announcements-none = 暫無公告
