# The views' own words of transfers to the upline.
view-upline = Transfer money
view-upline-can = You can transfer now
view-upline-to = To
view-upline-review = Check the transfer
view-upline-check = Check and transfer
view-upline-send = Transfer
view-upline-another = Another transfer
view-upline-history = Transfers so far
view-upline-none = Your transfers will stand here, each with its order number.
