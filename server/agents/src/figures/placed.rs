//! Where members stood: looked up once for the rows of a count.

use std::collections::HashMap;

use identity::tree::{Ancestor, Placement};
use platform::store::{Connection, StoreError};

/// An upline of a placement.
#[derive(Clone)]
pub(super) struct Above {
    /// Who it is.
    pub(super) agent_id: String,
    /// 1 where the member stands directly below, 2 where deeper.
    pub(super) reach: i64,
    /// The member directly below the upline through whom it is reached.
    pub(super) branch_id: String,
}

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

    /// The uplines of a placement of a member, the direct one first.
    pub(super) async fn above(
        &mut self,
        tx: &mut Connection,
        (member_id, placement_id): (&str, &str),
    ) -> Result<Vec<Above>, StoreError> {
        if !self.ancestors.contains_key(placement_id) {
            let all = Placement::ancestors(&mut *tx, placement_id).await?;
            self.ancestors.insert(placement_id.to_owned(), all);
        }
        let all = self.ancestors.get(placement_id).map_or(&[] as &[_], Vec::as_slice);
        let branches = [member_id].into_iter().chain(all.iter().map(|it| it.ancestor_id.as_str()));
        let above = |(it, branch): (&Ancestor, &str)| Above {
            agent_id: it.ancestor_id.clone(),
            reach: it.depth.min(2),
            branch_id: branch.to_owned(),
        };
        Ok(all.iter().zip(branches).map(above).collect())
    }
}
