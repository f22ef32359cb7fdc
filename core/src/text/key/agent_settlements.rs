//! Keys of the texts in `agent-settlements.ftl`.

keys! {
    AGENT_ABOUT_SETTLEMENTS = "agent-about-settlements";
    SETTLEMENT_ROLE = "settlement-role";
    SETTLEMENT_STATUS = "settlement-status";
    SETTLEMENT_FACT = "settlement-fact";
    SETTLEMENT_TIER = "settlement-tier";
    SETTLEMENT_NEED = "settlement-need";
    SETTLEMENT_RUNNING = "settlement-running";
    SETTLEMENT_NEXT = "settlement-next";
    SETTLEMENT_PARTY = "settlement-party";
    SETTLEMENT_WALLET = "settlement-wallet";
    SETTLEMENT_NOTE = "settlement-note";
}
