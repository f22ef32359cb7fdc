# The views' own words of the wallets.
view-wallets = المحافظ
view-wallets-main = المحفظة الرئيسية
view-wallets-read-again = حاول مجددًا
# $name: name of the vendor.
view-wallets-read-again-of = حاول مجددًا: { $name }
view-wallets-move-in = إدخال المال
# $name: name of the vendor.
view-wallets-move-in-of = إدخال المال: { $name }
view-wallets-move-back = إعادة المال
# $name: name of the vendor.
view-wallets-move-back-of = إعادة المال: { $name }
view-wallets-all-back = إعادة كل شيء
view-wallets-pending = لم يتأكد بعد
view-wallets-history = التحويلات بين المحافظ
view-wallets-none = ستظهر هنا التحويلات بين محافظك.
view-wallets-more = تحويلات أقدم
view-wallets-follow = خذ المال معك عند بدء لعبة
view-wallets-follow-about = عند بدء لعبة لمزوّد له محفظة خاصة ينتقل رصيدك الرئيسي إليها. ويعود عندما تبدأ لعبة في مكان آخر أو تغادر اللعبة.
view-wallets-sheet = نقل المال
view-wallets-from = من
view-wallets-to = إلى
view-wallets-turn = الاتجاه المعاكس
view-wallets-send = نقل
view-wallets-send-all = نقل كل شيء
view-wallets-nobody = لا مزوّد له محفظة خاصة: كل الألعاب من المحفظة الرئيسية.
