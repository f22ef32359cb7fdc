# Words of the views round the screens: menu of all pages, side bar, chat room, download page, carousel of vendors.
view-menu = ទំព័រទាំងអស់
view-menu-open = បើកម៉ឺនុយ
view-menu-games = ហ្គេម
view-menu-pages = បន្ថែម

view-chat-open = ជជែកជាមួយយើង
view-chat-open-link = បើកការសន្ទនា
view-chat-others = វិធីផ្សេងដើម្បីទាក់ទងយើង
view-chat-nobody = មិនទាន់មានអ្នកទទួលនៅទីនេះទេ

view-footer-vendors-back = ក្រុមហ៊ុនមុនៗ
view-footer-vendors-on = ក្រុមហ៊ុនបន្ថែម

view-download-lead = យកគេហទំព័រទៅជាមួយអ្នក៖ ជាកម្មវិធី វាបើកដោយចុចតែម្ដង ហើយចាប់ផ្ដើមលឿនជាង។
view-download-none = មិនទាន់មានកម្មវិធីទេ
view-download-none-text = គេហទំព័រដំណើរការក្នុងកម្មវិធីរុករករបស់ទូរសព្ទគ្រប់គ្រឿង។
view-download-apps = កម្មវិធី
view-download-yours = ឧបករណ៍របស់អ្នក
view-download-scan = ស្កេនកូដដោយទូរសព្ទដែលនឹងប្រើកម្មវិធី។
view-download-scan-other = សម្រាប់ឧបករណ៍ផ្សេង សូមស្កេនកូដដោយឧបករណ៍នោះ។
view-download-download = ទាញយក
view-download-steps = របៀបដំឡើង

view-domains = អាសយដ្ឋានគេហទំព័រនេះ
view-domains-here = អ្នកនៅទីនេះ
view-domains-test = សាកល្បងល្បឿន
