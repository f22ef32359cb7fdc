# Promotions: how one stands for the visitor (a word on a badge).
promo-coming-soon = 即將開始
promo-join = 可參加
promo-signed-up = 已報名
promo-in-progress = 進行中
promo-joined = 已參加
promo-applying = 審核中
promo-process = 處理中
promo-claim = 可領取
promo-claimed = 已領取
promo-issued = 已發放
promo-closed-for-signup = 報名截止
promo-rejected = 已拒絕
promo-close = 已結束

# What a status means to do.
promo-what-coming-soon = 尚未開放，請屆時再來。
promo-what-join = 報名即可參加。
promo-what-signed-up = 您已報名，活動尚未開始。
promo-what-in-progress = 活動自動進行並計算，不需報名。
promo-what-joined = 您已參加。
promo-what-applying = 我們已收到您的申請，正在審核。結果會顯示在這裡。
promo-what-process = 您的申請已通過，我們正在準備獎勵。
promo-what-claim = 您的獎勵已備妥。領取後立即入帳。
promo-what-claimed = 您已領取獎勵，並已入帳。
promo-what-issued = 獎勵已發放給您。
promo-what-closed-for-signup = 活動進行中，但報名已截止。
promo-what-rejected = 您的申請未通過，原因見下方。
promo-what-close = 此優惠已結束。
promo-what-log-in = 此優惠僅限會員。
promo-what-apply = 請以下方表單申請，我們會在此頁回覆。
promo-what-apply-again = 您的申請未通過，您可以在下方再次申請。
promo-what-draw = 您已參加。只要還有抽獎次數就可以抽。
promo-what-drawn = 您的抽獎次數已用完。

promo-act-log-in = 登入後參加
promo-act-join = 報名
promo-act-claim = 領取獎勵
promo-act-draw = 抽一次

promo-category-all = 全部
promo-category-new = 新會員
promo-category-special = 特別活動
promo-category-vip = VIP 專屬
promo-category-referral = 好友
promo-category-other = 其他
promo-filter-any = 全部狀態
promo-filter-open = 開放中
promo-filter-coming = 即將開始
promo-filter-mine = 我的
promo-filter-ended = 已結束

# $unit: minutes, hours or days. $count: how many.
promo-ends = { $unit ->
    [minutes] { $count } 分鐘後結束
    [hours] { $count } 小時後結束
   *[days] { $count } 天後結束
}
# $unit: minutes, hours or days. $count: how many.
promo-starts = { $unit ->
    [minutes] { $count } 分鐘後開始
    [hours] { $count } 小時後開始
   *[days] { $count } 天後開始
}
# $date: a date.
promo-ended = 已於 { $date } 結束
promo-open-end = 無結束日期
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-when = { $from } 至 { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-when-open = { $from } 起
# $from, $to: date and time of day to the second, with the offset from UTC.
promo-sign-up = 報名時間 { $from } 至 { $to }
# $from: date and time of day to the second, with the offset from UTC.
promo-sign-up-open = { $from } 起報名

# $amount: an amount with its currency sign.
promo-gives-cash = { $amount } 存入您的錢包
# $amount: an amount with its currency sign. $times: a number as text.
promo-gives-bonus = 紅利 { $amount }，流水 { $times } 倍
promo-gives-share = 視您的遊玩情況而定：請看條款
# $points: a grouped number.
promo-gives-points = 點數：{ $points }
promo-gives-free-spin = 免費旋轉
promo-gives-raffle = 抽獎機會
promo-gives-physical = 我們送出的禮品

# $title: the promotion's own title.
title-promo-named = { $title }

# The form to apply with.
# $count, $most: numbers as text.
apply-remark-count = { $count } / { $most } 個字元
apply-remark-long = 備註過長，請縮短。
apply-remark-refused = 備註未被接受，請縮短並使用純文字。
promo-contact-zalo = 領取紅利需要 Zalo 號碼
promo-contact-whatsapp = 領取紅利需要 WhatsApp 號碼
# $most: a number as text.
apply-files-hint = 最多 { $most } 張圖片，png 或 jpg，每張小於 5 MB。只有我們的人員看得到。
# $most: a number as text. $least: a number as text.
apply-files-hint-needed = { $least } 至 { $most } 張圖片，png 或 jpg，每張小於 5 MB。只有我們的人員看得到。
apply-files-too-many = 最多三張圖片，請先移除一張。
apply-files-missing = 此申請需要圖片。
apply-files-under-way = 請等圖片上傳完成。
apply-files-failed = 請移除未被接受的檔案，或重新上傳。
apply-file-kind = 此檔案不是 png 或 jpg。
apply-file-size = 此檔案達到或超過 5 MB。
apply-file-empty = 此檔案是空的。
apply-file-gone = 圖片只保留一天，請重新上傳。

# Raffles.
# $count: a number.
raffle-left = 剩餘 { $count } 次抽獎
# $prize: name of the prize.
raffle-won = 您抽中了：{ $prize }
raffle-blank = 這次未中獎

toast-promo-joined = 您已報名。
toast-promo-claimed = 獎勵已入帳。
toast-promo-applied = 您的申請已送出。

error-promotion-closed = 目前無法進行。此頁會顯示優惠的狀態。
error-promotion-exhausted = 此優惠的名額已全數發完。
error-no-draws-left = 您沒有剩餘的抽獎次數。
error-rank-too-low = 此優惠僅限更高 VIP 等級的會員。
error-image-invalid = 此檔案不是有效的圖片。請重新存成 png 或 jpg 後再試一次。

# The points mall.
mall-cash = 現金
mall-bonus = 紅利
mall-free-spin = 免費旋轉
mall-physical = 禮品
mall-voucher = 禮券
# $points: a grouped number.
mall-price = { $points } 點
# $count: a number.
mall-left = 剩餘 { $count } 份
mall-sold-out = 已兌完
# $amount: an amount with its currency sign.
mall-worth = 價值 { $amount }
# $count: a number.
mall-limit = 每位會員最多 { $count } 份
# $rank: a number as text.
mall-rank = VIP { $rank } 級起
mall-need-stock = 已兌完，請稍後再看。
mall-need-login = 登入後查看您的點數。
# $rank: a number as text.
mall-need-rank = 兌換此項需要 VIP { $rank } 級。
# $points: a grouped number.
mall-need-points = 還需 { $points } 點才能兌換。
mall-need-open = 點數立即扣除，若遭拒絕則退回。
# $points: a grouped number.
mall-balance = 您有 { $points } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-rng = 老虎機：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-live = 真人娛樂：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-sports = 體育：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-fish = 捕魚：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-bet = 任何遊戲：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-deposit = 存款：每 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-loss = 輸額：每 { $amount } 得 1 點，每天最多 { $cap } 點
# $points, $least: grouped numbers. $amount: an amount with its currency sign.
mall-convert = { $points } 點可兌換 { $amount }，{ $least } 點起
mall-never-expire = 點數永不過期。
promo-act-deposit = 存款
promo-what-deposit = 在存款表單中選擇此優惠，紅利隨款項一併入帳。
promo-what-excluded = 僅限首次存款，您先前已存過款。
# $percent: such as 50. $least, $amount: money. $times: how often the bonus is wagered.
promo-gives-deposit-bonus = 存款達 { $least } 送 { $percent }%，最高 { $amount }；流水 { $times } 倍
# $percent: such as 50. $least, $amount: money.
promo-gives-deposit-cash = 存款達 { $least } 送 { $percent }%，最高 { $amount }
