import { article, type Translation } from '../article-text';

/** Vietnamese. */
export const vn = (): Translation => ({
  about: article(
    'Về Pocket Exchange',
    'Một sàn giao dịch hoàn chỉnh gói gọn trong một tab trình duyệt.',
    'Pocket Exchange là ứng dụng di động để giao dịch và đầu tư: coin 24/7, cổ phiếu trong phiên, và một trang cho thấy mọi tài sản của bạn.',
    [
      'Một mức giá',
      'Nến, sổ lệnh, giao dịch và bảng giá đều bắt nguồn từ cùng một đường giá, nên không con số nào trên màn hình mâu thuẫn với con số khác.',
    ],
    [
      'Từng xu đều vào sổ',
      'Số dư chỉ thay đổi qua bút toán kép. Mỗi bút toán đều có trong mục Biến động số dư, kèm số dư trước và sau.',
    ],
    [
      'Làm tròn',
      'Số tiền chính xác đến 8 chữ số thập phân. Khoản bạn trả được làm tròn lên, khoản bạn nhận được làm tròn xuống, chênh lệch chưa đến một đơn vị của chữ số thập phân thứ tám.',
    ],
  ),
  contact: article(
    'Liên hệ',
    'Cách liên hệ Hỗ trợ khách hàng.',
    [
      'Email',
      'support@pocket-exchange.example',
      'Chúng tôi trả lời trong một ngày làm việc, bằng tiếng Anh hoặc tiếng Indonesia.',
    ],
    [
      'Trước khi liên hệ',
      'Hãy chuẩn bị cặp giao dịch và thời gian của lệnh bạn muốn hỏi: cả hai đều có trong Lịch sử lệnh.',
    ],
    'Không bao giờ gửi mật khẩu hay mã xác minh. Chúng tôi không cần những thông tin đó để hỗ trợ bạn.',
  ),
  compliance: article(
    'Tuân thủ quy định',
    'Cấp độ xác minh, hạn mức và cấp VIP.',
    'Pocket Exchange xác minh khách hàng theo hai cấp độ. Trước tiên, bạn cần liên kết email và số điện thoại.',
    ['Lv1 Cơ bản', 'Rút tối đa 200 BTC mỗi 24 giờ. Giao dịch pháp định tối đa 50.000.000 USD (USDT) mỗi lệnh.'],
    ['Lv2 Nâng cao', 'Rút tối đa 500 BTC mỗi 24 giờ. Giao dịch pháp định tối đa 100.000.000 USD (USDT) mỗi lệnh.'],
    [
      'Cấp VIP',
      'VIP 1 đến 4 bắt đầu khi tổng nạp vượt 100.000, 200.000, 300.000 và 500.000 USD.',
      'Các cấp này giảm phí giao ngay 10%, 15%, 30% và 100%, đồng thời nâng hạn mức rút ngày lên 50.000, 100.000, 200.000 và 500.000 USD.',
    ],
    ['Rủi ro', 'Giá có thể tăng và cũng có thể giảm. Chỉ giao dịch bằng số tiền bạn chấp nhận mất.'],
  ),
  faq: article(
    'Câu hỏi thường gặp',
    'Tài khoản, lệnh, phí và số dư.',
    [
      'Mở tài khoản như thế nào?',
      'Đăng ký bằng địa chỉ email hoặc số điện thoại. Chúng tôi gửi mã 6 chữ số; hãy nhập mã, đặt mật khẩu 7 đến 16 ký tự rồi đăng nhập.',
    ],
    [
      'Tôi không nhận được mã',
      'Bạn có thể yêu cầu mã mới sau 120 giây. Mã có hiệu lực 10 phút và chỉ mã mới nhất được chấp nhận.',
    ],
    [
      'Lệnh giới hạn là gì?',
      'Lệnh khớp ở giá bạn đặt hoặc giá tốt hơn. Phần sổ lệnh đáp ứng được sẽ khớp ngay; phần còn lại chờ đến khi thị trường chạm giá của bạn hoặc bạn hủy lệnh.',
    ],
    [
      'Lệnh thị trường là gì?',
      'Lệnh khớp ngay ở giá tốt nhất trong sổ lệnh. Lệnh lớn đi qua nhiều mức giá nên giá trung bình có thể khác giá gần nhất. Phần sổ lệnh không đáp ứng được sẽ bị hủy.',
    ],
    [
      'Vì sao một phần số dư bị đóng băng?',
      'Khoản đó bảo đảm cho các lệnh đang mở. Khoản này về lại số dư khả dụng khi bạn hủy lệnh. Nếu lệnh khớp với giá trị thấp hơn khoản đã giữ, phần dư cũng được hoàn.',
    ],
    [
      'Phí giao dịch là bao nhiêu?',
      'Một phần nhỏ của khoản bạn nhận, hiển thị trên biểu mẫu đặt lệnh. VIP 1 đến 4 được giảm 10%, 15%, 30% và 100%.',
    ],
    [
      'Mật khẩu giao dịch dùng để làm gì?',
      'Bắt buộc khi rút tiền và khi đổi email hoặc số điện thoại đã liên kết. Mật khẩu này khác với mật khẩu đăng nhập. Đặt hoặc đổi trong Cài đặt, mục Bảo mật; mã xác minh được gửi đến email hoặc điện thoại của bạn.',
      'Nhập sai năm lần liên tiếp, mật khẩu bị khóa 30 phút. Đặt mật khẩu mới để mở khóa.',
    ],
    [
      'Nạp tiền như thế nào?',
      'Chọn coin và mạng, gửi đến địa chỉ hiển thị, rồi tải lên chứng từ thanh toán. Tiền được cộng sau khi xét duyệt. Coin gửi qua mạng khác có thể bị mất.',
    ],
    [
      'Cần gì để rút tiền?',
      'Xác minh danh tính Lv1, mật khẩu giao dịch và số tiền tối thiểu hiển thị trên biểu mẫu. Số tiền bị đóng băng trong khi xét duyệt; nếu bị từ chối, bạn được hoàn toàn bộ.',
    ],
    [
      'Vì sao phải xác minh danh tính?',
      'Đây là yêu cầu của pháp luật. Lv1 cần họ tên và số giấy tờ, Lv2 cần ảnh giấy tờ. Hãy liên kết email và số điện thoại trước.',
    ],
    [
      'Sàn dùng múi giờ nào?',
      'Ngày của sàn bắt đầu lúc nửa đêm UTC+8. Ứng dụng hiển thị thời gian theo múi giờ của thiết bị; file bạn xuất dùng UTC+8.',
    ],
  ),
  'copy-agreement': article(
    'Thỏa thuận Copy trading',
    'Tiền của bạn được sử dụng thế nào khi bạn sao chép một trader.',
    'Khi bạn sao chép một trader, mọi vị thế Futures trader đó mở từ lúc ấy cũng được mở cho bạn, theo giá thị trường tại thời điểm đó và cùng đòn bẩy.',
    [
      'Sao chép bao nhiêu',
      'Bạn chọn hệ số cố định nhân với số lot của trader, tối đa 5, hoặc số lot cố định cho mỗi lệnh. Kết quả với hệ số trên 1 được làm tròn đến hai chữ số thập phân.',
      'Lệnh sao chép không bao giờ vượt số dư của bạn. Nếu tài khoản Futures không đủ, lệnh được giảm hoặc bỏ qua, và bạn được báo lý do.',
    ],
    [
      'Vị thế sao chép đóng khi nào',
      'Vị thế sao chép đóng khi vị thế của trader đóng: đóng thủ công, chạm chốt lời hoặc cắt lỗ, hoặc bị thanh lý. Nếu trader đóng một phần, cùng tỷ lệ đó của vị thế sao chép cũng đóng; lot cuối cùng kết thúc cùng vị thế của trader. Bạn không thể đóng khi vị thế còn theo trader, nhưng có thể chọn Tự giữ: từ đó bạn tự quản lý vị thế.',
      'Nếu bạn dừng sao chép hoặc đến thời hạn đã đặt, các vị thế sao chép đang mở vẫn đóng theo trader.',
    ],
    [
      'Rủi ro',
      'Kết quả trong quá khứ không bảo đảm kết quả tương lai. Bạn có thể mất toàn bộ ký quỹ. Bạn được sao chép tối đa hai trader cùng lúc, và trader không thể sao chép trader khác.',
    ],
  ),
  'banner-welcome': article(
    'Crypto và cổ phiếu gọn trong túi bạn',
    'Hơn 40 thị trường, một tài khoản, một mức giá minh bạch.',
    'Giao dịch hơn ba mươi coin 24/7 và mười hai cổ phiếu trong phiên, chuyển tiền giữa các tài khoản trong chốc lát.',
    'Biểu đồ, sổ lệnh, giao dịch và bảng giá đều từ cùng một mức giá: thấy giá nào, giao dịch giá đó.',
  ),
  'banner-charts': article(
    'Biểu đồ từ một phút đến một tháng',
    'Chín khung thời gian, trọn vẹn lịch sử, và cây nến cuối chạy ngay trước mắt bạn.',
    'Chọn khung từ một phút đến một tháng và kéo ngược bao xa tùy thích: lịch sử không có điểm dừng.',
    'Cây nến cuối cập nhật trực tiếp. Các lệnh đang mở hiện thành đường ngang tại mức giá đặt.',
  ),
  'banner-fees': article(
    'Giá bạn đặt hoặc tốt hơn',
    'Lệnh giới hạn không bao giờ đắt hơn giá bạn đặt, và phần chưa dùng đến được hoàn ngay.',
    'Lệnh giới hạn khớp ở giá đã đặt hoặc giá tốt hơn. Khoản giữ vượt chi phí thực tế về lại số dư khả dụng ngay lập tức.',
    'Lệnh thị trường khớp lần lượt các mức giá trong sổ lệnh và hiển thị giá trung bình đạt được. Phần không khớp được sẽ bị hủy, không treo lại.',
  ),
  'notice-accounts': article(
    'Một ví, nhiều tài khoản',
    'Tài khoản Giao ngay, Futures, Quyền chọn và các tài khoản khác có số dư riêng. Trang Tài sản cộng tất cả lại.',
    'Mỗi sản phẩm có tài khoản riêng, nên khoản lỗ ở tài khoản này không chạm đến tiền ở tài khoản khác.',
    'Trang Tài sản liệt kê số dư khả dụng và đóng băng của từng tài khoản rồi cộng lại theo loại tiền bạn chọn.',
    'Số dư bị đóng băng khi đang bảo đảm cho lệnh chưa khớp. Khi bạn hủy lệnh, khoản đó về lại số dư khả dụng ngay.',
  ),
  'notice-security': article(
    'Giữ an toàn cho tài khoản',
    'Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Đăng nhập trên thiết bị mới sẽ kết thúc phiên cũ.',
    'Không ai ở Pocket Exchange hỏi mật khẩu hay mã xác minh của bạn, dù qua chat, điện thoại hay email.',
    'Mỗi tài khoản chỉ có một phiên hoạt động. Khi bạn đăng nhập trên thiết bị khác, phiên trước kết thúc ngay. Nếu không phải bạn, hãy đổi mật khẩu.',
    'Mã xác minh gồm 6 chữ số và có hiệu lực 10 phút.',
  ),
  'notice-fees': article(
    'Ưu đãi VIP cho phí giao ngay',
    'VIP 1 đến 3 được giảm 10%, 15% và 30% phí giao ngay. VIP 4 được miễn phí giao ngay.',
    'Phí giao ngay được trừ từ khoản bạn nhận: coin khi mua, USDT khi bán.',
    'Ưu đãi VIP áp dụng cho mọi lệnh tại thời điểm đặt: 10% ở VIP 1, 15% ở VIP 2, 30% ở VIP 3. VIP 4 không mất phí giao ngay.',
    'Mức phí của bạn hiển thị trên biểu mẫu đặt lệnh trước khi xác nhận.',
  ),
  'popup-welcome': article(
    'Chào mừng đến với Pocket Exchange',
    'Thị trường mô phỏng với luật chơi thật.',
    'Mọi thứ vận hành như trên sàn thật: giá biến động, lệnh khớp, phí được thu và mọi số dư đều được ghi sổ.',
    'Thị trường là mô phỏng và tiền là tiền ảo. Bạn cứ thoải mái thử.',
  ),
  'notice-market-hours': article(
    'Giờ giao dịch cổ phiếu',
    'Cổ phiếu giao dịch vào ngày làm việc; lệnh giới hạn chờ đến phiên sau. Thị trường crypto không bao giờ đóng cửa.',
    'Cổ phiếu giao dịch vào ngày làm việc, trong phiên của sàn niêm yết. Ngoài giờ giao dịch, trang thị trường báo đóng cửa và đếm ngược đến phiên tiếp theo.',
    'Lệnh giới hạn còn mở khi hết phiên vẫn nằm trong sổ lệnh và có thể khớp khi giao dịch trở lại. Lệnh cổ phiếu mới chỉ được nhận trong phiên.',
    'Thị trường crypto giao dịch 24/7, mọi ngày trong năm.',
  ),
});
