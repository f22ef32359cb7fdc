//! Contracts that a member is a party of, for the copy of personal data: signed texts with their hashes, requests and offers,
//! settlements with their payments.
//!
//! The other party of a contract is named in full, as in the signed text; the payer of a settlement is masked, as in the records of agents.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

pub(super) const AREA: DataArea = DataArea {
    file: "contracts",
    about: LocalizedText {
        en: "Contracts with your upline and with your downline: what was signed, asked for and offered, and what was settled and paid.",
        cn: "您与上级和下级的契约：签署、请求和提出的内容，以及结算和支付的金额。",
        ty: "您與上級和下級的契約：簽署、請求和提出的內容，以及結算和支付的金額。",
        vi: "Hợp đồng với tuyến trên và tuyến dưới của bạn: những gì đã ký, yêu cầu và đề nghị, cùng những gì đã quyết toán và chi trả.",
        th: "สัญญาของคุณกับอัปไลน์และดาวน์ไลน์: สิ่งที่ลงนาม ขอ และเสนอ รวมถึงยอดที่คิดและจ่ายแล้ว",
        id: "Kontrak dengan upline dan downline Anda: yang ditandatangani, diminta, dan ditawarkan, serta yang dihitung dan dibayar.",
        my: "သင့်အထက်လိုင်း၊ အောက်လိုင်းတို့နှင့် စာချုပ်များ- လက်မှတ်ထိုးခဲ့သည်၊ တောင်းဆိုခဲ့သည်၊ ကမ်းလှမ်းခဲ့သည်များနှင့် တွက်ချက်ပေးချေခဲ့သမျှ။",
        km: "កិច្ចសន្យាជាមួយខ្សែលើ និងខ្សែក្រោមរបស់អ្នក៖ អ្វីដែលបានចុះហត្ថលេខា ស្នើសុំ និងផ្ដល់ជូន ព្រមទាំងអ្វីដែលបានគណនា និងបង់។",
        ar: "العقود مع من فوقك ومع التابعين لك: ما وُقّع وطُلب وعُرض، وما تمت تسويته ودفعه.",
    },
    lists: &[CONTRACTS, VERSIONS, SIGNATURES, REQUESTS, OFFERS, SETTLEMENTS, PAYMENTS, CORRECTIONS],
};

const CONTRACTS: DataList = DataList {
    name: "contracts",
    query:
        "select c.id, c.contract_type, c.basis, c.scope, case when c.downline_id = $1 then 'DOWNLINE' else 'UPLINE' end,
            case when c.downline_id = $1 then coalesce(u.account, '') else d.account end,
            c.currency, c.status, c.ended_reason, c.version, c.created_at, c.ends_at
            from contracts c join members d on d.id = c.downline_id left join members u on u.id = c.upline_id
            where c.downline_id = $1 or c.upline_id = $1 order by c.created_at, c.id",
    columns: &[
        ("id", Cell::Text),
        ("type", Cell::Text),
        ("basis", Cell::Text),
        ("products", Cell::Text),
        ("yourSide", Cell::Text),
        ("otherSide", Cell::Text),
        ("currency", Cell::Text),
        ("status", Cell::Text),
        ("endedBecause", Cell::Text),
        ("version", Cell::Number),
        ("createdAt", Cell::Time),
        ("endsAt", Cell::Time),
    ],
};

const VERSIONS: DataList = DataList {
    name: "signedVersions",
    query: "select v.contract_id, v.version, v.period, v.text, v.hash, v.effective_from, v.effective_to, v.signed_at
            from contracts c join contract_versions v on v.contract_id = c.id
            where c.downline_id = $1 or c.upline_id = $1 order by v.contract_id, v.version",
    columns: &[
        ("contract", Cell::Text),
        ("version", Cell::Number),
        ("period", Cell::Text),
        ("text", Cell::Text),
        ("hash", Cell::Text),
        ("from", Cell::Time),
        ("until", Cell::Time),
        ("signedAt", Cell::Time),
    ],
};

/// The name of the operator's person who signed is not disclosed: the column `side` is enough.
const SIGNATURES: DataList = DataList {
    name: "signatures",
    query: "select s.contract_id, s.version, s.side, coalesce(m.account, ''), s.hash, s.signed_at
            from contracts c join contract_signatures s on s.contract_id = c.id left join members m on m.id = s.signer_id
            where c.downline_id = $1 or c.upline_id = $1 order by s.contract_id, s.version, s.side",
    columns: &[
        ("contract", Cell::Text),
        ("version", Cell::Number),
        ("side", Cell::Text),
        ("signedBy", Cell::Text),
        ("hash", Cell::Text),
        ("signedAt", Cell::Time),
    ],
};

