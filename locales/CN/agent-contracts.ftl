# Contracts of agents: the core's words.
error-contract-terms = 这些条款不能提出：不符合规则，或超出运营方允许的范围。
error-contract-exceeds = 这些条款高于您自己的同类合同，或您没有同类合同。请调低。
error-contract-stands = 双方之间已有同类合同，或有关请求尚未答复。
error-contract-party = 目前有一方不能签署：账户已关闭或被排除，或双方已不是直属上下级。
error-contracts-end = 下级的一些合同将会结束。请先查看并同意该清单。
agent-about-contracts = 您与上级和下级的约定、已带来的和将会带来的收益。
agent-contract-tier = 第 { $tier } 层
agent-contract-with-downline = 与 { $party }
agent-contract-version = 第 { $version } 版，自 { $from } 起
agent-contract-ending = { $downline }（来自 { $upline }）：{ $rate }，之后最多 { $most }
agent-contract-unreadable = 有些输入无法读取。
agent-contract-reason-short = 请说明原因，至少 3 个字。
# $count: a number.
agent-contract-periods = { $count } 个周期
agent-contract-plain = { $text }
agent-contract-tab = { $tab ->
    [records] 记录
    [contract] 合同
    [requests] 请求
   *[workbench] 试算台
}
agent-contract-label = { $what ->
    [PERIOD] 周期
    [BASIS] 计算基准
    [PRODUCTS] 产品
    [SUB_TEAMS] 计入所有下级
    [SELF] 计入本人投注
    [PAYER] 支付方
    [GUARANTEED] 保底比例
    [CARRY_OVER] 亏损为负时
    [PLATFORM_FEE] 平台费
    [BONUSES] 扣除红利
    [PAYMENT_FEE] 支付费
    [TURNOVER] 投注额不低于
    [NET_LOSS] 净亏损不低于
    [MEMBERS] 活跃会员
    [LEAST] 每人最低有效投注
    [RATE] 比例
   *[CAP] 封顶
}
agent-contract-word = { $word ->
    [REALTIME_5M] 五分钟
    [HOURLY] 每小时
    [DAILY] 每日
    [WEEKLY] 每周
    [HALF_MONTHLY] 半月
    [MONTHLY] 每月
    [NET_LOSS] 净亏损
    [TURNOVER] 投注额
    [VALID_BET] 有效投注
    [GGR] 投注减派彩
    [NGR] 净收入
    [RESET] 归零
    [CARRY_NEGATIVE] 结转
    [UPLINE] 上级
    [OPERATOR] 运营方
    [YES] 是
    [NO] 否
   *[ALL] 全部产品
}
agent-contract-action = { $action ->
    [OFFER] 提出
    [COUNTER] 还价
    [ACCEPT] 接受并签署
    [REJECT] 拒绝
    [WITHDRAW] 撤回
    [TERMINATE] 终止合同
    [AMEND] 修改条款
   *[ASK] 申请合同
}
agent-contract-step = { $action ->
    [OFFER] 签署您的提议
    [COUNTER] 签署新条款
    [ACCEPT] 签署此合同
    [REJECT] 拒绝请求
    [WITHDRAW] 撤回您的请求
   *[TERMINATE] 请求终止合同
}
agent-contract-done = { $action ->
    [OFFER] 提议已发送。
    [COUNTER] 条款已发送。
    [ACCEPT] 已签署，自下一周期起生效。
    [REJECT] 请求已拒绝。
    [WITHDRAW] 请求已撤回。
   *[TERMINATE] 已请求对方终止。
}
agent-contract-with-upline = { $named ->
    [OPERATOR] 与运营方
   *[ACCOUNT] 与您的上级 { $party }
}
agent-contract-status = { $status ->
    [ACTIVE] 自 { $from } 生效
    [TERMINATING] { $until } 结束：{ $why ->
            [RATE_LOWERED] 上级自己的合同被调低
            [UPLINE_CHANGED] 上级已变更
           *[AGREED] 双方同意
        }
   *[ENDED] 已于 { $until } 结束：{ $why ->
            [RATE_LOWERED] 上级自己的合同被调低
            [UPLINE_CHANGED] 上级已变更
           *[AGREED] 双方同意
        }
}
agent-contract-signed = { $named ->
    [OPERATOR] 运营方签署，{ $time }
   *[ACCOUNT] { $party } 签署，{ $time }
}
agent-contract-request = { $what ->
    [NEW] 与 { $named ->
            [OPERATOR] 运营方
           *[ACCOUNT] { $party }
        } 的新合同
    [AMEND] 与 { $named ->
            [OPERATOR] 运营方
           *[ACCOUNT] { $party }
        } 的条款变更
   *[TERMINATE] 与 { $named ->
            [OPERATOR] 运营方
           *[ACCOUNT] { $party }
        } 的合同终止
}
agent-contract-turn = { $turn ->
    [YOURS] 等待您答复，截止 { $until }
    [THEIRS] 对方可答复至 { $until }
   *[CLOSED] { $status ->
            [ACCEPTED] 双方已签署
            [REJECTED] 已拒绝
            [EXPIRED] 逾期未答复
           *[CANCELLED] 已撤回
        }
}
agent-contract-bench-title = { $what ->
    [OFFER] 向 { $named ->
            [NOBODY] 运营方
           *[SOMEBODY] { $party }
        } 提出
    [ASK] 向上级申请合同
    [AMEND] 与 { $named ->
            [NOBODY] 运营方
           *[SOMEBODY] { $party }
        } 的新条款
    [COUNTER] 答复 { $named ->
            [NOBODY] 运营方
           *[SOMEBODY] { $party }
        }
   *[WORKBENCH] 试算台
}
agent-contract-closed = { $what ->
    [RIGHT] 您不能发起此类合同。
    [NO_OWN] 您自己没有此类合同，因此不能提出。
   *[GONE] 该内容已不存在。
}
agent-contract-fault = { $fault ->
    [PERIOD] 此类型没有该周期
    [BASIS] 此类型没有该基准
    [PRODUCTS] 请选择产品，每种一次
    [UNKNOWN_PRODUCT] 没有该产品
    [CARRY_OVER] 投注额不会为负，无需结转
    [DEDUCTIONS] 只有净收入才有扣除
    [RATE] 比例超过 100%
    [NO_RATE] 永远不会支付任何金额
    [TOO_MANY_TIERS] 层级过多
    [NEGATIVE] 不能低于零
    [CAP] 封顶必须大于零
    [LEAST_STAKE] 最低有效投注需要活跃会员要求
    [NOT_RISING] 要求必须高于下一层级，且任何一项不低
    [RATE_FALLS] 不能低于下一层级的比例
   *[CAP_FALLS] 封顶不能低于下一层级
}
agent-contract-excess = { $what ->
    [KIND] 与您自己的合同种类不同
    [PRODUCTS] 与您自己的合同产品不同
    [SUB_TEAMS] 包含您自己的合同未计入的层级
    [CARRY_OVER] 您自己的合同会结转负数
    [PLATFORM_FEE] 平台费至少为 { $allowed }
    [BONUSES] 红利扣除须与您自己的合同一致
    [PAYMENT_FEE] 支付费至少为 { $allowed }
    [RATE] 此处最多 { $allowed }
   *[CAP] 封顶最多 { $allowed }
}

# The views' own words.
view-contracts-own = 与上级的合同
view-contracts-downlines = 与下级的合同
view-contracts-none = 还没有合同
view-contracts-none-text = 可在下级管理中提出，或向上级申请。
view-contracts-text = 文本与签署
view-contracts-download = 下载文本
view-contracts-hash = SHA-256
view-contracts-tiers = 层级
view-contracts-ending = 以下合同将随之结束
view-contracts-agree = 我已查看清单并同意
view-contracts-reason = 原因
view-contracts-back = 返回
view-contracts-set-password = 设置支付密码后才能签署
view-contracts-add = 添加层级
view-contracts-raise = 上移
view-contracts-remove = 移除
view-contracts-replay = 过往将带来的结果
view-contracts-period = 周期
view-contracts-basis = 基准
view-contracts-members = 活跃
view-contracts-tier = 层级
view-contracts-downline = 下级
view-contracts-mine = 您
view-contracts-kept = 您留存
view-contracts-total = 合计
view-contracts-chart = 各周期金额
view-contracts-no-requests = 没有请求
view-contracts-no-requests-text = 您或对方的请求会显示在这里。
view-contracts-terms = 条款
