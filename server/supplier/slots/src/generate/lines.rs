//! Payline patterns, from the plainest to the most winding.

/// The first `count` lines on `reels` by `rows`: smooth ones (a step of at most one row), straight ones first, then
/// symmetric ones by how far they bend, then the rest.
pub(super) fn patterns(reels: usize, rows: u8, count: usize) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = (0..rows).map(|row| vec![row]).collect();
    for _ in 1..reels {
        all = all.iter().flat_map(|line| steps(line, rows)).collect();
    }
    if reels == 3 {
        // Three reels use the straight lines and the two diagonals.
        all.retain(|line| bends(line) != 1 && (bends(line) == 0 || line.first() != line.last()));
    }
    all.sort_by_key(|line| (bends(line) > 0, !is_symmetric(line), bends(line).abs_diff(2), line.clone()));
    all.truncate(count);
    all
}

fn steps(line: &[u8], rows: u8) -> Vec<Vec<u8>> {
    let last = line.last().copied().unwrap_or(0);
    let next = [last.checked_sub(1), Some(last), Some(last + 1).filter(|&row| row < rows)];
    next.into_iter().flatten().map(|row| [line, &[row]].concat()).collect()
}

/// How many rows up or down the line moves in all.
fn bends(line: &[u8]) -> u32 {
    line.windows(2).map(|pair| if let [a, b] = pair { u32::from(a.abs_diff(*b)) } else { 0 }).sum()
}

fn is_symmetric(line: &[u8]) -> bool {
    line.iter().eq(line.iter().rev())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_reels_have_the_straight_lines_and_the_diagonals() {
        let lines = patterns(3, 3, 5);
        assert_eq!(lines, [vec![0, 0, 0], vec![1, 1, 1], vec![2, 2, 2], vec![0, 1, 2], vec![2, 1, 0]]);
    }

    #[test]
    fn forty_lines_on_four_rows_are_all_different() {
        let lines = patterns(5, 4, 40);
        let unique: std::collections::HashSet<_> = lines.iter().collect();
        assert_eq!((lines.len(), unique.len()), (40, 40));
    }
}
