//! The themes of covers: words that lead to each, its hues, its background, and motifs that go together.

use super::ground::Ground;
use crate::kind::Kind;

/// A theme of covers.
#[derive(Debug)]
pub(crate) struct Theme {
    /// Words of titles that lead to this theme.
    words: &'static [&'static str],
    /// Hues of the hero, of the contrasting colour, and of the sky, in degrees.
    pub(super) hues: [f64; 3],
    /// The background.
    pub(super) ground: Ground,
    /// Motifs that go together: companions of the hero, and symbols of a slot.
    pub(crate) symbols: &'static [&'static str],
}

const fn theme(
    words: &'static [&'static str],
    hues: [f64; 3],
    ground: Ground,
    symbols: &'static [&'static str],
) -> Theme {
    Theme { words, hues, ground, symbols }
}

/// All themes. A title gets the theme of the first of its words that any theme lists; of several such themes, the first.
pub(crate) const THEMES: [Theme; 24] = [
    // night-market
    theme(
        &["lantern", "festival", "drum", "parade", "carnival"],
        [30.0, 300.0, 285.0],
        Ground::Roofs,
        &["lantern", "drum", "fan", "mask", "pagoda", "gift", "moon", "coin", "firecracker"],
    ),
    // temple
    theme(
        &["temple", "pagoda", "ancient", "bell", "shrine"],
        [160.0, 30.0, 40.0],
        Ground::Hills,
        &["pagoda", "lotus", "jade", "bell", "scroll", "coin", "fan", "koi", "lantern"],
    ),
    // palace
    theme(
        &["emperor", "crown", "royal", "dynasty", "king", "queen", "sultan"],
        [310.0, 80.0, 305.0],
        Ground::Columns,
        &["crown", "goblet", "ring", "coin", "gem", "key", "scroll", "ruby", "lion"],
    ),
    // dragon
    theme(
        &["dragon", "guardian", "tiger", "legend"],
        [150.0, 40.0, 20.0],
        Ground::Hills,
        &["dragon", "tiger", "phoenix", "coin", "jade", "flame", "drum", "scroll", "ingot"],
    ),
    // water
    theme(
        &["koi", "river", "ocean", "tide", "crane"],
        [35.0, 200.0, 225.0],
        Ground::Sea,
        &["koi", "lotus", "pearl", "crane", "moon", "anchor", "turtle", "fan", "jade"],
    ),
    // deep
    theme(
        &["reef", "mermaid", "pearl", "deep", "coral"],
        [330.0, 180.0, 205.0],
        Ground::Deep,
        &["pearl", "shark", "turtle", "octopus", "koi", "chest", "anchor", "coin", "lotus"],
    ),
    // jungle
    theme(
        &["panda", "bamboo", "wild", "jade", "jungle"],
        [75.0, 330.0, 150.0],
        Ground::Leaves,
        &["bamboo", "panda", "tiger", "butterfly", "jade", "lotus", "feathers", "peach", "sun"],
    ),
    // garden
    theme(
        &["lotus", "orchid", "peony", "butterfly", "peacock", "clover"],
        [340.0, 130.0, 165.0],
        Ground::Meadow,
        &["lotus", "butterfly", "orchid", "rose", "clover", "feathers", "sun", "fan", "peach"],
    ),
    // blossom
    theme(
        &["cherry", "peach", "silk", "blossom"],
        [350.0, 150.0, 350.0],
        Ground::Hills,
        &["peach", "cherries", "butterfly", "fan", "lotus", "moon", "crane", "kite", "rose"],
    ),
    // orchard
    theme(
        &["fruit", "juicy", "harvest", "orchard"],
        [25.0, 130.0, 55.0],
        Ground::Burst,
        &["cherries", "lemon", "grapes", "watermelon", "peach", "seven", "bell", "clover", "star"],
    ),
    // classic
    theme(
        &["seven", "lucky", "fortune", "classic"],
        [15.0, 85.0, 350.0],
        Ground::Burst,
        &["seven", "bell", "cherries", "clover", "coin", "star", "reel", "ingot", "lemon"],
    ),
    // treasure
    theme(
        &["treasure", "golden", "gold", "vault", "riches"],
        [55.0, 200.0, 45.0],
        Ground::Cave,
        &["chest", "coin", "crown", "ingot", "gem", "key", "ring", "goblet", "pearl"],
    ),
    // pirate
    theme(
        &["pirate", "odyssey", "island"],
        [25.0, 195.0, 240.0],
        Ground::Sea,
        &["pirate-skull", "anchor", "compass", "chest", "coin", "scroll", "shark", "gem", "key"],
    ),
    // gems
    theme(
        &["diamond", "crystal", "gem", "prism"],
        [230.0, 320.0, 255.0],
        Ground::Facets,
        &["gem", "ruby", "ring", "crown", "star", "pearl", "jade", "key", "coin"],
    ),
    // ruby
    theme(
        &["ruby", "rose", "heart"],
        [10.0, 60.0, 5.0],
        Ground::Facets,
        &["ruby", "rose", "ring", "crown", "gem", "goblet", "star", "coin", "key"],
    ),
    // emerald
    theme(
        &["emerald", "forest"],
        [155.0, 85.0, 158.0],
        Ground::Facets,
        &["jade", "gem", "clover", "ring", "crown", "bamboo", "coin", "star", "key"],
    ),
    // sapphire
    theme(
        &["sapphire"],
        [262.0, 200.0, 262.0],
        Ground::Facets,
        &["gem", "pearl", "ring", "crown", "star", "moon", "key", "goblet", "coin"],
    ),
    // night
    theme(
        &["moonlight", "starlight", "midnight", "comet", "moon", "star"],
        [270.0, 80.0, 272.0],
        Ground::Stars,
        &["moon", "star", "comet", "planet", "crystal-ball", "rocket", "gem", "lantern", "key"],
    ),
    // desert
    theme(
        &["desert", "sunrise", "sun"],
        [40.0, 190.0, 55.0],
        Ground::Dunes,
        &["sun", "genie-lamp", "cactus", "compass", "coin", "scroll", "gem", "crown", "key"],
    ),
    // fire
    theme(
        &["phoenix", "ember", "inferno", "blaze", "fire"],
        [28.0, 75.0, 18.0],
        Ground::Volcano,
        &["flame", "phoenix", "dragon", "bolt", "sun", "coin", "shield", "gem", "feathers"],
    ),
    // frost
    theme(
        &["frost", "ice", "winter"],
        [225.0, 320.0, 235.0],
        Ground::Peaks,
        &["snowflake", "gem", "star", "moon", "crane", "crown", "ring", "bell", "pearl"],
    ),
    // storm
    theme(
        &["thunder", "storm", "turbo", "rush"],
        [88.0, 255.0, 262.0],
        Ground::Storm,
        &["bolt", "shield", "comet", "rocket", "star", "gem", "coin", "flame", "crown"],
    ),
    // magic
    theme(
        &["oracle", "mystic", "magic", "mask", "opera", "secret", "secrets"],
        [315.0, 170.0, 298.0],
        Ground::Circle,
        &["crystal-ball", "mask", "moon", "scroll", "key", "star", "gem", "fan", "genie-lamp"],
    ),
    // neon
    theme(
        &["neon", "pixel", "retro"],
        [200.0, 340.0, 300.0],
        Ground::Grid,
        &["gamepad", "bolt", "rocket", "gem", "seven", "star", "dice", "planet", "cherries"],
    ),
];

