# Team overview.
team-today = اليوم
team-week = 7 أيام
team-month = 30 يومًا
team-quarter = 90 يومًا
# $from: a day, YYYY-MM-DD.
team-compared = مقارنةً بعدد مماثل من الأيام قبلها، ابتداءً من { $from }.
team-all = الفريق كله
team-direct = التابعون مباشرة
team-deeper = المستويات الأعمق
team-own = لعبي الخاص
team-members = الأعضاء
team-agents = الوكلاء
team-online = متصل الآن
team-balance = رصيد الفريق
team-new = تسجيلات جديدة
team-first-deposits = إيداعات أولى
team-active = الأعضاء النشطون
team-deposits = الإيداعات
team-withdrawals = السحوبات
team-turnover = حجم الرهان
team-valid-bet = الرهان المحتسب
team-payout = المدفوعات
team-rebate = العمولات المرتجعة
team-bonus = المكافآت
team-net-loss = صافي الخسارة
team-wages = الأجور
team-dividends = الأرباح الموزعة
# $difference: more or less than before, with its sign. $percent: the same as a percentage.
team-change = { $difference } ({ $percent })
team-change-plain = { $difference }
team-same = كما قبل
# The views' own words.
view-team-days = الأيام
view-team-share = جزء من الشجرة
view-team-standing = وضع الفريق الآن
view-team-figures = حصيلة هذه الأيام
view-team-trend = اتجاه الفريق كله
view-team-series = ما يعرضه الرسم
view-team-by-day = حسب اليوم
view-team-formula = صافي الخسارة = حجم الرهان - المدفوعات - العمولات المرتجعة - المكافآت، للرهانات المسوّاة. والرصيد هو ما في المحافظ الرئيسية.
