# The views' own words of the same cards.
view-consents = 推廣訊息
view-consents-about = 是否允許我們向您發送優惠訊息？除非您在此開啟，否則不會發送，且每則訊息都可退訂。與帳號和資金有關的訊息不受影響。
view-data-copy = 您的資料副本
view-data-copy-about = 本站持有的關於您的全部資料，彙整為一個附說明的檔案，保留七天。
view-data-copy-ask = 申請副本
view-data-copy-download = 下載
view-data-copy-progress = 副本進度
view-closing = 關閉帳號
view-closing-about = 永久關閉前，您會先看到資金如何處理。在您確認之前不會關閉。
view-closing-begin = 查看後果
view-closing-first = 請先處理
view-closing-means = 關閉意味著什麼
view-closing-understood = 我已閱讀並希望關閉我的帳號。
view-closing-close = 關閉我的帳號
view-closing-leave = 保留我的帳號
