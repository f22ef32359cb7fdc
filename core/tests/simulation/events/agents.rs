//! Rows of the table of events: what an agent does in the agent centre.
//!
//! `events.rs` joins the parts of the table and imports what the rows name.

/// Puts these rows behind those before them, and hands all to the next part.
macro_rules! agents_rows {
    (($next:ident $($later:ident)*) $($before:tt)*) => {
        $next! {
            ($($later)*)
            $($before)*
            "agentCentre.toMenu": UiEvent::AgentCentre(AgentCentreEvent::ToMenu) => |_, _| UiEvent::AgentCentre(AgentCentreEvent::ToMenu);
            "agentCentre.retry": UiEvent::AgentCentre(AgentCentreEvent::Retry) => |_, _| UiEvent::AgentCentre(AgentCentreEvent::Retry);
            "agentContracts.answer": UiEvent::AgentContracts(AgentContractsEvent::Answer(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Answer(ContractAnswer { request: it.one(&["q1", "q2", "zz"]).into(), action: it.one(ContractAction::ALL) }));
            "agentContracts.end": UiEvent::AgentContracts(AgentContractsEvent::End(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::End(it.one(&["c1", "c2", "zz"]).into()));
            "agentWorkbench.typed": UiEvent::AgentWorkbench(AgentWorkbenchEvent::Typed(_)) => |it, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::Typed(ContractTyped { tier: it.number(), field: it.one(&[ContractField::Turnover, ContractField::Members, ContractField::Rate, ContractField::Cap, ContractField::Guaranteed]), event: amount(it) }));
            "agentWorkbench.chosen": UiEvent::AgentWorkbench(AgentWorkbenchEvent::Chosen(_)) => |it, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::Chosen(it.one(&[ContractChosen::Basis(Basis::Ngr), ContractChosen::Product("RNG".into()), ContractChosen::IncludeSelf(true), ContractChosen::Own("c1".into())])));
            "agentWorkbench.addTier": UiEvent::AgentWorkbench(AgentWorkbenchEvent::AddTier) => |_, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::AddTier);
            "agentWorkbench.removeTier": UiEvent::AgentWorkbench(AgentWorkbenchEvent::RemoveTier(_)) => |it, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::RemoveTier(it.number()));
            "agentWorkbench.raiseTier": UiEvent::AgentWorkbench(AgentWorkbenchEvent::RaiseTier(_)) => |it, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::RaiseTier(it.number()));
            "agentWorkbench.periods": UiEvent::AgentWorkbench(AgentWorkbenchEvent::Periods(_)) => |it, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::Periods(it.number()));
            "agentWorkbench.review": UiEvent::AgentWorkbench(AgentWorkbenchEvent::Review) => |_, _| UiEvent::AgentWorkbench(AgentWorkbenchEvent::Review);
            "agentContracts.agree": UiEvent::AgentContracts(AgentContractsEvent::Agree(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Agree(!it.once_in(3)));
            "agentContracts.reason": UiEvent::AgentContracts(AgentContractsEvent::Reason(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Reason(it.one(&["", "no", "too little"]).into()));
            "agentContracts.send": UiEvent::AgentContracts(AgentContractsEvent::Send(_)) => |it, _| UiEvent::AgentContracts(AgentContractsEvent::Send(pin(it)));
            "agentContracts.edited": UiEvent::AgentContracts(AgentContractsEvent::Edited) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Edited);
            "agentContracts.cancel": UiEvent::AgentContracts(AgentContractsEvent::Cancel) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Cancel);
            "agentContracts.retry": UiEvent::AgentContracts(AgentContractsEvent::Retry) => |_, _| UiEvent::AgentContracts(AgentContractsEvent::Retry);
            "agentNotices.page": UiEvent::AgentNotices(AgentNoticesEvent::Page(_)) => |it, _| UiEvent::AgentNotices(AgentNoticesEvent::Page(it.number()));
            "agentSettlements.days": UiEvent::AgentSettlements(AgentSettlementsEvent::Days(_)) => |it, _| UiEvent::AgentSettlements(AgentSettlementsEvent::Days(record_days(it)));
            "agentSettlements.role": UiEvent::AgentSettlements(AgentSettlementsEvent::Role(_)) => |it, _| UiEvent::AgentSettlements(AgentSettlementsEvent::Role(it.one(SettlementRole::ALL)));
            "agentSettlements.status": UiEvent::AgentSettlements(AgentSettlementsEvent::Status(_)) => |it, _| UiEvent::AgentSettlements(AgentSettlementsEvent::Status(it.one(&[None, Some(SettlementStatus::Paid), Some(SettlementStatus::Overdue)])));
            "agentSettlements.more": UiEvent::AgentSettlements(AgentSettlementsEvent::More) => |_, _| UiEvent::AgentSettlements(AgentSettlementsEvent::More);
            "agentSettlements.moreLines": UiEvent::AgentSettlements(AgentSettlementsEvent::MoreLines) => |_, _| UiEvent::AgentSettlements(AgentSettlementsEvent::MoreLines);
            "agentSettlements.retry": UiEvent::AgentSettlements(AgentSettlementsEvent::Retry) => |_, _| UiEvent::AgentSettlements(AgentSettlementsEvent::Retry);
            "agentNotices.retry": UiEvent::AgentNotices(AgentNoticesEvent::Retry) => |_, _| UiEvent::AgentNotices(AgentNoticesEvent::Retry);
            "agentRegister.type": UiEvent::AgentRegister(AgentRegisterEvent::Type { .. }) => |it, _| register_centre(AgentRegisterEvent::Type { form: it.one(REGISTER_FORMS), account_type: it.one(&[0, 1, 2, 77]) });
            "agentRegister.rate": UiEvent::AgentRegister(AgentRegisterEvent::Rate { .. }) => |it, _| register_centre(AgentRegisterEvent::Rate { form: it.one(REGISTER_FORMS), product: it.one(&["ALL", "LIVE", "?"]).into(), value: it.one(&["0.2", "", "9", "x"]).into() });
            "agentRegister.typed": UiEvent::AgentRegister(AgentRegisterEvent::Typed { .. }) => |it, _| register_centre(AgentRegisterEvent::Typed { field: it.one(DOWNLINE_FIELDS), value: Secret::new(it.one(&["novamember1", "", "a b"])) });
            "agentRegister.left": UiEvent::AgentRegister(AgentRegisterEvent::Left { .. }) => |it, _| register_centre(AgentRegisterEvent::Left { field: it.one(DOWNLINE_FIELDS), value: Secret::new(it.one(&["novamember1", "", "a b"])) });
            "agentRegister.create": UiEvent::AgentRegister(AgentRegisterEvent::Create(_)) => |it, _| register_centre(AgentRegisterEvent::Create(password(it)));
            "agentRegister.another": UiEvent::AgentRegister(AgentRegisterEvent::Another) => |_, _| register_centre(AgentRegisterEvent::Another);
            "agentRegister.link": UiEvent::AgentRegister(AgentRegisterEvent::Link { .. }) => |it, _| register_centre(AgentRegisterEvent::Link { field: it.one(&[LinkField::Channel, LinkField::MaxUses, LinkField::Days]), value: it.one(&["5", "", "99999", "x"]).into() });
            "agentRegister.addLink": UiEvent::AgentRegister(AgentRegisterEvent::AddLink) => |_, _| register_centre(AgentRegisterEvent::AddLink);
            "agentRegister.end": UiEvent::AgentRegister(AgentRegisterEvent::End(_)) => |it, _| register_centre(AgentRegisterEvent::End(it.one(&["l1", "l2", "?"]).into()));
            "agentRegister.keep": UiEvent::AgentRegister(AgentRegisterEvent::Keep) => |_, _| register_centre(AgentRegisterEvent::Keep);
            "agentRegister.confirmEnd": UiEvent::AgentRegister(AgentRegisterEvent::ConfirmEnd) => |_, _| register_centre(AgentRegisterEvent::ConfirmEnd);
            "agentRegister.more": UiEvent::AgentRegister(AgentRegisterEvent::More) => |_, _| register_centre(AgentRegisterEvent::More);
            "agentRegister.retry": UiEvent::AgentRegister(AgentRegisterEvent::Retry) => |_, _| register_centre(AgentRegisterEvent::Retry);
            "agentTeam.span": UiEvent::AgentTeam(AgentTeamEvent::Span(_)) => |it, _| UiEvent::AgentTeam(AgentTeamEvent::Span(it.one(TeamSpan::ALL)));
            "agentTeam.share": UiEvent::AgentTeam(AgentTeamEvent::Share(_)) => |it, _| UiEvent::AgentTeam(AgentTeamEvent::Share(it.one(&[TeamShare::Team, TeamShare::Direct, TeamShare::Deeper, TeamShare::Own])));
            "agentTeam.series": UiEvent::AgentTeam(AgentTeamEvent::Series(_)) => |it, _| UiEvent::AgentTeam(AgentTeamEvent::Series(it.one(&[TeamSeries::Turnover, TeamSeries::NetLoss, TeamSeries::Deposits, TeamSeries::Active, TeamSeries::New])));
            "agentTeam.retry": UiEvent::AgentTeam(AgentTeamEvent::Retry) => |_, _| UiEvent::AgentTeam(AgentTeamEvent::Retry);
            "agentDownline.level": UiEvent::AgentDownline(AgentDownlineEvent::Level(_)) => |it, _| downline(AgentDownlineEvent::Level(it.one(&["d1", "nobody", ""]).into()));
            "agentDownline.search": UiEvent::AgentDownline(AgentDownlineEvent::Search(_)) => |it, _| downline(AgentDownlineEvent::Search(it.one(&["bob", "b", "", "  "]).into()));
            "agentDownline.label": UiEvent::AgentDownline(AgentDownlineEvent::Label(_)) => |it, _| downline(AgentDownlineEvent::Label(it.one(&["vip", "?", ""]).into()));
            "agentDownline.sort": UiEvent::AgentDownline(AgentDownlineEvent::Sort(_)) => |it, _| downline(AgentDownlineEvent::Sort(it.one(DownlineSort::ALL)));
            "agentDownline.turn": UiEvent::AgentDownline(AgentDownlineEvent::Turn) => |_, _| downline(AgentDownlineEvent::Turn);
            "agentDownline.more": UiEvent::AgentDownline(AgentDownlineEvent::More) => |_, _| downline(AgentDownlineEvent::More);
            "agentDownline.retry": UiEvent::AgentDownline(AgentDownlineEvent::Retry) => |_, _| downline(AgentDownlineEvent::Retry);
            "agentDownline.act": UiEvent::AgentDownline(AgentDownlineEvent::Act(_)) => |it, _| downline(AgentDownlineEvent::Act(it.one(&[DownlineAct::Freeze, DownlineAct::Labels, DownlineAct::Message, DownlineAct::Transfer, DownlineAct::Rates])));
            "agentDownline.close": UiEvent::AgentDownline(AgentDownlineEvent::Close) => |_, _| downline(AgentDownlineEvent::Close);
            "agentDownline.freeze": UiEvent::AgentDownline(AgentDownlineEvent::Freeze(_)) => |it, _| downline(AgentDownlineEvent::Freeze(it.one(&["asked for a break", "no"]).into()));
            "agentDownline.unfreeze": UiEvent::AgentDownline(AgentDownlineEvent::Unfreeze) => |_, _| downline(AgentDownlineEvent::Unfreeze);
            "agentDownline.labels": UiEvent::AgentDownline(AgentDownlineEvent::Labels(_)) => |it, _| downline(AgentDownlineEvent::Labels(it.one(&["vip, new", "", "1,2,3,4,5,6,7,8,9"]).into()));
            "agentDownline.message": UiEvent::AgentDownline(AgentDownlineEvent::Message { .. }) => |it, _| downline(AgentDownlineEvent::Message { title: it.one(&["Hello", ""]).into(), text: it.one(&["Good day.", ""]).into() });
            "agentTransfer.retry": UiEvent::AgentTransfer(AgentTransferEvent::Retry) => |_, _| UiEvent::AgentTransfer(AgentTransferEvent::Retry);
            "agentTransfer.amount": UiEvent::AgentTransfer(AgentTransferEvent::Amount(_)) => |it, _| UiEvent::AgentTransfer(AgentTransferEvent::Amount(amount(it)));
            "agentTransfer.all": UiEvent::AgentTransfer(AgentTransferEvent::All) => |_, _| UiEvent::AgentTransfer(AgentTransferEvent::All);
            "agentTransfer.review": UiEvent::AgentTransfer(AgentTransferEvent::Review) => |_, _| UiEvent::AgentTransfer(AgentTransferEvent::Review);
            "agentTransfer.back": UiEvent::AgentTransfer(AgentTransferEvent::Back) => |_, _| UiEvent::AgentTransfer(AgentTransferEvent::Back);
            "agentTransfer.send": UiEvent::AgentTransfer(AgentTransferEvent::Send(_)) => |it, _| UiEvent::AgentTransfer(AgentTransferEvent::Send(pin(it)));
            "agentTransfer.edited": UiEvent::AgentTransfer(AgentTransferEvent::Edited) => |_, _| UiEvent::AgentTransfer(AgentTransferEvent::Edited);
            "agentTransfer.provePassword": UiEvent::AgentTransfer(AgentTransferEvent::ProvePassword(_)) => |it, _| UiEvent::AgentTransfer(AgentTransferEvent::ProvePassword(password(it)));
            "agentTransfer.cancelProof": UiEvent::AgentTransfer(AgentTransferEvent::CancelProof) => |_, _| UiEvent::AgentTransfer(AgentTransferEvent::CancelProof);
            "agentRates.retry": UiEvent::AgentRates(AgentRatesEvent::Retry) => |_, _| UiEvent::AgentRates(AgentRatesEvent::Retry);
            "agentRates.rate": UiEvent::AgentRates(AgentRatesEvent::Rate { .. }) => |it, _| UiEvent::AgentRates(AgentRatesEvent::Rate { product: it.one(&["ALL", "RNG", "?"]).into(), value: it.one(&["0.25", "9", "x", ""]).into() });
            "agentRates.review": UiEvent::AgentRates(AgentRatesEvent::Review) => |_, _| UiEvent::AgentRates(AgentRatesEvent::Review);
            "agentRates.back": UiEvent::AgentRates(AgentRatesEvent::Back) => |_, _| UiEvent::AgentRates(AgentRatesEvent::Back);
            "agentRates.send": UiEvent::AgentRates(AgentRatesEvent::Send(_)) => |it, _| UiEvent::AgentRates(AgentRatesEvent::Send(pin(it)));
            "agentRates.edited": UiEvent::AgentRates(AgentRatesEvent::Edited) => |_, _| UiEvent::AgentRates(AgentRatesEvent::Edited);
            "agentRates.provePassword": UiEvent::AgentRates(AgentRatesEvent::ProvePassword(_)) => |it, _| UiEvent::AgentRates(AgentRatesEvent::ProvePassword(password(it)));
            "agentRates.cancelProof": UiEvent::AgentRates(AgentRatesEvent::CancelProof) => |_, _| UiEvent::AgentRates(AgentRatesEvent::CancelProof);
            "agentTeamBets.days": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Days(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Days(record_days(it)));
            "agentTeamBets.member": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Member(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Member(it.one(&["", "mira", "nobody", " x "]).into()));
            "agentTeamBets.reach": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Reach(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Reach(it.one(TeamReach::ALL)));
            "agentTeamBets.product": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Product(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Product(it.one(&["", "RNG", "LIVE"]).into()));
            "agentTeamBets.vendor": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Vendor(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Vendor(it.one(&["", "LUX", "none"]).into()));
            "agentTeamBets.game": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Game(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Game(it.one(&["", "koi"]).into()));
            "agentTeamBets.status": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Status(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Status(it.one(&[None, Some(BetStatus::Won), Some(BetStatus::Pending)])));
            "agentTeamBets.find": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Find(_)) => |it, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Find(it.one(&["", "t1", "<x>"]).into()));
            "agentTeamBets.more": UiEvent::AgentTeamBets(AgentTeamBetsEvent::More) => |_, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::More);
            "agentTeamBets.retry": UiEvent::AgentTeamBets(AgentTeamBetsEvent::Retry) => |_, _| UiEvent::AgentTeamBets(AgentTeamBetsEvent::Retry);
            "agentTeamProfit.days": UiEvent::AgentTeamProfit(AgentTeamProfitEvent::Days(_)) => |it, _| UiEvent::AgentTeamProfit(AgentTeamProfitEvent::Days(record_days(it)));
            "agentTeamProfit.retry": UiEvent::AgentTeamProfit(AgentTeamProfitEvent::Retry) => |_, _| UiEvent::AgentTeamProfit(AgentTeamProfitEvent::Retry);
            "agentIncome.days": UiEvent::AgentIncome(AgentIncomeEvent::Days(_)) => |it, _| UiEvent::AgentIncome(AgentIncomeEvent::Days(record_days(it)));
            "agentIncome.more": UiEvent::AgentIncome(AgentIncomeEvent::More) => |_, _| UiEvent::AgentIncome(AgentIncomeEvent::More);
            "agentIncome.retry": UiEvent::AgentIncome(AgentIncomeEvent::Retry) => |_, _| UiEvent::AgentIncome(AgentIncomeEvent::Retry);
            "agentTransactions.days": UiEvent::AgentTransactions(AgentTransactionsEvent::Days(_)) => |it, _| UiEvent::AgentTransactions(AgentTransactionsEvent::Days(record_days(it)));
            "agentTransactions.member": UiEvent::AgentTransactions(AgentTransactionsEvent::Member(_)) => |it, _| UiEvent::AgentTransactions(AgentTransactionsEvent::Member(it.one(&["", "mira", "nobody"]).into()));
            "agentTransactions.reach": UiEvent::AgentTransactions(AgentTransactionsEvent::Reach(_)) => |it, _| UiEvent::AgentTransactions(AgentTransactionsEvent::Reach(it.one(TeamReach::ALL)));
            "agentTransactions.group": UiEvent::AgentTransactions(AgentTransactionsEvent::Group(_)) => |it, _| UiEvent::AgentTransactions(AgentTransactionsEvent::Group(it.one(&[None, Some(RecordGroup::Deposits), Some(RecordGroup::Commission)])));
            "agentTransactions.more": UiEvent::AgentTransactions(AgentTransactionsEvent::More) => |_, _| UiEvent::AgentTransactions(AgentTransactionsEvent::More);
            "agentTransactions.retry": UiEvent::AgentTransactions(AgentTransactionsEvent::Retry) => |_, _| UiEvent::AgentTransactions(AgentTransactionsEvent::Retry);
        }
    };
}
