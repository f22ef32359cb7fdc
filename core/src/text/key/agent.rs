//! Keys of the texts in `agent.ftl`.

keys! {
    AGENT_GROUP_TEAM = "agent-group-team";
    AGENT_GROUP_RECORDS = "agent-group-records";
    AGENT_GROUP_CONTRACTS = "agent-group-contracts";
    AGENT_ANNOUNCEMENT = "agent-announcement";
    AGENT_TEAM = "agent-team";
    AGENT_REGISTER_CENTRE = "agent-register-centre";
    AGENT_DOWNLINE = "agent-downline";
    AGENT_TEAM_BETS = "agent-team-bets";
    AGENT_TEAM_PROFIT = "agent-team-profit";
    AGENT_INCOME = "agent-income";
    AGENT_DOWNLINE_TRANSACTIONS = "agent-downline-transactions";
    AGENT_DIVIDENDS = "agent-dividends";
    AGENT_DAILY_WAGES = "agent-daily-wages";
    AGENT_HOURLY_SALARY = "agent-hourly-salary";
    AGENT_REAL_TIME_SALARY = "agent-real-time-salary";
    AGENT_ABOUT_TEAM = "agent-about-team";
    AGENT_ABOUT_DOWNLINE = "agent-about-downline";
    AGENT_ABOUT_ANNOUNCEMENT = "agent-about-announcement";
    AGENT_ABOUT_REGISTER = "agent-about-register";
}
