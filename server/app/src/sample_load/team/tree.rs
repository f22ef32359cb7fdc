//! The tree of agents and members: agents on seven levels, each larger than the one above by the same factor; members below the last
//! level, and some directly below higher agents.

use crate::sample_load::ids::{IdKind, id, mix};

/// Levels of the tree, the members below the last agents included.
pub(super) const LEVELS: usize = 8;
/// Agents per thousand people.
const AGENTS: u32 = 55;
/// Every so many-th member is placed directly below the top, and every so many-th below an agent between the top and the last level.
const BELOW_TOP: u32 = 50;
const BETWEEN: u32 = 10;

/// An agent or member of the tree. Agents come first, level by level.
#[derive(Debug, Clone, Copy)]
pub(super) struct Person {
    pub(super) upline: Option<u32>,
    /// Depth in the tree, 1 at the top.
    pub(super) level: usize,
    pub(super) is_agent: bool,
    pub(super) created_at: i64,
}

/// The whole tree.
pub(super) struct Tree {
    seed: u64,
    pub(super) people: Vec<Person>,
}

/// The number of agents on each level: at least one, and together at most `agents` unless there are fewer agents than levels.
fn level_sizes(agents: u32) -> Vec<u32> {
    // The sizes of the levels where each grows by `factor` hundredths.
    let sizes = |factor: u64| -> Vec<u32> {
        let of_level = |size: &u64| Some(size * factor / 100);
        let levels = std::iter::successors(Some(100), of_level).take(LEVELS - 1);
        levels.map(|size: u64| u32::try_from(size / 100).unwrap_or(u32::MAX).max(1)).collect()
    };
    let fits = |factor: &u64| sizes(*factor).iter().map(|size| u64::from(*size)).sum::<u64>() <= u64::from(agents);
    sizes((100..).take_while(fits).last().unwrap_or(100))
}

impl Tree {
    /// Builds the tree. Agents and half of the members registered before `begins_ms`, the others between then and `now_ms`.
    pub(super) fn grow(seed: u64, size: u32, (begins_ms, now_ms): (i64, i64)) -> Self {
        let mut people: Vec<Person> = Vec::new();
        let (mut above, mut levels) = ((0, 0), Vec::new());
        for (level, count) in level_sizes(size * AGENTS / 1_000).into_iter().enumerate() {
            let first = u32::try_from(people.len()).unwrap_or(u32::MAX);
            for index in 0..count {
                let upline = (level > 0).then(|| {
                    above.0 + u32::try_from(u64::from(index) * u64::from(above.1) / u64::from(count)).unwrap_or(0)
                });
                people.push(Person { upline, level: level + 1, is_agent: true, created_at: 0 });
            }
            above = (first, count);
            levels.push(above);
        }
        let agents = u32::try_from(people.len()).unwrap_or(u32::MAX);
        let last = levels.last().copied().unwrap_or((0, 1));
        for member in 0..size.saturating_sub(agents) {
            let upline = match (member % BELOW_TOP, member % BETWEEN) {
                (0, _) => 0,
                (_, 1) if last.0 > 1 => 1 + member / BETWEEN % (last.0 - 1),
                _ => last.0 + member % last.1,
            };
            let level = people.get(upline as usize).map_or(LEVELS, |it| it.level + 1);
            people.push(Person { upline: Some(upline), level, is_agent: false, created_at: 0 });
        }
        let room = u64::try_from(now_ms - begins_ms).unwrap_or(1).max(1);
        for (index, person) in (0_u64..).zip(&mut people) {
            let chance = mix(seed ^ 0x7EE ^ (index << 20));
            let joins_later = !person.is_agent && chance.is_multiple_of(2);
            let later = if joins_later { i64::try_from((chance >> 1) % room).unwrap_or(0) } else { 0 };
            // Uplines register before their downlines.
            let before = i64::from(size) - i64::try_from(index).unwrap_or(0);
            person.created_at = if joins_later { begins_ms + later } else { begins_ms - before };
        }
        Self { seed, people }
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = (u32, &Person)> {
        (0_u32..).zip(&self.people)
    }

    fn created_at(&self, person: u32) -> i64 {
        self.people.get(person as usize).map_or(0, |it| it.created_at)
    }

    pub(super) fn id(&self, person: u32) -> String {
        id(self.seed, IdKind::Member, self.created_at(person), person)
    }

    pub(super) fn placement_id(&self, person: u32) -> String {
        format!("{}:{}", self.id(person), self.created_at(person))
    }

    /// Account name of the person with this number.
    pub(super) fn account(person: u32) -> String {
        format!("team_{:06}", person + 1)
    }

    /// All agents above a person, the direct upline first.
    pub(super) fn above(&self, person: u32) -> impl Iterator<Item = u32> {
        let upline = |person: u32| self.people.get(person as usize).and_then(|it| it.upline);
        std::iter::successors(upline(person), move |it| upline(*it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_eight_deep_whatever_its_size_and_has_enough_agents_for_contracts() {
        for size in [300, 10_000, 100_000] {
            let tree = Tree::grow(1, size, (1_000_000_000, 2_000_000_000));
            assert_eq!(tree.people.len(), size as usize);
            assert_eq!(tree.people.iter().map(|it| it.level).max(), Some(LEVELS));
            for (number, person) in tree.numbers() {
                assert_eq!(tree.above(number).count() + 1, person.level, "{number}");
                assert!(tree.above(number).all(|it| tree.people[it as usize].is_agent), "{number}");
            }
            let agents = tree.people.iter().filter(|it| it.is_agent).count();
            assert!(agents > 6 && agents <= (size as usize) * 55 / 1_000, "{agents}");
        }
        let agents = level_sizes(5_500).iter().sum::<u32>();
        assert!(agents > 5_000, "{agents}");
    }
}
