//! Texts of the README.txt of a data copy.

use platform::localized_text::LocalizedText;

/// The first line; account and time follow.
pub(super) const HEAD: LocalizedText = LocalizedText {
    en: "A copy of what this site holds about you",
    cn: "本站持有的您的数据副本",
    ty: "本站持有的您的資料副本",
    vi: "Bản sao dữ liệu trang này lưu về bạn",
    th: "สำเนาข้อมูลที่เว็บไซต์นี้มีเกี่ยวกับคุณ",
    id: "Salinan data yang situs ini simpan tentang Anda",
    my: "ဤဝဘ်ဆိုက်က သင့်အကြောင်း သိမ်းထားသော အချက်အလက် မိတ္တူ",
    km: "ច្បាប់ចម្លងនៃទិន្នន័យដែលគេហទំព័រនេះមានអំពីអ្នក",
    ar: "نسخة مما يحتفظ به هذا الموقع عنك",
};

/// The format of the files.
pub(super) const ABOUT: LocalizedText = LocalizedText {
    en: "Each file is JSON, which any text program opens. Times are in UTC.",
    cn: "每个文件均为 JSON 格式，任何文本程序都能打开。时间为 UTC。",
    ty: "每個檔案均為 JSON 格式，任何文字程式都能開啟。時間為 UTC。",
    vi: "Mỗi tệp là JSON, mở được bằng mọi trình đọc văn bản. Thời gian theo UTC.",
    th: "แต่ละไฟล์เป็น JSON เปิดได้ด้วยโปรแกรมข้อความทั่วไป เวลาเป็น UTC",
    id: "Setiap berkas berformat JSON dan dapat dibuka dengan program teks apa pun. Waktu dalam UTC.",
    my: "ဖိုင်တစ်ခုစီသည် JSON ဖြစ်ပြီး စာသားပရိုဂရမ်တိုင်းဖြင့် ဖွင့်နိုင်ပါသည်။ အချိန်များသည် UTC ဖြစ်ပါသည်။",
    km: "ឯកសារនីមួយៗជា JSON ដែលបើកបានដោយកម្មវិធីអត្ថបទណាមួយ។ ពេលវេលាជា UTC។",
    ar: "كل ملف بصيغة JSON ويفتحه أي برنامج نصوص. الأوقات بتوقيت UTC.",
};

/// What the copy does not include.
pub(super) const FOOT: LocalizedText = LocalizedText {
    en: "Not in it: passwords, codes and keys, which the site keeps only in a form that nobody can read, and pictures that you sent in. Customer service gives you those pictures when you ask.",
    cn: "不包含：密码、验证码和密钥（本站仅以无法读取的形式保存），以及您上传的图片。如需图片，请联系客服。",
    ty: "不包含：密碼、驗證碼與金鑰（本站僅以無法讀取的形式保存），以及您上傳的圖片。如需圖片，請聯絡客服。",
    vi: "Không có trong đó: mật khẩu, mã và khóa, vốn chỉ được lưu ở dạng không ai đọc được, và hình bạn đã gửi. Bộ phận hỗ trợ sẽ đưa hình khi bạn yêu cầu.",
    th: "สิ่งที่ไม่มีอยู่: รหัสผ่าน รหัสยืนยัน และกุญแจ ซึ่งเก็บในรูปแบบที่ไม่มีใครอ่านได้ รวมถึงรูปที่คุณส่งมา ฝ่ายบริการลูกค้าจะให้รูปเมื่อคุณขอ",
    id: "Tidak termasuk: kata sandi, kode, dan kunci, yang hanya disimpan dalam bentuk yang tidak dapat dibaca siapa pun, serta gambar yang Anda kirim. Layanan pelanggan memberikan gambar itu bila Anda minta.",
    my: "မပါဝင်သည်များ- စကားဝှက်၊ ကုဒ်နှင့် ကီးများ (မည်သူမျှ မဖတ်နိုင်သော ပုံစံဖြင့်သာ သိမ်းထားသည်) နှင့် သင်ပို့ခဲ့သော ပုံများ။ ပုံများကို ဖောက်သည်ဝန်ဆောင်မှုထံ တောင်းယူနိုင်ပါသည်။",
    km: "មិនមានក្នុងនោះ៖ ពាក្យសម្ងាត់ កូដ និងសោ ដែលរក្សាទុកក្នុងទម្រង់ដែលគ្មាននរណាអាចអានបាន និងរូបភាពដែលអ្នកបានផ្ញើ។ ផ្នែកបម្រើអតិថិជនផ្តល់រូបភាពពេលអ្នកស្នើសុំ។",
    ar: "ما ليس فيها: كلمات المرور والرموز والمفاتيح التي لا تُحفظ إلا بصورة لا يقرؤها أحد، والصور التي أرسلتها. تعطيك خدمة العملاء تلك الصور عند الطلب.",
};
