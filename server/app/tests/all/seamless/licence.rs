//! What the policy of the operator's licence lets be staked, at the wallet that suppliers call.

use serde_json::{Value, json};

use super::{GAME, PASSWORD, Table, refused, status_and_balance, tables};
use lumora_core::domain::account::AccountType;
use lumora_server::testing::TestServer;

impl Table {
    /// Switches to a policy; age and identity of everybody are checked.
    async fn policy(&self, id: &str) {
        self.server.set("licence_policy", id).await;
        let checked = "insert into protected_members (member_id, age_checked) select id, 1 from members where true
                       on conflict (member_id) do update set age_checked = 1";
        self.server.execute(checked).await;
    }

    /// The game is a slot, as a catalogue would have it.
    async fn at_a_slot(self) -> Self {
        self.server.execute("update game_sessions set product = 'RNG'").await;
        self
    }

    async fn opened(&self) -> lumora_server::testing::TestReply {
        let ticket = self.server.ticket(&self.login, GAME).await;
        self.server.seamless("session/open", &json!({ "request_uuid": "q", "ticket": ticket })).await
    }

    async fn born(&self, day: &'static str) {
        let statement = match day {
            "2003-01-01" => "update protected_members set born_on = '2003-01-01'",
            _ => "update protected_members set born_on = '1990-01-01'",
        };
        self.server.execute("insert into protected_members (member_id) select id from members where true on conflict (member_id) do nothing").await;
        self.server.execute(statement).await;
    }
}

#[tokio::test]
async fn a_game_session_is_told_the_stricter_of_policy_and_settings() {
    for t in tables(10_000).await {
        let rules = async || {
            let opened = t.opened().await;
            ["round_ms", "auto_rounds", "celebrate_returns", "max_stake"].map(|field| opened.at(&format!("/{field}")))
        };
        t.server.set("game_round_ms", "3000").await;
        t.server.set("game_auto_rounds", "25").await;
        assert_eq!(rules().await, [json!(3_000), json!(25), Value::Null, Value::Null], "{}", t.server.name);
        t.policy("gb").await;
        // No catalogue names the game a slot, so that it is one of the others: 5 seconds, and no cap.
        assert_eq!(rules().await, [json!(5_000), json!(0), json!(false), Value::Null], "{}", t.server.name);
        t.policy("mt").await;
        assert_eq!(rules().await, [json!(3_000), json!(25), Value::Null, Value::Null], "{}", t.server.name);
        t.policy("nobody knows it").await;
        assert_eq!(rules().await, [json!(5_000), json!(0), json!(false), Value::Null], "the strictest of all");
    }
}

#[tokio::test]
async fn a_stake_above_the_cap_of_the_age_is_refused() {
    for t in tables(10_000).await {
        let t = t.at_a_slot().await;
        t.policy("gb").await;
        assert_eq!(
            status_and_balance(&t.bet("b1", "r1", 201).await),
            refused("STAKE_TOO_HIGH"),
            "{}: an unknown age",
            t.server.name
        );
        assert_eq!(status_and_balance(&t.bet("b2", "r2", 200).await).0, "RS_OK");
        t.born("2003-01-01").await;
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 201).await), refused("STAKE_TOO_HIGH"), "23 years");
        t.born("1990-01-01").await;
        assert_eq!(status_and_balance(&t.bet("b4", "r4", 300).await).0, "RS_OK", "36 years");
        assert_eq!(
            status_and_balance(&t.bet("b5", "r4", 201).await),
            refused("STAKE_TOO_HIGH"),
            "a round is capped as a whole"
        );
        assert_eq!(status_and_balance(&t.bet("b6", "r4", 200).await).0, "RS_OK");
        assert_eq!(status_and_balance(&t.win("w4", "b4", "r4", 90_000).await).0, "RS_OK", "no payout is bounded");
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_slot_of_the_catalogue_is_told_its_cap() {
    for server in TestServer::seeded().await {
        server.add_member("mira", PASSWORD, AccountType::Member, 10_000).await;
        let login = server.login("mira", PASSWORD).await;
        server.set("licence_policy", "gb").await;
        let slot =
            server.text("select min(game_code) from games where game_type = 'RNG' and supplier = 'SAMPLE'").await;
        let ticket = server.ticket(&login, &slot.expect("a slot of the sample's catalogue")).await;
        let body = json!({ "request_uuid": "q", "ticket": ticket });
        let opened = server.seamless("session/open", &body).await;
        assert_eq!((opened.at("/max_stake"), opened.at("/round_ms")), (json!(200), json!(2_500)), "{}", opened.text());
    }
}

