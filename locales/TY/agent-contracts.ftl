# Contracts of agents: the core's words.
error-contract-terms = 這些條款不能提出：不符合規則，或超出營運商允許的範圍。
error-contract-exceeds = 這些條款高於您自己的同類合約，或您沒有同類合約。請調低。
error-contract-stands = 雙方之間已有同類合約，或有關請求尚未答覆。
error-contract-party = 目前有一方不能簽署：帳戶已關閉或被排除，或雙方已不是直屬上下級。
error-contracts-end = 下級的一些合約將會結束。請先查看並同意該清單。
agent-about-contracts = 您與上級和下級的約定、已帶來的和將會帶來的收益。
agent-contract-tier = 第 { $tier } 層
agent-contract-with-downline = 與 { $party }
agent-contract-version = 第 { $version } 版，自 { $from } 起
agent-contract-ending = { $downline }（來自 { $upline }）：{ $rate }，之後最多 { $most }
agent-contract-unreadable = 有些輸入無法讀取。
agent-contract-reason-short = 請說明原因，至少 3 個字。
# $count: a number.
agent-contract-periods = { $count } 個週期
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] 紀錄
    [contract] 合約
    [requests] 請求
   *[workbench] 試算台
}
agent-contract-label = { $what ->
    [PERIOD] 週期
    [BASIS] 計算基準
    [PRODUCTS] 產品
    [SUB_TEAMS] 計入所有下級
    [SELF] 計入本人投注
    [PAYER] 支付方
    [GUARANTEED] 保底比例
    [CARRY_OVER] 虧損為負時
    [PLATFORM_FEE] 平台費
    [BONUSES] 扣除紅利
    [PAYMENT_FEE] 支付費
    [TURNOVER] 投注額不低於
    [NET_LOSS] 淨虧損不低於
    [MEMBERS] 活躍會員
    [LEAST] 每人最低有效投注
    [RATE] 比例
   *[CAP] 封頂
}
agent-contract-word = { $word ->
    [REALTIME_5M] 五分鐘
    [HOURLY] 每小時
    [DAILY] 每日
    [WEEKLY] 每週
    [HALF_MONTHLY] 半月
    [MONTHLY] 每月
    [NET_LOSS] 淨虧損
    [TURNOVER] 投注額
    [VALID_BET] 有效投注
    [GGR] 投注減派彩
    [NGR] 淨收入
    [RESET] 歸零
    [CARRY_NEGATIVE] 結轉
    [UPLINE] 上級
    [OPERATOR] 營運商
    [YES] 是
    [NO] 否
   *[ALL] 全部產品
}
agent-contract-action = { $action ->
    [OFFER] 提出
    [COUNTER] 還價
    [ACCEPT] 接受並簽署
    [REJECT] 拒絕
    [WITHDRAW] 撤回
    [TERMINATE] 終止合約
    [AMEND] 修改條款
   *[ASK] 申請合約
}
agent-contract-step = { $action ->
    [OFFER] 簽署您的提議
    [COUNTER] 簽署新條款
    [ACCEPT] 簽署此合約
    [REJECT] 拒絕請求
    [WITHDRAW] 撤回您的請求
   *[TERMINATE] 請求終止合約
}
agent-contract-done = { $action ->
    [OFFER] 提議已送出。
    [COUNTER] 條款已送出。
    [ACCEPT] 已簽署，自下一週期起生效。
    [REJECT] 請求已拒絕。
    [WITHDRAW] 請求已撤回。
   *[TERMINATE] 已請求對方終止。
}
agent-contract-with-upline = { $named ->
    [OPERATOR] 與營運商
   *[ACCOUNT] 與您的上級 { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] 自 { $from } 生效
    [TERMINATING] { $until } 結束：{ $why ->
            [RATE_LOWERED] 上級自己的合約被調低
            [UPLINE_CHANGED] 上級已變更
           *[AGREED] 雙方同意
        }
   *[ENDED] 已於 { $until } 結束：{ $why ->
            [RATE_LOWERED] 上級自己的合約被調低
            [UPLINE_CHANGED] 上級已變更
           *[AGREED] 雙方同意
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] 營運商簽署，{ $time }
   *[ACCOUNT] { $party } 簽署，{ $time }
}
agent-contract-request = { $what ->
    [NEW] 與 { $named ->
            [OPERATOR] 營運商
           *[ACCOUNT] { $party }
        } 的新合約
    [AMEND] 與 { $named ->
            [OPERATOR] 營運商
           *[ACCOUNT] { $party }
        } 的條款變更
   *[TERMINATE] 與 { $named ->
            [OPERATOR] 營運商
           *[ACCOUNT] { $party }
        } 的合約終止
}
agent-contract-turn = { $turn ->
    [YOURS] 等待您答覆，截止 { $until }
    [THEIRS] 對方可答覆至 { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] 雙方已簽署
            [REJECTED] 已拒絕
            [EXPIRED] 逾期未答覆
           *[CANCELLED] 已撤回
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] 向 { $named ->
            [NOBODY] 營運商
           *[SOMEBODY] { $party }
        } 提出
    [ASK] 向上級申請合約
    [AMEND] 與 { $named ->
            [NOBODY] 營運商
           *[SOMEBODY] { $party }
        } 的新條款
    [COUNTER] 答覆 { $named ->
            [NOBODY] 營運商
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] 試算台
}
agent-contract-closed = { $what ->
    [RIGHT] 您不能發起此類合約。
    [NO_OWN] 您自己沒有此類合約，因此不能提出。
   *[GONE] 此內容已不存在。
}
agent-contract-fault = { $fault ->
    [PERIOD] 此類型沒有該週期
    [BASIS] 此類型沒有該基準
    [PRODUCTS] 請選擇產品，每種一次
    [UNKNOWN_PRODUCT] 沒有該產品
    [CARRY_OVER] 投注額不會為負，無需結轉
    [DEDUCTIONS] 只有淨收入才有扣除
    [RATE] 比例超過 100%
    [NO_RATE] 永遠不會支付任何金額
    [TOO_MANY_TIERS] 層級過多
    [NEGATIVE] 不能低於零
    [CAP] 封頂必須大於零
    [LEAST_STAKE] 最低有效投注需要活躍會員要求
    [NOT_RISING] 要求必須高於下一層級，且任何一項不低
    [RATE_FALLS] 不能低於下一層級的比例
   *[CAP_FALLS] 封頂不能低於下一層級
}
agent-contract-excess = { $what ->
    [KIND] 與您自己的合約種類不同
    [PRODUCTS] 與您自己的合約產品不同
    [SUB_TEAMS] 包含您自己的合約未計入的層級
    [CARRY_OVER] 您自己的合約會結轉負數
    [PLATFORM_FEE] 平台費至少為 { $allowed }
    [BONUSES] 紅利扣除須與您自己的合約一致
    [PAYMENT_FEE] 支付費至少為 { $allowed }
    [RATE] 此處最多 { $allowed }
   *[CAP] 封頂最多 { $allowed }
}

# The views' own words.
view-contracts-own = 與上級的合約
view-contracts-downlines = 與下級的合約
view-contracts-none = 還沒有合約
view-contracts-none-text = 可在下級管理中提出，或向上級申請。
view-contracts-text = 文本與簽署
view-contracts-download = 下載文本
view-contracts-hash = SHA-256
view-contracts-tiers = 層級
view-contracts-ending = 以下合約將隨之結束
view-contracts-agree = 我已查看清單並同意
view-contracts-reason = 原因
view-contracts-back = 返回
view-contracts-set-password = 設定支付密碼後才能簽署
view-contracts-add = 新增層級
view-contracts-raise = 上移
view-contracts-remove = 移除
view-contracts-replay = 過往將帶來的結果
view-contracts-period = 週期
view-contracts-basis = 基準
view-contracts-members = 活躍
view-contracts-tier = 層級
view-contracts-downline = 下級
view-contracts-mine = 您
view-contracts-kept = 您留存
view-contracts-total = 合計
view-contracts-chart = 各週期金額
view-contracts-no-requests = 沒有請求
view-contracts-no-requests-text = 您或對方的請求會顯示在這裡。
view-contracts-terms = 條款
