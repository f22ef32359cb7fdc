# The agent centre: the names of its pages, and what each is for.
agent-group-team = Team
agent-group-records = Records
agent-group-contracts = Contracts

agent-announcement = Announcements
agent-team = Team overview
agent-register-centre = Register centre
agent-downline = Downline management
agent-team-bets = Team betting history
agent-team-profit = User profit and loss
agent-income = My income
agent-downline-transactions = Downline transactions
agent-dividends = Dividend records
agent-daily-wages = Daily wages
agent-hourly-salary = Hourly salary
agent-real-time-salary = Real-time salary

agent-about-announcement = What the operator has to tell its agents.
agent-about-register = Create accounts below you, and links by which people register.
agent-about-team = What your team has played and earned, day by day.
agent-about-downline = Your tree: who stands where, and what you can do there.

# The views' own words in the agent centre.
view-agent-choose = The list holds everything that belongs to your team.
view-agent-settings-title = Some pages are missing
view-agent-settings = Whether dividends and salaries are on could not be found out.
view-agent-announcements-none = There are no announcements
