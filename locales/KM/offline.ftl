# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = គ្មានការតភ្ជាប់
view-offline-text = ឧបករណ៍របស់អ្នកគ្មានអ៊ីនធឺណិត ឬមិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេរបស់យើង។ សមតុល្យ និងការភ្នាល់របស់អ្នកមានសុវត្ថិភាពលើម៉ាស៊ីនមេ។
view-offline-retry = ព្យាយាមម្ដងទៀត
view-renewal-region = ព័ត៌មានអំពីគេហទំព័រនេះ
view-renewal-ready = មានជំនាន់ថ្មីនៃគេហទំព័រ។ សូមវាយអ្វីដែលកំពុងវាយឱ្យចប់ រួចផ្ទុកឡើងវិញ។
view-renewal-missing = ផ្នែកមួយនៃទំព័រនេះលែងមានលើម៉ាស៊ីនមេ។ សូមវាយអ្វីដែលកំពុងវាយឱ្យចប់ រួចផ្ទុកឡើងវិញ។
view-renewal-accept = ផ្ទុកឡើងវិញ
view-renewal-later = ពេលក្រោយ
