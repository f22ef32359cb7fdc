//! PostgreSQL: a pool of connections, transactions that are retried after a conflict, and transactions shared by many units of work.

mod batch;
mod batcher;
mod channel;
mod merge;
mod merged_statements;
mod pool;
mod returning;
mod session;
mod statement_groups;
mod transactions;
mod value;

pub(super) use batch::BatchConnection;
pub use channel::{ChannelReceiver, ChannelSender};
pub(super) use pool::Pool;
pub(super) use session::Session;
pub(super) use transactions::Transactions;
pub(super) use value::{is_number, number};

use super::{Refusal, StoreError};

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let Some(refused) = error.as_db_error() else {
            let reason = if error.is_closed() || is_io(&error) { Refusal::Unreachable } else { Refusal::Other };
            return Self::Refused { reason, detail: with_causes(&error) };
        };
        let reason = match refused.code().code() {
            "22003" => return Self::OutOfRange,
            "23505" => Refusal::UniqueKey,
            "23503" => Refusal::ForeignKey,
            // Serialization failure, deadlock; and 25P02, a failed transaction whose first error the unit of work has ignored.
            "40001" | "40P01" | "25P02" => Refusal::Conflict,
            // No connection, too many of them, shutting down or starting.
            code if ["08", "53", "57P"].iter().any(|class| code.starts_with(class)) => Refusal::Unreachable,
            _ => Refusal::Other,
        };
        Self::Refused { reason, detail: format!("{} ({})", refused.message(), refused.code().code()) }
    }
}

fn is_io(error: &tokio_postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(|cause| cause.is::<std::io::Error>())
}

/// The text of an error with its causes: the driver's own text names only the kind of error.
fn with_causes(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}
