# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] 投注紀錄，{ $format }
    [PROFIT] 盈虧，{ $format }
    [TEAM_BETS] 團隊投注紀錄，{ $format }
    [TEAM_PROFIT] 用戶盈虧報表，{ $format }
    [INCOME] 我的收入，{ $format }
    [TEAM_TRANSACTIONS] 下級交易明細，{ $format }
    [DIVIDENDS] 分紅紀錄，{ $format }
    [DAILY_WAGES] 日薪，{ $format }
    [HOURLY_SALARY] 時薪，{ $format }
    [REAL_TIME_SALARY] 即時薪資，{ $format }
   *[ACCOUNT] 帳戶紀錄，{ $format }
}
# $from and $until: days, year first.
statement-days = { $from } 至 { $until }
statement-preparing = 正在產生
statement-failed = 未能產生
# $count: a number.
statement-rows = { $count } 列
# $format: a word.
statement-format = { $format ->
    [JSON] 供程式使用 (JSON)
   *[CSV] 供試算表使用 (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] 網站
    [operator] 製作方
    [kind] 紀錄
    [account] 使用者名稱
    [from] 首日
    [until] 末日
    [zone] 時區
    [unit] 金額單位
    [filter] 篩選
    [asOf] 截至
    [count] 列數
    [totalIn] 收入
    [totalOut] 支出
    [stake] 投注
    [validBet] 有效投注
    [payout] 派彩
    [turnover] 流水
    [rewards] 獎勵
    [net] 淨額
    [deposits] 存款
    [withdrawals] 提款
    [rebate] 返水
    [bonus] 紅利
    [wages] 工資
    [dividends] 分紅
    [commission] 佣金
    [profit] 輸贏
    [amount] 金額
    [paid] 已支付
   *[unknown] 其他
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] 此對帳單真實無誤
    [UNKNOWN_KEY] 內容一致，但金鑰未知
    [OTHER] 與列印的對帳單不符
    [NO_STATEMENT] 這不是對帳單
   *[ALTERED] 此對帳單已被更動
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] 每一列、順序與合計都與本站簽署時一致。
    [UNKNOWN_KEY] 內容沒有自相矛盾，但未知本站使用此金鑰。任何人都能用自己的金鑰簽署，請勿依賴。
    [OTHER] 檔案完好，但摘要與列印的不同。請核對它所屬的紙本。
    [NO_STATEMENT] 請選擇下載時的 CSV 或 JSON 檔案。試算表重新儲存後可能無法辨識。
   *[ALTERED] 請勿依賴此檔案。請索取從本站下載的原始檔案。
}
# $count: a number.
verify-more = 另有 { $count } 處
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] 由本站以金鑰 { $key } 簽署
    [UNKNOWN] 由金鑰 { $key } 簽署，未知屬於本站
   *[NONE] 沒有相符的簽章
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] 開頭被更動：所屬人、日期或篩選
    [COLUMNS_EDITED] 欄名被更動
    [END_ALTERED] 結尾被更動：列數、合計或簽章
    [END_MISSING] 缺少結尾：檔案被截斷
    [RECALCULATED] 有人重新計算了雜湊以掩蓋更動
   *[FOREIGN] 檔案中有不屬於對帳單的內容
}
# $from: the number of a row.
verify-found-edited = 第 { $from } 列被更動
# $from and $to: numbers of rows.
verify-found-missing = 第 { $from } 至 { $to } 列缺失
# $from and $to: numbers of rows.
verify-found-moved = 第 { $from } 列被移到第 { $to } 列之後
# $from: the number of a row.
verify-found-added = 第 { $from } 列之後被插入一列
# $from and $to: numbers of rows.
verify-found-numbers = 第 { $from } 至 { $to } 列的編號被更動，內容完好
# $from: the number of a row.
verify-found-chain = 第 { $from } 列的雜湊被更動，內容完好
# $from and $to: numbers of rows.
verify-found-block = 第 { $from } 至 { $to } 列的簽署雜湊被更動：這些列僅由雜湊鏈佐證
# $from: the number of a row.
verify-found-missing-one = 第 { $from } 列缺失
# $from: the number of a row.
verify-found-moved-first = 第 { $from } 列被移到開頭
verify-found-added-first = 開頭被插入一列
# $from: the number of a row.
verify-found-number = 第 { $from } 列的編號被更動，內容完好
view-statements-open = 對帳單
view-statements-about = 依目前篩選產生、由本站簽署的檔案。收到的人可以核實它未被更動。
view-statements-format = 檔案
view-statements-make = 產生對帳單
view-statements-list = 對帳單列表
view-statements-none = 尚無
view-statements-full = 最多保留五份，刪除一份後可再產生。
# $percent: a number.
view-statements-progress = 已完成 { $percent }%
view-statements-until = 保留至
view-statements-download = 下載
view-statements-print = 列印
view-statements-delete = 刪除
view-statements-check = 核驗對帳單
view-print-about = 本頁與一份檔案對應。掃描二維碼並選擇該檔案，即可與此摘要比對。
view-print-close = 返回
view-statement-digest = 摘要
view-statement-key = 簽署金鑰
view-statement-says = 檔案內容
view-verify-about = 選擇您收到的對帳單。核驗在此瀏覽器中進行，檔案不會離開。
view-verify-choose = 選擇檔案
view-verify-drop = 或拖放到此處
view-verify-checking = 正在核驗
view-verify-broken = 無法核驗該檔案。請重新選擇，或連線後再試。
view-verify-no-keys = 無法取得本站金鑰。只有先前取得過的金鑰才能判定對帳單真實。
view-verify-again = 重試
view-verify-wanted = 紙本摘要
view-verify-found = 更動之處
