//! The job that writes the messages of a mailing.

use identity::member::MemberRow;
use lumora_core::wire::MarketingChannel;
use platform::Base;
use platform::clock::DAY_MS;
use platform::jobs::{Failure, Job, Running};
use platform::outbox::{self, Channel, Message};
use platform::store::{Connection, StoreError, sql};
use protection::MARKETED_TO;
use serde::{Deserialize, Serialize};

use super::row::{Mailing, find};
use super::text::{MailingText, read_by};
use super::words;
use crate::PrivacyState;
use crate::consent::unsubscribe_url;

/// Recipients per transaction.
const BATCH_SIZE: i64 = 100;
/// How long the outbox tries to send a promotional message, in milliseconds.
const WORTH_MS: i64 = 2 * DAY_MS;

/// Puts the messages of a mailing into the outbox. Its arguments are stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SendMailing {
    pub(super) mailing_id: String,
}

impl Job for SendMailing {
    const KIND: &'static str = "send-mailing";
    type State = PrivacyState;

    async fn run(self, state: &PrivacyState, running: &Running) -> Result<(), Failure> {
        let base = &state.base;
        loop {
            let Some(mailing) = find(base.store.reader(), &self.mailing_id).await? else { return Ok(()) };
            if mailing.finished_at.is_some() {
                return Ok(());
            }
            let steps = |count: i64| u64::try_from(count).unwrap_or(0);
            running.progress(steps(mailing.sent + mailing.skipped), steps(mailing.total)).await?;
            let (base, running) = (base.clone(), running.clone());
            let store = base.store.clone();
            let work = async move |tx: &mut Connection| send_batch(tx, &base, &running, &mailing).await;
            store.write(move |tx| Box::pin(async move { work(tx).await })).await?;
        }
    }
}

/// Puts the next batch of messages into the outbox, and records the progress.
async fn send_batch(tx: &mut Connection, base: &Base, running: &Running, stale: &Mailing) -> Result<(), StoreError> {
    // Another worker may have continued meanwhile: its progress counts.
    let Some(mailing) = find(&mut *tx, &stale.id).await? else { return Ok(()) };
    if !running.owns_lease(tx).await? || mailing.finished_at.is_some() {
        return Ok(());
    }
    let (channel, texts, now_ms) = (mailing.channel()?, mailing.texts()?, running.now_ms());
    let members = next_members(tx, &mailing).await?;
    let (mut sent, mut skipped) = (mailing.sent, mailing.skipped);
    for member in &members {
        let text = read_by(&texts, &member.language);
        match text.and_then(|text| message(base, member, channel, text, now_ms)) {
            Some((message, url)) => {
                outbox::put_promotional(tx, &message, &url, now_ms).await?;
                sent += 1;
            }
            None => skipped += 1,
        }
    }
    let reached = members.last().map_or(mailing.reached, |member| member.id.clone());
    sql::query("update mailings set sent = $2, skipped = $3, reached = $4, finished_at = $5 where id = $1")
        .bind(&mailing.id)
        .bind(sent)
        .bind(skipped)
        .bind(reached)
        .bind(members.is_empty().then_some(now_ms))
        .execute(tx)
        .await?;
    Ok(())
}

/// The next batch of recipients: those who have consented now, not when the mailing was created.
async fn next_members(tx: &mut Connection, mailing: &Mailing) -> Result<Vec<MemberRow>, StoreError> {
    let text = format!(
        "select m.* from members m join marketing_consents c on c.member_id = m.id
         where c.channel = $1 and c.granted = 1 and m.id > $2 and m.state = 'active' and m.rank_level >= $3
         and m.rank_level <= $4 and {MARKETED_TO} order by m.id limit $5"
    );
    sql::query_as(sql::AssertSqlSafe(text))
        .bind(&mailing.channel)
        .bind(&mailing.reached)
        .bind(mailing.level_min)
        .bind(mailing.level_max)
        .bind(BATCH_SIZE)
        .fetch_all(tx)
        .await
}

/// The message to a member and its unsubscribe link; none without a verified address or number.
fn message(
    base: &Base,
    member: &MemberRow,
    channel: MarketingChannel,
    text: &MailingText,
    now_ms: i64,
) -> Option<(Message, String)> {
    let url = unsubscribe_url(base, &member.id, channel);
    let (outbox_channel, to, foot) = match channel {
        MarketingChannel::Email => {
            (Channel::Mail, member.verified_email()?, format!("\n\n--\n{}\n{url}", words::FOOT.of(&member.language)))
        }
        MarketingChannel::Sms => {
            (Channel::Sms, member.verified_mobile()?, format!("\n{} {url}", words::STOP.of(&member.language)))
        }
        MarketingChannel::Call => return None,
    };
    let body = format!("{}{foot}", text.body.trim());
    let subject = text.subject.trim().to_owned();
    let message = Message { channel: outbox_channel, to: to.to_owned(), subject, body, expires_at: now_ms + WORTH_MS };
    Some((message, url))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_stands_under_a_message_was_forgotten_in_no_language() {
        assert!(words::FOOT.is_whole() && words::STOP.is_whole());
    }
}
