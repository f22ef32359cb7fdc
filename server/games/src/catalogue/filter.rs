//! Filter and sort order of a game list as SQL (section 7 of the specification, `getGameList`).
//!
//! Sort clauses come from constants of this module and never from the call: a word that names no order is refused
//! before it gets here.

use lumora_core::domain::game::{Classification, GameOrder, GameType};

use super::game::SELECT;

/// Filters of a game list; a filter that is left out does not narrow it.
#[derive(Debug, Default, PartialEq)]
pub struct Filter {
    /// Game type.
    pub game_type: Option<GameType>,
    /// Vendor code.
    pub vendor: Option<String>,
    /// Classification of a slot.
    pub classification: Option<Classification>,
    /// Part of the name, folded by [`fold`](super::fold::fold).
    pub name: Option<String>,
    /// Minimum for the smallest coin of a line, in minor units.
    pub min_bet: Option<i64>,
    /// Minimum number of lines.
    pub min_lines: Option<i64>,
}

/// A part of a statement and its bound values, in the order of the placeholders.
#[derive(Debug)]
pub(super) struct Clause {
    pub(super) sql: String,
    pub(super) values: Vec<Parameter>,
}

#[derive(Debug)]
pub(super) enum Parameter {
    Text(String),
    Number(i64),
}

impl Clause {
    /// The `where` clause of a filter on the alias `g`; its first placeholder is `$first`.
    pub(super) fn of(filter: &Filter, first: usize) -> Self {
        let mut clause = Self { sql: "where g.enabled = 1".to_owned(), values: Vec::new() };
        if let Some(game_type) = filter.game_type {
            clause.add("g.game_type =", "", first, Parameter::Text(game_type.code().to_owned()));
        }
        if let Some(vendor) = &filter.vendor {
            clause.add("g.vendor =", "", first, Parameter::Text(vendor.clone()));
        }
        if let Some(classification) = filter.classification {
            clause.add("g.classify =", "", first, Parameter::Text(classification.code().to_owned()));
        }
        if let Some(min_bet) = filter.min_bet {
            clause.add("g.min_bet >=", "", first, Parameter::Number(min_bet));
        }
        if let Some(min_lines) = filter.min_lines {
            clause.add("g.line_count >=", "", first, Parameter::Number(min_lines));
        }
        if let Some(name) = &filter.name {
            clause.add("g.search_text like", " escape '!'", first, Parameter::Text(format!("%{}%", escaped(name))));
        }
        clause
    }

    fn add(&mut self, test: &str, after: &str, first: usize, value: Parameter) {
        self.sql.push_str(&format!(" and {test} ${}{after}", first + self.values.len()));
        self.values.push(value);
    }

    /// The number of the next free placeholder.
    pub(super) fn next(&self, first: usize) -> usize {
        first + self.values.len()
    }
}

/// Binds the values of a clause to a query of any result type.
macro_rules! bind_all {
    ($query:expr, $clause:expr) => {{
        let mut query = $query;
        for value in &$clause.values {
            query = match value {
                $crate::catalogue::filter::Parameter::Text(text) => query.bind(text.as_str()),
                $crate::catalogue::filter::Parameter::Number(number) => query.bind(*number),
            };
        }
        query
    }};
}

/// Escapes a search for a `like` pattern whose escape character is `!`.
fn escaped(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for letter in name.chars() {
        if matches!(letter, '%' | '_' | '!') {
            escaped.push('!');
        }
        escaped.push(letter);
    }
    escaped
}

/// The `order by` terms of a sort order. Each ends in the id, so that the order is total and pages follow one another
/// without gap or repetition; figures that are equal fall back to the operator's order.
///
/// `translated` sorts by the names as they are shown. Where the language has no names of its own, `search_text` is
/// used, which begins with the English name and is indexed.
fn ordered_by(order: GameOrder, translated: bool) -> &'static str {
    match order {
        GameOrder::Operator => "g.rank, g.node_id",
        GameOrder::Newest => "g.added_at desc, g.rank, g.node_id",
        GameOrder::MostPlayed => "g.played desc, g.rank, g.node_id",
        GameOrder::Return => "coalesce(g.return_to_player, 0) desc, g.rank, g.node_id",
        GameOrder::Name if translated => "coalesce(n.name, g.name), g.node_id",
        GameOrder::Name => "g.search_text, g.node_id",
    }
}

/// The statement that reads a page: `$1` is the language, the clause's placeholders start at 2, limit and offset
/// follow.
pub(super) fn page_statement(clause: &Clause, order: GameOrder, translated: bool) -> String {
    let next = clause.next(2);
    let order = ordered_by(order, translated);
    format!("{SELECT}{} order by {order} limit ${next} offset ${}", clause.sql, next + 1)
}

pub(super) use bind_all;

/// The statement that reads a page of a filter in a sort order; public for the tests of its query plan. `$1` is the
/// language; then come the filter's values (game type, vendor, classification, smallest coin, lines, name), limit and
/// offset.
pub fn page_statement_of(filter: &Filter, order: GameOrder) -> String {
    page_statement(&Clause::of(filter, 2), order, false)
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn a_search_stands_for_itself() {
        assert_eq!(escaped("100% a_b!"), "100!% a!_b!!");
    }
}
