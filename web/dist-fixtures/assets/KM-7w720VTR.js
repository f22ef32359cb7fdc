var e=`cancel = បោះបង់
close = បិទ
warning-title = សូមចំណាំ

sign-out-title = ចាកចេញពីគណនី?
sign-out-text = សមតុល្យ និងសំណព្វរបស់អ្នកនៅដដែល។
sign-out-confirm = ចាកចេញ

in_need_true_account = គណនីសាកល្បងមិនអាចធ្វើបែបនេះបានទេ។ សូមចូលដោយគណនីពិត ដើម្បីបន្ត។
in_increase_submit = យល់ព្រម

password-weak-title = ប្ដូរពាក្យសម្ងាត់របស់អ្នក
password-weak-text = ពាក្យសម្ងាត់របស់អ្នកងាយទាយ។ សូមជ្រើសរើសពាក្យដែលវែងជាងនេះ ហើយមិនប្រើនៅកន្លែងផ្សេង។
password-expired-text = ពាក្យសម្ងាត់របស់អ្នកផុតកំណត់ហើយ។ សូមជ្រើសរើសពាក្យសម្ងាត់ថ្មី ដើម្បីរក្សាសុវត្ថិភាពគណនី។

first-login-title = សូមស្វាគមន៍
first-login-text = គណនីរបស់អ្នករួចរាល់ហើយ។ អញ្ជើញមើលដោយសេរី។

toast-signed-out = អ្នកបានចាកចេញពីគណនីហើយ។
toast-favourite-failed = មិនអាចរក្សាទុកការប្ដូរសំណព្វសម្រាប់ { $game } បានទេ។ សូមព្យាយាមម្ដងទៀត។
toast-session-ended = វគ្គរបស់អ្នកបានបញ្ចប់។ សូមចូលគណនីម្ដងទៀត។

error-network = បណ្ដាញមិនឆ្លើយតប។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។
error-timeout = ទំព័រប្រើពេលបើកយូរពេក។ សូមព្យាយាមម្ដងទៀត។
error-garbled = យើងមិនអាចអានចម្លើយពីម៉ាស៊ីនមេបានទេ។ សូមព្យាយាមម្ដងទៀត។
error-system = មានបញ្ហាក្នុងប្រព័ន្ធរបស់យើង។ សូមព្យាយាមម្ដងទៀតបន្តិចក្រោយ។
error-other = { $message }
error-operation = មិនអាចធ្វើប្រតិបត្តិការនេះបានទេ។ សូមផ្ទុកទំព័រឡើងវិញ រួចព្យាយាមម្ដងទៀត។
error-seal = មិនអាចបង្កើតការតភ្ជាប់សុវត្ថិភាពបានទេ។ សូមផ្ទុកទំព័រឡើងវិញ រួចព្យាយាមម្ដងទៀត។

error-wrong-credentials = ឈ្មោះអ្នកប្រើ ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ។
error-captcha-wrong = តួអក្សរមិនត្រូវនឹងរូបភាពទេ។ សូមសាកល្បងរូបភាពថ្មី។
error-captcha-required = សូមបញ្ចូលតួអក្សរក្នុងរូបភាព ដើម្បីបន្ត។
error-account-locked = បរាជ័យច្រើនដងពេក៖ គណនីនេះត្រូវបានចាក់សោជាបណ្ដោះអាសន្ន។ សូមព្យាយាមពេលក្រោយ ឬទាក់ទងសេវាអតិថិជន។
error-account-suspended = គណនីនេះត្រូវបានផ្អាក។ សូមទាក់ទងសេវាអតិថិជន។
error-too-many-requests = ព្យាយាមញឹកញាប់ពេក។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្ដងទៀត។
error-not-logged-in = សូមចូលគណនីជាមុនសិន។
error-non-member = មានតែសមាជិកទេដែលអាចចូលនៅទីនេះ។ សូមប្រើគណនីសមាជិក។
error-non-agent = មានតែភ្នាក់ងារទេដែលអាចបើកផ្នែកនេះ។ សូមចូលដោយគណនីភ្នាក់ងារ។

error-maintenance = គេហទំព័រកំពុងថែទាំ។ សូមត្រឡប់មកវិញពេលក្រោយ។
error-region = ការចូលប្រើពីតំបន់ ឬបណ្ដាញរបស់អ្នកត្រូវបានដាក់កម្រិត។
error-invalid-domain = អាសយដ្ឋាននេះមិនត្រឹមត្រូវ។ សូមទាក់ទងសេវាអតិថិជន ដើម្បីទទួលអាសយដ្ឋានត្រឹមត្រូវ។

error-game-not-found = រកមិនឃើញហ្គេមនេះទេ។ សូមជ្រើសរើសហ្គេមផ្សេងក្នុងបញ្ជីហ្គេម។
error-game-unavailable = ហ្គេមនេះមិនអាចលេងបាននៅពេលនេះទេ។ សូមជ្រើសរើសហ្គេមផ្សេង ឬព្យាយាមពេលក្រោយ។
error-game-stopped = ហ្គេមបានឈប់។ សូមចាប់ផ្ដើមឡើងវិញ ឬជ្រើសរើសហ្គេមផ្សេង។
error-insufficient-balance = សមតុល្យរបស់អ្នកមិនគ្រប់គ្រាន់ទេ។ សូមពិនិត្យសមតុល្យ ឬជ្រើសរើសចំនួនតិចជាងនេះ។

nav-home = ទំព័រដើម
nav-games = ហ្គេម
nav-deposit = ដាក់ប្រាក់
nav-promotions = ប្រូម៉ូសិន
nav-me = ខ្ញុំ
nav-rng = ស្លត
nav-pvp = ទល់គ្នា
nav-fish = បាញ់ត្រី
nav-live = ផ្ទាល់
nav-sports = កីឡា
nav-esports = អ៊ីស្ព័រ
nav-sv3 = ជល់មាន់
nav-elott = ឆ្នោត

menu-account-record = កំណត់ត្រាគណនី
menu-profit-and-loss = ចំណេញ និងខាត
menu-reward-centre = មជ្ឈមណ្ឌលរង្វាន់
menu-security-centre = មជ្ឈមណ្ឌលសុវត្ថិភាព

mode-all = ហ្គេមទាំងអស់
mode-hot = ពេញនិយម
mode-favourite = សំណព្វ
mode-recent = ថ្មីៗនេះ

class-all = គ្រប់ប្រភេទ
class-jp = ជេកផត
class-tg = ហ្គេមលើតុ
class-ac = អាខេដ
class-bg = ប៊ីងហ្គោ

min-bet-all = មិនកំណត់ការភ្នាល់អប្បបរមា
min-bet-from = ចាប់ពី { $amount }

field-username-empty = សូមបញ្ចូលឈ្មោះអ្នកប្រើ។
field-password-empty = សូមបញ្ចូលពាក្យសម្ងាត់។
field-captcha-empty = សូមបញ្ចូលតួអក្សរក្នុងរូបភាព។

wanted-play = សូមចូលគណនី ដើម្បីលេង { $game }។
wanted-favourite = សូមចូលគណនី ដើម្បីបន្ថែម { $game } ទៅក្នុងសំណព្វរបស់អ្នក។
wanted-page = សូមចូលគណនី ដើម្បីបើកទំព័រនេះ។
wanted-session-ended = វគ្គរបស់អ្នកបានបញ្ចប់។ សូមចូលគណនីម្ដងទៀត ដើម្បីបន្តពីកន្លែងដដែល។

title-home = ទំព័រដើម
title-rng = ស្លត
title-pvp = អ្នកលេងទល់អ្នកលេង
title-fish = ហ្គេមបាញ់ត្រី
title-live = កាស៊ីណូផ្ទាល់
title-sports = កីឡា
title-esports = កីឡាអេឡិចត្រូនិក
title-sv3 = ជល់មាន់
title-elott = ឆ្នោត
title-lott = ឆ្នោត
title-lottery = ឆ្នោត
title-promotions = ប្រូម៉ូសិន
title-promo-detail = ព័ត៌មានលម្អិតប្រូម៉ូសិន
title-point-mall = ហាងប្ដូរពិន្ទុ
title-notices = សេចក្ដីជូនដំណឹង
title-help = មជ្ឈមណ្ឌលជំនួយ
title-download = ទាញយក
title-join = សហការជាមួយយើង
title-seamless = ហ្គេមកាបូបរួម
title-fbsports = FB Sports
title-game = ហ្គេម
title-login = ចូលគណនី
title-register = ចុះឈ្មោះ
title-forgot-password = ភ្លេចពាក្យសម្ងាត់
title-change-password = ប្ដូរពាក្យសម្ងាត់
title-game-list = ជ្រើសរើសហ្គេម
title-chat-room = បន្ទប់ជជែក
title-member-centre = មជ្ឈមណ្ឌលសមាជិក
title-agent-centre = មជ្ឈមណ្ឌលភ្នាក់ងារ
title-not-found = រកមិនឃើញទំព័រ


view-close = បិទ
view-retry = ព្យាយាមម្ដងទៀត
view-loading = កំពុងផ្ទុក
view-go-home = ទៅទំព័រដើម
view-see-all = មើលទាំងអស់
view-failed = មិនបានសម្រេច
view-request-id = លេខសំណើ { $id }
view-skip = រំលងទៅមាតិកា

view-logo = { $brand }៖ ទំព័រដើម
view-nav = ផ្នែកនានា
view-nav-vendors = ក្រុមហ៊ុនហ្គេម
view-bottom-bar = ផ្នែកសំខាន់ៗ
view-language = ភាសា
view-theme-light = ប្ដូរទៅរូបរាងភ្លឺ
view-theme-dark = ប្ដូរទៅរូបរាងងងឹត
view-notices = សេចក្ដីជូនដំណឹង
view-notices-pause = ផ្អាកសេចក្ដីជូនដំណឹង
view-notices-play = បន្តសេចក្ដីជូនដំណឹង
view-notices-none = មិនមានសេចក្ដីជូនដំណឹងទេ
view-messages-region = សារ
view-log-in = ចូលគណនី
view-sign-up = ចុះឈ្មោះ
view-sign-out = ចាកចេញ
view-account-menu = គណនីរបស់អ្នក
view-agent = ភ្នាក់ងារ
view-trial = ភ្ញៀវសាកល្បង
view-last-login = ចូលចុងក្រោយ { $time }
view-messages = ប្រអប់សារ
view-balance = សមតុល្យ
view-balance-play = សមតុល្យលេងសាកល្បង
view-balance-refresh = ផ្ទុកសមតុល្យឡើងវិញ
view-balance-show = បង្ហាញសមតុល្យ
view-balance-hide = លាក់សមតុល្យ
view-balance-stale = តួលេខនេះអាចចាស់។ សូមចុចដើម្បីព្យាយាមម្ដងទៀត។

view-footer-help = ជំនួយ
view-footer-support = សេវាអតិថិជន
view-footer-app = កម្មវិធី
view-footer-browsers = កម្មវិធីរុករកដែលណែនាំ
view-footer-licences = អាជ្ញាបណ្ណ
view-footer-vendors = ក្រុមហ៊ុនផលិតហ្គេម
view-footer-play-money = សមតុល្យទាំងអស់លើគេហទំព័រនេះជាប្រាក់លេង៖ មិនអាចទិញ ដក ឬប្ដូរបានទេ។
view-footer-age = សម្រាប់មនុស្សពេញវ័យអាយុ ១៨ ឆ្នាំឡើងទៅ។ សូមកំណត់ដែនមុនលេង ហើយឈប់នៅពេលវាលែងសប្បាយ។
view-footer-copyright = © { $brand } រក្សាសិទ្ធិគ្រប់យ៉ាង
view-qr = កូដ QR៖ { $name }

view-banners = ការផ្ដល់ជូន
view-banner-dot = ការផ្ដល់ជូនទី { $number } ក្នុងចំណោម { $count }
view-banners-pause = បញ្ឈប់ការប្ដូរការផ្ដល់ជូន
view-banners-play = បន្តការប្ដូរការផ្ដល់ជូន
view-jackpot = ជេកផតកើនឡើង
view-jackpot-illustrative = សម្រាប់ការបង្ហាញប៉ុណ្ណោះ៖ គ្មានមូលនិធិរង្វាន់នៅពីក្រោយតួលេខនេះទេ។
view-jackpot-pause = បញ្ឈប់តួលេខ
view-jackpot-play = ឱ្យតួលេខដំណើរការ
view-categories = ប្រភេទហ្គេម
view-hot-games = កំពុងពេញនិយម
view-popular-games = លេងច្រើនជាងគេ
view-search = ស្វែងរកហ្គេម
view-search-count = ស្វែងរកក្នុងចំណោមហ្គេម { $count }
view-search-clear = សម្អាតការស្វែងរក

view-play = លេង
view-demo = សាកល្បង
view-hot = ពេញនិយម
view-favourite = បន្ថែមទៅសំណព្វ
view-unfavourite = ដកចេញពីសំណព្វ
view-vendors = ជ្រើសក្រុមហ៊ុនហ្គេម
view-vendors-previous = ក្រុមហ៊ុនមុនៗ
view-vendors-next = ក្រុមហ៊ុនបន្ថែម
view-vendors-none-title = ឥឡូវនេះមិនមានអ្វីនៅទីនេះទេ
view-vendors-none-text = សូមត្រឡប់មកពេលក្រោយ ឬមើលប្រភេទហ្គេមផ្សេងទៀត។
view-vendor-games = ហ្គេម៖ { $count }
view-modes = បញ្ជី
view-classifications = ប្រភេទនៃហ្គេម
view-min-bet = ការភ្នាល់អប្បបរមា
view-lobby-total = ហ្គេមសរុប៖ { $total }
view-lobby-more = បង្ហាញហ្គេមបន្ថែម
view-lobby-all = មើលហ្គេមទាំងអស់
view-lobby-clear = សម្អាតតម្រង
view-lobby-nothing-title = មិនទាន់មានអ្វីនៅទីនេះទេ
view-lobby-nothing-text = ហ្គេមដែលអ្នកលេង ឬចុចបេះដូង នឹងបង្ហាញនៅទីនេះ។
view-lobby-no-match-title = គ្មានហ្គេមត្រូវគ្នាទេ
view-lobby-no-match-text = គ្មានហ្គេមណាត្រូវនឹងឈ្មោះ និងតម្រងដែលអ្នកបានជ្រើសទេ។
view-lobby-login-title = សូមចូលគណនី ដើម្បីមើលហ្គេមរបស់អ្នក
view-lobby-login-text = សំណព្វ និងហ្គេមដែលអ្នកលេងថ្មីៗ ត្រូវបានរក្សាទុកក្នុងគណនីរបស់អ្នក។
view-pages = ទំព័រ
view-page = ទំព័រ { $number }
view-page-previous = ទំព័រមុន
view-page-next = ទំព័របន្ទាប់
view-game-leave = ចាកចេញពីហ្គេម
view-game-fullscreen = ពេញអេក្រង់
view-game-launching = ហ្គេមកំពុងចាប់ផ្ដើម

view-login-username = ឈ្មោះអ្នកប្រើ
view-login-password = ពាក្យសម្ងាត់
view-password-show = បង្ហាញពាក្យសម្ងាត់
view-password-hide = លាក់ពាក្យសម្ងាត់
view-login-remember = ចងចាំការចូលគណនីលើកម្មវិធីរុករកនេះ ២៤ ម៉ោង
view-login-wait = អ្នកអាចព្យាយាមម្ដងទៀតក្នុងរយៈពេល { $time }។
view-login-no-account = មិនទាន់មានគណនី?
view-captcha = តួអក្សរក្នុងរូបភាព
view-captcha-picture = តួអក្សរដែលត្រូវវាយ
view-captcha-refresh = រូបភាពផ្សេង

view-maintenance-title = គេហទំព័រកំពុងថែទាំ
view-maintenance-text = យើងនឹងត្រឡប់មកវិញឆាប់ៗ។ សមតុល្យ និងការភ្នាល់របស់អ្នកមានសុវត្ថិភាព។
view-maintenance-until = រំពឹងថានឹងត្រឡប់មកវិញនៅ { $until }
view-blocked-title = គេហទំព័រមិនផ្ដល់ជូននៅកន្លែងដែលអ្នកស្ថិតនៅទេ
view-blocked-text = ការចូលប្រើត្រូវបានដាក់កម្រិតក្នុងតំបន់របស់អ្នក។ ប្រសិនបើអ្នកគិតថាមានកំហុស សូមទាក់ទងសេវាអតិថិជន។
view-blocked-ip = អាសយដ្ឋានរបស់អ្នក៖ { $ip }
view-unreachable-title = មិនអាចភ្ជាប់ទៅគេហទំព័របានទេ
view-crash-title = ទំព័របានឈប់
view-crash-text = មានបញ្ហាក្នុងទំព័រ។ សមតុល្យ និងការភ្នាល់របស់អ្នកមានសុវត្ថិភាពនៅលើម៉ាស៊ីនមេ។
view-crash-restart = ចាប់ផ្ដើមឡើងវិញ
view-chunk-title = ផ្នែកនេះនៃគេហទំព័រមិនបានផ្ទុក
view-chunk-missing = បាត់ឯកសារ៖ គេហទំព័រប្រហែលបានធ្វើបច្ចុប្បន្នភាព។ សូមផ្ទុកទំព័រឡើងវិញ ឬព្យាយាមម្ដងទៀត។
view-chunk-error = ការតភ្ជាប់ដាច់ ឬឯកសារមិនអាចចាប់ផ្ដើម។ សូមព្យាយាមម្ដងទៀត។
view-chunk-timeout = វាចំណាយពេលលើសពីពីរនាទី។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។
view-not-built-title = មិនទាន់បានបង្កើត
view-not-built = ផ្នែកនេះនៃគេហទំព័រមានក្នុងផែនការ ប៉ុន្តែមិនទាន់បានបង្កើតទេ។
view-not-found = គ្មានទំព័រនៅអាសយដ្ឋាននេះទេ។ វាប្រហែលបានផ្លាស់ទី។
`;export{e as default};