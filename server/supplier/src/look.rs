//! The look of a title's game: the drawings of its cover, assigned to the symbols of its design.
//!
//! The mathematics of a title are fixed once it is sold; its look follows its cover. A design names its symbols by
//! family, but only their order and role count here: pictures from the most valuable down, then ranks, the wild, the
//! scatter.

use art::{Face, SlotLook};
use slots::{Role, SlotDesign, Symbol};

/// Names of ranks in a design, from the best.
const RANKS: [&str; 5] = ["a", "k", "q", "j", "ten"];

/// A game's look.
pub struct GameLook {
    look: SlotLook,
    faces: Vec<Face>,
}

impl GameLook {
    /// The look of a design under this cover. A cover that is not one of the drawings gets the look of a general slot;
    /// a title without a game has no symbols.
    pub fn of(cover: &str, design: Option<&SlotDesign>) -> Option<Self> {
        let look = SlotLook::of_tile(cover).or_else(|| SlotLook::of_tile("tile/rng/slot"))?;
        Some(Self { look, faces: design.map(|design| faces(&design.symbols)).unwrap_or_default() })
    }

    /// What each symbol of the design shows, in its order: a word such as `lantern`, or a rank such as `k`.
    pub fn names(&self) -> Vec<&'static str> {
        let has_wild = self.faces.contains(&Face::Wild);
        self.faces.iter().map(|face| self.look.name(*face, has_wild)).collect()
    }

    /// The main hue and the hue of the backdrop, in degrees.
    pub fn hues(&self) -> (u16, u16) {
        self.look.hues()
    }

    /// All symbols of the design, one below the other in its order, as SVG.
    pub fn symbols(&self) -> String {
        self.look.sheet(&self.faces)
    }

    /// The backdrop of the reels, as SVG.
    pub fn backdrop(&self, is_wide: bool) -> String {
        self.look.backdrop(is_wide)
    }
}

fn faces(symbols: &[Symbol]) -> Vec<Face> {
    let mut pictures = 0..;
    let face = |symbol: &Symbol| match symbol.role {
        Role::Wild => Face::Wild,
        Role::Scatter => Face::Scatter,
        Role::Regular => match RANKS.iter().position(|rank| *rank == symbol.art) {
            Some(rank) => Face::Rank(rank),
            None => Face::Picture(pictures.next().unwrap_or(0)),
        },
    };
    symbols.iter().map(face).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use slots::generate::{Kind, for_game};

    #[test]
    fn every_symbol_of_every_design_has_a_drawing_of_its_own() {
        for (kind, cover) in [
            (Kind::Slot, "rng"),
            (Kind::Table, "table"),
            (Kind::Arcade, "arcade"),
            (Kind::Bingo, "bingo"),
            (Kind::Jackpot, "jackpot"),
        ] {
            for index in 0..60 {
                let slot = for_game(&format!("art-{index}"), kind).unwrap();
                let look = GameLook::of(&format!("tile/{cover}/title-{index}"), Some(slot.design())).unwrap();
                let names: HashSet<&str> = look.names().into_iter().collect();
                assert_eq!(names.len(), slot.design().symbols.len(), "{kind:?} {index}: {names:?}");
            }
        }
    }

    #[test]
    fn the_wild_is_what_the_cover_shows() {
        let design = (0..40)
            .map(|index| for_game(&format!("wild-{index}"), Kind::Slot).unwrap().design().clone())
            .find(|design| design.symbols.iter().any(|symbol| symbol.role == Role::Wild))
            .unwrap();
        let look = GameLook::of("tile/rng/lantern-fortune", Some(&design)).unwrap();
        let wild = design.symbols.iter().position(|symbol| symbol.role == Role::Wild).unwrap();
        assert_eq!(look.names()[wild], "lantern");
    }
}
