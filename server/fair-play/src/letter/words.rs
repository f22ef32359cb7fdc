//! Texts of the monthly letter.

use platform::localized_text::LocalizedText;

pub(super) const SUBJECT: LocalizedText = LocalizedText {
    en: "your play in {month}",
    cn: "您 {month} 的游戏情况",
    ty: "您 {month} 的遊戲情況",
    vi: "việc chơi của bạn trong {month}",
    th: "การเล่นของคุณในเดือน {month}",
    id: "permainan Anda pada {month}",
    my: "{month} အတွင်း သင့်ကစားမှု",
    km: "ការលេងរបស់អ្នកក្នុង {month}",
    ar: "لعبك خلال {month}",
};

pub(super) const DEPOSITED: LocalizedText = LocalizedText {
    en: "Paid in",
    cn: "存入",
    ty: "存入",
    vi: "Đã nạp",
    th: "ฝากเข้า",
    id: "Disetor",
    my: "ငွေသွင်း",
    km: "បានដាក់ប្រាក់",
    ar: "أودعت",
};

pub(super) const WITHDRAWN: LocalizedText = LocalizedText {
    en: "Taken out",
    cn: "提取",
    ty: "提領",
    vi: "Đã rút",
    th: "ถอนออก",
    id: "Ditarik",
    my: "ငွေထုတ်",
    km: "បានដកប្រាក់",
    ar: "سحبت",
};

pub(super) const STAKED: LocalizedText = LocalizedText {
    en: "Staked",
    cn: "投注",
    ty: "投注",
    vi: "Đã cược",
    th: "เดิมพัน",
    id: "Dipertaruhkan",
    my: "လောင်းကြေး",
    km: "បានភ្នាល់",
    ar: "راهنت",
};

pub(super) const WON: LocalizedText = LocalizedText {
    en: "Won back",
    cn: "派彩",
    ty: "派彩",
    vi: "Nhận lại từ cược",
    th: "ได้คืนจากการเดิมพัน",
    id: "Diterima dari taruhan",
    my: "လောင်းကြေးမှ ပြန်ရငွေ",
    km: "បានទទួលពីការភ្នាល់",
    ar: "عاد من الرهانات",
};

pub(super) const NET: LocalizedText = LocalizedText {
    en: "Result (below zero is a loss)",
    cn: "盈亏（负数为亏损）",
    ty: "盈虧（負數為虧損）",
    vi: "Kết quả (số âm là thua)",
    th: "ผลลัพธ์ (ค่าติดลบคือขาดทุน)",
    id: "Hasil (di bawah nol berarti rugi)",
    my: "ရလဒ် (သုညအောက်သည် အရှုံး)",
    km: "លទ្ធផល (ក្រោមសូន្យគឺខាត)",
    ar: "النتيجة (ما دون الصفر خسارة)",
};

pub(super) const TIME: LocalizedText = LocalizedText {
    en: "Time played (hours:minutes)",
    cn: "游戏时长（小时:分钟）",
    ty: "遊戲時間（小時:分鐘）",
    vi: "Thời gian chơi (giờ:phút)",
    th: "เวลาที่เล่น (ชั่วโมง:นาที)",
    id: "Waktu bermain (jam:menit)",
    my: "ကစားခဲ့ချိန် (နာရီ:မိနစ်)",
    km: "រយៈពេលលេង (ម៉ោង:នាទី)",
    ar: "مدة اللعب (ساعات:دقائق)",
};

pub(super) const NET_DEPOSITS: LocalizedText = LocalizedText {
    en: "Paid in less taken out, since the account was opened",
    cn: "开户以来存入减提取",
    ty: "開戶以來存入減提領",
    vi: "Đã nạp trừ đã rút, từ khi mở tài khoản",
    th: "ฝากเข้าหักถอนออก ตั้งแต่เปิดบัญชี",
    id: "Disetor dikurangi ditarik, sejak akun dibuka",
    my: "အကောင့်ဖွင့်ချိန်မှစ၍ ငွေသွင်းမှ ငွေထုတ် နုတ်ခြင်း",
    km: "ប្រាក់បានដាក់ដកប្រាក់បានដក តាំងពីបើកគណនី",
    ar: "ما أودعته ناقص ما سحبته منذ فتح الحساب",
};

pub(super) const FOOT: LocalizedText = LocalizedText {
    en: "Every limit, a pause and help are in your account, under Fair play.",
    cn: "限额、暂停和求助方式都在您账户的“公平游戏”中。",
    ty: "限額、暫停與求助方式都在您帳戶的「公平遊戲」中。",
    vi: "Giới hạn, tạm nghỉ và nơi trợ giúp có trong tài khoản của bạn, mục Chơi có trách nhiệm.",
    th: "วงเงินจำกัด การพัก และความช่วยเหลืออยู่ในบัญชีของคุณ ที่หัวข้อการเล่นอย่างเป็นธรรม",
    id: "Batas, jeda, dan bantuan ada di akun Anda, pada bagian Bermain sehat.",
    my: "ကန့်သတ်ချက်များ၊ ခေတ္တနားခြင်းနှင့် အကူအညီကို သင့်အကောင့်ရှိ တရားမျှတသော ကစားမှု တွင် တွေ့နိုင်ပါသည်။",
    km: "ដែនកំណត់ ការផ្អាក និងជំនួយ មាននៅក្នុងគណនីរបស់អ្នក ក្រោមផ្នែក ការលេងដោយយុត្តិធម៌។",
    ar: "الحدود وفترات التوقف وجهات المساعدة كلها في حسابك، ضمن اللعب المسؤول.",
};
