//! Merges many statements with the same text into one statement.
//!
//! What the server does for a statement before it touches a row (looking up its plan, opening tables and indexes) takes several times
//! as long as the row. So equal statements of a batch, with different values, are rewritten as one that reads the values from arrays.
//! The text itself is rewritten, since a statement is written once for both engines; a text that can not be rewritten is run once per
//! unit.

use std::fmt::Write as _;

use tokio_postgres::types::Type;

/// A merged statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Merged {
    /// The text; `$1` is the array of the values that each statement has bound to its `$1`, and so on.
    pub(super) text: String,
    /// How the result is distributed to the statements.
    pub(super) answer: Answer,
    /// For an update: the indexes (from 0) of the values that identify the updated rows. Statements that differ in one of them can not
    /// update the same row; statements with equal keys must not be merged, since a merged update changes each row only once.
    pub(super) keys: Vec<usize>,
}

/// What the result of a merged statement holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Rows, each with the number (from 1) of the statement that it belongs to as its last column.
    Rows,
    /// One row per changed row, with the number of the statement that changed it.
    Changed,
    /// Only the number of inserted rows in total. Each statement inserts this many, unless a conflict keeps it from inserting.
    Added(usize),
}

/// The alias of the rows of values in a merged statement, and their column with the statement's number.
const PARAMS: &str = "params";
const PLACE: &str = "place";

/// The merged form of `text`, whose values have these types; `None` if it can not be merged.
pub(super) fn merged(text: &str, types: &[Type]) -> Option<Merged> {
    let values = values(types)?;
    let text = text.trim();
    let words = Words::of(text);
    match words.first()? {
        "select" if !words.has("for update") => Some(Merged {
            text: format!(
                "select each.*, {PARAMS}.{PLACE} from {values} cross join lateral ({}) each",
                with_params(text)
            ),
            answer: Answer::Rows,
            keys: Vec::new(),
        }),
        "update" if !words.has("returning") && !words.has("from") => {
            let (change, condition) = words.split("where")?;
            let keys = keys_of(condition);
            if keys.is_empty() {
                return None;
            }
            Some(Merged {
                keys,
                text: format!(
                    "{} from {values} where ({}) returning {PARAMS}.{PLACE}",
                    with_params(change),
                    with_params(condition)
                ),
                answer: Answer::Changed,
            })
        }
        "insert" if !words.has("returning") => {
            let (head, rest) = words.split("values")?;
            let (rows, conflict) = Words::of(rest).split("on conflict").unwrap_or((rest, ""));
            // The `on conflict` part can refer to the excluded row, but not to the parameters.
            if conflict.contains('$') {
                return None;
            }
            let conflict = if conflict.is_empty() { String::new() } else { format!(" on conflict {conflict}") };
            Some(Merged {
                text: format!(
                    "{head} select each.* from {values} cross join lateral (values {}) each{conflict}",
                    with_params(rows)
                ),
                answer: Answer::Added(Words::of(rows).groups),
                keys: Vec::new(),
            })
        }
        _ => None,
    }
}

/// The `unnest` of the parameter arrays, one row per statement; `None` without parameters, since then the number of statements is unknown.
fn values(types: &[Type]) -> Option<String> {
    let kind = |kind: &Type| match *kind {
        Type::INT8 => Some("bigint"),
        Type::TEXT => Some("text"),
        _ => None,
    };
    let kinds: Vec<&str> = types.iter().map(kind).collect::<Option<_>>()?;
    if kinds.is_empty() {
        return None;
    }
    let (mut arrays, mut names) = (String::new(), String::new());
    for (number, kind) in (1..).zip(kinds) {
        let _ = write!(arrays, "{}${number}::{kind}[]", if number > 1 { ", " } else { "" });
        let _ = write!(names, "p{number}, ");
    }
    Some(format!("unnest({arrays}) with ordinality as {PARAMS}({names}{PLACE})"))
}

/// The indexes of the parameters that a condition compares columns with by `=`; empty if the condition has an `or`.
fn keys_of(condition: &str) -> Vec<usize> {
    let words = Words::of(condition);
    if words.has("or") {
        return Vec::new();
    }
    // A number counts as a word too: in `id = $1` there is ` = $` between the words `id` and `1`.
    let pairs = words.outer.windows(2).filter_map(|pair| pair.first().zip(pair.get(1)));
    let compared = pairs.filter(|((_, to), (from, _))| {
        condition.get(*to..*from).is_some_and(|between| between.split_whitespace().collect::<String>() == "=$")
    });
    compared.filter_map(|(_, number)| words.word(*number).parse::<usize>().ok()?.checked_sub(1)).collect()
}

/// Replaces `$1` by `params.p1`, and so on.
fn with_params(text: &str) -> String {
    let mut is_quoted = false;
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text.trim().chars().peekable();
    while let Some(letter) = rest.next() {
        is_quoted ^= letter == '\'';
        if letter == '$' && !is_quoted && rest.peek().is_some_and(char::is_ascii_digit) {
            let _ = write!(out, "{PARAMS}.p");
        } else {
            out.push(letter);
        }
    }
    out
}

/// A text with the positions of its words outside parentheses and quotes.
struct Words<'t> {
    text: &'t str,
    /// Start and end of each word.
    outer: Vec<(usize, usize)>,
    /// The number of outermost pairs of parentheses.
    groups: usize,
}

