//! Building blocks of screens. They know services, and no screen.

pub(crate) mod amount;
pub(crate) mod banner;
pub(crate) mod bet_lines;
pub(crate) mod captcha;
pub(crate) mod centre;
pub(crate) mod code;
pub(crate) mod country;
pub(crate) mod draft;
pub(crate) mod file_size;
pub(crate) mod forms;
pub(crate) mod guarded;
pub(crate) mod notice_list;
pub(crate) mod passkey;
pub(crate) mod pause;
pub(crate) mod payee_name;
pub(crate) mod payment_password;
pub(crate) mod payout;
pub(crate) mod pictures;
pub(crate) mod play_refusal;
pub(crate) mod rates;
pub(crate) mod record_days;
pub(crate) mod rules;
pub(crate) mod statement_facts;
pub(crate) mod team_filter;
pub(crate) mod team_lines;
pub(crate) mod transfer;
