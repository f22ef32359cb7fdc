# The page that the browser keeps for times without a network, and the question whether to load a newer build of the site.
view-offline-title = គ្មានការតភ្ជាប់
view-offline-text = ឧបករណ៍របស់អ្នកគ្មានអ៊ីនធឺណិត ឬមិនអាចភ្ជាប់ទៅម៉ាស៊ីនមេរបស់យើងបាន។ សមតុល្យ និងការភ្នាល់របស់អ្នកត្រូវបានរក្សាទុកលើម៉ាស៊ីនមេ។
view-offline-retry = ព្យាយាមម្ដងទៀត