#[tokio::test]
async fn a_switch_of_the_policy_counts_for_the_next_stake() {
    for t in tables(10_000).await {
        let t = t.at_a_slot().await;
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 900).await).0, "RS_OK");
        t.policy("gb").await;
        assert_eq!(status_and_balance(&t.bet("b2", "r2", 900).await), refused("STAKE_TOO_HIGH"), "{}", t.server.name);
        assert_eq!(
            status_and_balance(&t.win("w1", "b1", "r1", 0).await).0,
            "RS_OK",
            "what was staked before ends as ever"
        );
        t.policy("cw").await;
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 900).await).0, "RS_OK");
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn opening_another_game_ends_the_first_for_new_rounds() {
    for t in tables(10_000).await {
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 10).await).0, "RS_OK");
        t.server.state.base.clock.advance_ms(1);
        let second = t.server.open_game(&t.login, "another-game").await;
        assert_eq!(
            status_and_balance(&t.bet("b2", "r2", 10).await).0,
            "RS_OK",
            "{}: where several are allowed",
            t.server.name
        );
        t.policy("on").await;
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 10).await), refused("TOKEN_EXPIRED"), "{}", t.server.name);
        assert_eq!(status_and_balance(&t.bet("b4", "r1", 10).await).0, "RS_OK", "the round that is open goes on");
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 5).await).0, "RS_OK");
        let change = json!({ "token": second, "game_code": "another-game" });
        assert_eq!(status_and_balance(&t.bet_with("b5", "r5", 10, change).await).0, "RS_OK", "the second is played");
        let asked = async |token: &str| {
            t.server.seamless("user/may_stake", &json!({ "request_uuid": "q", "token": token })).await.at("/status")
        };
        assert_eq!((asked(&t.game).await, asked(&second).await), (json!("RS_ERROR_TOKEN_EXPIRED"), json!("RS_OK")));
        t.assert_sound().await;
    }
}

#[tokio::test]
async fn a_game_that_is_open_takes_no_new_round_of_who_is_not_checked_once_the_licence_asks_for_it() {
    for t in tables(10_000).await {
        assert_eq!(status_and_balance(&t.bet("b1", "r1", 100).await).0, "RS_OK", "{}", t.server.name);
        t.policy("gb").await;
        t.server.execute("update protected_members set age_checked = 0").await;
        assert_eq!(status_and_balance(&t.bet("b2", "r2", 100).await), refused("USER_DISABLED"), "{}", t.server.name);
        let may_stake = async || {
            let body = json!({ "request_uuid": "q", "token": t.game, "round": "v1", "amount": 100, "currency": "USD" });
            t.server.seamless("user/may_stake", &body).await.at("/status")
        };
        assert_eq!(may_stake().await, "RS_ERROR_USER_DISABLED", "nor from a balance that a vendor keeps");
        assert_eq!(status_and_balance(&t.win("w1", "b1", "r1", 300).await).0, "RS_OK", "what was begun ends");
        t.server.execute("update protected_members set age_checked = 1").await;
        assert_eq!(status_and_balance(&t.bet("b3", "r3", 100).await).0, "RS_OK", "the check is there");
        assert_eq!(may_stake().await, "RS_OK");
        t.assert_sound().await;
    }
}
