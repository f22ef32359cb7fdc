//! What this crate holds about a member: the account, logins, what was sent. Hashes, tokens, codes and keys are in no list.

use platform::data_area::{Cell, DataArea, DataList};
use platform::localized_text::LocalizedText;

/// What of a member's copy of the data comes from here.
pub const DATA: &[DataArea] = &[
    DataArea {
        file: "profile",
        about: LocalizedText {
            en: "Your account: name, contact details, what you told when you registered, ways to log in, terms you agreed to.",
            cn: "您的账户：名称、联系方式、注册时填写的资料、登录方式、您同意的条款。",
            ty: "您的帳戶：名稱、聯絡方式、註冊時填寫的資料、登入方式、您同意的條款。",
            vi: "Tài khoản của bạn: tên, thông tin liên hệ, những gì bạn khai khi đăng ký, cách đăng nhập, điều khoản bạn đã đồng ý.",
            th: "บัญชีของคุณ: ชื่อ ข้อมูลติดต่อ สิ่งที่กรอกตอนสมัคร วิธีเข้าสู่ระบบ และข้อกำหนดที่คุณยอมรับ",
            id: "Akun Anda: nama, data kontak, yang Anda isi saat mendaftar, cara masuk, dan ketentuan yang Anda setujui.",
            my: "သင့်အကောင့်- အမည်၊ ဆက်သွယ်ရန် အချက်အလက်၊ စာရင်းသွင်းစဉ် ဖြည့်ခဲ့သည်များ၊ ဝင်ရောက်နည်းများနှင့် သဘောတူခဲ့သော စည်းကမ်းများ။",
            km: "គណនីរបស់អ្នក៖ ឈ្មោះ ព័ត៌មានទំនាក់ទំនង អ្វីដែលអ្នកបានបំពេញពេលចុះឈ្មោះ របៀបចូល និងលក្ខខណ្ឌដែលអ្នកបានយល់ព្រម។",
            ar: "حسابك: الاسم وبيانات الاتصال وما ذكرته عند التسجيل وطرق الدخول والشروط التي وافقت عليها.",
        },
        lists: &[
            DataList {
                name: "account",
                query: "select account, nickname, account_type, currency, rank_level, club_label, labels, upline, language, email, email_verified_at, mobile, mobile_verified_at, payee_name, state, created_at, first_login_at, password_changed_at from members where id = $1 order by id",
                columns: &[
                    ("account", Cell::Text),
                    ("nickname", Cell::Text),
                    ("accountType", Cell::Number),
                    ("currency", Cell::Text),
                    ("rank", Cell::Number),
                    ("rankName", Cell::Text),
                    ("labels", Cell::Text),
                    ("upline", Cell::Text),
                    ("language", Cell::Text),
                    ("email", Cell::Text),
                    ("emailVerifiedAt", Cell::Time),
                    ("mobile", Cell::Text),
                    ("mobileVerifiedAt", Cell::Time),
                    ("realName", Cell::Text),
                    ("state", Cell::Text),
                    ("createdAt", Cell::Time),
                    ("firstLoginAt", Cell::Time),
                    ("passwordChangedAt", Cell::Time),
                ],
            },
            DataList {
                name: "details",
                query: "select field, value from member_details where member_id = $1 order by field",
                columns: &[("field", Cell::Text), ("value", Cell::Text)],
            },
            DataList {
                name: "terms",
                query: "select terms_version, agreed_at, ip from consents where member_id = $1 order by agreed_at, terms_version",
                columns: &[("version", Cell::Text), ("agreedAt", Cell::Time), ("address", Cell::Text)],
            },
            DataList {
                name: "passkeys",
                query: "select name, created_at, last_used_at from passkeys where member_id = $1 order by created_at, id",
                columns: &[("name", Cell::Text), ("createdAt", Cell::Time), ("lastUsedAt", Cell::Time)],
            },
            DataList {
                name: "linkedLogins",
                query: "select provider, created_at from social_identities where member_id = $1 order by created_at, provider, subject",
                columns: &[("provider", Cell::Text), ("linkedAt", Cell::Time)],
            },
        ],
    },
    DataArea {
        file: "logins",
        about: LocalizedText {
            en: "Where and when you were logged in, and the addresses you came from.",
            cn: "您在何时何地登录过，以及使用的 IP 地址。",
            ty: "您在何時何地登入過，以及使用的 IP 位址。",
            vi: "Bạn đã đăng nhập ở đâu, khi nào và từ địa chỉ nào.",
            th: "คุณเข้าสู่ระบบที่ไหน เมื่อใด และจากที่อยู่ใด",
            id: "Di mana dan kapan Anda masuk, serta alamat asalnya.",
            my: "မည်သည့်နေရာ၊ မည်သည့်အချိန်၊ မည်သည့်လိပ်စာမှ ဝင်ရောက်ခဲ့သည်။",
            km: "ទីណា ពេលណាដែលអ្នកបានចូល និងអាសយដ្ឋានដែលអ្នកបានប្រើ។",
            ar: "أين ومتى سجّلت الدخول، والعناوين التي أتيت منها.",
        },
        lists: &[
            DataList {
                name: "sessions",
                query: "select user_agent, ip, created_at, last_seen_at, revoked_at, remembered from sessions where member_id = $1 order by created_at, id",
                columns: &[
                    ("browser", Cell::Text),
                    ("address", Cell::Text),
                    ("startedAt", Cell::Time),
                    ("lastSeenAt", Cell::Time),
                    ("endedAt", Cell::Time),
                    ("remembered", Cell::Flag),
                ],
            },
            DataList {
                name: "addresses",
                query: "select address, seen_at from known_addresses where member_id = $1 order by seen_at, address",
                columns: &[("address", Cell::Text), ("seenAt", Cell::Time)],
            },
        ],
    },
    DataArea {
        file: "notifications",
        about: LocalizedText {
            en: "Mails and text messages that were sent to you: when and how, without what they said.",
            cn: "发送给您的邮件和短信：时间和方式，不含内容。",
            ty: "寄給您的郵件與簡訊：時間與方式，不含內容。",
            vi: "Email và tin nhắn đã gửi cho bạn: khi nào và bằng cách nào, không kèm nội dung.",
            th: "อีเมลและข้อความที่ส่งถึงคุณ: เมื่อใดและทางใด โดยไม่มีเนื้อหา",
            id: "Email dan SMS yang dikirim kepada Anda: kapan dan lewat apa, tanpa isinya.",
            my: "သင့်ထံ ပို့ခဲ့သော အီးမေးလ်နှင့် စာတိုများ- အချိန်နှင့် နည်းလမ်းသာ၊ အကြောင်းအရာ မပါ။",
            km: "អ៊ីមែល និងសារដែលបានផ្ញើទៅអ្នក៖ ពេលណា និងតាមណា ដោយគ្មានខ្លឹមសារ។",
            ar: "الرسائل البريدية والنصية المرسلة إليك: متى وكيف، من دون نصوصها.",
        },
        lists: &[DataList {
            name: "sent",
            query: "select o.channel, o.status, o.created_at, o.sent_at from outbox_messages o where o.recipient in (select email from members where id = $1 and email <> '' and email_verified_at is not null union select mobile from members where id = $1 and mobile <> '' and mobile_verified_at is not null) order by o.created_at, o.id",
            columns: &[
                ("channel", Cell::Text),
                ("status", Cell::Text),
                ("writtenAt", Cell::Time),
                ("sentAt", Cell::Time),
            ],
        }],
    },
];
