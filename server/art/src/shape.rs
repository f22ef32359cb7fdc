//! Line work that all pictures share: polygons, stars, rays, sparks and the guilloché rosette.
//!
//! Every coordinate is rounded, to keep pictures small: nobody sees a tenth of a unit.

use std::f64::consts::TAU;
use std::fmt::Write;

use super::rng::Rng;

/// A point of the drawing plane: x grows to the right, y downwards.
pub(super) type Point = (f64, f64);

/// A number with at most one decimal, written as short as possible.
pub(super) fn n(value: f64) -> String {
    let rounded = (value * 10.0).round() / 10.0;
    if rounded == 0.0 {
        "0".to_owned()
    } else {
        format!("{rounded}").replacen("0.", ".", usize::from(rounded.abs() < 1.0))
    }
}

/// The corners of a regular polygon, its first corner at `turn` radians.
pub(super) fn ring(corners: u32, radius: f64, turn: f64) -> Vec<Point> {
    (0..corners)
        .map(|i| {
            let angle = turn + f64::from(i) * TAU / f64::from(corners);
            (radius * angle.cos(), radius * angle.sin())
        })
        .collect()
}

/// The corners of a star with its first ray pointing up.
pub(super) fn star_points(rays: u32, outer: f64, inner: f64) -> Vec<Point> {
    (0..rays * 2)
        .map(|i| {
            let radius = if i % 2 == 0 { outer } else { inner };
            let angle = f64::from(i) * TAU / f64::from(rays * 2) - TAU / 4.0;
            (radius * angle.cos(), radius * angle.sin())
        })
        .collect()
}

/// A closed path through the points.
pub(super) fn closed(points: &[Point]) -> String {
    let mut path = String::new();
    for (i, (x, y)) in points.iter().enumerate() {
        let _ = write!(path, "{}{} {}", if i == 0 { 'M' } else { 'L' }, n(*x), n(*y));
    }
    path + "Z"
}

/// The path of a circle around a point.
pub(super) fn circle(x: f64, y: f64, radius: f64) -> String {
    let (r, d) = (n(radius), n(radius * 2.0));
    format!("M{} {}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0Z", n(x - radius), n(y))
}

/// The path of a rectangle with rounded corners, centred on a point.
pub(super) fn plate(x: f64, y: f64, width: f64, height: f64, corner: f64) -> String {
    let (c, w, h) = (n(corner), n(width - 2.0 * corner), n(height - 2.0 * corner));
    format!(
        "M{} {}h{w}q{c} 0 {c} {c}v{h}q0 {c}-{c} {c}h-{w}q-{c} 0-{c}-{c}v-{h}q0-{c} {c}-{c}Z",
        n(x - width / 2.0 + corner),
        n(y - height / 2.0)
    )
}

/// A filled path.
pub(super) fn fill(path: &str, paint: &str) -> String {
    format!("<path d=\"{path}\" fill=\"{paint}\"/>")
}

/// A filled path with an opacity from 0 to 1.
pub(super) fn tint(path: &str, paint: &str, opacity: f64) -> String {
    format!("<path d=\"{path}\" fill=\"{paint}\" opacity=\"{opacity}\"/>")
}

/// A stroked path without a fill.
pub(super) fn line(path: &str, paint: &str, width: f64, extra: &str) -> String {
    format!("<path d=\"{path}\" fill=\"none\" stroke=\"{paint}\" stroke-width=\"{}\"{extra}/>", n(width))
}

/// Wraps a drawing into a group that moves, turns (degrees) and scales it.
pub(super) fn place(x: f64, y: f64, scale: f64, turn: f64, drawing: &str) -> String {
    let turn = if turn == 0.0 { String::new() } else { format!("rotate({})", n(turn)) };
    let scale = (scale * 100.0).round() / 100.0;
    format!("<g transform=\"translate({} {}){turn}scale({scale})\">{drawing}</g>", n(x), n(y))
}

/// The brand's signature, a banknote's rosette: one closed hypotrochoid of `lobes` lobes in `turns` turns, stroked as `look` says.
///
/// All lobes are the same, turned around the centre: the first is written as a few curves through exact tangents, the others are
/// copies of it. A picture may hold only one rosette per number of lobes, since the copies refer to the first lobe by an id.
pub(super) fn rosette(centre: Point, radius: f64, [lobes, turns]: [u32; 2], depth: f64, look: &str) -> String {
    let mut drawn = format!(
        "<g transform=\"translate({} {})\" fill=\"none\" {look}><path id=\"r{lobes}\" d=\"{}\"/>",
        n(centre.0),
        n(centre.1),
        lobe(radius, lobes, turns, depth)
    );
    for copy in 1..lobes {
        let turn = (36_000.0 / f64::from(lobes) * f64::from(copy)).round() / 100.0;
        let _ = write!(drawn, "<use href=\"#r{lobes}\" transform=\"rotate({turn})\"/>");
    }
    drawn + "</g>"
}

