//! Refusals of a stake for player protection: by the member's own limits, a due reality check or an exclusion. The
//! answer is one like any other, so that what is recorded with it is committed.

use platform::store::Connection;
use protection::guard::StakeRefusal;
use protection::{limit, reality_check};

use super::answer::Answer;
use super::status::{Refused, Status};

/// Records why a stake is refused, and answers with the status.
pub(super) async fn answer(
    connection: &mut Connection,
    member_id: &str,
    refusal: StakeRefusal,
    now_ms: i64,
) -> Result<Answer, Refused> {
    let status = match refusal {
        StakeRefusal::Excluded => Status::UserDisabled,
        StakeRefusal::CheckDue => {
            reality_check::fall_due(connection, member_id, now_ms).await?;
            Status::RealityCheck
        }
        StakeRefusal::Limit(reached) => {
            limit::record_limit_refusal(connection, member_id, reached.limit, now_ms).await?;
            Status::LimitReached
        }
    };
    Ok(Answer::bare(status))
}