impl<'t> Words<'t> {
    fn of(text: &'t str) -> Self {
        let (mut outer, mut groups, mut depth, mut is_quoted, mut begun) = (Vec::new(), 0, 0_usize, false, None);
        for (at, letter) in text.char_indices() {
            is_quoted ^= letter == '\'';
            let is_outer = depth == 0 && !is_quoted && (letter.is_ascii_alphanumeric() || letter == '_');
            if is_outer {
                begun.get_or_insert(at);
            } else if let Some(from) = begun.take() {
                outer.push((from, at));
            }
            match letter {
                '(' if !is_quoted => {
                    groups += usize::from(depth == 0);
                    depth += 1;
                }
                ')' if !is_quoted => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        outer.extend(begun.map(|from| (from, text.len())));
        Self { text, outer, groups }
    }

    fn word(&self, (from, to): (usize, usize)) -> &'t str {
        self.text.get(from..to).unwrap_or_default()
    }

    fn first(&self) -> Option<&'t str> {
        self.outer.first().map(|place| self.word(*place))
    }

    /// The first occurrence of these adjacent words.
    fn find(&self, wanted: &str) -> Option<(usize, usize)> {
        let wanted: Vec<&str> = wanted.split(' ').collect();
        let found = self.outer.windows(wanted.len());
        let mut found = found.filter(|places| places.iter().map(|place| self.word(*place)).eq(wanted.iter().copied()));
        let places = found.next()?;
        Some((places.first()?.0, places.last()?.1))
    }

    fn has(&self, wanted: &str) -> bool {
        self.find(wanted).is_some()
    }

    /// The text before and after these words.
    fn split(&self, wanted: &str) -> Option<(&'t str, &'t str)> {
        let (from, to) = self.find(wanted)?;
        Some((self.text.get(..from)?.trim(), self.text.get(to..)?.trim()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: Type = Type::TEXT;
    const NUMBER: Type = Type::INT8;

    fn text(statement: &str, types: &[Type]) -> Option<String> {
        merged(statement, types).map(|merged| merged.text)
    }

    #[test]
    fn rows_are_read_for_each_and_tell_whose_they_are() {
        assert_eq!(
            merged("select a, '$1' from t where id = $1 and n in (select m from u where v = $2)", &[TEXT, NUMBER]),
            Some(Merged {
                text: "select each.*, params.place \
                       from unnest($1::text[], $2::bigint[]) with ordinality as params(p1, p2, place) \
                       cross join lateral \
                       (select a, '$1' from t where id = params.p1 and n in (select m from u where v = params.p2)) each"
                    .to_owned(),
                answer: Answer::Rows,
                keys: vec![]
            })
        );
    }

    #[test]
    fn rows_are_changed_where_the_condition_of_each_holds() {
        assert_eq!(
            merged("update t set n = n + $2, m = (select 1 where true) where id = $1 and n > $2", &[TEXT, NUMBER]),
            Some(Merged {
                text: "update t set n = n + params.p2, m = (select 1 where true) \
                       from unnest($1::text[], $2::bigint[]) with ordinality as params(p1, p2, place) \
                       where (id = params.p1 and n > params.p2) returning params.place"
                    .to_owned(),
                answer: Answer::Changed,
                keys: vec![0]
            })
        );
    }

    #[test]
    fn what_names_the_rows_of_a_change_is_what_a_column_must_equal() {
        for (condition, keys) in [
            ("id = $1", vec![0]),
            ("id = $3 and version = $12 and n <> $2", vec![2, 11]),
            ("n >= $1 and t.id=$2", vec![1]),
            ("id = $1 or n = $2", vec![]),
            ("(id = $1 or n = $2) and m = $3", vec![2]),
            ("id in (select x from u where y = $1)", vec![]),
            ("n < $1", vec![]),
            ("note = 'a = $1'", vec![]),
        ] {
            assert_eq!(keys_of(condition), keys, "{condition}");
        }
    }

    #[test]
    fn rows_are_added_for_each_with_what_is_looked_up_for_them() {
        assert_eq!(
            merged(
                "insert into t (a, b) values ($1, (select m from u where v = $1)), ($2, null)
                 on conflict (a) do update set b = excluded.b where t.b < excluded.b",
                &[TEXT, NUMBER]
            ),
            Some(Merged {
                text: "insert into t (a, b) select each.* \
                       from unnest($1::text[], $2::bigint[]) with ordinality as params(p1, p2, place) \
                       cross join lateral \
                       (values (params.p1, (select m from u where v = params.p1)), (params.p2, null)) each \
                       on conflict (a) do update set b = excluded.b where t.b < excluded.b"
                    .to_owned(),
                answer: Answer::Added(2),
                keys: vec![]
            })
        );
    }

    #[test]
    fn what_has_no_such_form_stays_as_it_is() {
        for statement in [
            "select a from t where id = $1 for update",
            "update t set n = $1",
            "update t set n = $1 where n < $1",
            "update t set n = $1 where id = 1 returning n",
            "update t set n = $1 from u where id = 1",
            "insert into t (a) values ($1) returning a",
            "insert into t (a) values ($1) on conflict (a) do update set a = $1",
            "insert into t (a) select a from u where b = $1",
            "delete from t where a = $1",
            "with u as (select 1) select $1",
            "",
        ] {
            assert_eq!(text(statement, &[TEXT]), None, "{statement}");
        }
        assert_eq!(text("select a from t", &[]), None);
        assert_eq!(text("select $1", &[Type::BOOL]), None);
    }
}
