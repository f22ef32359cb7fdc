# What only the views of fair play say where one plays, pays and signs up.
view-reality-check-title = 看看您的遊戲情況
view-reality-check-text = 後面的這一局會繼續。在您回應之前，不會接受新的投注。
view-reality-check-time = 本次遊玩時間
view-reality-check-staked = 投注
view-reality-check-paid = 派彩
view-reality-check-deposited = 期間存款
view-reality-check-continue = 繼續遊戲
view-reality-check-history = 查看我的遊戲紀錄
view-reality-check-log-out = 登出

# $hours: how long a raise waits.
view-limit-offer-text = 限額讓您的存款不超出自己願意花費的金額。它對您的帳號在所有裝置上都有效。以後可以修改：調低立即生效，調高需等 { $hours } 小時並由您再次確認。
view-limit-offer-set = 設定我的限額
view-limit-offer-decline = 不設限額
view-limit-offer-hint = 留空表示不設

view-funds-title = 您的資金如何保管
view-funds-read = 我已閱讀
view-play-session = 本次遊戲
