//! The points mall: its rewards, and how points are earned.

use crate::support::seeded;
use serde_json::json;

#[tokio::test]
async fn the_mall_lists_what_points_buy_and_how_they_are_earned() {
    for server in seeded().await {
        let list = server.get("/wps/relay/MCS2_getPointReward").await.at("/value/list");
        assert!(list.as_array().is_some_and(|list| list.len() >= 12), "{}", server.name);
        for reward in list.as_array().expect("rewards") {
            assert!(reward["points"].as_u64().is_some_and(|points| points > 0), "{reward}");
            assert_eq!(server.get(reward["imageUrl"].as_str().expect("a picture")).await.status, 200, "{reward}");
        }
        let config = server.get("/wps/relay/MCS2_getPointConfig").await.at("/value");
        assert_eq!((&config["convertPoints"], &config["convertCash"]), (&json!(100), &json!("10000.00")));
        assert_eq!(config["earnRules"].as_array().map(Vec::len), Some(5), "{}", server.name);
        assert_eq!(server.get("/wps/relay/MCS2_getPointBalance").await.status, 401, "{}", server.name);
        let khmer = server.get("/wps/relay/MCS2_getPointReward?language=KM").await.at("/value/list/6/name");
        assert_eq!(khmer, "ឆ័ត្រក្រដាស", "{}", server.name);
        server.execute("update point_rewards set valid_to = 1 where id = 'umbrella'").await;
        assert!(!server.get("/wps/relay/MCS2_getPointReward").await.text().contains("umbrella"), "{}", server.name);
    }
}
