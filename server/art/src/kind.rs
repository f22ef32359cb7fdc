//! The kinds of game that have their own look, and the motifs that each shows whatever its title.

/// A kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Slots.
    Rng,
    /// Slots with a progressive prize.
    Jackpot,
    /// Table games against the house.
    Table,
    /// Live dealer tables.
    Live,
    /// Cards between players.
    Pvp,
    /// Lotteries.
    Lottery,
    /// Bingo.
    Bingo,
    /// Sports books.
    Sports,
    /// Esports books.
    Esports,
    /// Fishing games.
    Fish,
    /// The cockfight arena.
    Sv3,
    /// Arcade games.
    Arcade,
}

/// A game's name in a title (words joined by hyphens), and the motifs that show it.
pub(crate) type Subject = (&'static str, &'static [&'static str]);

impl Kind {
    /// Every kind, with its name in addresses.
    pub(crate) const ALL: [(&'static str, Self); 12] = [
        ("rng", Self::Rng),
        ("jackpot", Self::Jackpot),
        ("table", Self::Table),
        ("live", Self::Live),
        ("pvp", Self::Pvp),
        ("lottery", Self::Lottery),
        ("bingo", Self::Bingo),
        ("sports", Self::Sports),
        ("esports", Self::Esports),
        ("fish", Self::Fish),
        ("sv3", Self::Sv3),
        ("arcade", Self::Arcade),
    ];

    /// The kind by its name in addresses.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
    }

    /// The games of this kind that a cover must show when its title names them, longer names first.
    pub(crate) fn subjects(self) -> &'static [Subject] {
        match self {
            Self::Table | Self::Live => TABLE,
            Self::Pvp => PVP,
            Self::Arcade => ARCADE,
            Self::Bingo => &[("bingo", &["bingo-cage", "ball", "bingo-card", "draw-machine", "three-balls"])],
            Self::Lottery => LOTTERY,
            Self::Sports => SPORTS,
            Self::Esports => ESPORTS,
            Self::Rng | Self::Jackpot | Self::Fish | Self::Sv3 => &[],
        }
    }

    /// The motifs for titles that name nothing, and alternatives for when neighbours show those.
    pub(crate) fn stock(self) -> &'static [&'static str] {
        match self {
            Self::Rng => &[
                "reel",
                "three-sevens",
                "gem",
                "star",
                "crown",
                "bell",
                "coin",
                "slot-machine",
                "clover",
                "diamond",
                "chest",
                "lantern",
                "horseshoe",
                "mask",
            ],
            Self::Jackpot => &[
                "pot-jackpot",
                "crown",
                "coins",
                "chest",
                "pot-of-gold",
                "vault",
                "ingot",
                "money-bag",
                "diamond",
                "tiara",
                "goblet",
                "star",
                "three-sevens",
                "money-toad",
                "lucky-cat",
            ],
            Self::Table => {
                &["chips", "cards", "wheel", "dice", "chip-stacks", "poker-table", "card-shoe", "face-down-cards"]
            }
            Self::Live => {
                &["wheel", "card-shoe", "cards", "three-dice", "chips", "poker-table", "money-wheel", "three-cards"]
            }
            Self::Pvp => &["joker", "royal-flush", "domino", "mahjong", "pocket-aces", "crown", "chip-stacks", "cards"],
            Self::Lottery => &[
                "three-balls",
                "draw-machine",
                "ticket",
                "ball",
                "four-digits",
                "pick-five",
                "keno-board",
                "star",
                "stopwatch",
                "clover",
                "lucky-cat",
                "coins",
                "rainbow",
                "horseshoe",
                "money-bag",
            ],
            Self::Bingo => &["ball", "bingo-cage", "bingo-card", "draw-machine", "three-balls", "star", "balloon"],
            Self::Sports => {
                &["trophy", "stadium", "medal", "whistle", "laurel", "chequered-flag", "star", "sword-shield"]
            }
            Self::Esports => &[
                "gamepad",
                "shield",
                "headset",
                "trophy",
                "target",
                "starship",
                "pixel-invader",
                "pixel-heart",
                "medal",
                "helmet",
                "bolt",
                "swords",
                "watchtower",
                "rift-portal",
                "castle",
                "fist",
                "astronaut",
                "sword-shield",
                "laurel",
                "crown",
                "star",
                "dragon-fist",
                "kart",
            ],
            Self::Fish => &[],
            Self::Sv3 => {
                &["gong", "trophy", "torch", "medal", "drum", "helmet", "swords", "flame", "shield", "stadium"]
            }
            Self::Arcade => {
                &["gamepad", "pixel-invader", "pixel-heart", "rocket", "dice", "gem", "bolt", "block-tower"]
            }
        }
    }
}

