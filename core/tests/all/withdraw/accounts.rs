//! Accounts to be paid to.

use super::*;

#[test]
fn an_account_is_judged_by_its_methods_rule_and_sealed() {
    let mut world = page();
    account(&mut world, PayoutAccountEvent::Begin);
    assert_eq!(value_at(&world, "/accounts/form/holderHint/args/name"), "L••• T•••");
    assert_eq!(value_at(&world, "/accounts/form/waits/args"), json!({ "unit": "hours", "count": 24 }));
    let add = |account: &str, pin: &str| PayoutAccountEvent::Add {
        account: Secret::new(account),
        payment_password: Secret::new(pin),
    };
    account(&mut world, add("12", ""));
    let error = |world: &World, name: &str| value_at(world, &format!("/accounts/form/{name}/key"));
    assert_eq!(error(&world, "institutionError"), "error-institution-unknown");
    assert_eq!(error(&world, "accountError"), "rule-digits");
    assert_eq!(error(&world, "holderError"), "payout-holder-empty");
    assert_eq!(value_at(&world, "/accounts/form/pin/error/key"), "pin-empty");
    assert_eq!(value_at(&world, "/accounts/form/focus/field"), "institution");
    account(&mut world, PayoutAccountEvent::Institution("Nobody's Bank".into()));
    assert_eq!(error(&world, "institutionError"), "error-institution-unknown", "none of those offered");
    account(&mut world, PayoutAccountEvent::Institution("Sample Bank".into()));
    account(&mut world, PayoutAccountEvent::Holder("Linh Tran".into()));
    account(&mut world, add("canary-1", "canary-2"));
    assert_eq!(error(&world, "accountError"), "rule-digits");
    account(&mut world, add("12345678", "canary-2"));
    assert_no_secret(&world);
    assert_eq!(
        sealed_body(&mut world),
        json!({ "methodId": "bank", "institution": "Sample Bank", "account": "12345678", "holder": "Linh Tran",
            "paymentPassword": "canary-2" })
    );
    let refusal = json!({ "fields": { "account": "account_known", "holder": "payee_name_other" } });
    settle_with(&mut world, |call| match (call.method, call.url.as_str()) {
        (Method::Put, ACCOUNTS) => Some(failed(422, "rule_broken", refusal.clone())),
        _ => operator(call),
    });
    assert_eq!(error(&world, "accountError"), "error-account-known");
    assert_eq!(error(&world, "holderError"), "error-payee-name-other");
    account(&mut world, add("12345678", PIN));
    settle(&mut world);
    assert_eq!(value_at(&world, "/accounts/form"), Value::Null);
    assert_eq!(world.at(Slice::Toasts, "/items/0/text/key"), "toast-payout-added");
}

#[test]
fn an_account_is_removed_with_the_payment_password_and_an_unknown_one_asks_nothing() {
    let mut world = page();
    account(&mut world, PayoutAccountEvent::AskRemove("nobody".into()));
    assert_eq!(value_at(&world, "/accounts/form"), Value::Null);
    account(&mut world, PayoutAccountEvent::AskRemove("18".into()));
    assert_eq!(value_at(&world, "/accounts/form/sentence/args/account"), "Sample Bank •••• 4418");
    account(&mut world, PayoutAccountEvent::Remove(Secret::default()));
    assert_eq!(value_at(&world, "/accounts/form/pin/error/key"), "pin-empty");
    account(&mut world, PayoutAccountEvent::Remove(Secret::new(PIN)));
    assert_eq!(sealed_body(&mut world), json!({ "id": "18", "paymentPassword": PIN }));
    settle(&mut world);
    assert_eq!(value_at(&world, "/accounts/form"), Value::Null);
}
