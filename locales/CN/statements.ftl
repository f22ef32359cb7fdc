# Statements of the records, and the page that checks one.

# $kind: which record, a word. $format: CSV or JSON.
statement-title = { $kind ->
    [BETS] 投注记录，{ $format }
    [PROFIT] 盈亏，{ $format }
    [TEAM_BETS] 团队投注记录，{ $format }
    [TEAM_PROFIT] 用户盈亏报表，{ $format }
    [INCOME] 我的收入，{ $format }
    [TEAM_TRANSACTIONS] 下级交易明细，{ $format }
    [DIVIDENDS] 分红记录，{ $format }
    [DAILY_WAGES] 日工资，{ $format }
    [HOURLY_SALARY] 小时工资，{ $format }
    [REAL_TIME_SALARY] 实时工资，{ $format }
   *[ACCOUNT] 账户记录，{ $format }
}
# $from and $until: days, year first.
statement-days = { $from } 至 { $until }
statement-preparing = 正在生成
statement-failed = 未能生成
# $count: a number.
statement-rows = { $count } 行
# $format: a word.
statement-format = { $format ->
    [JSON] 供程序使用 (JSON)
   *[CSV] 供电子表格使用 (CSV)
}
# $name: what a statement says, a word.
statement-fact = { $name ->
    [site] 网站
    [operator] 制作方
    [kind] 记录
    [account] 用户名
    [from] 首日
    [until] 末日
    [zone] 时区
    [unit] 金额单位
    [filter] 筛选
    [asOf] 截至
    [count] 行数
    [totalIn] 收入
    [totalOut] 支出
    [stake] 投注
    [validBet] 有效投注
    [payout] 派彩
    [turnover] 流水
    [rewards] 奖励
    [net] 净额
    [deposits] 存款
    [withdrawals] 提款
    [rebate] 返水
    [bonus] 红利
    [wages] 工资
    [dividends] 分红
    [commission] 佣金
    [profit] 输赢
    [amount] 金额
    [paid] 已支付
   *[unknown] 其他
}
# $verdict: a word.
verify-verdict = { $verdict ->
    [GENUINE] 此对账单真实无误
    [UNKNOWN_KEY] 内容一致，但密钥未知
    [OTHER] 与打印的对账单不符
    [NO_STATEMENT] 这不是对账单
   *[ALTERED] 此对账单已被改动
}
# $verdict: a word.
verify-meaning = { $verdict ->
    [GENUINE] 每一行、顺序和合计都与本站签名时一致。
    [UNKNOWN_KEY] 内容没有自相矛盾，但未知本站使用此密钥。任何人都能用自己的密钥签名，请勿依赖。
    [OTHER] 文件完好，但摘要与打印的不同。请核对它所属的纸质件。
    [NO_STATEMENT] 请选择下载时的 CSV 或 JSON 文件。电子表格重新保存后可能无法识别。
   *[ALTERED] 请勿依赖此文件。请索取从本站下载的原始文件。
}
# $count: a number.
verify-more = 另有 { $count } 处
# $authority: a word. $key: letters and digits.
verify-signature = { $authority ->
    [KNOWN] 由本站以密钥 { $key } 签名
    [UNKNOWN] 由密钥 { $key } 签名，未知属于本站
   *[NONE] 没有相符的签名
}
# $kind: what was altered, a word.
verify-found = { $kind ->
    [HEAD_EDITED] 开头被改动：所属人、日期或筛选
    [COLUMNS_EDITED] 列名被改动
    [END_ALTERED] 结尾被改动：行数、合计或签名
    [END_MISSING] 缺少结尾：文件被截断
    [RECALCULATED] 有人重新计算了哈希以掩盖改动
   *[FOREIGN] 文件中有不属于对账单的内容
}
# $from: the number of a row.
verify-found-edited = 第 { $from } 行被改动
# $from and $to: numbers of rows.
verify-found-missing = 第 { $from } 至 { $to } 行缺失
# $from and $to: numbers of rows.
verify-found-moved = 第 { $from } 行被移到第 { $to } 行之后
# $from: the number of a row.
verify-found-added = 第 { $from } 行之后被插入一行
# $from and $to: numbers of rows.
verify-found-numbers = 第 { $from } 至 { $to } 行的编号被改动，内容完好
# $from: the number of a row.
verify-found-chain = 第 { $from } 行的哈希被改动，内容完好
# $from and $to: numbers of rows.
verify-found-block = 第 { $from } 至 { $to } 行的签名哈希被改动：这些行仅由哈希链佐证
# $from: the number of a row.
verify-found-missing-one = 第 { $from } 行缺失
# $from: the number of a row.
verify-found-moved-first = 第 { $from } 行被移到开头
verify-found-added-first = 开头被插入一行
# $from: the number of a row.
verify-found-number = 第 { $from } 行的编号被改动，内容完好
view-statements-open = 对账单
view-statements-about = 按当前筛选生成、由本站签名的文件。收到的人可以核实它未被改动。
view-statements-format = 文件
view-statements-make = 生成对账单
view-statements-list = 对账单列表
view-statements-none = 暂无
view-statements-full = 最多保留五份，删除一份后可再生成。
# $percent: a number.
view-statements-progress = 已完成 { $percent }%
view-statements-until = 保留至
view-statements-download = 下载
view-statements-print = 打印
view-statements-delete = 删除
view-statements-check = 核验对账单
view-print-about = 本页与一份文件对应。扫描二维码并选择该文件，即可与此摘要比对。
view-print-close = 返回
view-statement-digest = 摘要
view-statement-key = 签名密钥
view-statement-says = 文件内容
view-verify-about = 选择您收到的对账单。核验在此浏览器中进行，文件不会离开。
view-verify-choose = 选择文件
view-verify-drop = 或拖放到此处
view-verify-checking = 正在核验
view-verify-broken = 无法核验该文件。请重新选择，或联网后再试。
view-verify-no-keys = 无法获取本站密钥。只有此前获取过的密钥才能判定对账单真实。
view-verify-again = 重试
view-verify-wanted = 纸面摘要
view-verify-found = 改动之处