/// The first lobe of a rosette around 0,0.
fn lobe(radius: f64, lobes: u32, turns: u32, depth: f64) -> String {
    const CURVES: u32 = 5;
    let (big, small) = (f64::from(lobes), f64::from(turns));
    let ratio = (big - small) / small;
    let unit = radius / ((big - small) + small * depth);
    let at = |t: f64| -> (Point, Point) {
        let (orbit, arm) = ((big - small) * unit, small * depth * unit);
        (
            (orbit * t.cos() + arm * (ratio * t).cos(), orbit * t.sin() - arm * (ratio * t).sin()),
            (-orbit * t.sin() - arm * ratio * (ratio * t).sin(), orbit * t.cos() - arm * ratio * (ratio * t).cos()),
        )
    };
    let step = TAU * small / big / f64::from(CURVES);
    let ((x, y), mut slope) = at(0.0);
    let mut path = format!("M{} {}", n(x), n(y));
    for i in 1..=CURVES {
        let ((x, y), (dx, dy)) = at(f64::from(i) * step);
        let before = at(f64::from(i - 1) * step).0;
        let numbers = [
            before.0 + slope.0 * step / 3.0,
            before.1 + slope.1 * step / 3.0,
            x - dx * step / 3.0,
            y - dy * step / 3.0,
            x,
            y,
        ];
        let _ = write!(path, "C{}", numbers.map(n).join(" "));
        slope = (dx, dy);
    }
    path
}

/// Broad rays of light from a point beyond the picture's edge.
pub(super) fn rays(centre: Point, count: u32, turn: f64, reach: f64) -> String {
    let mut path = String::new();
    for i in 0..count {
        let from = turn + f64::from(i) * TAU / f64::from(count);
        let to = from + TAU / f64::from(count) / 2.0;
        let mut previous = centre;
        let _ = write!(path, "M{:.0} {:.0}", centre.0, centre.1);
        for angle in [from, to] {
            let next = (centre.0 + reach * angle.cos(), centre.1 + reach * angle.sin());
            let _ = write!(path, "l{:.0} {:.0}", next.0 - previous.0, next.1 - previous.1);
            previous = next;
        }
        path.push('z');
    }
    path
}

/// Some four-pointed sparks, as one path.
pub(super) fn sparks(rng: &mut Rng, count: u32, width: f64, height: f64) -> String {
    let mut path = String::new();
    for _ in 0..count {
        let (x, y) = (rng.between(0.0, width), rng.between(0.0, height));
        let (long, waist) = (rng.between(3.0, 11.0), 1.2);
        let _ = write!(
            path,
            "M{x:.0} {:.0}q{w} {a} {l} {l}q-{a} {w}-{l} {l}q-{w}-{a}-{l}-{l}q{a}-{w} {l}-{l}z",
            y - long,
            l = n(long.round()),
            w = n(waist),
            a = n(long.round() - waist),
        );
    }
    path
}

/// The stroke style of engraved lines.
pub(super) fn engraving(paint: &str, opacity: f64) -> String {
    format!("stroke=\"{paint}\" stroke-width=\".8\" opacity=\"{}\"", (opacity * 100.0).round() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::{lobe, n, ring, rosette};
    use std::f64::consts::TAU;

    #[test]
    fn numbers_are_as_short_as_they_can_be() {
        assert_eq!(n(0.04), "0");
        assert_eq!(n(-0.04), "0");
        assert_eq!(n(0.5), ".5");
        assert_eq!(n(-0.5), "-.5");
        assert_eq!(n(10.06), "10.1");
        assert_eq!(n(100.0), "100");
    }

    #[test]
    fn a_ring_has_its_corners_on_the_circle() {
        for (x, y) in ring(7, 50.0, 0.3) {
            assert!((x.hypot(y) - 50.0).abs() < 1e-9);
        }
    }

    #[test]
    fn a_lobe_ends_where_the_one_begins_that_is_turned_by_as_many_lobes_as_there_are_turns() {
        for (lobes, turns) in [(17, 5), (25, 7), (31, 9)] {
            let path = lobe(140.0, lobes, turns, 1.4);
            let numbers: Vec<f64> = path.split(['M', 'C', ' ']).filter_map(|number| number.parse().ok()).collect();
            let ([x, y, ..], [.., end_x, end_y]) = (numbers.as_slice(), numbers.as_slice()) else { panic!("{path}") };
            let angle = TAU * f64::from(turns) / f64::from(lobes);
            let turned = (x * angle.cos() - y * angle.sin(), x * angle.sin() + y * angle.cos());
            assert!((turned.0 - end_x).hypot(turned.1 - end_y) < 0.2, "{path}: {turned:?}");
        }
    }

    #[test]
    fn a_rosette_has_all_its_lobes() {
        let drawn = rosette((150.0, 170.0), 140.0, [17, 5], 1.4, "");
        assert_eq!(drawn.matches("<use href=\"#r17\"").count(), 16);
    }
}
