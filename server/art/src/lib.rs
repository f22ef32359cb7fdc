//! Generated pictures: tiles, banners, vendors' marks, seals and the brand's lantern, drawn as SVG from a name.
//!
//! The sample operator has over 2,400 titles and not one picture file: a name decides its picture, the same on every
//! machine, so a picture can be cached for ever and weighs a few kilobytes. Motifs follow the words of a title.
//! Addresses carry [`VERSION`]; a change of the drawing raises it. Section 3 of the specification (banners, vendor
//! icons, licence badges) and section 9 (image addresses) are served from here.

mod brand;
mod colour;
mod emblem;
mod motif;
mod paint;
mod rng;
mod scene;
mod serve;
mod shape;
mod tile;

pub use rng::Rng;
pub use serve::router;

use emblem::Ink;
use scene::Format;
use tile::Kind;

/// The drawing's version, part of every address: `/cdn/art/v1/...`.
pub const VERSION: &str = "v1";

/// The site-relative address of a picture: `tile/rng/lantern-fortune` stands at
/// `/cdn/art/v1/tile/rng/lantern-fortune.svg`.
pub fn url(address: &str) -> String {
    format!("/cdn/art/{VERSION}/{address}.svg")
}

/// The picture at an address below `/cdn/art/v1/`, such as `tile/rng/lantern-fortune.svg`; `None` if there is none.
///
/// | Address | Picture |
/// |---|---|
/// | `tile/KIND/TITLE.svg` | a game's tile, 3:4 |
/// | `category/KIND.svg` | a game category, 8:7 |
/// | `scene/NAME/wide.svg`, `tall.svg`, `card.svg` | banner on a desktop, on a phone; promotion |
/// | `vendor/NAME/logo-white.svg`, `logo-colour.svg` | a vendor's logo |
/// | `vendor/NAME/icon-white.svg`, `rng-white.svg`, ... | its icon, plain or for a game type, in both inks |
/// | `seal/NAME.svg`, `symbol/NAME.svg` | a licence badge, a download or support symbol |
/// | `avatar/NAME.svg` | a player's picture |
/// | `brand/NAME.svg` | Lumora's marks |
pub fn picture(address: &str) -> Option<String> {
    let parts: Vec<&str> = address.strip_suffix(".svg")?.split('/').collect();
    if !parts.iter().all(|part| is_slug(part)) {
        return None;
    }
    match parts.as_slice() {
        ["tile", kind, title] => Some(tile::game(Kind::named(kind)?, title)),
        ["category", kind] => Some(tile::category(Kind::named(kind)?)),
        ["scene", name, format] => scene::scene(name, Format::named(format)?),
        ["vendor", name, mark] => {
            let (what, ink) = mark.rsplit_once('-')?;
            let ink = Ink::named(ink)?;
            match what {
                "logo" => Some(emblem::logo(name, ink)),
                "icon" => emblem::icon(name, None, ink),
                kind => emblem::icon(name, Some(kind), ink),
            }
        }
        ["seal", name] => Some(emblem::seal(name)),
        ["symbol", name] => emblem::symbol(name),
        ["avatar", name] => Some(emblem::avatar(name)),
        ["brand", name] => brand::brand(name),
        _ => None,
    }
}

/// Lower-case letters, digits and hyphens, 1 to 64 of them: nothing that would need escaping in an address or a
/// picture.
fn is_slug(part: &str) -> bool {
    (1..=64).contains(&part.len()) && part.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::{picture, scene, tile::Kind};

    fn every_kind_of_address() -> Vec<String> {
        let mut all = Vec::new();
        for (kind, _) in Kind::ALL {
            all.push(format!("category/{kind}.svg"));
            all.extend(
                ["lantern-fortune", "koi-reef", "jade-seven", "x9"].map(|title| format!("tile/{kind}/{title}.svg")),
            );
        }
        for name in scene::names() {
            all.extend(["wide", "tall", "card"].map(|frame| format!("scene/{name}/{frame}.svg")));
        }
        all.extend(
            ["logo-white", "icon-colour", "rng-white", "fish-colour"]
                .map(|mark| format!("vendor/jade-harbour/{mark}.svg")),
        );
        all.extend(
            ["avatar/linh.svg", "seal/north-strait.svg", "symbol/ios.svg", "brand/mark.svg", "brand/app-icon.svg"]
                .map(str::to_owned),
        );
        all
    }

    #[test]
    fn every_picture_is_the_same_twice_and_closed() {
        for address in every_kind_of_address() {
            let drawn = picture(&address).unwrap_or_else(|| panic!("nothing at {address}"));
            assert_eq!(Some(&drawn), picture(&address).as_ref());
            assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>"), "{address}");
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"), "{address}");
            assert_eq!(drawn.matches("<g ").count(), drawn.matches("</g>").count(), "{address}");
        }
    }

    #[test]
    fn every_paint_that_a_picture_uses_is_defined_in_it() {
        for address in every_kind_of_address() {
            let drawn = picture(&address).unwrap();
            for used in drawn.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
                assert!(drawn.contains(&format!("id=\"{used}\"")), "{used} is not defined in {address}");
            }
        }
    }

    #[test]
    fn a_picture_travels_in_under_5600_bytes() {
        for address in every_kind_of_address() {
            let size = super::serve::brotli(picture(&address).unwrap().as_bytes()).len();
            assert!(size < 5_600, "{address}: {size} bytes");
        }
    }

    #[test]
    fn scenes_hold_no_text_so_that_they_can_be_mirrored() {
        for name in scene::names() {
            assert!(!picture(&format!("scene/{name}/wide.svg")).unwrap().contains("<text"), "{name}");
        }
    }

    #[test]
    fn names_outside_the_alphabet_have_no_picture() {
        for bad in [
            "",
            "tile/rng/lantern",
            "tile/rng/.svg",
            "tile/poem/lantern.svg",
            "tile/rng/Lantern.svg",
            "tile/rng/a\"b.svg",
            "tile/rng/../brand/mark.svg",
            "vendor/x/logo-pink.svg",
            "scene/festival/square.svg",
            "scene/none/wide.svg",
            "a/b/c/d.svg",
        ] {
            assert!(picture(bad).is_none(), "{bad}");
        }
        assert!(picture(&format!("tile/rng/{}.svg", "a".repeat(65))).is_none());
    }
}
