//! Leaderboards: places, ties, masks, and prizes paid once.

use lumora_server::testing::TestServer;
use serde_json::{Value, json};

use super::{DAY, HOUR, Player, until_counted, without_earning, without_history};

/// Three members: two with the same count of bets, one with fewer.
async fn three(server: &TestServer) -> [Player; 3] {
    without_history(server).await;
    without_earning(server).await;
    let players =
        [Player::at(server, "mira").await, Player::at(server, "noor").await, Player::at(server, "quill").await];
    players[0].play(9, 100, 0).await;
    players[1].play(9, 100, 0).await;
    players[2].play(6, 100, 0).await;
    players
}

/// After a pause, with the boards closed.
async fn closed(player: Player, pause_ms: i64) -> Player {
    let player = player.after(pause_ms).await;
    until_counted(&player.server).await;
    player.server.run_schedule("close-leaderboards").await;
    player
}

async fn number(server: &TestServer, query: &'static str) -> String {
    server.text(query).await.unwrap_or_default()
}

#[tokio::test]
async fn equal_scores_share_a_place_and_its_prizes_and_accounts_are_masked() {
    for server in TestServer::seeded().await {
        let [mira, _, quill] = three(&server).await;
        let board = mira.board("slot-day").await;
        let rows = &board["current"]["rows"];
        let lines: Vec<Value> = rows
            .as_array()
            .expect("rows")
            .iter()
            .map(|it| json!([it["rank"], it["score"]["count"], it["prize"]]))
            .collect();
        let expected = [json!([1, 9, "400.00"]), json!([1, 9, "400.00"]), json!([3, 6, "200.00"])];
        assert_eq!(lines, expected, "{}", server.name);
        let mine: Vec<&Value> = rows.as_array().expect("rows").iter().filter(|it| it["mine"] == true).collect();
        assert_eq!((mine.len(), &mine[0]["account"]), (1, &json!("m•••a")), "{}", server.name);
        assert_eq!((&board["current"]["myRank"], &board["current"]["myPrize"]), (&json!(1), &json!("400.00")));
        assert_eq!(quill.board("slot-day").await["current"]["myRank"], 3, "{}", server.name);
        let late = Player::at(&server, "tess").await;
        late.play(4, 100, 0).await;
        let none = late.board("slot-day").await;
        assert_eq!(
            (&none["current"]["myRank"], &none["current"]["myScore"]["count"]),
            (&json!(0), &json!(4)),
            "below the least"
        );
    }
}

#[tokio::test]
async fn prizes_are_paid_once_and_a_late_correction_changes_none() {
    for server in TestServer::seeded().await {
        let [mira, noor, quill] = three(&server).await;
        let name = server.name;
        // Within the hours for corrections: noor falls behind.
        let undone = noor.bet("r0", 100, 0).corrected();
        // Half an hour into the next day.
        let mira = mira.after(16 * HOUR).await;
        assert_eq!(mira.board("slot-day").await["last"]["closedAt"], "", "{name}");
        noor.settle([undone.clone()]).await;
        let mira = closed(mira, 2 * HOUR).await;
        server.run_schedule("close-leaderboards").await;
        assert_eq!(mira.points().await, "500.00", "{name}");
        let paid = "select cast(count(*) as text) from journal_transactions where kind = 'leaderboard_prize'";
        assert_eq!(number(&server, paid).await, "3", "{name}");
        assert_eq!(mira.messages("LEADERBOARD_PRIZE").await, 1, "{name}");
        quill
            .settle(
                [mira.bet("r1", 100, 0).corrected()].map(|it| bets::SettledBet { settled_at: undone.settled_at, ..it }),
            )
            .await;
        let last = mira.board("slot-day").await["last"].clone();
        assert_eq!((&last["myRank"], &last["myScore"]["count"]), (&json!(1), &json!(9)), "{name}: as it was closed");
        let now = "select cast(s.score as text) from leaderboard_scores s join members m on m.id = s.member_id
                   where m.account = 'mira' and s.board_id = 'slot-day'";
        assert_eq!(number(&server, now).await, "8", "{name}");
        server.run_schedule("close-leaderboards").await;
        assert_eq!(number(&server, paid).await, "3", "{name}");
        server.books_balance().await;
    }
}

#[tokio::test]
async fn who_is_marked_has_no_place_and_who_is_marked_before_it_is_paid_gets_nothing() {
    for server in TestServer::seeded().await {
        let [mira, noor, quill] = three(&server).await;
        let name = server.name;
        server
            .execute(
                "insert into harm_markers (id, member_id, marker, figure, against, seen_at, updated_at)
                 select 'x', id, 'NIGHT', 1, 1, 1, 1 from members where account = 'noor'",
            )
            .await;
        assert_eq!(quill.board("slot-day").await["current"]["myRank"], 2, "{name}");
        let mira = mira.after(DAY + 2 * HOUR).await;
        until_counted(&server).await;
        // Closed, and dead before it has paid.
        server.execute("update members set state = 'closed' where account = 'quill'").await;
        server.run_schedule("close-leaderboards").await;
        let states =
            "select string_agg(m.account || ' ' || r.state, ', ' order by m.account) from leaderboard_results r
                      join members m on m.id = r.member_id where r.board_id = 'slot-day' and r.prize > 0";
        assert_eq!(number(&server, states).await, "mira PAID, quill WITHHELD", "{name}");
        assert_eq!(noor.messages("LEADERBOARD_PRIZE").await + quill.messages("LEADERBOARD_PRIZE").await, 0, "{name}");
        assert_eq!(mira.points().await, "500.00", "{name}");
        server.books_balance().await;
    }
}

#[tokio::test]
async fn a_close_that_dies_between_two_prizes_goes_on_where_it_was() {
    for server in TestServer::seeded().await {
        let [mira, ..] = three(&server).await;
        let mira = closed(mira, DAY + 2 * HOUR).await;
        // As if it had died behind the first prize: the others are open again, and the first is not.
        let done = "update leaderboard_results set state = 'OPEN', settled_at = null where state = 'PAID'";
        server.execute(done).await;
        let before = mira.points().await;
        server.run_schedule("close-leaderboards").await;
        assert_eq!(mira.points().await, before, "{}: the ledger posts a key once", server.name);
        server.books_balance().await;
    }
}