const TABLE: &[Subject] = &[
    ("money-wheel", &["money-wheel", "prize-wheel"]),
    ("roulette", &["wheel", "wheel-tilted", "wheel-and-ball"]),
    ("blackjack", &["blackjack", "twenty-one", "card-and-chip"]),
    ("baccarat", &["card-shoe", "shoe-and-cards", "natural-nine", "player-banker"]),
    ("dragon-tiger", &["dragon-and-tiger", "dragon-tiger-duel", "dragon-tiger-cards"]),
    ("sic-bo", &["three-dice", "dice-dome", "dice-cup"]),
    ("three-cards", &["three-cards", "three-aces", "face-down-cards"]),
    ("poker", &["royal-flush", "cards", "chips", "poker-table"]),
    ("craps", &["craps-dice", "dice", "chip-stacks"]),
    ("pai-gow", &["pai-gow", "pai-gow-hand"]),
];

const PVP: &[Subject] = &[
    ("thirteen-cards", &["thirteen-cards", "three-rows"]),
    ("bull-fight", &["bull-fight", "bull-charge"]),
    ("big-two", &["big-two", "two-of-spades"]),
    ("mahjong", &["mahjong", "mahjong-wall", "mahjong-dragons", "mahjong-circles"]),
    ("landlord", &["landlord", "joker"]),
    ("domino", &["domino", "domino-row"]),
    ("holdem", &["pocket-aces", "poker-table", "chips", "card-and-chip"]),
    ("rummy", &["rummy-melds", "rummy-fan"]),
];

const ARCADE: &[Subject] = &[
    ("hi-lo", &["hi-lo", "two-of-spades"]),
    ("plinko", &["plinko"]),
    ("rocket", &["rocket", "starship"]),
    ("mines", &["bomb", "mine-field"]),
    ("dice", &["dice", "three-dice", "dice-cup"]),
    ("keno", &["keno-board", "ball", "pick-five"]),
    ("tower", &["block-tower", "watchtower", "castle"]),
    ("goal", &["soccer", "goal-net", "football-boot"]),
];

const LOTTERY: &[Subject] = &[
    ("4d-draw", &["four-digits", "ticket", "draw-machine"]),
    ("evening-draw", &["draw-machine", "ticket", "three-balls"]),
    ("racing-10", &["racing-numbers", "racing-car", "chequered-flag"]),
    ("keno-draw", &["keno-board", "ball"]),
    ("dice-3", &["three-dice", "dice-dome", "dice"]),
    ("pick-5", &["pick-five", "three-balls"]),
    ("seconds", &["stopwatch", "ticket"]),
    ("minute", &["stopwatch", "draw-machine"]),
    ("minutes", &["stopwatch", "draw-machine"]),
    ("lotto", &["three-balls", "draw-machine", "ticket", "ball"]),
];

const SPORTS: &[Subject] = &[
    ("table-tennis", &["table-tennis", "two-bats"]),
    ("ice-hockey", &["ice-hockey", "hockey-mask"]),
    ("virtual-football", &["football-boot", "goal-net", "soccer"]),
    ("virtual-derby", &["horse", "horseshoe"]),
    ("motor-racing", &["racing-helmet", "racing-car", "chequered-flag"]),
    ("champions-cup", &["trophy", "medal", "laurel"]),
    ("football", &["soccer", "goal-net", "football-boot"]),
    ("basketball", &["basketball", "basketball-hoop"]),
    ("tennis", &["tennis", "tennis-ball"]),
    ("volleyball", &["volleyball"]),
    ("badminton", &["shuttlecock", "badminton-rackets"]),
    ("baseball", &["baseball", "baseball-glove"]),
    ("boxing", &["boxing-gloves", "fist"]),
    ("cricket", &["cricket"]),
    ("handball", &["handball"]),
    ("snooker", &["snooker", "billiard-rack"]),
];

const ESPORTS: &[Subject] = &[
    ("rift-arena", &["rift-portal", "shield"]),
    ("siege-league", &["castle", "helmet", "watchtower"]),
    ("crossfire-cup", &["crossed-rifles", "target"]),
    ("pixel-striker", &["pixel-invader", "pixel-heart", "gamepad"]),
    ("legion-clash", &["helmet", "sword-shield", "shield"]),
    ("sniper-duel", &["target", "crossed-rifles"]),
    ("tower-rush", &["watchtower", "block-tower", "castle"]),
    ("star-command", &["starship", "astronaut"]),
    ("mobile-heroes", &["phone-hero", "gamepad"]),
    ("street-fist", &["fist", "dragon-fist"]),
    ("kart-circuit", &["kart", "racing-helmet"]),
    ("card-champions", &["card-champion", "joker"]),
];

#[cfg(test)]
mod tests {
    use super::Kind;
    use crate::motif::find;

    #[test]
    fn every_motif_that_a_kind_names_is_drawn() {
        for (name, kind) in Kind::ALL {
            let of_subjects = kind.subjects().iter().flat_map(|(_, motifs)| motifs.iter());
            for motif in of_subjects.chain(kind.stock()) {
                assert!(find(motif).is_some(), "{name}: {motif}");
            }
        }
    }
}
