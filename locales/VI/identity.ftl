# The name that money is paid to, and the identity check (section 2 of the specification, security centre).
payee-name-none = Chưa khai
payee-name-stated = Đã khai, chưa xác minh
payee-name-proven = Đã xác minh bằng mã
payee-name-checked = Đã xác minh và khớp với giấy tờ của bạn
payee-name-prove = Xác minh tên của bạn
payee-name-change = Đổi tên
payee-name-empty = Hãy nhập tên thật của bạn.
# $contact: a mail address or number, mostly hidden.
payee-name-about = Tên thật của bạn, đúng như ở ngân hàng. Chúng tôi gửi mã đến { $contact }; có mã thì tên mới có hiệu lực. Mọi khoản tiền của bạn chỉ trả cho tên này.
# $contact: a mail address or number, mostly hidden.
payee-name-about-checked = Hãy nhập tên đúng như trên giấy tờ của bạn. Chúng tôi gửi mã đến { $contact }; có mã thì tên mới có hiệu lực.
payee-name-contact-first = Hãy xác minh một địa chỉ e-mail trước: mã xác minh tên sẽ gửi đến đó.
toast-payee-name-set = Tên của bạn đã được xác minh
payout-other-name = Đứng tên khác với tên của bạn: không thể trả tiền vào đây.
safety-payee-name = Tên nhận tiền đã xác minh
safety-next-payee-name = Hãy xác minh tên của bạn: khi đó tiền chỉ trả cho chính bạn.
withdraw-step-name = Tên của bạn
# $amount: an amount with its currency.
withdraw-identity-above = Rút trên { $amount } cần xác minh danh tính được duyệt trước.
withdraw-identity-first = Lần rút đầu tiên cần xác minh danh tính được duyệt.
identity-level-none = Mức 0: chưa có thông tin
identity-level-stated = Mức 1: đã khai thông tin
identity-level-checked = Mức 2: đã kiểm tra giấy tờ
identity-none = Chưa nộp
identity-pending = Đang được xem xét
identity-approved = Đã duyệt
identity-rejected = Chưa được duyệt
identity-step-handed-in = Đã nộp
identity-about-none = Khai thông tin của bạn, gửi giấy tờ rồi nộp cả hai. Có người xem xét.
identity-about-pending = Có người đang xem giấy tờ của bạn. Chúng tôi báo kết quả qua e-mail hoặc SMS.
identity-about-approved = Giấy tờ của bạn đã được kiểm tra. Tiền được trả cho tên trên giấy tờ.
identity-reason-unreadable = Không đọc được giấy tờ. Hãy gửi ảnh rõ nét toàn bộ trang, đủ sáng.
identity-reason-expired = Giấy tờ đã hết hạn. Hãy gửi giấy tờ còn hiệu lực.
identity-reason-mismatch = Giấy tờ khác với thông tin bạn khai. Hãy sửa thông tin hoặc gửi giấy tờ khác.
identity-reason-incomplete = Thiếu một trang hoặc một mặt. Hãy gửi phần còn thiếu.
identity-reason-not-accepted = Loại giấy tờ này không được nhận. Hãy gửi loại khác.
identity-reason-other = Hãy đọc ghi chú bên dưới, sửa rồi nộp lại.
identity-name = Tên, đúng như giấy tờ
identity-country = Quốc gia
identity-country-empty = Hãy chọn quốc gia.
identity-state = Khai thông tin
identity-state-anew = Sửa thông tin
identity-missing-details = Hãy khai thông tin trước.
identity-missing-document = Hãy gửi hộ chiếu, giấy phép lái xe, hoặc cả hai mặt căn cước.
identity-missing-front = Thiếu mặt trước căn cước.
identity-missing-back = Thiếu mặt sau căn cước.
document-passport = Hộ chiếu
document-id-front = Căn cước, mặt trước
document-id-back = Căn cước, mặt sau
document-driving-licence = Giấy phép lái xe
document-proof-of-address = Giấy tờ chứng minh địa chỉ: hóa đơn hoặc sao kê
# $size: a size such as 940 KB.
document-pdf = Tệp PDF, { $size }
# $size: a size such as 940 KB.
document-picture = Ảnh, { $size }
document-hint = Png, jpg hoặc PDF, dưới 5 MB; PDF tối đa 10 trang và không có mật khẩu. Chỉ người kiểm tra mới xem được.
document-file-kind = Tệp này không phải png, jpg hay PDF.
toast-identity-saved = Đã lưu thông tin của bạn
toast-identity-handed-in = Đã nộp: chúng tôi sẽ báo kết quả
