# The records of the agent centre: bets, profit and loss, income and transactions of a team.
agent-about-team-bets = كل رهانات فريقك، بمجاميعها وواحدًا واحدًا.
agent-about-team-profit = ما ربحه فريقك أو خسره، حسب الفرع واليوم والمنتج.
agent-about-income = ما كسبته، والحركات التي يتكوّن منها.
agent-about-transactions = كل ما تحرّك في محافظ فريقك، عدا الرهانات.
income-net = المكتسب
income-paid = المدفوع للتابعين
income-own-bets = رهاناته الشخصية
# $source: where it came from, a word.
income-source = { $source ->
    [REBATE] رديات
    [DIVIDEND] أرباح موزعة
    [DAILY] أجر يومي
    [HOURLY] راتب بالساعة
    [REALTIME] راتب فوري
   *[OTHER] أخرى
}
team-others = الباقون جميعًا
team-whole = فريقي
# $reach: whose rows, a word.
team-reach = { $reach ->
    [BRANCH] مع كل من هم أدنى
   *[OWN] وحده
}
# $count: how many movements.
team-moves = { $count ->
    [zero] { $count } حركة
    [one] حركة واحدة
    [two] حركتان
    [few] { $count } حركات
    [many] { $count } حركة
   *[other] { $count } حركة
}
# $count: how many bets. $stake: with its currency.
team-open = { $count ->
    [zero] { $count } رهان مفتوح، بمجموع { $stake }
    [one] رهان واحد مفتوح، بمجموع { $stake }
    [two] رهانان مفتوحان، بمجموع { $stake }
    [few] { $count } رهانات مفتوحة، بمجموع { $stake }
    [many] { $count } رهانًا مفتوحًا، بمجموع { $stake }
   *[other] { $count } رهان مفتوح، بمجموع { $stake }
}

# The views' own words in these records.
view-team-member = اسم الحساب
view-team-reach = لمن
view-team-unknown-title = لا يوجد حساب كهذا في فريقك
view-team-unknown-text = تحقق من الاسم. ترى من هم تحتك الآن أو كانوا تحتك.
view-team-incomplete = ما زالت الدقائق الأخيرة قيد الجمع.
view-team-bets-note = يُحتسب الرهان المسوّى في يوم تسويته، لمن كانوا أعلى منه حينها.
view-team-bets-empty-text = ما إن يلعب فريقك حتى تظهر رهاناته هنا.
view-team-bets-unknown-title = لا يوجد رهان كهذا في فريقك
view-team-bets-unknown-text = قد يكون رقمه خاطئًا، أو يخص شخصًا آخر.
view-team-profit-formula = الربح أو الخسارة = مبلغ الدفع + الرديات + المكافآت + الأجور + الأرباح الموزعة - الرهان، من جهة فريقك.
view-team-direct = التابعون المباشرون
view-team-total = كل من هم أدنى
view-team-own = لعبه الشخصي
view-team-path = المسار في الشجرة
view-team-by-member = حسب الفرع
view-team-profit-empty-title = لم يحدث شيء في هذه الأيام
view-team-profit-empty-text = ما يلعبه فريقك ويودعه ويسحبه يظهر هنا.
view-team-party = الطرف الآخر
view-income-formula = المكتسب = الرديات + الأرباح الموزعة + الأجور - ما دفعته للتابعين، في يوم الدفع.
view-income-empty-title = لم يُكتسب شيء في هذه الأيام
view-income-empty-text = تظهر الرديات والأرباح الموزعة والأجور هنا عند دفعها.
view-income-chart = المكتسب حسب اليوم
view-income-by-day = حسب اليوم
view-income-by-source = حسب المصدر
view-income-by-product = الرديات حسب المنتج
view-income-by-branch = الرديات حسب الفرع
