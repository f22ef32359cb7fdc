# The views' own words of my wallet.
view-wallet-money = ប្រាក់របស់អ្នក
view-wallet-deposit = ដាក់ប្រាក់
view-wallet-withdraw = ដកប្រាក់
# $figure: what the figure is.
view-wallet-parts = សមាសភាគ៖ { $figure }
view-wallet-why = ហេតុអ្វីអាចដកបានប៉ុណ្ណេះ
view-wallet-total = អាចដកចេញឥឡូវ
view-wallet-credits = ត្រូវភ្នាល់មុននឹងដកចេញ
view-wallet-credits-none = គ្មានអ្វីត្រូវភ្នាល់ទេ។ ការដាក់ប្រាក់ និងប្រាក់រង្វាន់ដែលត្រូវភ្នាល់ នឹងបង្ហាញនៅទីនេះ ជាមួយដំណើរការនីមួយៗ។
view-wallet-granted = បានបញ្ចូល
view-wallet-expires = បញ្ចប់ដោយខ្លួនឯង
view-wallet-next = ការភ្នាល់បន្ទាប់រាប់ប៉ុន្មាន
view-wallet-game-types = ប្រភេទហ្គេម
view-wallet-games-otherwise = ហ្គេមទាំងនេះរាប់ខុសគ្នា
