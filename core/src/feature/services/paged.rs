//! A list of the server that is read page by page, each from the cursor that the page before ended with.

use super::remote::Remote;
use crate::api::Failure;
use crate::domain::route::Query;
use crate::view::{LoadStatus, Problem};
use crate::wire;

/// A page of such a list, with the totals that may come with it.
pub(crate) trait Page {
    /// The cursor of the next page; empty at the end.
    fn next(&self) -> &str;
    /// Takes in the page that followed.
    fn extend(&mut self, more: Self);
}

macro_rules! pages {
    ($($Page:ident $(with $replaced:ident)?;)+) => {
        $(impl Page for wire::$Page {
            fn next(&self) -> &str {
                &self.next
            }

            fn extend(&mut self, more: Self) {
                self.content.extend(more.content);
                self.next = more.next;
                $(self.$replaced = more.$replaced;)?
            }
        })+
    };
}

pages! {
    AccountRecord;
    AgentSettlementLines;
    AgentSettlementPage;
    BettingRecord;
    BonusPage with bet_open;
    DownlinePage;
    MessageList;
    PastRewards;
    RedemptionPage;
    ReferredFriends;
    RegisterLinks;
    TeamBets;
    TeamMoves;
}

/// What was read so far, as one page.
pub(crate) struct Paged<T> {
    value: Remote<T>,
    problem: Option<Problem>,
}

impl<T> Default for Paged<T> {
    fn default() -> Self {
        Self { value: Remote::Idle, problem: None }
    }
}

impl<T> Paged<T> {
    /// What was read so far, if the first page is there.
    pub fn ready(&self) -> Option<&T> {
        self.value.ready()
    }

    /// What was read so far, to be changed.
    pub fn ready_mut(&mut self) -> Option<&mut T> {
        match &mut self.value {
            Remote::Ready(value) => Some(value),
            _ => None,
        }
    }

    /// What a screen shows of the first page.
    pub fn status(&self) -> LoadStatus {
        self.value.status()
    }

    /// Why the following page could not be fetched.
    pub fn problem(&self) -> Option<Problem> {
        self.problem.clone()
    }
}

impl<T: Page> Paged<T> {
    /// A fetch of the first page begins, or with `earlier` of the page that follows, whose cursor is added to the query. Gives whether there is
    /// a page to fetch.
    pub fn start_loading(&mut self, earlier: bool, query: &mut Query) -> bool {
        self.problem = None;
        if !earlier {
            self.value.start_loading();
            return true;
        }
        let Some(next) = self.ready().map(Page::next).filter(|next| !next.is_empty()) else { return false };
        query.push("cursor", Some(next));
        true
    }

    /// The answer came. What followed a list that is no longer there belongs to a filter of before.
    pub fn answer(&mut self, earlier: bool, answer: Result<T, Failure>) {
        match (answer, &mut self.value) {
            (Ok(more), Remote::Ready(value)) if earlier => value.extend(more),
            (Ok(_), _) if earlier => {}
            (Err(failure), _) if earlier => self.problem = Some(failure.problem()),
            (answer, value) => value.answer(answer),
        }
    }
}
