# The agent centre: the names of its pages, and what each is for.
agent-group-team = 团队
agent-group-records = 记录
agent-group-contracts = 合约

agent-announcement = 公告
agent-team = 团队总览
agent-register-centre = 开户中心
agent-downline = 下级管理
agent-team-bets = 团队投注记录
agent-team-profit = 用户盈亏报表
agent-income = 我的收入
agent-downline-transactions = 下级交易明细
agent-dividends = 分红记录
agent-daily-wages = 日工资
agent-hourly-salary = 小时工资
agent-real-time-salary = 实时工资

agent-about-announcement = 运营方对代理的通知。
agent-about-register = 创建下级账户，以及供他人注册的链接。
agent-about-team = 团队每天的投注与收益。
agent-about-downline = 您的下级结构：查看成员并进行管理。

# The views' own words in the agent centre.
view-agent-choose = 您团队的所有内容都在列表中。
view-agent-settings-title = 部分页面未显示
view-agent-settings = 无法确认分红与工资功能是否已开启。
view-agent-announcements-none = 暂无公告
