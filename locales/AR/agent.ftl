# The agent centre: the names of its pages, and what each is for.
agent-group-team = الفريق
agent-group-records = السجلات
agent-group-contracts = العقود

agent-announcement = الإعلانات
agent-team = نظرة عامة على الفريق
agent-register-centre = مركز فتح الحسابات
agent-downline = إدارة التابعين
agent-team-bets = سجل رهانات الفريق
agent-team-profit = أرباح المستخدمين وخسائرهم
agent-income = دخلي
agent-downline-transactions = معاملات التابعين
agent-dividends = سجلات حصص الأرباح
agent-daily-wages = الأجر اليومي
agent-hourly-salary = الراتب بالساعة
agent-real-time-salary = الراتب الفوري

agent-about-announcement = ما يريد المشغّل إخبار الوكلاء به.
agent-about-register = أنشئ حسابات تابعة لك وروابط يسجّل الناس عبرها.
agent-about-team = ما لعبه فريقك وما كسبه، يومًا بيوم.
agent-about-downline = شجرة فريقك: من أين يقف كل عضو وما يمكنك فعله.

# The views' own words in the agent centre.
view-agent-choose = تضم القائمة كل ما يخص فريقك.
view-agent-settings-title = بعض الصفحات غير ظاهرة
view-agent-settings = تعذّرت معرفة ما إذا كانت حصص الأرباح والرواتب مفعّلة.
view-agent-announcements-none = لا توجد إعلانات
