# Contracts of agents.
error-contract-terms = Không thể đề nghị các điều khoản này: trái quy tắc hoặc vượt mức nhà vận hành cho phép.
error-contract-exceeds = Các điều khoản này cao hơn hợp đồng cùng loại của bạn, hoặc bạn chưa có. Hãy giảm xuống.
error-contract-stands = Giữa hai bên đã có hợp đồng loại này, hoặc một yêu cầu đang chờ.
error-contract-party = Một bên hiện không thể ký: tài khoản đã đóng hoặc bị loại trừ, hoặc hai bên không còn trực tiếp trên dưới nhau.
error-contracts-end = Một số hợp đồng tuyến dưới sẽ kết thúc. Hãy xem và đồng ý danh sách trước.
