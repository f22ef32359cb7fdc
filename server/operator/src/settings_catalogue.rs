//! The settings that an operator may change, with the type of each.

use serde_json::Value as Json;

use super::AdminError;
use super::record_type::{FieldType, Value};

/// The description of a setting.
#[derive(Debug, Clone, Copy)]
pub(super) struct Setting {
    pub(super) name: &'static str,
    pub(super) field_type: FieldType,
    pub(super) about: &'static str,
}

const fn setting(name: &'static str, field_type: FieldType, about: &'static str) -> Setting {
    Setting { name, field_type, about }
}

use FieldType::{Lines, MinorUnits, Number, OneOf, Script, Switch, Text, Time, UtcOffset, WeeklyHours};

/// Ids of licence policies; they are stored under the same words.
const POLICIES: &[(&str, &str)] =
    &[("gb", "gb"), ("mt", "mt"), ("on", "on"), ("cw", "cw"), ("play-money", "play-money"), ("strict", "strict")];

/// Values of the settings that state who may request a contract of an agent, or its change.
const CONTRACT_REQUESTS: FieldType = OneOf(&[("both", "BOTH"), ("upline", "UPLINE"), ("off", "OFF")]);

/// All settings, in the order in which they are listed.
pub(super) const SETTINGS: &[Setting] = &[
    setting("status", OneOf(&[("normal", "0"), ("maintenance", "1")]), "whether the site is open"),
    setting("status_text", Lines(500), "words for the maintenance page; the site's own when empty"),
    setting("status_until", Time, "when maintenance is expected to end"),
    setting("brand_name", Text(60), "name of the brand"),
    setting("header_bar_hidden", Switch, "the header shows no bar of sections; the menu has them still"),
    setting(
        "location",
        FieldType::Country,
        "country that forms begin with where a visitor's own is not known, such as KH",
    ),
    setting("analytics", Text(64), "analytics id; handed to the script below, once a visitor has agreed"),
    setting(
        "analytics_script",
        Script,
        "address of the analytics script; without id and script nothing is asked or loaded",
    ),
    setting("logined_to_home_page", Switch, "visitors reach only the login page"),
    setting(
        "popups_at_start",
        Switch,
        "one notice of type PU opens by itself in a session, the others wait behind the bell",
    ),
    setting("feedback_min_length", Number(1, 500), "least characters of feedback"),
    setting("feedback_max_length", Number(500, 10_000), "most characters of feedback"),
    setting("feedback_per_hour", Number(1, 10_000), "letters from one address in an hour"),
    setting("support_hours", WeeklyHours, "hours in which customer service answers; without any, none are named"),
    setting("support_idle_minutes", Number(5, 10_080), "minutes of silence after an answer that close a conversation"),
    setting("register_enabled", Switch, "registration is open"),
    setting("DIRECTREG3", Switch, "visitors may register by themselves"),
    setting("USERNAMEREG3", Switch, "registration by account name"),
    setting("MOBILENUMREG3", Switch, "registration by mobile number"),
    setting("MOBILENUMPASSREG3", Switch, "registration by mobile number asks for a password"),
    setting("REGMOBVERF3", Switch, "registration verifies the mobile number by SMS"),
    setting("MOBILEVERCODELOGIN3", Switch, "login by SMS code"),
    setting("CHNGPASSVERIF3", Switch, "a forgotten password can be set by SMS code"),
    setting("PWDEXPFORCECHANGE3", Switch, "an expired password must be changed at login"),
    setting("password_days", Number(0, 3650), "days after which a password expires; 0 for never"),
    setting(
        "second_factor_payee_name",
        Switch,
        "the payee's real name, where a code has proven it, may be the second factor",
    ),
    setting("FREEPLAY3", Switch, "free play for guests"),
    setting("free_play_balance", MinorUnits, "play money of a guest"),
    setting("register_play_money", MinorUnits, "play money that a new member is given"),
    setting("register_captcha", Switch, "registration asks for a captcha"),
    setting("register_firebase", Switch, "registration codes go through a firebase-style gateway"),
    setting("register_minimum_age", Number(18, 99), "least age of a member"),
    setting("register_terms_version", Text(64), "version of the terms that new members agree to"),
    setting("register_password_strength", Number(0, 4), "least strength of a password"),
    setting("register_per_hour", Number(1, 1_000_000), "registrations from one address in an hour"),
    setting(
        "sms_daily_quota",
        Number(0, 10_000_000),
        "SMS that the operator pays for in a day; newcomers use half of them at most",
    ),
    setting(
        "bonus_contact",
        OneOf(&[("none", ""), ("zalo", "zalo"), ("whatsapp", "whatsapp")]),
        "number that a member gives before a bonus is redeemed, by the rule of that field",
    ),
    setting("points_convert", Number(0, 1_000_000), "points that convert at once; 0 for none"),
    setting("points_convert_cash", MinorUnits, "money for so many points"),
    setting("points_convert_least", Number(0, 100_000_000), "fewest points that are converted"),
    setting(
        "points_convert_step",
        Number(1, 1_000_000),
        "only multiples of so many points are converted; 1 unless set",
    ),
    setting(
        "points_convert_daily",
        Number(0, 100_000_000),
        "most points that a member converts in a day; 0 for no bound",
    ),
    setting("points_convert_wager", Number(0, 100), "how often converted money must be staked before it may leave"),
    setting("points_expire", Switch, "points expire"),
    setting("utc_offset_minutes", UtcOffset, "minutes that the operator's days are ahead of UTC"),
    setting(
        "payout_account_minutes",
        Number(0, 43_200),
        "minutes until a new account can be paid to; a day unless set",
    ),
    setting(
        "withdrawal_confirm_minutes",
        Number(1, 43_200),
        "minutes in which a member can say that a payment did not arrive; a day unless set",
    ),
    setting("withdrawal_factor_above", MinorUnits, "withdrawals above it need a second factor; 0 for none"),
    setting(
        "withdrawal_identity_above",
        MinorUnits,
        "withdrawals above it need an approved identity check; 0 for none",
    ),
    setting("withdrawal_identity_first", Switch, "nobody is paid anything before an identity check was approved"),
    setting("withdrawal_two_persons_above", MinorUnits, "withdrawals above it are approved by two persons; 0 for none"),
    setting(
        "withdrawal_cancel",
        Switch,
        "a member may call a withdrawal off before it is paid, where the licence allows it",
    ),
    setting("transfer_upline", Switch, "members may give money to their upline, an agent, where the licence allows it"),
    setting("transfer_upline_min", MinorUnits, "least that is given to an upline at once; 1.00 unless set"),
    setting("transfer_upline_max", MinorUnits, "most that is given to an upline at once; 1000.00 unless set"),
    setting("transfer_upline_daily_amount", MinorUnits, "most that is given to an upline in a day; 2000.00 unless set"),
    setting("transfer_upline_daily_count", Number(0, 1_000), "transfers to the upline in a day; 5 unless set"),
    setting("transfer_downline", Switch, "agents may give money to their team; on unless set"),
    setting("transfer_downline_min", MinorUnits, "least that is given to a downline at once; 1.00 unless set"),
    setting("transfer_downline_max", MinorUnits, "most that is given to a downline at once; 5000.00 unless set"),
    setting(
        "transfer_downline_daily_amount",
        MinorUnits,
        "most that an agent gives to the team in a day; 20000.00 unless set",
    ),
    setting(
        "transfer_downline_daily_count",
        Number(0, 1_000),
        "transfers of an agent to the team in a day; 100 unless set",
    ),
    setting("settle_dividend_auto", Switch, "dividends are paid without approval"),
    setting("settle_daily_auto", Switch, "daily wages are paid without approval; on unless set"),
    setting("settle_hourly_auto", Switch, "hourly wages are paid without approval; on unless set"),
    setting("settle_realtime_auto", Switch, "real-time wages are paid without approval; on unless set"),
    setting("settle_overdue_days", Number(0, 365), "days until what an upline has not paid is overdue; 3 unless set"),
    setting("divtypeinfo", Switch, "agents see dividends of contracts"),
    setting("dailysalinfotype", Switch, "agents see daily wages of plans"),
    setting("contractmrdailysalinfotype", Switch, "agents see daily wages of contracts"),
    setting("contracthoursalinfo", Switch, "agents see the hourly salary of contracts"),
    setting("realtimesalinfotype", Switch, "agents see the real-time salary of contracts"),
    setting(
        "divtypereq",
        CONTRACT_REQUESTS,
        "who may begin a contract on dividends: both sides, the upline alone, or nobody",
    ),
    setting("dailysalreqtype", CONTRACT_REQUESTS, "who may begin a contract on daily wages"),
    setting("contracthoursalreq", CONTRACT_REQUESTS, "who may begin a contract on an hourly salary"),
    setting("realtimesalreqtype", CONTRACT_REQUESTS, "who may begin a contract on a real-time salary"),
    setting("wallet_transfer_min", MinorUnits, "the least that goes to a wallet of a vendor; 1.00 unless set"),
    setting("wallet_transfer_max", MinorUnits, "the most that a transfer between wallets moves; 0 for no bound"),
    setting("wallet_transfer_at_launch", Switch, "a member may let money follow to the vendor whose game is started"),
    setting(
        "wagering_lost_below",
        MinorUnits,
        "a balance below it, with no bet open, ends what must be staked; 1.00 unless set",
    ),
    setting(
        "wagering_order",
        OneOf(&[("ends_first", "ends_first"), ("oldest_first", "oldest_first"), ("smallest_first", "smallest_first")]),
        "towards which credit a bet counts first: the one that ends first, the oldest, or the one with the least left; ends_first unless set",
    ),
    setting(
        "level_period",
        OneOf(&[("daily", "DAILY"), ("weekly", "WEEKLY"), ("monthly", "MONTHLY")]),
        "periods in which levels are reached and reviewed; monthly unless set",
    ),
    setting(
        "level_raise",
        OneOf(&[("at_once", "AT_ONCE"), ("at_review", "AT_REVIEW")]),
        "when a level that was reached is given; at_once unless set",
    ),
    setting(
        "level_fall",
        OneOf(&[("automatic", "AUTOMATIC"), ("ask", "ASK"), ("never", "NEVER")]),
        "what becomes of a level that was not kept: it falls by one, waits in `admin level-reviews`, or stays; automatic unless set",
    ),
    setting(
        "account_reopen_days",
        Number(0, 3_650),
        "days in which a closed account can be opened again; 30 unless set",
    ),
    setting("game_round_ms", Number(2_500, 60_000), "least time of a round of a slot, in milliseconds"),
    setting(
        protection::policy::SETTING,
        OneOf(POLICIES),
        "policy of the licence that the site goes by; `lumora-server policy list` shows them",
    ),
    setting("game_auto_rounds", Number(0, 1_000), "most rounds of automatic play in a slot; 0 for none"),
];

