//! The job that builds a data copy.

use identity::member::MemberRow;
use platform::jobs::{Failure, Job, Policy, Running};
use platform::store::{Connection, StoreError};
use serde::{Deserialize, Serialize};

use super::build::{Owner, build};
use super::row::CopyRow;
use crate::PrivacyState;

/// Size of a stored part in bytes, before encryption.
const PART_BYTES: usize = 256 * 1024;

/// Builds a copy of a member's data. Its arguments are stored as JSON and shown to operators: ids only, no secret.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct MakeDataCopy {
    pub(super) copy_id: String,
}

impl Job for MakeDataCopy {
    const KIND: &'static str = "data-copy";
    // The whole file is held in memory while it is built.
    const POLICY: Policy = Policy { max_concurrent: 2, ..Policy::DEFAULT };
    type State = PrivacyState;

    async fn run(self, state: &PrivacyState, running: &Running) -> Result<(), Failure> {
        let base = &state.base;
        let Some(row) = CopyRow::find(base.store.reader(), &self.copy_id).await? else { return Ok(()) };
        if row.ready_at.is_some() {
            return Ok(());
        }
        let Some(member) = MemberRow::by_id(base.store.reader(), &row.member_id).await? else { return Ok(()) };
        let owner = Owner { id: &member.id, account: &member.account, language: &row.language };
        let bytes = build(&base.store, state.areas, &owner, running).await?;
        let parts = bytes.chunks(PART_BYTES).map(|part| base.vault.lock(&row.id, part));
        let parts = parts.collect::<Result<Vec<String>, StoreError>>()?;
        let (running, length) = (running.clone(), bytes.len());
        let work = async move |tx: &mut Connection| {
            // The account may have been closed meanwhile, and its copies deleted.
            let is_there = CopyRow::find(&mut *tx, &row.id).await?.is_some();
            if is_there && running.owns_lease(tx).await? {
                row.store_parts(tx, &parts, length, running.now_ms()).await?;
            }
            Ok::<_, StoreError>(())
        };
        Ok(base.store.write(move |tx| Box::pin(async move { work(tx).await })).await?)
    }
}
