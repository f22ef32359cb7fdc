//! Scenes of the member centre's frame: its list, and pages that are not built yet.

use super::stage::scene;
use super::{MEMBER, Scene, on};

pub fn scenes() -> Vec<Scene> {
    on(
        MEMBER,
        [
            ("member-centre-menu", scene("/?mc=menu", true)),
            ("member-centre-elsewhere", scene("/?mc=referral", true)),
        ],
    )
}
