//! Contracts of agents.

keys! {
    ERROR_CONTRACT_TERMS = "error-contract-terms";
    ERROR_CONTRACT_EXCEEDS = "error-contract-exceeds";
    ERROR_CONTRACT_STANDS = "error-contract-stands";
    ERROR_CONTRACT_PARTY = "error-contract-party";
    ERROR_CONTRACTS_END = "error-contracts-end";
}
