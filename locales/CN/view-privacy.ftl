# The views' own words of the same cards.
view-consents = 推广信息
view-consents-about = 是否允许我们向您发送优惠信息？除非您在此开启，否则不会发送，且每条信息都可退订。与账户和资金有关的消息不受影响。
view-data-copy = 您的数据副本
view-data-copy-about = 本站持有的关于您的全部数据，汇总为一个附说明的文件，保留七天。
view-data-copy-ask = 申请副本
view-data-copy-download = 下载
view-data-copy-progress = 副本进度
view-closing = 关闭账户
view-closing-about = 永久关闭前，您会先看到资金如何处理。在您确认之前不会关闭。
view-closing-begin = 查看后果
view-closing-first = 请先处理
view-closing-means = 关闭意味着什么
view-closing-understood = 我已阅读并希望关闭我的账户。
view-closing-close = 关闭我的账户
view-closing-leave = 保留我的账户
