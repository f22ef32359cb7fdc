# How the operator is reached, the apps to download, and which browser to use.
support-failed-title = មិនអាចចាប់ផ្ដើមការសន្ទនាបានទេ
support-nobody = ឥឡូវនេះគ្មានអ្នកឆ្លើយតបទេ។ សូមជ្រើសរើសវិធីផ្សេង ឬព្យាយាមពេលក្រោយ។
support-blocked = កម្មវិធីរុករករបស់អ្នកមិនឱ្យបើកបង្អួចទេ។ សូមបើកការសន្ទនាដោយខ្លួនឯង៖
chat-hours-open = ឥឡូវមានអ្នកឆ្លើយ។
# $time: date and time of day.
chat-hours-closed = ពេលនេះគ្មានអ្នកឆ្លើយទេ។ ការឆ្លើយចាប់ពី { $time } ទៅ។
# $place: a number.
chat-queue = អ្នកនៅលេខ { $place } ក្នុងជួរ។
chat-next = បន្ទាប់គឺអ្នក។
# $operator: a name.
chat-with = { $operator } កំពុងឆ្លើយតបអ្នក។
chat-closed = ការសន្ទនានេះបានបិទ។ អ្វីដែលអ្នកសរសេរបន្ទាប់ចាប់ផ្ដើមការសន្ទនាថ្មី។
chat-closed-by-operator = សេវាអតិថិជនបានបិទការសន្ទនា។
chat-closed-by-customer = អ្នកបានបិទការសន្ទនា។
chat-closed-when-idle = ការសន្ទនាត្រូវបានបិទ ព្រោះគ្មានសារមួយរយៈ។
# $operator: a name.
chat-taken-over = { $operator } ទទួលបន្ត។
# $max: a number.
chat-too-long = យ៉ាងច្រើន { $max } តួអក្សរ។
error-conversation-state = ការសន្ទនាបានបិទ ឬបានផ្លាស់ប្ដូរ។ សូមបើកម្ដងទៀត។
error-conversation-full = ការសន្ទនានេះពេញហើយ។ សូមបិទ រួចចាប់ផ្ដើមថ្មី។
error-visitor-unknown = ការសន្ទនារបស់អ្នកផុតកំណត់ហើយ។ សូមផ្ញើម្ដងទៀតដើម្បីចាប់ផ្ដើមថ្មី។

# $browser: name of the visitor's browser. $version: a number, its first version that has all that the site uses; not counted.
browser-old = { $browser } នេះចាស់ជាងអ្វីដែលគេហទំព័រត្រូវការ។ សូមធ្វើបច្ចុប្បន្នភាពទៅជំនាន់ { $version } ឡើងទៅ ឬប្រើកម្មវិធីរុករកដែលណែនាំ។

download-open = នៅលើទូរសព្ទ ចុចទាញយក ហើយអនុញ្ញាត។
download-start = បើកកម្មវិធី ហើយចូលគណនីដូចនៅទីនេះ។
download-home-screen = បញ្ជាក់។ កម្មវិធីនឹងនៅលើអេក្រង់ដើម ហើយបើកដោយគ្មានរបាររបស់កម្មវិធីរុករក។
download-ios-open = នៅលើ iPhone ឬ iPad បើកទំព័រនេះក្នុង Safari។
download-ios-share = ចុចចែករំលែក រួចបន្ថែមទៅអេក្រង់ដើម។
download-ios-file = ពេលទទួលបានកម្មវិធីហើយ សូមទុកចិត្តអ្នកបង្កើតក្នុង ការកំណត់ ទូទៅ ការគ្រប់គ្រងឧបករណ៍។
download-config-allow = ចុចទាញយក ហើយអនុញ្ញាតប្រូហ្វាល់។
download-config-install = ក្នុងការកំណត់ ជ្រើសប្រូហ្វាល់ដែលបានទាញយក ហើយចុចដំឡើង៖ កម្មវិធីនឹងនៅលើអេក្រង់ដើម។
download-android-open = នៅលើទូរសព្ទ បើកទំព័រនេះក្នុង Chrome។
download-android-menu = ក្នុងម៉ឺនុយ ចុចបន្ថែមទៅអេក្រង់ដើម រួចចុចដំឡើង។
download-android-file = ពេលទទួលបានឯកសារហើយ សូមបើកវា ហើយអនុញ្ញាតការដំឡើងពីប្រភពនេះ។

domains-speed = { $ms } មិល្លីវិនាទី
