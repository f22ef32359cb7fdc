//! The tree: places, moves, and who stands below whom.

use identity::tree::{self, MoveProblem, TeamSize};

use super::team::Site;

const fn size(reach: i64, agents: i64, members: i64) -> TeamSize {
    TeamSize { reach, agents, members }
}

/// An agent over two agents, each with a member.
struct Family {
    site: Site,
    top: String,
    left: String,
    right: String,
    leaf: String,
}

impl Family {
    async fn each() -> Vec<Self> {
        let mut families = Vec::new();
        for site in Site::each().await {
            let top = site.agent("", "topagent", 1).await;
            let left = site.agent("topagent", "leftagent", 1).await;
            let right = site.agent("topagent", "rightagent", 41).await;
            let leaf = site.member("leftagent", "leafmember").await;
            site.member("rightagent", "othermember").await;
            families.push(Self { site, top, left, right, leaf });
        }
        families
    }

    async fn sizes(&self, id: &str) -> (TeamSize, TeamSize) {
        tree::sizes(self.site.server.state.base.store.reader(), id).await.expect("sizes")
    }

    async fn is_below(&self, agent: &str, member: &str) -> bool {
        tree::below(self.site.server.state.base.store.reader(), agent, member).await.expect("read").is_some()
    }

    async fn uplines(&self, id: &str) -> Vec<String> {
        let all = tree::uplines(self.site.server.state.base.store.reader(), id).await.expect("uplines");
        all.into_iter().map(|it| it.account).collect()
    }
}

#[tokio::test]
async fn everybody_stands_below_all_uplines_and_nobody_else() {
    for f in Family::each().await {
        assert_eq!(f.uplines(&f.leaf).await, ["leftagent", "topagent"], "{}", f.site.server.name);
        assert!(f.is_below(&f.top, &f.leaf).await && f.is_below(&f.left, &f.leaf).await);
        assert!(!f.is_below(&f.right, &f.leaf).await && !f.is_below(&f.leaf, &f.leaf).await);
        assert!(!f.is_below(&f.top, "nobody").await && !f.is_below(&f.top, &f.top).await);
        assert_eq!(f.sizes(&f.top).await, (size(1, 2, 0), size(2, 0, 2)));
        assert_eq!(f.sizes(&f.left).await, (size(1, 0, 1), size(2, 0, 0)));
    }
}

#[tokio::test]
async fn a_branch_that_is_moved_takes_everybody_along_and_leaves_the_old_places_written_down() {
    for f in Family::each().await {
        let moved = f.site.moves(&f.left, Some(&f.right)).await.expect("moved");
        assert_eq!((moved.members, moved.from_id.as_str()), (2, f.top.as_str()), "{}", f.site.server.name);
        assert_eq!(f.uplines(&f.leaf).await, ["leftagent", "rightagent", "topagent"]);
        assert_eq!(f.sizes(&f.top).await, (size(1, 1, 0), size(2, 1, 2)));
        assert_eq!(f.sizes(&f.right).await, (size(1, 1, 1), size(2, 0, 1)));
        assert_eq!(f.sizes(&f.left).await, (size(1, 0, 1), size(2, 0, 0)));
        // The old placements have ended where the new ones begin, and keep their uplines.
        let ended = "select count(*) from placements o join placements n on n.member_id = o.member_id and n.since_ms = o.until_ms
                     join members m on m.id = o.member_id where m.account in ('leftagent', 'leafmember')";
        assert_eq!(f.site.number(ended).await, 2);
        let kept = "select count(*) from placement_ancestors a join placements p on p.id = a.placement_id
                    join members m on m.id = p.member_id
                    where p.until_ms is not null and m.account in ('leftagent', 'leafmember')";
        assert_eq!(f.site.number(kept).await, 3);
        // Who only moved has not registered there.
        let registered = "select count(*) from placement_ancestors a join placements n on n.id = a.placement_id
                          join placements o on o.member_id = n.member_id and o.until_ms = n.since_ms
                          join members m on m.id = n.member_id
                          where a.registered_at is not null and m.account in ('leftagent', 'leafmember')";
        assert_eq!(f.site.number(registered).await, 0);
        let back = f.site.moves(&f.left, None).await.expect("moved to the top");
        assert_eq!((back.members, f.uplines(&f.leaf).await), (2, vec!["leftagent".to_owned()]));
        assert_eq!(f.sizes(&f.top).await, (size(1, 1, 0), size(2, 0, 1)));
    }
}

#[tokio::test]
async fn what_can_not_be_moved_says_why_and_changes_nothing() {
    for f in Family::each().await {
        for (upline, problem) in [
            (Some(f.top.as_str()), MoveProblem::Unchanged),
            (Some(f.leaf.as_str()), MoveProblem::NoAgent),
            (Some(f.left.as_str()), MoveProblem::Below),
        ] {
            assert_eq!(f.site.moves(&f.left, upline).await, Err(problem), "{}", f.site.server.name);
        }
        assert_eq!(f.site.moves(&f.top, Some(&f.left)).await, Err(MoveProblem::Below));
        f.site.server.execute("update members set currency = 'EUR' where account = 'rightagent'").await;
        assert_eq!(f.site.moves(&f.left, Some(&f.right)).await, Err(MoveProblem::OtherCurrency));
        assert_eq!(f.uplines(&f.leaf).await, ["leftagent", "topagent"]);
    }
}

#[tokio::test]
async fn nobody_is_moved_deeper_than_the_tree_may_be() {
    for site in Site::each().await {
        let mut upline = String::new();
        let mut ids = Vec::new();
        for depth in 0..tree::MAX_DEPTH {
            let account = format!("deepagent{depth}");
            ids.push(site.agent(&upline, &account, 1).await);
            upline = account;
        }
        let (last, loose) = (ids.last().expect("an agent"), site.agent("", "looseagent", 1).await);
        let reader = site.server.state.base.store.reader();
        assert!(tree::is_too_deep(reader, last).await.expect("read"), "{}", site.server.name);
        assert_eq!(site.moves(&loose, Some(last)).await, Err(MoveProblem::TooDeep));
        assert!(site.moves(&loose, Some(&ids[ids.len() - 2])).await.is_ok());
    }
}
