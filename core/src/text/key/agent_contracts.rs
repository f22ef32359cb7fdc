//! Keys of the texts in `agent-contracts.ftl`.

keys! {
    ERROR_CONTRACT_TERMS = "error-contract-terms";
    ERROR_CONTRACT_EXCEEDS = "error-contract-exceeds";
    ERROR_CONTRACT_STANDS = "error-contract-stands";
    ERROR_CONTRACT_PARTY = "error-contract-party";
    ERROR_CONTRACTS_END = "error-contracts-end";
    AGENT_ABOUT_CONTRACTS = "agent-about-contracts";
    AGENT_CONTRACT_TAB = "agent-contract-tab";
    AGENT_CONTRACT_LABEL = "agent-contract-label";
    AGENT_CONTRACT_WORD = "agent-contract-word";
    AGENT_CONTRACT_PLAIN = "agent-contract-plain";
    AGENT_CONTRACT_TIER = "agent-contract-tier";
    AGENT_CONTRACT_ACTION = "agent-contract-action";
    AGENT_CONTRACT_STEP = "agent-contract-step";
    AGENT_CONTRACT_DONE = "agent-contract-done";
    AGENT_CONTRACT_WITH_UPLINE = "agent-contract-with-upline";
    AGENT_CONTRACT_WITH_DOWNLINE = "agent-contract-with-downline";
    AGENT_CONTRACT_STATUS = "agent-contract-status";
    AGENT_CONTRACT_VERSION = "agent-contract-version";
    AGENT_CONTRACT_SIGNED = "agent-contract-signed";
    AGENT_CONTRACT_REQUEST = "agent-contract-request";
    AGENT_CONTRACT_TURN = "agent-contract-turn";
    AGENT_CONTRACT_ENDING = "agent-contract-ending";
    AGENT_CONTRACT_BENCH_TITLE = "agent-contract-bench-title";
    AGENT_CONTRACT_CLOSED = "agent-contract-closed";
    AGENT_CONTRACT_FAULT = "agent-contract-fault";
    AGENT_CONTRACT_EXCESS = "agent-contract-excess";
    AGENT_CONTRACT_UNREADABLE = "agent-contract-unreadable";
    AGENT_CONTRACT_REASON_SHORT = "agent-contract-reason-short";
    AGENT_CONTRACT_PERIODS = "agent-contract-periods";
}
