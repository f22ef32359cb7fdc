# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu-games = ហ្គេម
view-menu-pages = បន្ថែម

view-chat-open = ជជែកជាមួយយើង
view-chat-open-link = បើកការសន្ទនា
view-chat-others = វិធីផ្សេងដើម្បីទាក់ទងយើង
view-chat-nobody = មិនទាន់មានវិធីទាក់ទងនៅទីនេះទេ
view-chat-field = សាររបស់អ្នក
view-chat-send = ផ្ញើ
view-chat-sending = កំពុងផ្ញើ
view-chat-sent = បានផ្ញើ
view-chat-seen = បានអាន
view-chat-failed = ផ្ញើមិនបាន
view-chat-again = ផ្ញើម្ដងទៀត
view-chat-discard = បោះបង់
view-chat-earlier = សារមុនៗ
# $operator: a name.
view-chat-typing = { $operator } កំពុងវាយ
view-chat-end = បញ្ចប់ការសន្ទនា
view-chat-log = ការសន្ទនា
view-chat-begin = សូមសរសេរមកយើងនៅទីនេះ។ បុគ្គលិកនឹងអាន ហើយឆ្លើយនៅកន្លែងនេះ។
view-chat-rate = តើសេវារបស់យើងយ៉ាងណាដែរ?
# $count: a number, as text.
view-chat-stars = { $count } ផ្កាយក្នុងចំណោម 5
view-chat-comment = មតិបន្ថែម (មិនចាំបាច់)
view-chat-rate-send = ផ្ញើការវាយតម្លៃ
# $count: a number, as text.
view-chat-rated = អរគុណសម្រាប់ការវាយតម្លៃ៖ { $count } ក្នុងចំណោម 5
view-chat-from-feedback = មើលចម្លើយក្នុងការសន្ទនា
view-chat-attach = ផ្ញើរូបភាព៖ png ឬ jpg តូចជាង 5 MB
view-chat-show-picture = បង្ហាញរូបភាព
view-chat-picture = រូបភាព
view-chat-picture-failed = មិនអាចទាញយករូបភាពបានទេ

view-footer-vendors-back = ក្រុមហ៊ុនមុនៗ
view-footer-vendors-on = ក្រុមហ៊ុនបន្ថែម

view-download-lead = យកគេហទំព័រទៅជាមួយអ្នក៖ កម្មវិធីបើកដោយចុចតែម្ដង ហើយចាប់ផ្ដើមលឿនជាង។
view-download-none = មិនទាន់មានកម្មវិធីទេ
view-download-none-text = គេហទំព័រដំណើរការក្នុងកម្មវិធីរុករករបស់ទូរសព្ទគ្រប់គ្រឿង។
view-download-apps = កម្មវិធី
view-download-yours = ឧបករណ៍របស់អ្នក
view-download-scan = ស្កេនកូដដោយទូរសព្ទដែលនឹងប្រើកម្មវិធី។
view-download-download = ទាញយក
view-download-steps = របៀបដំឡើង

view-domains = អាសយដ្ឋានគេហទំព័រនេះ
view-domains-here = អ្នកនៅទីនេះ
view-domains-test = សាកល្បងល្បឿន

# $host: the host of a script.
view-consent-text = តើយើងអាចរាប់ការចូលមើលរបស់អ្នកបានទេ? ស្គ្រីបពី { $host } រាប់ថាទំព័រណាខ្លះត្រូវបានបើក។ បើគ្មានវា អ្វីៗនៅតែដំណើរការដដែល។
view-consent-agree = អនុញ្ញាតឱ្យរាប់
view-consent-refuse = មិនអនុញ្ញាតឱ្យរាប់
view-consent-change = ស្ថិតិអ្នកចូលមើល
