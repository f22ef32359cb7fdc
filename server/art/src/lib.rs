//! Generated pictures: covers of games, banners, vendors' marks and the brand's lantern, drawn as SVG from their address.
//!
//! The sample operator has over 2,400 titles and not one picture file: an address determines its picture, the same on every machine,
//! so that it can be cached for ever; it weighs a few kilobytes. Motifs (`motif/`) are data; covers (`cover/`) compose them by kind,
//! theme and vendor. Addresses carry [`VERSION`], which any change of the drawing raises. Section 3 of the specification (banners,
//! vendor icons, licence badges) and section 9 (image addresses) are served from here.

mod brand;
mod canvas;
mod colour;
mod cover;
mod emblem;
mod glyph;
mod kind;
mod motif;
mod paint;
mod palette;
mod rng;
mod scene;
mod serve;
mod shape;
mod slot;

pub use rng::Rng;
pub use serve::router;
pub use slot::{Face, PICTURES, SlotLook, symbol_names};

use cover::Cover;
use emblem::Ink;
use kind::Kind;
use scene::Format;

/// The version of the drawing, part of every address: `/cdn/art/v2/...`.
pub const VERSION: &str = "v2";

/// The versions that are served: an operator's rows may hold addresses of older versions, which show the present drawing.
const VERSIONS: [&str; 2] = ["v1", VERSION];

/// The site-relative address of a picture: that of `tile/rng/lantern-fortune` is `/cdn/art/v2/tile/rng/lantern-fortune.svg`.
pub fn url(address: &str) -> String {
    format!("/cdn/art/{VERSION}/{address}.svg")
}

/// The names of the motifs that suit a title's cover, the most fitting first; none for a kind without covers.
///
/// A title is a slug such as `lantern-fortune`. Lists of titles choose among the motifs so that neighbours differ, and name their
/// choice in the address: see [`cover`].
pub fn motifs(kind: &str, title: &str) -> Vec<&'static str> {
    Kind::named(kind)
        .map(|kind| Cover::of(kind, "", None, title).heroes().iter().map(|motif| motif.name).collect())
        .unwrap_or_default()
}

/// The address of a title's cover, to be passed to [`url`].
pub fn cover(kind: &str, vendor: &str, motif: &str, title: &str) -> String {
    format!("tile/{kind}/{vendor}/{motif}/{title}")
}

/// The picture's name within a site-relative address, of any version: `tile/rng/lantern-fortune`; none for another address.
pub fn address_in(url: &str) -> Option<&str> {
    let (version, address) = url.strip_prefix("/cdn/art/")?.split_once('/')?;
    VERSIONS.contains(&version).then(|| address.strip_suffix(".svg"))?
}

/// Size in bytes of the picture at an address as served, that is compressed with Brotli.
pub fn size(address: &str) -> Option<usize> {
    picture(address).map(|drawn| serve::brotli(drawn.as_bytes()).len())
}

/// The picture at an address below `/cdn/art/v2/`, such as `tile/rng/lantern-fortune.svg`; `None` if there is none.
///
/// | Address | Picture |
/// |---|---|
/// | `tile/KIND/VENDOR/MOTIF/TITLE.svg` | a game's cover, 3:4 |
/// | `tile/KIND/TITLE.svg` | a cover that chooses its motif by itself |
/// | `category/KIND.svg` | a game category, 8:7 |
/// | `scene/NAME/wide.svg`, `tall.svg`, `card.svg` | banner on a desktop, on a phone; promotion |
/// | `vendor/NAME/logo-white.svg`, `logo-colour.svg` | a vendor's logo |
/// | `vendor/NAME/icon-white.svg`, `rng-white.svg`, ... | its icon, plain or for a game type, in both inks |
/// | `symbol/NAME.svg` | a download or support symbol |
/// | `avatar/NAME.svg` | a player's picture |
/// | `brand/NAME.svg` | Lumora's marks |
pub fn picture(address: &str) -> Option<String> {
    let parts: Vec<&str> = address.strip_suffix(".svg")?.split('/').collect();
    if !parts.iter().all(|part| is_slug(part)) {
        return None;
    }
    match parts.as_slice() {
        ["tile", ..] => Cover::at(address.strip_suffix(".svg")?).map(|cover| cover.draw()),
        ["category", kind] => Some(cover::category(Kind::named(kind)?)),
        ["scene", name, format] => scene::scene(name, Format::named(format)?),
        ["vendor", name, mark] => {
            let (mark_kind, ink) = mark.rsplit_once('-')?;
            let ink = Ink::named(ink)?;
            match mark_kind {
                "logo" => Some(emblem::logo(name, ink)),
                "icon" => emblem::icon(name, None, ink),
                kind => emblem::icon(name, Some(kind), ink),
            }
        }
        ["symbol", name] => emblem::symbol(name),
        ["avatar", name] => Some(emblem::avatar(name)),
        ["brand", name] => brand::brand(name),
        _ => None,
    }
}