/// The setting with this name.
pub(super) fn find(name: &str) -> Result<&'static Setting, AdminError> {
    SETTINGS.iter().find(|setting| setting.name == name).ok_or_else(|| AdminError::UnknownSetting(name.to_owned()))
}

impl Setting {
    /// Parses a JSON value into its stored form; nothing if it is invalid.
    pub(super) fn read(&self, json: &Json) -> Option<String> {
        if json.is_null() {
            return matches!(self.field_type, Time | Text(_) | Lines(_) | WeeklyHours | Script | FieldType::Country)
                .then(String::new);
        }
        self.field_type.read(json).map(|value| match (self.field_type, value) {
            (Switch, Value::Number(number)) => (number != 0).to_string(),
            (_, Value::Number(number)) => number.to_string(),
            (_, Value::Text(text)) => text,
            (_, Value::Nothing | Value::Localized(_)) => String::new(),
        })
    }

    /// Parses a value from the command line into its stored form.
    pub(super) fn parse(&self, written: &str) -> Result<String, AdminError> {
        self.read(&self.field_type.argument_to_json(written)).ok_or_else(|| AdminError::Value {
            name: self.name.to_owned(),
            wanted: self.field_type.describe(),
            value: written.trim().to_owned(),
        })
    }

    /// The JSON form of a stored value.
    pub(super) fn json(&self, stored: &str) -> Json {
        let value = match self.field_type {
            Switch => Value::Number(i64::from(stored == "true")),
            takes if takes.is_number() => stored.parse().map_or(Value::Nothing, Value::Number),
            _ => Value::Text(stored.to_owned()),
        };
        self.field_type.to_json(&value)
    }

