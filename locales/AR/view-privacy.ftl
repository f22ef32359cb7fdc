# The views' own words of the same cards.
view-consents = الرسائل الترويجية
view-consents-about = هل نخبرك بالعروض؟ لا يُرسل شيء ما لم تشغّله هنا، وكل رسالة تتيح إيقافها. أما رسائل حسابك وأموالك فتصلك في كل حال.
view-data-copy = نسخة من بياناتك
view-data-copy-about = كل ما يحتفظ به هذا الموقع عنك، في ملف واحد مع شرح. يُحفظ سبعة أيام.
view-data-copy-ask = اطلب نسخة
view-data-copy-download = تنزيل
view-data-copy-progress = تقدم النسخة
view-closing = إغلاق الحساب
view-closing-about = نهائيًا، بعد أن ترى ما يحدث لأموالك. لا يُغلق شيء قبل تأكيدك.
view-closing-begin = اطّلع على ما يعنيه
view-closing-first = هذا أولًا
view-closing-means = ما معنى الإغلاق
view-closing-understood = قرأت هذا وأريد إغلاق حسابي.
view-closing-close = أغلق حسابي
view-closing-leave = أبقِ حسابي
