//! The points mall: its rewards, and how points are earned.

use crate::support::seeded;
use serde_json::json;

#[tokio::test]
async fn the_mall_lists_what_points_buy_and_how_they_are_earned() {
    for server in seeded().await {
        let list = server.get("/wps/relay/MCS2_getPointReward").await.at("/value/list");
        assert!(list.as_array().is_some_and(|list| list.len() >= 5), "{}", server.name);
        for reward in list.as_array().expect("rewards") {
            assert!(reward["points"].as_u64().is_some_and(|points| points > 0), "{reward}");
            assert_eq!(server.get(reward["imageUrl"].as_str().expect("a picture")).await.status, 200, "{reward}");
        }
        assert_eq!(list[0]["name"], "$5.00 of play money", "{}", server.name);
        let config = async || server.get("/wps/relay/MCS2_getPointConfig").await.at("/value");
        let rules = async || config().await["earnRules"].clone();
        assert_eq!((&rules().await[0]["base"], &rules().await[1]["base"]), (&json!("VALID_BET"), &json!("DEPOSIT")));
        server.execute("update point_earning_rules set enabled = 0").await;
        assert_eq!(rules().await, json!([]), "{}: play earns none, and nothing says so", server.name);
        server.execute("update site_settings set value = '100' where name like 'points_convert%'").await;
        server
            .execute(
                "insert into point_earning_rules (id, product, base, currency, per, rank)
                 values ('slots', 'RNG', 'VALID_BET', 'USD', 1000, 1)",
            )
            .await;
        let config = config().await;
        assert_eq!((&config["convertPoints"], &config["convertCash"]), (&json!(100), &json!("1.00")));
        assert_eq!((&config["stepConvert"], &config["dailyConvertLimit"]), (&json!(100), &json!(100)));
        assert_eq!(config["earnRules"][0]["per"], "10.00", "{}", server.name);
        assert_eq!(server.get("/wps/relay/MCS2_getPointBalance").await.status, 401, "{}", server.name);
        let khmer = server.get("/wps/relay/MCS2_getPointReward?language=KM").await.at("/value/list/2/name");
        assert_eq!(khmer, "ឆ័ត្រក្រដាស", "{}", server.name);
        server.execute("update point_rewards set valid_to = 1 where id = 'umbrella'").await;
        assert!(!server.get("/wps/relay/MCS2_getPointReward").await.text().contains("umbrella"), "{}", server.name);
    }
}
