# The views' own words of transfers to the upline.
view-upline = 轉帳
view-upline-can = 現在可轉出
view-upline-to = 轉給
view-upline-review = 核對轉帳
view-upline-check = 核對並轉帳
view-upline-send = 轉帳
view-upline-another = 再次轉帳
view-upline-history = 轉帳記錄
view-upline-none = 您的轉帳會顯示在這裡，每筆附有訂單編號。
