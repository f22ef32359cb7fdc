# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = 無法開始對話
support-nobody = 目前沒有人員在線。請選擇其他聯絡方式，或稍後再試。
support-blocked = 您的瀏覽器封鎖了新視窗。請自行開啟對話：
chat-hours-open = 現在有人回覆。
# $time: date and time of day.
chat-hours-closed = 目前無人值班，{ $time } 起恢復回覆。
# $place: a number.
chat-queue = 您排在第 { $place } 位。
chat-next = 下一位就是您。
# $operator: a name.
chat-with = { $operator } 正在回覆您。
chat-closed = 對話已關閉。再次發言將開始新的對話。
chat-closed-by-operator = 客服已關閉對話。
chat-closed-by-customer = 您已關閉對話。
chat-closed-when-idle = 因一段時間無人發言，對話已關閉。
# $operator: a name.
chat-taken-over = 由 { $operator } 接手。
# $max: a number.
chat-too-long = 最多 { $max } 個字元。
error-conversation-state = 對話已關閉或已有變動，請重新開啟。
error-conversation-full = 此對話已滿，請關閉後另開對話。
error-visitor-unknown = 您的對話已過期，請重新傳送以開始新的對話。

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = 此 { $browser } 版本過舊，無法完整支援本站。請更新至 { $version } 或更新版本，或使用建議的瀏覽器。

download-open = 在手機上點按「下載」並允許。
download-start = 開啟應用程式，並如在此處一樣登入。
download-home-screen = 確認後，應用程式會出現在主畫面上，開啟時沒有瀏覽器的工具列。
download-ios-open = 在 iPhone 或 iPad 上以 Safari 開啟此頁。
download-ios-share = 點按「分享」，再點「加入主畫面」。
download-ios-file = 應用程式下載完成後，請在「設定」、「一般」、「裝置管理」中信任其開發者。
download-config-allow = 點按「下載」並允許描述檔。
download-config-install = 在「設定」中選擇已下載的描述檔並點按「安裝」：應用程式會出現在主畫面上。
download-android-open = 在手機上以 Chrome 開啟此頁。
download-android-menu = 在選單中點按「加到主畫面」，再點「安裝」。
download-android-file = 檔案下載完成後開啟它，並允許從此來源安裝。

domains-speed = { $ms } 毫秒
