# What went wrong and what to do about it (section 8 of the specification).
error-network = 網路沒有回應。請檢查連線後再試一次。
error-timeout = 頁面開啟時間過長，請再試一次。
error-garbled = 無法讀取伺服器的回應，請再試一次。
error-system = 系統發生問題，請稍後再試。
# $message: what the server said, in its own words.
error-other = { $message }
error-unavailable = 網站忙碌中或正在維護，請過幾分鐘再試。
error-in-progress = 此操作仍在處理中，請稍候再查看。
error-sent-before = 您先前的一項請求已在此期間執行。請先查看目前情況，再決定是否送出這項請求。
error-already-done = 這項操作先前已經完成。您現在看到的是最新情況。
error-operation = 無法完成此操作。請重新整理頁面後再試一次。
error-seal = 無法建立安全連線。請重新整理頁面後再試一次。

error-wrong-credentials = 使用者名稱或密碼錯誤，請確認後再試一次。
error-captcha-required = 請輸入新圖片中的字元以繼續。
error-account-locked = 失敗次數過多，此帳號已暫時鎖定。請稍後再試，或聯絡客服。
error-account-suspended = 此帳號已停用，請聯絡客服。
error-too-many-requests = 嘗試次數過多，請稍候再試。
error-not-logged-in = 請先登入。
error-non-agent = 此處僅限代理使用，請以代理帳號登入。
error-agent-right = 您的代理類型沒有此權限，請洽詢您的上級或客服。
error-registration-link-ended = 此註冊連結已結束或已用完。請索取新的連結，或不使用連結直接註冊。
error-tree-too-deep = 您在團隊中的層級已到最深，無法再有下級。請聯絡客服。
error-rates-same = 比例與現在相同，沒有變化。請輸入其他比例。
error-rate-too-high = 此比例高於您自己的比例。
error-rate-too-low = 此比例低於其直屬下級的比例。
error-too-many-links = 您的有效連結已達上限，請先結束一個。

error-region = 您所在的地區或網路無法使用本站。

error-not-found = 此內容不存在或已移除。請返回後重新選擇。
error-game-not-found = 找不到此遊戲。請到遊戲大廳選擇其他遊戲。
error-game-unavailable = 此遊戲目前無法使用。請選擇其他遊戲，或稍後再試。
error-room-full = 此房間座位已滿，請選擇其他房間。
error-room-entry = 您的餘額低於此房間的要求，請選擇較小的房間。
error-no-sports = 目前沒有開放的體育遊戲商。請稍後再來，或看看其他遊戲。
error-game-stopped = 遊戲已中斷。請重新啟動，或選擇其他遊戲。

error-username-taken = 此使用者名稱已被使用，請另選一個。
error-invalid-affiliate = 邀請碼錯誤。請檢查；若非必填可留空。
error-invalid-recommender = 查無此推薦人，請確認名稱。
error-invalid-phone-number = 請輸入有效的手機號碼。
error-missing-phone-number = 請輸入您的手機號碼。
error-phone-too-many-requests = 此號碼的請求過多，請於 5 分鐘後再試。
error-invalid-verification-code = 驗證碼錯誤，請確認後再試一次。
error-missing-verification-code = 請輸入驗證碼。
error-captcha-failed = 圖形驗證未通過，請試試新的一張。
error-quota-exceeded = 目前無法再傳送驗證碼，請聯絡客服。
error-code-expired = 此驗證碼已過期，請重新取得。
error-not-enabled = 此功能在這裡未開放。

# What became of a request that moves money and whose answer did not come.
outcome-checking = 我們正在確認您的請求是否已成功。您不需要再次送出。
outcome-check-now = 立即確認
outcome-went-through = 您先前的請求已成功。
outcome-refused = 您先前的請求已被拒絕，沒有執行任何操作。
outcome-not-received = 我們沒有收到您的請求，因此沒有執行任何操作。您可以再次送出。
outcome-lost = 我們已無法確認您的請求是否成功。請先查看目前情況，再決定是否再次送出。

error-contact-unchanged = 這就是您已驗證的聯絡方式。
error-account-closed = 此帳號已關閉。如需重新開啟，請聯絡客服。
error-closing-blocked = 帳號未關閉：情況已變化，請查看目前狀態。
error-data-copy-daily = 每天只能申請一份副本，請明天再試。
error-statement-under-way = 正在產生一份對帳單，請等待完成。
error-statements-full = 對帳單數量已達上限，請先刪除一份。
error-statement-too-long = 列數超過一份對帳單的上限，請選擇較少的日期。
error-consent-text-changed = 同意書的文字已變更，請重新載入頁面並閱讀。
error-funds-acknowledgement-needed = 存款前，請閱讀並確認我們如何保管客戶資金。
error-excluded = 您正在暫停遊戲，因此此功能暫時關閉。您仍可提領自己的資金。
error-limit-reached = 這會超出您設定的限額。「理性遊戲」頁面會顯示剩餘額度。
error-limit-decision-needed = 請先決定是否要設定存款限額。
error-no-raise = 目前沒有可確認的調高申請，請查看您的限額現況。
error-exclusion-stands = 暫停只能延長，不能縮短。
error-age-check-needed = 我們需要先核實您的年齡與身分，您可以在安全中心辦理。
error-reality-check-due = 有一則理性提醒等您查看，讀完後即可繼續。
error-other-game-open = 您在另一個視窗或另一台裝置上開啟過一款遊戲。同一時間只能玩一款：開始這款後，另一款將不再接受投注。
error-demo-closed = 此試玩需要帳號，請先登入或註冊。
