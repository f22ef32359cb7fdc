//! What this crate contributes to a member's copy of personal data: the list of statements. The files themselves are downloaded separately.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// The files of this crate in a member's copy of personal data.
pub const DATA: &[DataArea] = &[DataArea {
    file: "statements",
    about: LocalizedText {
        en: "The statements of your records that are kept: what each is of, its days, and its digest.",
        cn: "保留的您的记录对账单：每份的内容、日期及其摘要。",
        ty: "保留的您的紀錄對帳單：每份的內容、日期及其摘要。",
        vi: "Các bản sao kê lịch sử của bạn đang được lưu: nội dung, ngày và mã tóm tắt của từng bản.",
        th: "ใบแจ้งรายการของคุณที่เก็บไว้ ทั้งเนื้อหา วันที่ และค่าสรุปของแต่ละใบ",
        id: "Laporan catatan Anda yang disimpan: isi, tanggal, dan ringkasan digital masing-masing.",
        my: "သိမ်းထားသော သင့်မှတ်တမ်း ရှင်းတမ်းများ- အကြောင်းအရာ၊ ရက်စွဲနှင့် အနှစ်ချုပ်ကုဒ်။",
        km: "របាយការណ៍កំណត់ត្រារបស់អ្នកដែលបានរក្សាទុក៖ ខ្លឹមសារ ថ្ងៃ និងលេខសង្ខេបរបស់វា។",
        ar: "كشوف سجلاتك المحفوظة: موضوع كل كشف وأيامه وبصمته.",
    },
    lists: &[DataList {
        name: "statements",
        query:
            "select kind, format, filter, first_day, last_day, asked_at, expires_at, row_count, digest from statements
                where member_id = $1 order by asked_at, id",
        columns: &[
            ("kind", Cell::Text),
            ("format", Cell::Text),
            ("filter", Cell::Text),
            ("from", Cell::Text),
            ("until", Cell::Text),
            ("askedAt", Cell::Time),
            ("expiresAt", Cell::Time),
            ("rows", Cell::Number),
            ("digest", Cell::Text),
        ],
    }],
}];
