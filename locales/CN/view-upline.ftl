# The views' own words of transfers to the upline.
view-upline = 转账
view-upline-can = 现在可转出
view-upline-to = 转给
view-upline-review = 核对转账
view-upline-check = 核对并转账
view-upline-send = 转账
view-upline-another = 再次转账
view-upline-history = 转账记录
view-upline-none = 您的转账会显示在这里，每笔附有订单号。
