# Words that only the views of the search use.
view-search-site = ဂိမ်း၊ ကုမ္ပဏီ၊ ပရိုမိုးရှင်းနှင့် အကူအညီ ရှာရန်
view-search-recent = မကြာသေးမီက ရှာဖွေမှုများ
view-search-forget = မကြာသေးမီက ရှာဖွေမှုများ ရှင်းရန်
# $count: a number.
view-search-found = { $count ->
   *[other] ရလဒ် { $count } ခု
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $total } ခုအနက် { $shown } ခု
# $text: what was typed.
view-search-none-title = “{ $text }” ကို မတွေ့ပါ
view-search-none-text = စာလုံးပေါင်း စစ်ပါ၊ စာလုံးလျှော့ရိုက်ပါ သို့မဟုတ် ကုမ္ပဏီအမည်ဖြင့် ရှာကြည့်ပါ။
view-search-keys = မြှားများဖြင့် ရွေး၊ Enter ဖြင့် ဖွင့်၊ Esc ဖြင့် ပိတ်
view-search-clear = ရှာဖွေမှု ရှင်းရန်
