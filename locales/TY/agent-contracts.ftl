# Contracts of agents.
error-contract-terms = 這些條款不能提出：不符合規則，或超出營運方允許的範圍。
error-contract-exceeds = 這些條款高於您自己的同類合約，或您沒有同類合約。請調低。
error-contract-stands = 雙方之間已有同類合約，或有關請求尚未答覆。
error-contract-party = 目前有一方不能簽署：帳戶已關閉或被排除，或雙方已不是直屬上下級。
error-contracts-end = 下級的一些合約將會結束。請先查看並同意該清單。
