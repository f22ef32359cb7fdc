//! How the engines mean to carry out the statements of lists: through an index, in the order of the list. SQLite says by name through
//! which one; PostgreSQL takes the one that its statistics speak for, so there any will do that needs no sorting.

use games::catalogue::filter::{Filter, page_statement_of};
use games::catalogue::rows::{high_return_statement, newest_statement};
use lumora_core::domain::game::{Classification, GameOrder, GameType};
use lumora_server::testing::stores::{Dataset, TestStore, both_engines_with};
use platform::store::{Engine, Store, StoreError, sql};

/// What the engine means to do with a statement, as text. Values are written in, since a plan needs none to be
/// bound.
async fn plan(store: &Store, statement: &str, values: &[&str]) -> String {
    let mut statement = statement.to_owned();
    for (index, value) in values.iter().enumerate().rev() {
        statement = statement.replace(&format!("${}", index + 1), value);
    }
    let (settings, explain, column) = match store.engine() {
        Engine::Sqlite => (&[][..], format!("explain query plan {statement}"), 3),
        // Small tables are read whole whatever the indexes; this asks whether the index could serve.
        Engine::Postgres => {
            (&["enable_seqscan", "enable_sort", "enable_bitmapscan"][..], format!("explain {statement}"), 0)
        }
    };
    let read = store.read(move |tx| {
        Box::pin(async move {
            for setting in settings {
                sql::query(sql::AssertSqlSafe(format!("set local {setting} = off"))).execute(&mut *tx).await?;
            }
            sql::query_as(sql::AssertSqlSafe(explain)).fetch_all(tx).await
        })
    });
    let rows: Vec<sql::AnyRow> = read.await.map_err(|error: StoreError| error).expect("an answer");
    let text = |row: &sql::AnyRow| match row.cells.get(column) {
        Some(sql::Value::Text(Some(text))) => format!("{text}\n"),
        other => panic!("a line of a plan, not {other:?}"),
    };
    rows.iter().map(text).collect()
}

/// That a statement is read in its order: through this index on SQLite, through any of the table's on PostgreSQL.
async fn assert_goes_through(test: &TestStore, statement: &str, index: &str, values: &[&str]) {
    let plan = plan(&test.store, statement, values).await;
    let (named, sorts) = match test.store.engine() {
        Engine::Sqlite => (plan.contains(index), plan.contains("TEMP B-TREE")),
        Engine::Postgres => {
            (plan.contains(" using games_"), plan.contains("Sort") || plan.contains("Seq Scan on games"))
        }
    };
    assert!(named && !sorts, "{} {index}:\n{plan}", test.name);
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
    for test in both_engines_with(Dataset::Sample).await {
        for (filter, index, values) in &cases {
            assert_goes_through(&test, &page_statement_of(filter, GameOrder::Operator), index, values).await;
        }
    }
}

#[tokio::test]
async fn each_order_of_a_lobby_and_each_row_of_home_is_read_through_an_index_without_sorting() {
    let lobby = |order| page_statement_of(&Filter { game_type: Some(GameType::Rng), ..Filter::default() }, order);
    let page = || vec!["'EN'", "'RNG'", "24", "0"];
    let cases = [
        (lobby(GameOrder::Newest), "games_by_newest", page()),
        (lobby(GameOrder::MostPlayed), "games_by_played", page()),
        (lobby(GameOrder::Return), "games_by_return", page()),
        (lobby(GameOrder::Name), "games_by_name", page()),
        (newest_statement(), "games_new_on_home", vec!["'EN'", "1", "24"]),
        (high_return_statement(), "games_high_return", vec!["'EN'", "9600", "24"]),
    ];
    for test in both_engines_with(Dataset::Sample).await {
        for (statement, index, values) in &cases {
            assert_goes_through(&test, statement, index, values).await;
        }
    }
}
