# The views' own words of my wallet.
view-wallet-money = أموالك
view-wallet-deposit = إيداع
view-wallet-withdraw = سحب
# $figure: what the figure is.
view-wallet-parts = مم يتكون: { $figure }
view-wallet-why = لماذا يمكن سحب هذا القدر
view-wallet-total = يمكن سحبه الآن
view-wallet-credits = يجب رهانه قبل سحبه
view-wallet-credits-none = لا شيء يجب رهانه. ستظهر هنا عمليات الإيداع والمكافآت التي يجب رهانها، وكم تحقق من كل منها.
view-wallet-granted = أُضيف
view-wallet-expires = ينتهي تلقائيًا
view-wallet-next = كم يُحتسب الرهان التالي
view-wallet-game-types = نوع اللعبة
view-wallet-games-otherwise = ألعاب تُحتسب بنسبة مختلفة
