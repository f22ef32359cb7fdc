# Words that only the views of the search use.
view-search-site = ค้นหาเกม ค่าย โปรโมชัน และความช่วยเหลือ
view-search-recent = การค้นหาล่าสุด
view-search-forget = ล้างการค้นหาล่าสุด
# $count: a number.
view-search-found = { $count ->
   *[other] { $count } รายการ
}
# $shown and $total: numbers of results of one kind.
view-search-part = { $shown } จาก { $total }
# $text: what was typed.
view-search-none-title = ไม่พบ “{ $text }”
view-search-none-text = ตรวจสอบตัวสะกด พิมพ์ให้สั้นลง หรือลองชื่อค่าย
view-search-keys = ลูกศรเพื่อเลือก Enter เพื่อเปิด Esc เพื่อปิด
view-search-clear = ล้างการค้นหา
