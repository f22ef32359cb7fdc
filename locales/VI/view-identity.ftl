# Words that only the views of the payee's name, the identity check and the own picture use.
view-payee-name = Tên nhận tiền
view-payee-name-about = Mọi khoản tiền của bạn chỉ trả cho tên này. Một mã chứng minh chính bạn đặt tên.
view-payee-name-field = Tên thật của bạn
view-payee-name-save = Lưu tên
view-identity-check = Xác minh danh tính
view-identity-check-about = Giấy tờ cho thấy bạn đúng là người đã khai. Khoản tiền lớn có thể cần.
view-identity-save = Lưu thông tin
view-identity-birth-date = Ngày sinh
view-identity-name = Tên, đúng như giấy tờ
view-identity-country = Quốc gia
view-identity-choose = Hãy chọn
view-identity-documents = Giấy tờ
view-identity-kind = Tệp tiếp theo là
view-identity-drop = Thả giấy tờ vào đây hoặc chọn tệp
view-identity-choose-file = Chọn giấy tờ
# $document: what the document is.
view-identity-show = Lấy { $document } để xem
# $document: what the document is.
view-identity-remove = Bỏ { $document }
view-identity-hand-in = Nộp
view-identity-steps = Những gì đã diễn ra
view-picture-choose = Dùng ảnh của bạn
view-picture-remove = Quay lại ảnh vẽ
view-withdraw-identity = Đến phần xác minh danh tính
