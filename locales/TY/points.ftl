# The points mall: redeeming, converting, what became of it.

# $field: an input of the form, a word.
points-field = { $field ->
    [RECIPIENT] 收件人
    [PHONE] 電話號碼
    [ADDRESS] 收件地址
   *[CONTACT] 通訊軟體號碼
}
# $status: how a redemption stands, a word.
points-status = { $status ->
    [APPLYING] 申請中
    [APPROVED_IN_PROCESS] 已通過，處理中
    [APPROVED] 已通過
    [SHIPPED] 已通過，運送中
    [COMPLETED] 已送達
    [APPROVED_REJECTED] 通過後遭拒絕
   *[REJECTED] 已拒絕
}
# $name: of a reward. $points: a grouped number.
points-redeem-done = 您已申請兌換 { $name }，已扣除 { $points } 點。
points-limit-used = 您已達每位會員的兌換上限。
# $points: a grouped number.
points-back = 已退回 { $points } 點
# $points: a grouped number.
points-taken = { $points } 點
points-purpose = 這些資料僅用於本次兌換，結束180天後刪除。
# $points: a grouped number.
points-convert-least = { $points } 點起
# $points: a grouped number.
points-convert-step = 須為 { $points } 點的整數倍
# $points: a grouped number.
points-convert-left = 今天還可轉換 { $points } 點
# $times: a number as text.
points-convert-wager = 提款前須投注：{ $times } 倍
# $amount: an amount with its currency sign.
points-convert-gives = 您將獲得 { $amount }
# $points: a grouped number. $amount: an amount with its currency sign.
points-convert-done = 已轉換 { $points } 點，{ $amount } 已存入錢包。
# $points: a grouped number.
points-convert-short = 至少需要 { $points } 點才能轉換。
points-convert-used = 您今天轉換的點數已達上限，請明天再試。
# $times: a number as text.
points-wager = 提款前須投注：{ $times } 倍
credit-points = 點數轉換
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-lottery = 彩票：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-pvp = 棋牌：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-esports = 電競：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
# $amount: an amount with its currency sign. $cap: a grouped number.
mall-earn-cockfight = 鬥雞：每投注 { $amount } 得 1 點，每天最多 { $cap } 點
error-recipient = 請填寫收件人姓名。
error-address = 請填寫完整的收件地址。
error-points-too-few = 點數太少，請輸入更多。
error-points-off-step = 只能轉換規定倍數的點數，請重新輸入。
error-points-daily-limit = 超過今天可轉換的點數，請減少。
error-not-enough-points = 您的點數不足，請減少。
error-reward-sold-out = 庫存不足，請減少數量或選擇其他獎品。
error-reward-limit = 超過每位會員的兌換上限，請減少數量或選擇其他獎品。
error-reward-changed = 內容已變更，未扣除任何點數，請重新查看。
