//! Where members stood: looked up once for the rows of a count.

use std::collections::HashMap;

use identity::tree::{Ancestor, Placement};
use platform::store::{Connection, StoreError};

/// Placements and their uplines that were looked up.
#[derive(Default)]
pub(super) struct Placed {
    placements: HashMap<String, Vec<Placement>>,
    ancestors: HashMap<String, Vec<Ancestor>>,
}

impl Placed {
    /// The id of the placement that a member had at a moment; nothing for a guest.
    pub(super) async fn at(
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
        Ok(Placement::at(all, at_ms).map(|it| it.id.clone()))
    }

    /// The uplines of a placement, each with how far it reaches: 1 directly, 2 deeper.
    pub(super) async fn above(
        &mut self,
        tx: &mut Connection,
        placement_id: &str,
    ) -> Result<Vec<(String, i64)>, StoreError> {
        if !self.ancestors.contains_key(placement_id) {
            let all = Placement::ancestors(&mut *tx, placement_id).await?;
            self.ancestors.insert(placement_id.to_owned(), all);
        }
        let all = self.ancestors.get(placement_id).map_or(&[] as &[_], Vec::as_slice);
        Ok(all.iter().map(|it| (it.ancestor_id.clone(), it.depth.min(2))).collect())
    }
}
