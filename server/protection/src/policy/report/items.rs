//! The items of the report, each with the mechanism that enforces it and the tests that prove it.

use lumora_core::domain::fair_play::policy::{CheckedBefore, DemoGate, StakeCap};
use lumora_core::domain::fair_play::{LimitKind, LimitPeriod, Span};

use super::Item;

/// All items, in the order of the report.
pub const ITEMS: &[Item] = &[
    Item {
        key: "min_age",
        title: "Least age",
        demand: |policy| Some(format!("{} years", policy.min_age)),
        mechanism: "registration and identity checks refuse a younger date of birth",
        tests: &[
            "a_registration_asks_for_the_age_of_the_policy",
            "the_age_of_the_licence_stands_in_the_footer_in_the_operators_words_where_they_fit",
            "documents_of_somebody_too_young_for_the_site_or_its_licence_are_not_approved",
        ],
    },
    Item {
        key: "checked_before",
        title: "Age and identity checked",
        demand: |policy| (policy.checked_before != CheckedBefore::Nothing).then(|| before(policy.checked_before)),
        mechanism: "what comes before the check is refused with age_check_needed",
        tests: &[
            "the_policy_closes_what_it_names_and_what_comes_before_it_until_the_check",
            "a_game_that_is_open_takes_no_new_round_of_who_is_not_checked_once_the_licence_asks_for_it",
            "registration_states_the_birth_date_and_an_approved_check_proves_it",
            "an_age_that_is_not_checked_leads_to_the_identity_check",
        ],
    },
    Item {
        key: "demo",
        title: "Games for nothing",
        demand: |policy| match policy.demo {
            DemoGate::Open => None,
            DemoGate::Account => Some("only with an account".to_owned()),
            DemoGate::CheckedAge => Some("only with a checked age".to_owned()),
        },
        mechanism: "guests get no session, no game and no round (demo_closed)",
        tests: &[
            "a_demo_is_closed_to_guests_where_the_policy_says_so",
            "without_an_account_no_demo_is_offered_where_the_licence_forbids_it",
            "a_demo_that_needs_an_account_offers_both_ways_to_one",
        ],
    },
    Item {
        key: "limits_offered",
        title: "Limits offered",
        demand: |policy| {
            let offer = |kind: LimitKind, periods: &[LimitPeriod]| {
                format!("{} by {}", kind.name(), joined(periods.iter().map(|it| it.name()), "/"))
            };
            let offers = policy.limits.offered.iter().map(|it| offer(it.kind, &it.periods));
            Some(offers.collect::<Vec<_>>().join(", "))
        },
        mechanism: "limits of the member's own, those that the policy offers, held at each stake and deposit",
        tests: &[
            "the_policy_says_which_limits_are_offered_and_what_was_set_before_stays",
            "no_stake_goes_beyond_a_limit_and_none_is_refused_for_nothing",
            "eight_stakes_at_once_through_two_vendors_take_no_more_than_is_left",
            "a_limit_of_time_counts_what_lies_between_stakes",
            "a_deposit_beyond_the_limit_is_refused_and_open_ones_count",
            "what_arrives_beyond_the_limit_is_held_for_an_operator",
            "limits_stand_by_kind_the_deposits_first_with_what_is_used_and_left",
        ],
    },
    Item {
        key: "limits_demanded",
        title: "Limits demanded",
        demand: |policy| {
            let group = |kinds: &Vec<LimitKind>| joined(kinds.iter().map(|it| it.name()), " or ");
            let groups: Vec<String> = policy.limits.demanded.iter().map(group).collect();
            (!groups.is_empty()).then(|| groups.join(" and "))
        },
        mechanism: "nobody pays in before one is set (limit_decision_needed), and the last one of a group stays",
        tests: &[
            "nobody_pays_in_before_a_limit_is_set_that_the_policy_demands",
            "a_limit_that_the_policy_demands_is_set_and_the_last_one_stays",
            "where_the_licence_demands_a_limit_none_is_no_answer",
        ],
    },
    Item {
        key: "limits_asked",
        title: "Limits asked for at registration and before the first deposit",
        demand: |policy| policy.limits.asked.then(|| "yes".to_owned()),
        mechanism: "a registration leads to the offer, and the first deposit waits for an answer (limit_decision_needed)",
        tests: &[
            "the_first_deposit_waits_for_a_decision_about_limits",
            "a_registration_leads_to_the_offer_and_on_from_there_and_the_welcome_waits",
            "the_deposit_page_makes_the_offer_before_the_first_deposit_and_again_when_the_server_asks",
        ],
    },
    Item {
        key: "limits_raise",
        title: "A limit is raised after",
        demand: |policy| Some(format!("{} hours and a second yes", policy.limits.raise_hours)),
        mechanism: "a raise is a row that waits; lowering counts at once",
        tests: &[
            "a_raise_waits_a_day_and_needs_a_second_yes",
            "a_raise_needs_its_time_and_a_second_yes_and_can_be_dropped_before",
        ],
    },
    Item {
        key: "reality_check",
        title: "Reality check",
        demand: |policy| {
            let rules = &policy.reality_check;
            let minutes = joined(rules.options.iter().filter(|it| **it > 0).map(ToString::to_string), "/");
            let who = if rules.mandatory { "always" } else { "offered" };
            Some(format!("{who}, every {minutes} minutes"))
        },
        mechanism: "no stake is taken while one waits for its answer; an interval that the policy does not allow falls to the nearest stricter one",
        tests: &[
            "a_check_holds_every_stake_until_it_is_answered",
            "who_has_chosen_nothing_is_held_at_the_interval_of_the_policy",
            "the_policy_says_what_can_be_chosen_and_what_counts_unless_something_is",
            "it_says_time_stakes_payouts_the_difference_and_deposits_over_the_game_that_goes_on",
            "it_stands_until_it_is_answered_and_a_lost_answer_leaves_it_with_the_reason",
        ],
    },
    Item {
        key: "round_time",
        title: "Least time of a round",
        demand: |policy| {
            let seconds = |ms: u32| format!("{}.{} s", ms / 1000, ms % 1000 / 100);
            match (policy.rounds.slot_ms, policy.rounds.other_ms) {
                (0, 0) => None,
                (slot, 0) => Some(format!("{} a slot", seconds(slot))),
                (slot, other) => Some(format!("{} a slot, {} other games", seconds(slot), seconds(other))),
            }
        },
        mechanism: "told to the supplier with each game session; the sample supplier refuses a faster round",
        tests: &[
            "a_game_session_is_told_the_stricter_of_policy_and_settings",
            "the_operator_says_how_long_a_round_takes_and_how_many_may_play_by_themselves",
        ],
    },
    Item {
        key: "auto_play",
        title: "Automatic play",
        demand: |policy| (!policy.rounds.auto_play).then(|| "none".to_owned()),
        mechanism: "told to the supplier with each game session; the sample supplier begins none",
        tests: &[
            "a_game_session_is_told_the_stricter_of_policy_and_settings",
            "automatic_play_is_refused_where_the_operator_has_none_or_the_bounds_are_not_sound",
        ],
    },
    Item {
        key: "celebrations",
        title: "A return up to the stake",
        demand: |policy| (!policy.rounds.celebrate_returns).then(|| "is not celebrated".to_owned()),
        mechanism: "told to the supplier with each game session; the sample supplier celebrates none at all",
        tests: &[
            "a_game_session_is_told_the_stricter_of_policy_and_settings",
            "a_return_up_to_the_stake_is_no_win",
            "free spins that return no more than the stake have no fanfare and no celebration",
        ],
    },
    Item {
        key: "stake_caps",
        title: "Most that a round stakes",
        demand: |policy| {
            let cap = |it: &StakeCap| {
                format!("{} from {} years {}.{:02}", it.product, it.from_age, it.most / 100, it.most % 100)
            };
            let caps: Vec<String> = policy.stake_caps.iter().map(cap).collect();
            (!caps.is_empty()).then(|| caps.join(", "))
        },
        mechanism: "a stake above it is refused, and the game session says what the most is",
        tests: &[
            "a_stake_above_the_cap_of_the_age_is_refused",
            "a_slot_of_the_catalogue_is_told_its_cap",
            "a_switch_of_the_policy_counts_for_the_next_stake",
            "a_visit_offers_no_stake_above_the_operators_most",
        ],
    },
    Item {
        key: "reverse_withdrawal",
        title: "Calling a withdrawal off",
        demand: |policy| (!policy.reverse_withdrawal).then(|| "not possible".to_owned()),
        mechanism: "the setting withdrawal_cancel counts only where the policy allows it",
        tests: &["no_withdrawal_is_called_off_where_the_policy_forbids_it"],
    },
    Item {
        key: "wagering_cap",
        title: "A bonus is staked at most",
        demand: |policy| policy.bonus.wagering_cap.map(|cap| format!("{cap} times")),
        mechanism: "a promotion above it is not offered and not taken, and no bonus is paid with more",
        tests: &[
            "a_promotion_beyond_the_wagering_cap_is_not_offered_and_not_taken",
            "a_bonus_that_was_promised_is_paid_with_no_more_wagering_than_the_policy_allows",
        ],
    },
    Item {
        key: "mixed_products",
        title: "Promotions over several products",
        demand: |policy| (!policy.bonus.mixed_products).then(|| "none".to_owned()),
        mechanism: "a promotion that names more than one product is not offered, not taken and not published",
        tests: &[
            "a_promotion_over_two_products_is_not_offered_and_not_taken",
            "publishing_beyond_the_policy_is_refused_and_choosing_names_what_goes",
        ],
    },
    Item {
        key: "net_position",
        title: "Net position beside a game",
        demand: |policy| policy.display.net_position.then(|| "shown".to_owned()),
        mechanism: "pages show it beside every game, under every policy; the server counts it over all suppliers",
        tests: &[
            "the_session_of_play_is_asked_for_when_a_game_is_ready_and_after_each_round_and_goes_on_in_the_next_game",
        ],
    },
    Item {
        key: "session_clock",
        title: "Time since play began beside a game",
        demand: |policy| policy.display.session_clock.then(|| "shown".to_owned()),
        mechanism: "pages show it beside every game, under every policy, by the server's clock",
        tests: &[
            "the_session_of_play_is_asked_for_when_a_game_is_ready_and_after_each_round_and_goes_on_in_the_next_game",
        ],
    },
    Item {
        key: "licence_statement",
        title: "Licence at the foot of each page",
        demand: |policy| policy.display.licence_statement.then(|| "with number and link".to_owned()),
        mechanism: "resources of type LICENSE in the footer",
        tests: &["a_licence_of_the_sample_is_text_with_a_number_and_a_way_to_check_it"],
    },
    Item {
        key: "previous_login",
        title: "Previous login",
        demand: |policy| policy.display.previous_login.then(|| "said at login".to_owned()),
        mechanism: "the site says policy.previousLoginShown; logins are recorded with time and place",
        tests: &[
            "the_site_tells_pages_their_duties",
            "the_login_before_is_said_once_after_a_login_where_the_licence_asks_for_it",
        ],
    },
    Item {
        key: "return_to_player",
        title: "Return to the player before a game is opened",
        demand: |policy| policy.display.return_to_player.then(|| "shown".to_owned()),
        mechanism: "the card of a game says it, under every policy, where the supplier publishes it",
        tests: &["a_card_says_all_that_is_known_and_asks_nobody"],
    },
    Item {
        key: "net_deposits",
        title: "Deposits less withdrawals ever",
        demand: |policy| policy.display.net_deposits.then(|| "shown".to_owned()),
        mechanism: "the overview of play and money",
        tests: &[
            "figures_stand_in_four_spans_of_time_with_what_was_paid_in_net",
            "a_deposit_beyond_the_limit_is_refused_and_open_ones_count",
        ],
    },
    Item {
        key: "history",
        title: "History without asking anybody",
        demand: |policy| {
            (policy.display.history_months > 0).then(|| format!("{} months", policy.display.history_months))
        },
        mechanism: "the account record and the betting record, with profit and loss, go back a year for whoever logs in",
        tests: &["every_record_goes_back_twelve_months_and_says_so_beyond"],
    },
    Item {
        key: "customer_funds",
        title: "How money is kept",
        demand: |policy| {
            policy.customer_funds.as_ref().map(|it| format!("{}, acknowledged at the first deposit", it.rating))
        },
        mechanism: "a deposit without the acknowledgement is refused with funds_acknowledgement_needed",
        tests: &[
            "the_first_deposit_acknowledges_how_money_is_kept",
            "how_money_is_kept_is_read_before_the_first_deposit",
            "later_deposits_are_not_asked_again_but_by_the_server",
        ],
    },
    Item {
        key: "idle",
        title: "A session ends when idle for",
        demand: |policy| Some(format!("{} minutes", policy.session.idle_minutes)),
        mechanism: "calls and stakes of an idle session are refused; 30 minutes at most under every policy",
        tests: &["a_session_ends_after_the_idle_minutes_of_the_policy"],
    },
    Item {
        key: "several_games",
        title: "Several games at once",
        demand: |policy| (!policy.session.several_games).then(|| "not possible".to_owned()),
        mechanism: "opening another game ends the first for new rounds; where that one is open elsewhere, the member is asked first (other_game_open)",
        tests: &[
            "opening_another_game_ends_the_first_for_new_rounds",
            "a_game_that_is_open_elsewhere_is_asked_about_before_a_second_one_starts",
            "a_game_that_would_end_another_one_says_so_before_it_starts",
        ],
    },
    Item {
        key: "time_outs",
        title: "Time-outs",
        demand: |policy| Some(spans(&policy.exclusion.time_outs)),
        mechanism: "an excluded member's session lets nothing through that plays or pays in",
        tests: &[
            "the_policy_says_how_long_an_exclusion_can_last",
            "only_a_named_list_of_calls_lets_an_excluded_member_through",
            "an_exclusion_counts_at_once_and_ends_every_other_session",
            "an_open_game_takes_no_stake_and_its_round_is_settled",
            "a_time_out_ends_by_itself",
            "a_break_is_asked_about_once_more_with_its_end_and_begins_at_once",
        ],
    },
    Item {
        key: "self_exclusions",
        title: "Self-exclusion",
        demand: |policy| Some(spans(&policy.exclusion.self_exclusions)),
        mechanism: "the same, and known again at every registration",
        tests: &[
            "the_policy_says_how_long_an_exclusion_can_last",
            "a_longer_one_may_follow_and_a_shorter_one_never",
            "marketing_ends_and_can_not_begin_again_while_excluded",
            "every_way_into_an_account_is_tried_with_an_excluded_member",
            "a_new_account_with_the_same_mail_number_or_name_and_birth_date_is_excluded_as_long",
            "what_a_break_refuses_is_told_in_one_dialog_with_its_end_and_the_way_to_the_page",
        ],
    },
    Item {
        key: "return",
        title: "Coming back after a self-exclusion",
        demand: |policy| {
            (policy.exclusion.return_hours > 0).then(|| format!("{} hours", policy.exclusion.return_hours))
        },
        mechanism: "who asks to come back waits as long as the policy says",
        tests: &[
            "after_a_self_exclusion_the_member_asks_and_waits_a_day",
            "the_way_back_is_asked_for_after_the_end_and_takes_a_day",
        ],
    },
];

fn before(check: CheckedBefore) -> String {
    match check {
        CheckedBefore::Nothing => "never",
        CheckedBefore::Withdrawal => "before money is paid out",
        CheckedBefore::Deposit => "before money is paid in",
        CheckedBefore::Play => "before anything is staked",
        CheckedBefore::Demo => "before games are played, also for nothing",
    }
    .to_owned()
}

fn joined<T: AsRef<str>>(words: impl Iterator<Item = T>, between: &str) -> String {
    words.map(|word| word.as_ref().to_owned()).collect::<Vec<_>>().join(between)
}

fn spans(spans: &[Span]) -> String {
    joined(spans.iter().map(|span| span.name()), ", ")
}
