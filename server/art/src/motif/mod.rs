//! The things that tiles, banners and categories show: one drawing each, centred on 0,0 with a radius of about 100.
//!
//! A title's name decides which of them stands on its tile ("Lantern Fortune" shows a lantern); a name that says
//! nothing leaves it to the kind of game.

mod casino;
mod festival;
mod glyph;
mod nature;
mod sport;
mod treasure;

pub(super) use glyph::glyph;

use super::rng::Rng;
use super::shape::{n, place};

/// A drawing and its outline; the outline casts the shadow.
pub(super) struct Figure {
    /// Path data of the silhouette.
    pub(super) outline: String,
    /// The drawing.
    pub(super) body: String,
}

/// What a picture can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Motif {
    Ball,
    Bamboo,
    Basketball,
    Bell,
    Bolt,
    Butterfly,
    Cards,
    Cherries,
    Chest,
    Clover,
    Coin,
    Crown,
    Dice,
    Drum,
    Fan,
    Feathers,
    Flame,
    Gamepad,
    Gem,
    Gift,
    Jade,
    Key,
    Koi,
    Lantern,
    Lotus,
    Mask,
    Moon,
    Pagoda,
    Peach,
    Pearl,
    Reel,
    Scroll,
    Seven,
    Shield,
    Soccer,
    Sun,
    Target,
    Tennis,
    Trophy,
    Wheel,
}

/// How a motif is to be drawn.
pub(super) struct Style<'a> {
    /// The hue of the picture, in degrees.
    pub(super) hue: f64,
    /// False where the picture may be mirrored for right-to-left pages, or must not carry text.
    pub(super) text: bool,
    /// Where the details come from.
    pub(super) rng: &'a mut Rng,
}

impl Motif {
    /// The motif that a word of a title stands for.
    pub(super) fn of_word(word: &str) -> Option<Self> {
        Some(match word {
            "lantern" | "lanterns" | "lumen" | "glow" | "festival" | "night" => Self::Lantern,
            "koi" | "reef" | "tide" | "ocean" | "river" | "fisher" | "hunters" | "carp" | "lagoon" | "harbour" => {
                Self::Koi
            }
            "lotus" | "orchid" | "blossom" | "garden" | "bloom" | "petal" | "peony" => Self::Lotus,
            "pagoda" | "pagodas" | "temple" | "palace" | "dynasty" | "emperor" | "shrine" | "citadel" => Self::Pagoda,
            "bamboo" | "panda" | "jungle" | "forest" => Self::Bamboo,
            "bell" | "bells" | "chime" => Self::Bell,
            "thunder" | "storm" | "bolt" | "lightning" | "turbo" | "rush" | "voltage" => Self::Bolt,
            "butterfly" | "monarch" | "silk" | "wings" => Self::Butterfly,
            "aces" | "ace" | "cards" | "poker" | "baccarat" | "blackjack" | "rummy" | "hearts" | "spades"
            | "holdem" => Self::Cards,
            "cherry" | "cherries" | "fruit" | "fruits" | "berry" | "juicy" | "orchard" => Self::Cherries,
            "chest" | "treasure" | "pirate" | "vault" | "hoard" | "caravan" => Self::Chest,
            "clover" | "lucky" | "charm" | "luck" => Self::Clover,
            "coin" | "coins" | "gold" | "golden" | "fortune" | "fortunes" | "wealth" | "riches" | "bank" => Self::Coin,
            "crown" | "crowns" | "king" | "queen" | "royal" | "sultan" => Self::Crown,
            "dice" | "sicbo" | "craps" | "hilo" => Self::Dice,
            "drum" | "drums" | "parade" => Self::Drum,
            "peacock" | "feather" | "feathers" | "plume" => Self::Feathers,
            "flame" | "fire" | "phoenix" | "blaze" | "ember" | "embers" | "dragon" | "dragons" | "inferno" => {
                Self::Flame
            }
            "gem" | "gems" | "diamond" | "diamonds" | "jewel" | "jewels" | "crystal" | "crystals" | "sapphire"
            | "ruby" | "amethyst" => Self::Gem,
            "jade" | "emerald" => Self::Jade,
            "key" | "keys" | "secret" | "secrets" => Self::Key,
            "mask" | "masks" | "opera" | "carnival" | "shadow" => Self::Mask,
            "moon" | "moonlight" | "lunar" | "midnight" | "stars" | "starlight" | "comet" => Self::Moon,
            "peach" | "peaches" | "orchards" => Self::Peach,
            "pearl" | "pearls" | "shell" | "mermaid" => Self::Pearl,
            "reel" | "reels" | "spin" | "classic" => Self::Reel,
            "scroll" | "scrolls" | "legend" | "legends" | "tale" | "book" | "oracle" => Self::Scroll,
            "seven" | "sevens" | "nine" | "eight" => Self::Seven,
            "sun" | "sunrise" | "dawn" | "desert" | "sunken" | "summer" => Self::Sun,
            "fan" | "fans" | "breeze" | "crane" => Self::Fan,
            "gift" | "gifts" | "party" | "bonanza" => Self::Gift,
            "roulette" | "wheel" => Self::Wheel,
            "football" | "soccer" | "goal" | "striker" => Self::Soccer,
            "basketball" | "hoops" => Self::Basketball,
            "tennis" | "court" => Self::Tennis,
            "arena" | "legion" | "siege" | "rift" => Self::Shield,
            "sniper" | "strike" | "crossfire" => Self::Target,
            "gamepad" | "pixel" | "arcade" | "retro" => Self::Gamepad,
            "cup" | "champions" | "champion" | "league" | "trophy" | "derby" => Self::Trophy,
            "bingo" | "keno" | "lotto" | "draw" | "loto" => Self::Ball,
            _ => return None,
        })
    }

