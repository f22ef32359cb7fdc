//! What the server tells an open page without being asked: `GET /wps/events`, a stream of server-sent events.
//!
//! Each event holds the whole present state of its topic, never a difference, so that missing one does no harm.

use super::{BalanceValue, CashierChange, RealityCheck, RevisionValue, SupportConversation, UnreadValue};
use serde::{Deserialize, Serialize};

/// How far a job in the background has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// The job waits for its turn.
    Waiting,
    /// The job is being worked on.
    Running,
    /// The job is finished.
    Done,
    /// The job was given up.
    Failed,
}

/// A job of the member's in the background, as event `job` tells it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct JobProgress {
    /// Id of the job.
    pub id: String,
    /// Word of the job's kind.
    pub kind: String,
    /// How far the job has come.
    pub state: JobState,
    /// Steps that are done.
    pub done: u64,
    /// Steps in all; 0 while that is not known.
    pub total: u64,
}

/// An event of the stream: the `event` line names it, the `data` line holds its JSON.
#[derive(Clone, Debug, PartialEq)]
pub enum PushEvent {
    /// `balance`: what the member can spend, as `GET /wps/v2/wallets/balance` answers.
    Balance(BalanceValue),
    /// `messages`: unread messages, as relay call `CSP_unreadCount` answers.
    Messages(UnreadValue),
    /// `revision`: how often the operator has changed the site.
    Revision(RevisionValue),
    /// `job`: a job of the member's.
    Job(JobProgress),
    /// `cashier`: when a deposit or withdrawal of the member's changed last.
    Cashier(CashierChange),
    /// `realityCheck`: a check on time and money waits for its answer, or has got it, as `GET /wps/fair-play/realityCheck` answers.
    RealityCheck(RealityCheck),
    /// `support`: the conversation with customer service of a member, or of the visitor whose token the stream was opened with.
    Support(SupportConversation),
}
