# Contracts of agents.
error-contract-terms = 这些条款不能提出：不符合规则，或超出运营方允许的范围。
error-contract-exceeds = 这些条款高于您自己的同类合同，或您没有同类合同。请调低。
error-contract-stands = 双方之间已有同类合同，或有关请求尚未答复。
error-contract-party = 目前有一方不能签署：账户已关闭或被排除，或双方已不是直属上下级。
error-contracts-end = 下级的一些合同将会结束。请先查看并同意该清单。
