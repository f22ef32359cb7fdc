# The register centre.
agent-register-channel-wrong = 請用一行填寫，最多 40 個字元。
# $most: a number.
agent-register-days-wrong = 請輸入不超過 { $most } 的天數；留空表示不限期。
agent-register-fact-deposits = 存款
agent-register-fact-first-deposits = 首次存款
agent-register-fact-registered = 已註冊
agent-register-fact-turnover = 有效投注
# $channel: the agent's own words.
agent-register-link-channel = { $channel }
# $code: of a link.
agent-register-link-code = 連結 { $code }
agent-register-link-made = 連結已建立。
agent-register-link-no-end = 不限期
# $state: a word.
agent-register-link-state = { $state ->
    [ENDED] 已結束
    [EXPIRED] 已過期
    [USED_UP] 已用完
   *[OPEN] 有效
}
# $time: when it expires.
agent-register-link-until = 有效至 { $time }
# $name: an account name.
agent-register-made = 已建立 { $name }。
agent-register-made-hint = 請將帳號名稱與初始密碼交給對方。首次登入時，會員需設定自己的密碼並同意條款。
# $most: a percentage.
agent-register-rate-above = 最高 { $most }。
# $most: a percentage.
agent-register-rate-most = 最高 { $most }
agent-register-rate-wrong = 請輸入最多兩位小數的百分比，例如 0.25。
# $most: a number.
agent-register-uses-wrong = 請輸入 1 到 { $most } 之間的數字。

# The views' own words.
view-agent-register-account = 新帳號
view-agent-register-account-text = 該帳號即刻成為您的下級。初始密碼須於首次登入時變更。
view-agent-register-type = 帳號類型
view-agent-register-rates = 返水
view-agent-register-rates-text = 每筆有效投注的百分比。不填表示沒有；不得高於您自己的比例。
view-agent-register-create = 建立帳號
view-agent-register-another = 再建立一個
view-agent-register-link = 新註冊連結
view-agent-register-link-text = 透過連結註冊的人將成為您的下級，並採用此類型與這些比例。
view-agent-register-channel = 展示管道
view-agent-register-channel-hint = 選填：僅您可見
view-agent-register-uses = 可註冊人數
view-agent-register-days = 有效天數
view-agent-register-days-hint = 留空表示不限期
view-agent-register-add = 建立連結
view-agent-register-links = 註冊連結
view-agent-register-none = 還沒有連結。請在上方建立並分享。
view-agent-register-show = 顯示 QR 碼
view-agent-register-qr = 註冊連結的 QR 碼
view-agent-register-share = 分享
# $brand: the site's name.
view-agent-register-share-text = 加入 { $brand }
view-agent-register-end = 結束連結
view-agent-register-end-ask = 結束此連結？之後無人能再透過它註冊；已註冊的不受影響。
view-agent-register-end-yes = 結束
view-agent-register-end-no = 保留
view-agent-register-address = 註冊連結
