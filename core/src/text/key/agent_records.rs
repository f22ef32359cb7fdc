//! Keys of the texts in `agent-records.ftl`.

keys! {
    AGENT_ABOUT_INCOME = "agent-about-income";
    AGENT_ABOUT_TEAM_BETS = "agent-about-team-bets";
    AGENT_ABOUT_TEAM_PROFIT = "agent-about-team-profit";
    AGENT_ABOUT_TRANSACTIONS = "agent-about-transactions";
    INCOME_NET = "income-net";
    INCOME_OWN_BETS = "income-own-bets";
    INCOME_PAID = "income-paid";
    INCOME_SOURCE = "income-source";
    TEAM_MOVES = "team-moves";
    TEAM_OPEN = "team-open";
    TEAM_OTHERS = "team-others";
    TEAM_REACH = "team-reach";
    TEAM_WHOLE = "team-whole";
}
