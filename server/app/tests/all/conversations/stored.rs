//! A database of former days: its feedback becomes conversations, and entries that led nowhere go.

use lumora_server::MIGRATIONS;
use platform::store::testing::{Contents, both_engines};
use platform::store::{Migration, Store, StoreError, sql};

/// The tables before there were conversations.
const FIRST: i64 = 120;

fn former() -> Contents {
    let steps: Vec<Migration> = MIGRATIONS.iter().copied().flatten().copied().filter(|it| it.version < FIRST).collect();
    let steps: &'static [Migration] = steps.leak();
    Contents { name: "former", migrations: vec![steps].leak(), fill: None }
}

#[tokio::test]
async fn feedback_that_came_in_before_becomes_conversations() {
    for former in both_engines(former()).await {
        let rows = [
            "insert into feedback (id, member_id, address, language, question_type, content, contact, created_at, state)
             values ('f1', 'mira', '192.0.2.1', 'KM', 'game', 'It stood still.', '', 7000, 'new'),
                    ('f2', '', '192.0.2.2', 'EN', 'bonus', 'Where is it?', 'ada@example.com', 8000, 'answered')",
            "insert into customer_services (id, cs_type, path, rank)
             values ('zalo', 'ZALO', '/help?topic=zalo', 1), ('mail', 'EMAIL', 'mailto:desk@example.com', 2)",
        ];
        for row in rows {
            former
                .store
                .write(move |tx| Box::pin(async move { sql::query(row).execute(tx).await.map(drop) }))
                .await
                .unwrap();
        }
        let store = Store::open(&former.location, MIGRATIONS).await.expect("today's tables");
        let query =
            "select c.id || '|' || c.state || '|' || c.subject || '|' || c.contact || '|' || m.sender || '|' || m.body
                     from support_conversations c join support_messages m on m.conversation_id = c.id order by c.id";
        let kept: Result<Vec<String>, StoreError> = sql::query_scalar(query).fetch_all(store.reader()).await;
        assert_eq!(
            kept.unwrap(),
            ["f1|waiting|game||member|It stood still.", "f2|closed|bonus|ada@example.com|visitor|Where is it?"],
            "{}",
            former.name
        );
        let query = sql::query_scalar::<String>("select id from customer_services");
        assert_eq!(query.fetch_all(store.reader()).await.unwrap(), ["mail"], "{}", former.name);
        store.close().await;
    }
}
