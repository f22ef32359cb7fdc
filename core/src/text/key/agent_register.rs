//! Keys of the texts in `agent-register.ftl`.

keys! {
    AGENT_REGISTER_CHANNEL_WRONG = "agent-register-channel-wrong";
    AGENT_REGISTER_DAYS_WRONG = "agent-register-days-wrong";
    AGENT_REGISTER_FACT_DEPOSITS = "agent-register-fact-deposits";
    AGENT_REGISTER_FACT_FIRST_DEPOSITS = "agent-register-fact-first-deposits";
    AGENT_REGISTER_FACT_REGISTERED = "agent-register-fact-registered";
    AGENT_REGISTER_FACT_TURNOVER = "agent-register-fact-turnover";
    AGENT_REGISTER_LINK_CHANNEL = "agent-register-link-channel";
    AGENT_REGISTER_LINK_CODE = "agent-register-link-code";
    AGENT_REGISTER_LINK_MADE = "agent-register-link-made";
    AGENT_REGISTER_LINK_NO_END = "agent-register-link-no-end";
    AGENT_REGISTER_LINK_STATE = "agent-register-link-state";
    AGENT_REGISTER_LINK_UNTIL = "agent-register-link-until";
    AGENT_REGISTER_MADE = "agent-register-made";
    AGENT_REGISTER_MADE_HINT = "agent-register-made-hint";
    AGENT_REGISTER_RATE_ABOVE = "agent-register-rate-above";
    AGENT_REGISTER_RATE_MOST = "agent-register-rate-most";
    AGENT_REGISTER_RATE_WRONG = "agent-register-rate-wrong";
    AGENT_REGISTER_USES_WRONG = "agent-register-uses-wrong";
}
