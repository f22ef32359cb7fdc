//! Rules of downline management (section 2 of the specification, "downline management"): what a label, a reason and a message may be, and
//! how a level of the tree is ordered. The client checks them before a call is sent, the server when it arrives.

use crate::domain::named_enum::named_enum;

named_enum! {
    /// The order that the members of a level of the tree are listed in.
    DownlineSort {
        /// By account name.
        #[default]
        Name = "NAME",
        /// By when the account was registered.
        Registered = "REGISTERED",
        /// By when the member logged in last.
        LastLogin = "LAST_LOGIN",
        /// By the money in the wallet.
        Balance = "BALANCE",
        /// By how many stand below.
        TeamSize = "TEAM_SIZE",
        /// By what the member and those below have staked in 30 days.
        Turnover = "TURNOVER",
    }
}

named_enum! {
    /// The status of the account of a member of the team.
    DownlineStatus {
        /// The account can log in and play.
        #[default]
        Active = "ACTIVE",
        /// An agent has frozen the account.
        Frozen = "FROZEN",
        /// The operator has suspended the account.
        Suspended = "SUSPENDED",
        /// The account was closed.
        Closed = "CLOSED",
    }
}

/// Days that the figures of a downline are about.
pub const FIGURE_DAYS: i64 = 30;
/// The least characters of a search: with fewer it would list nearly everybody.
pub const MIN_SEARCH_LENGTH: usize = 2;
/// The most characters of a search.
pub const MAX_SEARCH_LENGTH: usize = 40;
/// The most labels that an agent may give a member.
pub const MAX_LABELS: usize = 8;
/// The most characters of a label.
pub const MAX_LABEL_LENGTH: usize = 24;
/// Characters of the reason for a freeze.
pub const REASON_LENGTH: core::ops::RangeInclusive<usize> = 5..=200;
/// Characters of the title of a message.
pub const TITLE_LENGTH: core::ops::RangeInclusive<usize> = 1..=80;
/// Characters of the text of a message.
pub const TEXT_LENGTH: core::ops::RangeInclusive<usize> = 1..=1_000;

fn is_line(text: &str, length: &core::ops::RangeInclusive<usize>) -> bool {
    length.contains(&text.trim().chars().count()) && !text.trim().contains(char::is_control)
}

/// Whether the reason for a freeze can be kept: one line.
#[must_use]
pub fn is_reason(text: &str) -> bool {
    is_line(text, &REASON_LENGTH)
}

/// Whether it can be the title of a message: one line.
#[must_use]
pub fn is_title(text: &str) -> bool {
    is_line(text, &TITLE_LENGTH)
}

/// Whether it can be the text of a message: plain, with line breaks.
#[must_use]
pub fn is_text(text: &str) -> bool {
    let text = text.trim();
    TEXT_LENGTH.contains(&text.chars().count()) && !text.contains(|it: char| it.is_control() && it != '\n')
}

/// Labels as they are stored: trimmed, each once, in the order in which they came; `None` where one can not be a label or there are too many.
#[must_use]
pub fn labels(texts: &[String]) -> Option<Vec<String>> {
    let mut labels: Vec<String> = Vec::new();
    for label in texts.iter().map(|it| it.trim()).filter(|it| !it.is_empty()) {
        if !is_line(label, &(1..=MAX_LABEL_LENGTH)) {
            return None;
        }
        if !labels.iter().any(|it| it == label) {
            labels.push(label.to_owned());
        }
    }
    (labels.len() <= MAX_LABELS).then_some(labels)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(list: &[&str]) -> Vec<String> {
        list.iter().map(|it| (*it).to_owned()).collect()
    }

    #[test]
    fn labels_are_kept_trimmed_and_once() {
        assert_eq!(labels(&texts(&[" VIP ", "", "new", "VIP"])), Some(texts(&["VIP", "new"])));
        assert_eq!(labels(&texts(&["two\nlines"])), None);
        assert_eq!(labels(&[String::from("x").repeat(MAX_LABEL_LENGTH + 1)]), None);
        let many: Vec<String> = (0..=MAX_LABELS).map(|it| it.to_string()).collect();
        assert_eq!(labels(&many), None);
    }

    #[test]
    fn a_reason_and_a_title_are_one_line_and_a_text_may_be_more() {
        assert!(is_reason("asked for a break") && !is_reason("no") && !is_reason("two\nlines of it"));
        assert!(is_title("Hello") && !is_title(" ") && !is_title("a\nb"));
        assert!(is_text("a\nb") && !is_text("a\u{7}b") && !is_text(&"x".repeat(1_001)));
    }
}
