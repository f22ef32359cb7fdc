//! The monthly letter: once for each member who played, with figures that are right.

use lumora_server::testing::TestServer;
use lumora_server::testing::stores::{Dataset, both_engines_with};

use super::{DAY, Player};

#[tokio::test]
async fn who_played_gets_one_letter_with_the_figures_of_the_month_before() {
    for store in both_engines_with(Dataset::Sample).await {
        // Only a development server keeps the text of what has gone out.
        let mira = Player::at(TestServer::on_with(store, |config| config.development = true).await, 0).await;
        mira.server
            .execute(
                "update members set email = 'mira@lumora.example', email_verified_at = 1, language = 'VI' where account = 'mira'",
            )
            .await;
        // The clock stands in November 2026; 2026-11-10 is day 20,767, and 2026-12-01 begins with hour 498,912.
        mira.server
            .execute(
                "insert into play_hours (member_id, hour, staked, paid, deposited, withdrawn, seconds)
                 select id, hour, staked, 1250, 9000, 500, seconds from members, (select 20767 * 24 as hour, 4000 as staked, 3599 as seconds
                 union all select 498911, 1000, 181 union all select 498912, 77, 60) h where account = 'mira'",
            )
            .await;
        let letters = async || {
            let mails = mira.server.outbox().await.into_iter();
            mails
                .filter(|(to, subject, _)| to == "mira@lumora.example" && subject.contains("2026-11"))
                .collect::<Vec<_>>()
        };
        mira.server.run_schedule("write-monthly-letters").await;
        assert!(letters().await.is_empty(), "the month is not over");
        mira.server.state.base.clock.advance_ms(10 * DAY);
        mira.server.run_schedule("write-monthly-letters").await;
        let written = "select cast(count(*) as text) from monthly_letters l join members m on m.id = l.member_id where m.account = 'mira' and l.month = '2026-11'";
        assert_eq!(mira.server.text(written).await.as_deref(), Some("1"), "{}", mira.server.name);
        mira.server.state.base.clock.advance_ms(DAY);
        mira.server.run_schedule("write-monthly-letters").await;
        let sent = letters().await;
        assert_eq!(sent.len(), 1, "{}: {sent:?}", mira.server.name);
        let body = &sent[0].2;
        let lines = [
            "Đã nạp: 180.00 USD",
            "Đã rút: 10.00 USD",
            "Đã cược: 50.00 USD",
            "Nhận lại từ cược: 25.00 USD",
            "Kết quả (số âm là thua): -25.00 USD",
            "Thời gian chơi (giờ:phút): 1:03",
            // Of all three hours, also of the one after the month.
            "Đã nạp trừ đã rút, từ khi mở tài khoản: 255.00 USD",
        ];
        assert!(lines.iter().all(|line| body.contains(line)), "{body}");
    }
}
