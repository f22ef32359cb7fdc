# The main wallet, those that vendors keep, and money between them (sections 3 and 7 of the specification).
# $amount: an amount with its currency.
wallets-movable = منه { $amount } يمكن نقله إلى محافظ أخرى. والباقي مُنح لك ويجب المراهنة به أولًا.
wallets-unreadable = تتعذر قراءة الرصيد الآن.
# $amount: an amount with its currency. $time: date and time of day with the offset from UTC.
wallets-unreadable-since = تتعذر قراءة الرصيد الآن. كان { $amount } في { $time }.
wallets-closed = لا يمكن إدخال المال إليها الآن.
wallets-all-unknown = تتعذر قراءة هذه المحفظة الآن، فلا يمكن اختيار مبلغ. يمكنك طلب كل ما فيها.
# $least: an amount with its currency.
wallets-too-little-in = ما يمكن نقله أقل من اللازم: الحد الأدنى { $least }.
# $least: an amount with its currency.
wallets-too-little-back = في هذه المحفظة أقل من اللازم: أقل ما يمكن نقله { $least }.
# $amount: an amount with its currency. $name: name of the vendor.
wallets-moved-in = { $amount } الآن في محفظتك لدى { $name }.
# $amount: an amount with its currency.
wallets-moved-back = عاد { $amount } إلى محفظتك الرئيسية.
# $amount: an amount with its currency.
wallets-not-moved = لم يُنقل { $amount }.
# $amount: an amount with its currency.
wallets-on-its-way = { $amount } في الطريق.
# $name: name of the vendor.
wallets-to-vendor = إلى { $name }
# $name: name of the vendor.
wallets-to-main = عودة من { $name }
wallets-status-sent = قيد التنفيذ
wallets-status-unknown = لم يتأكد بعد
wallets-status-done = تم
wallets-status-failed = لم يُنقل
wallets-about-sent = سُئل المزوّد ولم يجب بعد.
wallets-about-unknown-in = جواب المزوّد مفقود. يُسأل حتى يقول ما فعل. حتى ذلك الحين يُحجز المبلغ جانبًا؛ فإن لم يصل أمكنك استعماله مجددًا.
wallets-about-unknown-back = جواب المزوّد مفقود. يُسأل حتى يقول ما فعل. ما أخرجه يُقيَّد هنا، وما عداه باقٍ هناك.
wallets-failure-refused = لم يقبله المزوّد. مالك في مكانه.
wallets-failure-not-enough = في محفظة المزوّد أقل من ذلك. مالك في مكانه.
wallets-failure-closed = لا يقبل المزوّد تحويلات الآن. مالك في مكانه.
wallets-cause-launch = عند بدء لعبة
wallets-cause-return = عاد تلقائيًا
# $name: name of the vendor.
wallets-back-failed = لم يعد شيء من { $name }.
# $name: name of the vendor.
wallets-back-unreadable = لم يذكر { $name } ما لديه، فلم يُطلب شيء من هناك.
wallets-back-nothing = لم يكن هناك ما يُعاد.
# $amount: an amount with its currency. $name: name of the game.
wallets-launched = نُقل { $amount } إلى محفظة المزوّد من أجل { $name }.
