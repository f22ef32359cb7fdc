//! What is done from time to time: rows that have outlived their use are deleted (spent nonces, dead captchas, tickets, kept
//! replies), and the balances of the house and the days of members are added up.

use std::time::Duration;

use tokio::sync::watch;

use identity::free_play;
use ledger::LedgerError;
use platform::Base;
use platform::store::sql;

const EVERY: Duration = Duration::from_secs(600);
/// Sessions and what hangs on them are kept this long after their end, for wins that come late, in milliseconds.
const KEPT_MS: i64 = 30 * 24 * 60 * 60 * 1000;

/// Sweeps until `stopping` closes.
pub async fn run(base: Base, mut stopping: watch::Receiver<()>) {
    loop {
        if let Err(error) = once(&base).await {
            tracing::warn!(%error, "sweeping failed; it is tried again later");
        }
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = stopping.changed() => return,
        }
    }
}

/// Deletes what has expired.
///
/// # Errors
/// When the database fails.
pub async fn once(base: &Base) -> Result<(), LedgerError> {
    const EXPIRED: &[&str] = &[
        "delete from password_tickets where expires_at < $1",
        "delete from used_seal_nonces where expires_at < $1",
        "delete from captchas where expires_at < $1",
        "delete from idempotent_replies where expires_at < $1",
        "delete from remembered_logins where expires_at < $1",
        "delete from launch_tickets where expires_at < $1",
        "delete from verification_codes where expires_at < $1",
        "delete from factor_challenges where expires_at < $1",
        "delete from social_flows where expires_at < $1",
        "delete from social_tickets where expires_at < $1",
        "delete from captcha_counts where ends_at < $1",
        "delete from passkey_ceremonies where expires_at < $1",
        "delete from used_identity_tokens where expires_at < $1",
        "delete from application_images where promotion_id is null and uploaded_at < $1 - 86400000",
    ];
    const OLD: &[&str] = &[
        "delete from rate_limits where since < $1",
        "delete from game_sessions where expires_at < $1",
        "delete from login_failures where last_at < $1",
        "delete from code_sends where at < $1",
        "delete from outbox_messages where status in ('sent', 'failed') and created_at < $1",
    ];
    let now_ms = base.clock.now_ms();
    free_play::close_idle(&base.store, now_ms).await?;
    ledger::roll_up(&base.store, now_ms).await?;
    bets::count_days(&base.store).await?;
    base.store
        .write(move |tx| {
            Box::pin(async move {
                for &statement in EXPIRED {
                    sql::query(statement).bind(now_ms).execute(&mut *tx).await?;
                }
                for &statement in OLD {
                    sql::query(statement).bind(now_ms - KEPT_MS).execute(&mut *tx).await?;
                }
                Ok::<_, LedgerError>(())
            })
        })
        .await
}
