# The views' own words: names of controls, states of lists, pages that stand for the whole site. The core never asks for
# these.

view-close = បិទ
view-retry = ព្យាយាមម្ដងទៀត
view-loading = កំពុងផ្ទុក
view-go-home = ទៅទំព័រដើម
view-see-all = មើលទាំងអស់
view-failed = មិនបានសម្រេច
# $id: the request id to quote to customer service.
view-request-id = លេខសំណើ { $id }
view-skip = រំលងទៅមាតិកា

# The layout around the screens.
# $brand: the name of the site.
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
view-messages-region = សារ
view-outcome-region = សំណើចុងក្រោយរបស់អ្នក
view-log-in = ចូលគណនី
view-sign-up = ចុះឈ្មោះ
view-account-menu = គណនីរបស់អ្នក
view-sign-out = ចាកចេញ
view-agent = ភ្នាក់ងារ
view-trial = ភ្ញៀវសាកល្បង
# $time: date and time of day.
view-last-login = ចូលចុងក្រោយ { $time }
view-messages = ប្រអប់សារ
view-balance = សមតុល្យ
view-balance-play = សមតុល្យសាកល្បង
view-balance-refresh = ធ្វើបច្ចុប្បន្នភាពសមតុល្យ
view-balance-show = បង្ហាញសមតុល្យ
view-balance-hide = លាក់សមតុល្យ
view-balance-stale = តួលេខនេះអាចចាស់។ សូមចុចដើម្បីព្យាយាមម្ដងទៀត។

view-side-open = សេវាអតិថិជន និងកម្មវិធី

# Home.
view-banners = ការផ្ដល់ជូន
# $number: which slide. $count: how many there are.
view-banner-dot = ការផ្ដល់ជូនទី { $number } ក្នុងចំណោម { $count }
view-banners-pause = បញ្ឈប់ការប្ដូរការផ្ដល់ជូន
view-banners-play = បន្តការប្ដូរការផ្ដល់ជូន
view-jackpot = ជេកផតកើនឡើង
view-jackpot-sample = រូបភាពគំរូនៃជេកផត
view-jackpot-illustrative = សម្រាប់ការបង្ហាញប៉ុណ្ណោះ៖ គ្មានមូលនិធិរង្វាន់នៅពីក្រោយតួលេខនេះទេ។
view-jackpot-pool = ប្រតិបត្តិករកំណត់តួលេខនេះ និងល្បឿនដែលវាកើន។
view-jackpot-pause = បញ្ឈប់តួលេខ
view-jackpot-play = ឱ្យតួលេខដំណើរការ
view-categories = ប្រភេទហ្គេម
view-hot-games = កំពុងពេញនិយម
view-popular-games = លេងច្រើនជាងគេក្នុង 14 ថ្ងៃចុងក្រោយ
view-continue-playing = លេងបន្ត
view-search = ស្វែងរកហ្គេម
# $count: how many games there are, grouped.
view-search-count = ស្វែងរកក្នុងចំណោមហ្គេម { $count }

# Tiles of games.
view-play = លេង
view-demo = សាកល្បង
view-hot = ពេញនិយម
view-coming-soon = មកដល់ឆាប់ៗ
view-favourite = បន្ថែមទៅសំណព្វ
view-unfavourite = ដកចេញពីសំណព្វ

# Pages that stand for the whole site, and parts that are missing.
view-maintenance-title = គេហទំព័រកំពុងថែទាំ
view-maintenance-text = យើងនឹងត្រឡប់មកវិញឆាប់ៗ។ សមតុល្យ និងការភ្នាល់របស់អ្នកមានសុវត្ថិភាព។
# $until: date and time of day.
view-maintenance-until = រំពឹងថានឹងត្រឡប់មកវិញនៅ { $until }
view-blocked-title = គេហទំព័រមិនផ្ដល់ជូននៅកន្លែងដែលអ្នកស្ថិតនៅទេ
view-blocked-text = ការចូលប្រើត្រូវបានដាក់កម្រិតក្នុងតំបន់របស់អ្នក។ ប្រសិនបើអ្នកគិតថាមានកំហុស សូមទាក់ទងសេវាអតិថិជន។
# $ip: the visitor's network address.
view-blocked-ip = អាសយដ្ឋានរបស់អ្នក៖ { $ip }
view-unreachable-title = មិនអាចភ្ជាប់ទៅគេហទំព័របានទេ
view-crash-title = ទំព័របានឈប់
view-crash-text = មានបញ្ហាក្នុងទំព័រ។ សមតុល្យ និងការភ្នាល់របស់អ្នកត្រូវបានរក្សាទុកលើម៉ាស៊ីនមេ។
view-crash-restart = ចាប់ផ្ដើមឡើងវិញ
view-chunk-title = ផ្នែកនេះនៃគេហទំព័រមិនបានផ្ទុក
view-chunk-missing = បាត់ឯកសារ៖ គេហទំព័រប្រហែលបានធ្វើបច្ចុប្បន្នភាព។ សូមផ្ទុកទំព័រឡើងវិញ ឬព្យាយាមម្ដងទៀត។
view-chunk-error = ការតភ្ជាប់ដាច់ ឬឯកសារមិនអាចចាប់ផ្ដើម។ សូមព្យាយាមម្ដងទៀត។
view-chunk-timeout = វាចំណាយពេលលើសពីពីរនាទី។ សូមពិនិត្យការតភ្ជាប់ រួចព្យាយាមម្ដងទៀត។
view-not-found = គ្មានទំព័រនៅអាសយដ្ឋាននេះទេ។ វាប្រហែលបានផ្លាស់ទី។

view-renewal-missing = ផ្នែកមួយនៃទំព័រនេះលែងមាននៅលើម៉ាស៊ីនមេ។ សូមបញ្ចប់អ្វីដែលអ្នកកំពុងវាយ រួចផ្ទុកឡើងវិញ។
view-renewal-ready = គេហទំព័រមានកំណែថ្មី។ សូមបញ្ចប់អ្វីដែលអ្នកកំពុងវាយ រួចផ្ទុកឡើងវិញ។
view-renewal-region = ដំណឹងអំពីគេហទំព័រនេះ
view-renewal-accept = ផ្ទុកឡើងវិញ
view-renewal-later = ពេលក្រោយ
view-menu-open = បើកម៉ឺនុយ
view-menu = ទំព័រទាំងអស់
view-agent-centre = មជ្ឈមណ្ឌលភ្នាក់ងារ
view-bell-unread = សេចក្ដីជូនដំណឹងមិនទាន់អាន
view-notices-all = សេចក្ដីជូនដំណឹងទាំងអស់
view-chat-mark = ការសន្ទនារបស់អ្នក
