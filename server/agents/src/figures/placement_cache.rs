//! Placements of members and their uplines, read once for all rows of a count.

use std::collections::HashMap;

use identity::tree::{Ancestor, Placement};
use platform::store::{Connection, StoreError};

/// An upline of a placement.
#[derive(Clone)]
pub(super) struct Upline {
    /// Id of the upline.
    pub(super) agent_id: String,
    /// 1 if the member is directly below the upline, 2 if deeper.
    pub(super) reach: i64,
    /// Id of the member directly below the upline whose branch the member is in (or is the head of).
    pub(super) branch_id: String,
}

/// A cache of placements and their uplines, for one count.
#[derive(Default)]
pub(super) struct PlacementCache {
    placements: HashMap<String, Vec<Placement>>,
    ancestors: HashMap<String, Vec<Ancestor>>,
}

impl PlacementCache {
    /// The id of the placement that a member had at a time; `None` for a guest.
    pub(super) async fn placement_at(
        &mut self,
        tx: &mut Connection,
        member_id: &str,
        at_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        if !self.placements.contains_key(member_id) {
            let all = Placement::all_of(&mut *tx, member_id).await?;
            self.placements.insert(member_id.to_owned(), all);
        }
        let all = self.placements.get(member_id).map_or(&[] as &[_], Vec::as_slice);
        Ok(Placement::at_time(all, at_ms).map(|it| it.id.clone()))
    }

    /// The uplines of a member's placement, the direct one first.
    pub(super) async fn uplines(
        &mut self,
        tx: &mut Connection,
        (member_id, placement_id): (&str, &str),
    ) -> Result<Vec<Upline>, StoreError> {
        if !self.ancestors.contains_key(placement_id) {
            let all = Placement::ancestors(&mut *tx, placement_id).await?;
            self.ancestors.insert(placement_id.to_owned(), all);
        }
        let all = self.ancestors.get(placement_id).map_or(&[] as &[_], Vec::as_slice);
        let branches = [member_id].into_iter().chain(all.iter().map(|it| it.ancestor_id.as_str()));
        let above = |(it, branch): (&Ancestor, &str)| Upline {
            agent_id: it.ancestor_id.clone(),
            reach: it.depth.min(2),
            branch_id: branch.to_owned(),
        };
        Ok(all.iter().zip(branches).map(above).collect())
    }
}