/// The theme of the first of the title's words that any theme knows, else one of the kind's own; `number` chooses among those.
pub(crate) fn of_title(kind: Kind, title: &str, number: u32) -> &'static Theme {
    let own: &[usize] = match kind {
        Kind::Rng => &[0, 10, 13, 17, 22],
        Kind::Jackpot => &[11, 2, 10],
        Kind::Table | Kind::Pvp => &[15, 2, 16, 14],
        Kind::Live => &[2, 14, 0, 16],
        Kind::Lottery | Kind::Bingo => &[0, 10, 5, 7, 17],
        Kind::Sports => &[15, 21, 20, 4],
        Kind::Esports | Kind::Arcade => &[23, 16, 21, 22],
        Kind::Fish => &[5, 4, 16],
        Kind::Sv3 => &[19, 18, 10],
    };
    let named = title.split('-').find_map(|word| THEMES.iter().find(|theme| theme.words.contains(&word)));
    let place = own.get(number as usize % own.len()).copied().unwrap_or(0);
    named.unwrap_or_else(|| THEMES.get(place).unwrap_or(&THEMES[0]))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{THEMES, of_title};
    use crate::kind::Kind;
    use crate::motif::find;

    #[test]
    fn a_title_has_the_theme_of_its_first_word_that_one_knows() {
        assert_eq!(of_title(Kind::Rng, "koi-palace", 0).symbols[0], "koi");
        assert_eq!(of_title(Kind::Live, "frost-roulette", 3).symbols[0], "snowflake");
        assert_eq!(
            of_title(Kind::Sports, "kestrel-sports-cricket", 0).symbols,
            of_title(Kind::Sports, "x9", 0).symbols
        );
    }

    #[test]
    fn the_symbols_of_a_theme_are_motifs_and_differ() {
        for theme in &THEMES {
            let names: HashSet<_> = theme.symbols.iter().collect();
            assert!(names.len() == theme.symbols.len() && names.len() >= 8, "{:?}", theme.symbols);
            for symbol in theme.symbols {
                assert!(find(symbol).is_some(), "{symbol}");
            }
        }
    }
}
