//! The scenes that the fixtures show: an area of the site a file.

mod open_site;
mod operator;
mod stage;

use lumora_core::testing::World;

/// The scene that every other one stands on in the end.
const HOME: &str = "home-visitor";
/// The scene that those of a member's home stand on.
const MEMBER: &str = "home-member";

/// The site at a moment worth looking at.
pub struct Scene {
    /// Name of its fixture.
    pub name: &'static str,
    /// The scene that it differs from in few slices; its fixture holds those alone.
    pub base: Option<&'static str>,
    /// The site as it then is.
    pub world: World,
}

/// Scenes that stand on the same one.
fn on<const N: usize>(base: &'static str, scenes: [(&'static str, World); N]) -> Vec<Scene> {
    scenes.into_iter().map(|(name, world)| Scene { name, base: Some(base), world }).collect()
}

macro_rules! areas {
    ($($area:ident)*) => {
        $(mod $area;)*

        /// Every scene, each after the one that it stands on.
        pub fn all() -> impl Iterator<Item = Scene> {
            [$($area::scenes as fn() -> Vec<Scene>),*].into_iter().flat_map(|scenes| scenes()).map(|scene| {
                Scene { world: stage::scrolled_down(scene.world), ..scene }
            })
        }
    };
}

areas! {
    site agent bonuses cashier contact fair_play games help inbox invitations lobby login member_centre missions notices passwords privacy promotions records referral register rewards search security_settings upline wallets withdraw kyc fair_play_site
}
