//! Scenes of the member centre's frame: its list.

use super::stage::scene;
use super::{MEMBER, Scene, on};

pub fn scenes() -> Vec<Scene> {
    on(MEMBER, [("member-centre-menu", scene("/?mc=menu", true))])
}
