# The views' own words of my wallet.
view-wallet-money = သင့်ငွေ
view-wallet-deposit = ငွေသွင်း
view-wallet-withdraw = ငွေထုတ်
# $figure: what the figure is.
view-wallet-parts = ပါဝင်သည်များ- { $figure }
view-wallet-why = ဤမျှ ထုတ်နိုင်ရသည့်အကြောင်း
view-wallet-total = ယခု ထုတ်နိုင်သည်
view-wallet-credits = မထုတ်မီ လောင်းရမည်များ
view-wallet-credits-none = လောင်းရမည့်ငွေ မရှိပါ။ လောင်းရမည့် ငွေသွင်းမှုများနှင့် ဘောနပ်စ်များကို တိုးတက်မှုနှင့်အတူ ဤနေရာတွင် မြင်ရပါမည်။
view-wallet-granted = ထည့်ပေးသည့်အချိန်
view-wallet-expires = အလိုအလျောက် ပြီးဆုံးချိန်
view-wallet-next = နောက်လောင်းကြေး ရေတွက်ပုံ
view-wallet-game-types = ဂိမ်းအမျိုးအစား
view-wallet-games-otherwise = ဤဂိမ်းများကို သီးခြားရေတွက်သည်
