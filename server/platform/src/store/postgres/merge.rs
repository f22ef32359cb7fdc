//! Many statements of one text as one statement.
//!
//! What the server does for a statement before it touches a row (looking up its plan, opening tables and indexes) takes several times
//! what the row takes. So the statements that units of work ask for at the same moment, each with values of its own, are written as one that
//! reads the values from arrays. It is a rewriting of texts, since a statement is written once and for both engines; of a text that has
//! no such form there is none, and its statements run one by one.

use std::fmt::Write as _;

use tokio_postgres::types::Type;

/// A statement that stands for several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Merged {
    /// Its text; `$1` is the array of what each bound to its `$1`, and so on.
    pub(super) text: String,
    /// What its answer tells of each.
    pub(super) answer: Answer,
    /// Of a change: which of the values name the rows that it reaches, counted from 0. Where one of them differs, two of the statements can not
    /// reach the same row; where all are the same, they may not be merged, since a merged change reaches each row once.
    pub(super) keys: Vec<usize>,
}

/// What the answer of a merged statement tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    /// Rows, each with the place of the statement that it belongs to as its last column, counted from 1.
    Rows,
    /// A row for each row that was changed, with the place of the statement that changed it.
    Changed,
    /// How many rows were added by all; each statement adds so many, unless it is refused or its condition does not hold.
    Added(usize),
}

/// What the rows of values are called in a merged statement, and the column that tells them apart.
const PARAMS: &str = "params";
const PLACE: &str = "place";

/// The statement that stands for several of `text`, whose values have these types; none where it has no such form.
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
            // What a conflict changes knows the row that was to be added, and no other value.
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

/// The values of all, a row for each statement; none where there are no values to tell by how many statements there are.
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

/// Which values a condition compares a column of the changed table with, where it holds for equal ones only.
fn keys_of(condition: &str) -> Vec<usize> {
    let words = Words::of(condition);
    if words.has("or") {
        return Vec::new();
    }
    // A number is a word as well: in `id = $1` two of them have ` = $` between them.
    let pairs = words.outer.windows(2).filter_map(|pair| pair.first().zip(pair.get(1)));
    let compared = pairs.filter(|((_, to), (from, _))| {
        condition.get(*to..*from).is_some_and(|between| between.split_whitespace().collect::<String>() == "=$")
    });
    compared.filter_map(|(_, number)| words.word(*number).parse::<usize>().ok()?.checked_sub(1)).collect()
}

/// `params.p1` for `$1`, and so on.
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

/// A text with the words that stand in no brackets and in no quotes.
struct Words<'t> {
    text: &'t str,
    /// Where each begins and ends.
    outer: Vec<(usize, usize)>,
    /// How many pairs of brackets stand in no others.
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

    /// Where these words stand beside each other first.
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

    /// What stands before and after these words.
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
