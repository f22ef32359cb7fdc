//! How the engines mean to carry out the statements of lists: through an index, in the order of the list.

use games::catalogue::filter::{Filter, page_statement_of};
use lumora_core::domain::game::{Classification, GameType};
use lumora_server::testing::stores::{Holds, both_engines_with};
use platform::store::{Engine, Store, sql};

/// What the engine means to do with a statement, as text. Values are written in, since a plan needs none to be
/// bound.
async fn plan(store: &Store, statement: &str, values: &[&str]) -> String {
    let mut statement = statement.to_owned();
    for (place, value) in values.iter().enumerate().rev() {
        statement = statement.replace(&format!("${}", place + 1), value);
    }
    let mut connection = store.reader().acquire().await.expect("an answer");
    let explain = match store.engine() {
        Engine::Sqlite => format!("explain query plan {statement}"),
        Engine::Postgres => {
            // Small tables are read whole whatever the indexes; this asks whether the index could serve.
            for setting in ["enable_seqscan", "enable_sort", "enable_bitmapscan"] {
                sql::query(sql::AssertSqlSafe(format!("set {setting} = off")))
                    .execute(&mut *connection)
                    .await
                    .expect("an answer");
            }
            format!("explain {statement}")
        }
    };
    let rows = sql::query(sql::AssertSqlSafe(explain)).fetch_all(&mut *connection).await.expect("an answer");
    let column = if store.engine() == Engine::Sqlite { 3 } else { 0 };
    rows.iter().map(|row| sqlx::Row::get::<String, _>(row, column) + "\n").collect()
}

#[tokio::test]
async fn each_list_is_read_through_an_index_in_the_order_of_the_list() {
    let rng = || Some(GameType::Rng);
    let cases = [
        (Filter::default(), "games_in_order", vec!["'EN'", "24", "0"]),
        (Filter { game_type: rng(), ..Filter::default() }, "games_by_type", vec!["'EN'", "'RNG'", "24", "0"]),
        (
            Filter { game_type: rng(), vendor: Some("NL".into()), ..Filter::default() },
            "games_by_vendor",
            vec!["'EN'", "'RNG'", "'NL'", "24", "0"],
        ),
        (
            Filter { game_type: rng(), classification: Some(Classification::Jackpot), ..Filter::default() },
            "games_by_class",
            vec!["'EN'", "'RNG'", "'JP'", "24", "0"],
        ),
    ];
    for test in both_engines_with(Holds::Sample).await {
        for (filter, index, values) in &cases {
            let plan = plan(&test.store, &page_statement_of(filter), values).await;
            assert!(plan.contains(index), "{} {filter:?}:\n{plan}", test.name);
            let sorts = plan.contains("TEMP B-TREE") || plan.contains("Seq Scan on games");
            assert!(!sorts, "{} {filter:?}:\n{plan}", test.name);
        }
    }
}
