# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = نظرة على لعبك
view-reality-check-text = الجولة في الخلف مستمرة. لا يُقبل رهان جديد حتى تجيب.
view-reality-check-time = مدة هذه الجلسة
view-reality-check-staked = مجموع الرهان
view-reality-check-paid = ما دُفع لك
view-reality-check-deposited = ما أودعته خلالها
view-reality-check-continue = مواصلة اللعب
view-reality-check-history = عرض ما لعبته
view-reality-check-log-out = تسجيل الخروج

# $hours: how long a raise waits.
view-limit-offer-text = الحد يُبقي إيداعاتك ضمن ما تريد إنفاقه. يسري على حسابك في كل الأجهزة. يمكنك تغييره لاحقًا: الأقل يسري فورًا، والأعلى بعد { $hours } ساعة وموافقتك مرة ثانية.
view-limit-offer-set = تحديد حدودي
view-limit-offer-decline = بلا حد
view-limit-offer-hint = اتركه فارغًا إن كنت لا تريد حدًا

view-funds-title = كيف تُحفظ أموالك
view-funds-read = قرأت هذا
view-play-session = جلسة لعبك