/// Whether the text has 1 to 64 lower-case letters, digits and hyphens only, which need no escaping in an address or a picture.
fn is_slug(part: &str) -> bool {
    (1..=64).contains(&part.len()) && part.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

#[cfg(test)]
mod tests {
    use super::{address_in, kind::Kind, motif, picture, scene, size, url};

    fn every_kind_of_address() -> Vec<String> {
        let mut all = Vec::new();
        for (kind, _) in Kind::ALL {
            all.push(format!("category/{kind}.svg"));
            all.extend(
                ["lantern-fortune", "koi-reef", "jade-seven", "x9"].map(|title| format!("tile/{kind}/{title}.svg")),
            );
        }
        for motif in motif::all() {
            all.push(format!("tile/rng/jade-harbour/{}/lantern-fortune.svg", motif.name));
        }
        for name in scene::names() {
            all.extend(["wide", "tall", "card"].map(|frame| format!("scene/{name}/{frame}.svg")));
        }
        all.extend(
            ["logo-white", "icon-colour", "rng-white", "fish-colour"]
                .map(|mark| format!("vendor/jade-harbour/{mark}.svg")),
        );
        all.extend(["avatar/linh.svg", "symbol/ios.svg", "brand/mark.svg", "brand/app-icon.svg"].map(str::to_owned));
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
    fn a_picture_travels_in_under_6000_bytes() {
        let mut drawn: Vec<(usize, String)> =
            every_kind_of_address().into_iter().map(|address| (picture(&address).unwrap().len(), address)).collect();
        // Packing takes most of the time, and what is short before it is far below the bound after it.
        drawn.sort_unstable();
        for (_, address) in drawn.iter().rev().take(drawn.len() / 4) {
            let size = size(address).unwrap();
            assert!(size < 6_000, "{address}: {size} bytes");
        }
    }

    #[test]
    fn scenes_hold_no_text_so_that_they_can_be_mirrored() {
        for name in scene::names() {
            assert!(!picture(&format!("scene/{name}/wide.svg")).unwrap().contains("<text"), "{name}");
        }
    }

    #[test]
    fn an_address_of_an_older_drawing_leads_to_the_same_picture() {
        assert_eq!(address_in(&url("tile/rng/koi-reef")), Some("tile/rng/koi-reef"));
        assert_eq!(address_in("/cdn/art/v1/tile/rng/koi-reef.svg"), Some("tile/rng/koi-reef"));
        assert_eq!(address_in("/cdn/art/v0/tile/rng/koi-reef.svg"), None);
        assert_eq!(address_in("/cdn/picture/tile/rng/koi-reef.svg"), None);
    }

    #[test]
    fn covers_differ_by_vendor_by_motif_and_by_title() {
        let drawn: std::collections::HashSet<String> = [
            "tile/rng/jade-harbour/koi/lantern-fortune.svg",
            "tile/rng/star-loom/koi/lantern-fortune.svg",
            "tile/rng/jade-harbour/lantern/lantern-fortune.svg",
            "tile/rng/jade-harbour/koi/jade-fortune.svg",
            "tile/jackpot/jade-harbour/koi/lantern-fortune.svg",
        ]
        .iter()
        .filter_map(|address| picture(address))
        .collect();
        assert_eq!(drawn.len(), 5);
    }

    #[test]
    fn a_cover_is_drawn_in_under_ten_milliseconds() {
        let began = std::time::Instant::now();
        let count = 100_u32;
        for index in 0..count {
            assert!(picture(&format!("tile/rng/jade-harbour/dragon/title-{index}.svg")).is_some());
        }
        let each = began.elapsed() / count;
        println!("a cover takes {each:?}");
        assert!(each.as_millis() < 10, "{each:?}");
    }

    #[test]
    fn names_outside_the_alphabet_have_no_picture() {
        for bad in [
            "",
            "tile/rng/lantern",
            "tile/rng/.svg",
            "tile/poem/lantern.svg",
            "tile/rng/jade-harbour/no-such-motif/lantern.svg",
            "tile/rng/jade-harbour/lantern.svg",
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