const REQUESTS: DataList = DataList {
    name: "requests",
    query: "select q.id, q.contract_id, q.contract_type, q.request_type, q.status, q.requested_by, q.answers, q.version, q.round, q.reason,
            q.created_at, q.changed_at, q.expires_at
            from contract_requests q where q.downline_id = $1 or q.upline_id = $1 order by q.created_at, q.id",
    columns: &[
        ("id", Cell::Text),
        ("contract", Cell::Text),
        ("type", Cell::Text),
        ("askedFor", Cell::Text),
        ("status", Cell::Text),
        ("askedBy", Cell::Text),
        ("turnOf", Cell::Text),
        ("version", Cell::Number),
        ("rounds", Cell::Number),
        ("reason", Cell::Text),
        ("createdAt", Cell::Time),
        ("changedAt", Cell::Time),
        ("expiresAt", Cell::Time),
    ],
};

const OFFERS: DataList = DataList {
    name: "offers",
    query: "select o.request_id, o.round, o.side, o.text, o.hash, o.offered_at
            from contract_requests q join contract_offers o on o.request_id = q.id
            where q.downline_id = $1 or q.upline_id = $1 order by o.request_id, o.round",
    columns: &[
        ("request", Cell::Text),
        ("round", Cell::Number),
        ("offeredBy", Cell::Text),
        ("text", Cell::Text),
        ("hash", Cell::Text),
        ("offeredAt", Cell::Time),
    ],
};

const SETTLEMENTS: DataList = DataList {
    name: "settlements",
    query: "select s.id, s.contract_id, s.version, s.contract_type, s.period, s.starts_at, s.ends_at,
            case when s.payee_id = $1 then 'PAYEE' else 'PAYER' end,
            case when s.payee_id <> $1 then d.account when u.account is null then '' else substr(u.account, 1, 2) || '•••' end,
            s.currency, s.turnover, s.valid_bet, s.payout, s.rebate, s.bonuses, s.deposits, s.basis_amount, s.carried_in, s.carried_out,
            s.active_members, s.due, s.corrected, s.debt_in, s.debt_out, s.amount, s.paid_amount, s.status, s.reason, s.settled_at, s.paid_at
            from settlements s join members d on d.id = s.payee_id left join members u on u.id = s.payer_id
            where s.payee_id = $1 or s.payer_id = $1 order by s.settled_at, s.id",
    columns: &[
        ("id", Cell::Text),
        ("contract", Cell::Text),
        ("version", Cell::Number),
        ("type", Cell::Text),
        ("period", Cell::Text),
        ("startsAt", Cell::Time),
        ("endsAt", Cell::Time),
        ("yourSide", Cell::Text),
        ("otherSide", Cell::Text),
        ("currency", Cell::Text),
        ("turnover", Cell::Money),
        ("validBet", Cell::Money),
        ("payout", Cell::Money),
        ("rebate", Cell::Money),
        ("bonuses", Cell::Money),
        ("deposits", Cell::Money),
        ("basis", Cell::Money),
        ("carriedIn", Cell::Money),
        ("carriedOut", Cell::Money),
        ("activeMembers", Cell::Number),
        ("due", Cell::Money),
        ("corrected", Cell::Money),
        ("debtIn", Cell::Money),
        ("debtOut", Cell::Money),
        ("amount", Cell::Money),
        ("paid", Cell::Money),
        ("status", Cell::Text),
        ("reason", Cell::Text),
        ("settledAt", Cell::Time),
        ("paidAt", Cell::Time),
    ],
};

const PAYMENTS: DataList = DataList {
    name: "payments",
    query: "select p.settlement_id, p.amount, p.transaction_id, p.paid_at
            from settlements s join settlement_payments p on p.settlement_id = s.id
            where s.payee_id = $1 or s.payer_id = $1 order by p.paid_at, p.settlement_id, p.seq",
    columns: &[("settlement", Cell::Text), ("amount", Cell::Money), ("movement", Cell::Text), ("paidAt", Cell::Time)],
};

const CORRECTIONS: DataList = DataList {
    name: "corrections",
    query: "select k.settlement_id, k.amount, k.status, k.proposed_at, k.decided_at
            from settlements s join settlement_corrections k on k.settlement_id = s.id
            where s.payee_id = $1 or s.payer_id = $1 order by k.proposed_at, k.id",
    columns: &[
        ("settlement", Cell::Text),
        ("amount", Cell::Money),
        ("status", Cell::Text),
        ("proposedAt", Cell::Time),
        ("decidedAt", Cell::Time),
    ],
};