    /// Draws the motif once.
    pub(super) fn draw(self, style: &mut Style<'_>) -> Figure {
        let hue = style.hue;
        match self {
            Self::Ball => casino::ball(style, 75),
            Self::Bell => casino::bell(),
            Self::Cards => casino::card(style),
            Self::Dice => casino::dice(style),
            Self::Reel => casino::reel(style),
            Self::Seven => casino::seven(),
            Self::Wheel => casino::wheel(hue),
            Self::Drum => festival::drum(),
            Self::Fan => festival::fan(hue),
            Self::Gift => festival::gift(hue),
            Self::Lantern => festival::lantern(),
            Self::Mask => festival::mask(hue),
            Self::Pagoda => festival::pagoda(hue),
            Self::Bamboo => nature::bamboo(),
            Self::Bolt => nature::bolt(),
            Self::Butterfly => nature::butterfly(hue + 150.0),
            Self::Cherries => nature::cherries(),
            Self::Clover => nature::clover(),
            Self::Feathers => nature::feathers(hue),
            Self::Flame => nature::flame(),
            Self::Koi => nature::koi(hue - 150.0),
            Self::Lotus => nature::lotus(hue + 60.0),
            Self::Moon => nature::moon(),
            Self::Peach => nature::peach(),
            Self::Sun => nature::sun(),
            Self::Basketball => sport::basketball(),
            Self::Gamepad => sport::gamepad(hue),
            Self::Shield => sport::shield(hue),
            Self::Soccer => sport::soccer(),
            Self::Target => sport::target(hue),
            Self::Tennis => sport::tennis(),
            Self::Trophy => sport::trophy(hue),
            Self::Chest => treasure::chest(hue),
            Self::Coin => treasure::coin(8),
            Self::Crown => treasure::crown(hue + 160.0),
            Self::Gem => treasure::gem(hue + 30.0, 0.72),
            Self::Jade => treasure::jade(),
            Self::Key => treasure::key(hue),
            Self::Pearl => treasure::pearl(hue),
            Self::Scroll => treasure::scroll(hue),
        }
    }
}

impl Figure {
    /// Puts the figure on the picture with a soft shadow under it.
    ///
    /// The shadow is the outline in widening translucent strokes; an immutable tile paints it for a tenth of a blur's
    /// cost.
    pub(super) fn stand(&self, x: f64, y: f64, scale: f64, turn: f64) -> String {
        let shadow: String = [(30.0, ".06"), (18.0, ".08"), (7.0, ".12"), (0.0, ".2")]
            .iter()
            .map(|(width, opacity)| {
                let stroke = if *width > 0.0 {
                    format!(" stroke=\"#04040c\" stroke-width=\"{}\" stroke-linejoin=\"round\"", n(*width))
                } else {
                    String::new()
                };
                format!("<path d=\"{}\" fill=\"#04040c\"{stroke} opacity=\"{opacity}\"/>", self.outline)
            })
            .collect();
        place(x, y + 8.0, scale, turn, &shadow) + &place(x, y, scale, turn, &self.body)
    }
}
