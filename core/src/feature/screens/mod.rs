//! The screens: each shows something, and imports another one only where one truly contains the other.

pub(crate) mod analytics_consent;
pub(crate) mod arrival;
pub(crate) mod avatar;
pub(crate) mod chat;
pub(crate) mod chat_pictures;
pub(crate) mod domains;
pub(crate) mod download;
pub(crate) mod factor;
pub(crate) mod footer;
pub(crate) mod game_card;
pub(crate) mod game_list;
pub(crate) mod game_rows;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod jackpot;
pub(crate) mod launch;
pub(crate) mod lobby;
pub(crate) mod login;
pub(crate) mod lottery;
pub(crate) mod notice_reader;
pub(crate) mod password;
pub(crate) mod picture_origin;
pub(crate) mod play_session;
pub(crate) mod point_mall;
pub(crate) mod promotions;
pub(crate) mod referral;
pub(crate) mod register;
pub(crate) mod rooms;
pub(crate) mod search;
pub(crate) mod security_settings;
pub(crate) mod showcase;
pub(crate) mod vendor_lobby;

pub(crate) use password::{change, forgot, reset};
