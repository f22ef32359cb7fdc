# Messages to the member.

# $category: what messages are about, a word.
inbox-category = { $category ->
    [SYSTEM] 系統
    [PAYMENT] 收付款
    [SECURITY] 安全
    [PROMO] 優惠
    [AGENT] 代理
    [AGENT] 團隊
    [RG] 理性遊戲
   *[ALL] 全部
}
# $kind: what has happened, a word.
inbox-title = { $kind ->
    [DEPOSIT_CREDITED] 存款已入帳
    [WITHDRAWAL_PAID] 提款已匯出
    [WITHDRAWAL_REJECTED] 提款遭拒
    [WITHDRAWAL_FAILED] 提款未能支付
    [WITHDRAWAL_RETURNED] 提款已退回
    [BALANCE_CORRECTED] 餘額已更正
    [UPLINE_TRANSFER_SENT] 已轉帳給上級
    [UPLINE_TRANSFER_RECEIVED] 收到下級轉帳
    [DOWNLINE_TRANSFER_SENT] 轉帳給下級
    [DOWNLINE_TRANSFER_RECEIVED] 收到上級轉帳
    [PAYMENT_PASSWORD_CHANGED] 支付密碼已變更
    [PASSWORD_CHANGED] 密碼已變更
    [AUTHENTICATOR_ADDED] 已新增驗證器
    [AUTHENTICATOR_REMOVED] 已移除驗證器
    [PASSKEY_ADDED] 已新增密碼金鑰
    [PASSKEY_REMOVED] 已移除密碼金鑰
    [EMAIL_CHANGED] 電子郵件地址已變更
    [MOBILE_CHANGED] 手機號碼已變更
    [PAYOUT_ACCOUNT_ADDED] 已新增收款帳戶
    [PAYOUT_ACCOUNT_REMOVED] 已移除收款帳戶
    [PAYEE_NAME_SET] 收款人姓名已設定
    [IDENTITY_APPROVED] 身分驗證已通過
    [IDENTITY_REJECTED] 身分驗證未通過
    [ACCOUNT_CLOSED] 帳戶已關閉
    [ACCOUNT_REOPENED] 帳戶已重新開啟
    [ACCOUNT_FROZEN] 帳戶已凍結
    [ACCOUNT_UNFROZEN] 帳戶已解除凍結
    [EXCLUDED] 已被排除在遊戲之外
    [REDEMPTION_APPROVED] 兌換已通過
    [REDEMPTION_REJECTED] 兌換遭拒絕
    [REDEMPTION_CODE] 您的兌換碼已發放
    [REDEMPTION_SHIPPED] 您的包裹已寄出
    [CASHBACK_READY] 有返水可領取
    [LEVEL_GIFT_READY] 有等級禮金可領取
    [RED_ENVELOPE_READY] 您收到一個紅包
    [FREE_SPINS_READY] 您獲得了免費旋轉
    [REFERRAL_READY] 邀請獎勵待領取
    [LEVEL_REACHED] 新等級
    [LEVEL_LOWERED] 等級下降
    [MISSION_COMPLETED] 任務已完成
    [LEADERBOARD_PRIZE] 排行榜獎品
    [AGENT_APPOINTED] 您已成為代理
    [AGENT_REFUSED] 代理申請未通過
    [SETTLEMENT_PAID] 合約款項已發放
    [SETTLEMENT_PART_PAID] 合約款項部分發放
    [SETTLEMENT_REFUSED] 合約款項遭拒
    [CONTRACT_OFFERED] 有合約等待您答覆
    [CONTRACT_SIGNED] 合約已簽署
    [CONTRACT_DECLINED] 合約未達成
    [CONTRACT_ENDED] 合約即將結束
    [RATES_CHANGED] 您的返水比例將變更
   *[OTHER] 訊息
}
# $detail: what is said, a word. $amount: money with its currency, and its sign where it was taken. $number: of a deposit,
# withdrawal or transfer. $name: of an account, passkey or person, mostly hidden.
inbox-text = { $detail ->
    [DEPOSIT] 存款 { $number } 的 { $amount } 已存入您的錢包。
    [PAID] { $amount } 已匯給您（提款 { $number }）。請在其頁面確認是否入帳。
    [BACK] 提款 { $number } 的 { $amount } 已退回您的錢包。
    [CORRECTED] 營運商已更正您的餘額：{ $amount }。
    [SENT] 您向上級轉帳 { $amount }（單號 { $number }）。
    [RECEIVED] 您收到下級轉來的 { $amount }（單號 { $number }）。
    [SENT_DOWN] 您向下級轉帳 { $amount }（單號 { $number }）。
    [RECEIVED_DOWN] 您收到上級轉來的 { $amount }（單號 { $number }）。
    [FROZEN] 您的上級代理已凍結您的帳戶。您的資金仍在帳戶中。請聯絡上級或客服。
    [UNFROZEN] 您的帳戶已解除凍結，可以照常登入。
    [IDENTITY] 原因與後續步驟請查看安全中心。
    [CLOSED] 客服在一段時間內可以重新開啟。
    [EXCLUDED] 您在另一帳戶中已被排除在遊戲之外，因此本帳戶也同樣被排除。您仍可以提領您的資金。
    [REDEMPTION_APPROVED] 兌換 { $number } 已通過。
    [REDEMPTION_REJECTED] 兌換 { $number } 遭拒絕，點數已退回。原因見點數商城。
    [REDEMPTION_CODE] 兌換 { $number } 的兌換碼見點數商城。
    [REDEMPTION_SHIPPED] 兌換 { $number } 的包裹已交快遞，運單號見點數商城。
    [CASHBACK] { $amount } 返水正在獎勵中心等您領取。
    [LEVEL_GIFT] { $name } 的禮金 { $amount } 正在獎勵中心等您領取。
    [RED_ENVELOPE] { $amount } 的紅包正在獎勵中心等您領取。
    [FREE_SPINS] 免費旋轉：{ $number } 次。紅利明細中寫明適用的遊戲和期限。
    [REFERRAL] 邀請好友的 { $amount } 在獎勵中心等待領取。
    [LEVEL] 您已達到等級 { $name }。
    [LEVEL_LOWERED] 您現在的等級是 { $name }。
    [MISSION] 獎勵待領取，請在截止前領取。
    [LEADERBOARD] { $amount } 已存入您的錢包。
    [LEADERBOARD_POINTS] 獎品已計入您的點數。
    [AGENT] 代理中心已向您開放：邀請會員，查看您的團隊及收益。
    [SETTLEMENT_PAID] 您的合約所得 { $amount } 已存入錢包。
    [SETTLEMENT_PART_PAID] 您的合約所得 { $amount } 已存入錢包，其餘部分仍待支付。
    [SETTLEMENT_REFUSED] 營運方拒絕了一筆 { $amount } 的合約款項，原因請見代理中心的紀錄。
    [SETTLEMENT_GIVEN] 您的錢包已依與下線的合約支付 { $amount }。
    [CONTRACT] 與 { $name } 的合約 { $number }，請在代理中心查看。
    [CONTRACT_OPERATOR] 與營運方的合約 { $number }，請在代理中心查看。
    [RATES] { $name } 變更了您的返水比例，自 { $number } 起生效：
   *[NAME] { $name }
}
inbox-advice = 如果不是您本人操作，請立即修改登入密碼並聯絡客服。
# $to: where the link leads, a word.
inbox-action = { $to ->
    [DEPOSIT] 查看存款
    [WITHDRAWAL] 查看提款
    [RECORD] 查看帳戶紀錄
    [TRANSFERS] 查看轉帳
    [SECURITY] 查看我的帳號
    [PAYOUT] 查看收款帳戶
    [FAIR_PLAY] 查看理性遊戲
    [MALL] 查看兌換紀錄
    [REWARDS] 查看獎勵中心
    [BONUSES] 查看紅利明細
    [MISSIONS] 查看任務與排行榜
    [AGENT] 開啟代理中心
    [CONTRACTS] 開啟代理中心
   *[OTHER] 開啟頁面
}

view-inbox-list = 訊息
view-inbox-categories = 分類
view-inbox-pick = 選取
view-inbox-pick-all = 全選
# $count: a number.
view-inbox-picked = 已選：{ $count }
view-inbox-read = 標為已讀
view-inbox-read-all = 全部標為已讀
view-inbox-delete = 刪除
# $count: a number.
view-inbox-ask = 要永久刪除所選訊息嗎？已選：{ $count }
view-inbox-keep = 保留
view-inbox-unread = 未讀
view-inbox-pinned = 置頂
view-inbox-reply = 聯絡客服
view-inbox-back = 全部訊息
view-inbox-choose = 選擇一則訊息在此閱讀。
view-inbox-unknown = 這則訊息已不存在。
view-inbox-empty-title = 還沒有訊息
view-inbox-empty-text = 您的資金與帳戶發生的事會在這裡告訴您。
view-inbox-no-match-title = 此分類沒有訊息
view-inbox-no-match-text = 選擇其他分類查看其餘訊息。
view-inbox-bulk = 所選訊息