    /// The form of a stored value on the command line.
    pub(super) fn display(&self, stored: &str) -> String {
        match self.json(stored) {
            Json::Bool(on) => if on { "on" } else { "off" }.to_owned(),
            Json::String(text) => text,
            Json::Null => String::new(),
            other => other.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_policy_can_be_chosen() {
        let ids: Vec<&str> = POLICIES.iter().map(|(word, _)| *word).collect();
        assert_eq!(ids, protection::policy::IDS);
        assert!(POLICIES.iter().all(|(word, stored)| word == stored));
    }

    #[test]
    fn what_an_operator_writes_is_read_back_as_written() {
        let cases = [
            ("DIRECTREG3", "off"),
            ("status", "maintenance"),
            ("register_minimum_age", "21"),
            ("brand_name", "Lumora Nights"),
            ("status_until", "2026-12-24T18:00:00Z"),
            ("status_until", ""),
        ];
        for (name, written) in cases {
            let setting = find(name).unwrap();
            assert_eq!(setting.display(&setting.parse(written).unwrap()), written, "{name}");
        }
    }

    #[test]
    fn what_a_setting_does_not_take_is_refused_in_words_that_say_what_it_does() {
        let cases = [
            ("DIRECTREG3", "perhaps", "on or off"),
            ("status", "2", "normal or maintenance"),
            ("register_minimum_age", "17", "from 18 to 99"),
            ("register_play_money", "-1", "minor units"),
            ("status_until", "tomorrow", "2026-12-24T18:00:00Z"),
            ("brand_name", "a\nb", "at most 60"),
        ];
        for (name, written, words) in cases {
            let error = find(name).unwrap().parse(written).unwrap_err().to_string();
            assert!(error.contains(words) && error.contains(name), "{error}");
        }
        assert!(find("directreg3").unwrap_err().to_string().contains("admin settings"));
    }
}
