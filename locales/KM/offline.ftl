# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = គ្មានការតភ្ជាប់
view-offline-text = ឧបករណ៍របស់អ្នកគ្មានអ៊ីនធឺណិត ឬមិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេរបស់យើងបាន។ សមតុល្យ និងការភ្នាល់របស់អ្នកត្រូវបានរក្សាទុកលើម៉ាស៊ីនមេ។
view-offline-retry = ព្យាយាមម្ដងទៀត
view-renewal-region = ដំណឹងអំពីគេហទំព័រនេះ
view-renewal-ready = គេហទំព័រមានកំណែថ្មី។ សូមបញ្ចប់អ្វីដែលអ្នកកំពុងវាយ រួចផ្ទុកឡើងវិញ។
view-renewal-missing = ផ្នែកមួយនៃទំព័រនេះលែងមាននៅលើម៉ាស៊ីនមេ។ សូមបញ្ចប់អ្វីដែលអ្នកកំពុងវាយ រួចផ្ទុកឡើងវិញ។
view-renewal-accept = ផ្ទុកឡើងវិញ
view-renewal-later = ពេលក្រោយ
