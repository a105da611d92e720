import { article } from '../article-text';
import type { Translation } from './translation';

/** Vietnamese. */
export const vn = (): Translation => ({
  about: article(
    'Về Pocket Exchange',
    'Một sàn giao dịch hoàn chỉnh trong một thẻ trình duyệt.',
    'Pocket Exchange là ứng dụng di động để giao dịch và tích lũy: tiền mã hóa suốt ngày đêm, cổ phiếu trong phiên, và một trang cho thấy mọi thứ bạn sở hữu.',
    [
      'Một mức giá',
      'Nến, sổ lệnh, giao dịch và bảng giá đều xuất phát từ cùng một đường giá, nên không con số nào trên màn hình mâu thuẫn với con số khác.',
    ],
    [
      'Mỗi xu đều được ghi sổ',
      'Số dư chỉ thay đổi qua bút toán kép. Bạn có thể xem từng bút toán ở trang lịch sử, kèm số dư trước và sau.',
    ],
    [
      'Làm tròn',
      'Số tiền chính xác đến 8 chữ số thập phân. Khoản bạn trả được làm tròn lên, khoản bạn nhận được cắt bớt, chênh lệch nhỏ hơn một đơn vị của chữ số thập phân thứ tám.',
    ],
  ),
  contact: article(
    'Liên hệ',
    'Cách liên hệ với bộ phận chăm sóc khách hàng.',
    [
      'Email',
      'support@pocket-exchange.example',
      'Chúng tôi trả lời trong một ngày làm việc, bằng tiếng Anh hoặc tiếng Indonesia.',
    ],
    ['Trước khi viết', 'Hãy nêu thị trường và thời gian của lệnh bạn muốn hỏi: cả hai đều có trong danh sách lệnh.'],
    'Đừng bao giờ gửi mật khẩu hay mã xác minh. Chúng tôi không cần chúng để giúp bạn.',
  ),
  compliance: article(
    'Tuân thủ vận hành',
    'Cấp độ xác minh, hạn mức và hạng VIP.',
    'Pocket Exchange xác minh khách hàng theo hai cấp. Trước tiên phải liên kết email và số điện thoại.',
    [
      'Cấp 1: cơ bản',
      'Rút tối đa 200 BTC trong 24 giờ. Giao dịch tiền pháp định tối đa 50.000.000 USD (USDT) mỗi lệnh.',
    ],
    [
      'Cấp 2: nâng cao',
      'Rút tối đa 500 BTC trong 24 giờ. Giao dịch tiền pháp định tối đa 100.000.000 USD (USDT) mỗi lệnh.',
    ],
    [
      'Hạng VIP',
      'Hạng 1 đến 4 bắt đầu khi tổng nạp vượt 100.000, 200.000, 300.000 và 500.000 USD.',
      'Các hạng giảm phí giao ngay 10%, 15%, 30% và 100%, đồng thời nâng hạn mức rút mỗi ngày lên 50.000, 100.000, 200.000 và 500.000 USD.',
    ],
    ['Rủi ro', 'Giá có thể tăng hoặc giảm. Chỉ giao dịch bằng số tiền mà bạn chịu được nếu mất.'],
  ),
  faq: article(
    'Câu hỏi thường gặp',
    'Tài khoản, lệnh, phí và số dư.',
    [
      'Làm sao mở tài khoản?',
      'Đăng ký bằng địa chỉ email hoặc số điện thoại. Chúng tôi gửi mã 6 chữ số; hãy nhập mã, chọn mật khẩu dài hơn 6 ký tự rồi đăng nhập.',
    ],
    [
      'Tôi không nhận được mã',
      'Bạn có thể yêu cầu mã mới sau 120 giây. Mã có hiệu lực 10 phút và chỉ mã mới nhất được chấp nhận.',
    ],
    [
      'Lệnh giới hạn là gì?',
      'Lệnh khớp ở giá của bạn hoặc tốt hơn. Phần mà sổ lệnh có sẵn ở giá đó khớp ngay; phần còn lại chờ đến khi thị trường chạm giá của bạn hoặc bạn hủy lệnh.',
    ],
    [
      'Lệnh thị trường là gì?',
      'Lệnh khớp ngay ở giá tốt nhất trong sổ lệnh. Lệnh lớn đi qua nhiều mức giá nên giá trung bình có thể khác giá gần nhất. Phần sổ lệnh không đáp ứng được sẽ bị hủy.',
    ],
    [
      'Vì sao một phần số dư bị đóng băng?',
      'Khoản đó bảo đảm cho các lệnh đang mở. Nó trở lại khi bạn hủy lệnh, hoặc khi lệnh khớp với chi phí thấp hơn khoản đã giữ.',
    ],
    [
      'Phí giao dịch là bao nhiêu?',
      'Một phần nhỏ của khoản bạn nhận, hiển thị trên phiếu lệnh. VIP 1 đến 4 được giảm 10%, 15%, 30% và 100%.',
    ],
    [
      'Mật khẩu thanh toán dùng để làm gì?',
      'Cần nhập khi rút tiền và khi đổi địa chỉ đã liên kết. Mật khẩu này khác với mật khẩu đăng nhập. Hãy đặt hoặc đổi trong Cài đặt, Bảo mật; mã sẽ được gửi tới email hoặc điện thoại của bạn.',
      'Nhập sai năm lần liên tiếp sẽ bị khóa 30 phút. Đặt mật khẩu mới sẽ mở khóa.',
    ],
    [
      'Làm sao để nạp?',
      'Chọn đồng tiền và mạng, gửi tới địa chỉ hiển thị rồi tải lên ảnh thanh toán. Số tiền được ghi có sau khi chúng tôi xét duyệt. Dùng mạng khác với mạng hiển thị có thể làm mất tiền của bạn.',
    ],
    [
      'Cần gì để rút tiền?',
      'Danh tính đã xác minh cấp 1, mật khẩu thanh toán và ít nhất số tiền tối thiểu ghi trên phiếu. Trong lúc xét duyệt, số tiền bị đóng băng; nếu bị từ chối, toàn bộ sẽ trở lại.',
    ],
    [
      'Vì sao phải xác minh danh tính?',
      'Luật yêu cầu như vậy. Cấp 1 cần họ tên và số giấy tờ, cấp 2 cần ảnh giấy tờ. Hãy liên kết email và số điện thoại trước.',
    ],
    ['Sàn dùng múi giờ nào?', 'Ngày của sàn và mọi thời gian trong lịch sử đều theo UTC+8.'],
  ),
  'copy-agreement': article(
    'Thỏa thuận sao chép giao dịch',
    'Điều gì xảy ra với tiền của bạn khi sao chép một nhà giao dịch.',
    'Khi bạn sao chép một nhà giao dịch, mọi vị thế hợp đồng người đó mở từ lúc ấy cũng được mở cho bạn, theo giá thị trường cùng thời điểm và cùng đòn bẩy.',
    [
      'Sao chép bao nhiêu',
      'Bạn chọn một bội số cố định theo số lô của nhà giao dịch, tối đa 5, hoặc một số lô cố định cho mỗi giao dịch. Bội số lớn hơn 1 được làm tròn đến hai chữ số thập phân.',
      'Bản sao không bao giờ vượt quá khả năng của bạn. Nếu tài khoản hợp đồng không đủ, bản sao sẽ nhỏ hơn hoặc bị bỏ qua, và bạn được báo lý do.',
    ],
    [
      'Bản sao kết thúc thế nào',
      'Bản sao đóng khi vị thế của nhà giao dịch đóng: thủ công, do lệnh dừng hoặc do thanh lý. Bạn không thể tự đóng nhưng có thể tiếp nhận: từ đó vị thế là của bạn và không còn theo nhà giao dịch.',
      'Nếu bạn ngừng sao chép hoặc đến hạn, các bản sao đang mở vẫn đóng cùng nhà giao dịch.',
    ],
    [
      'Rủi ro',
      'Kết quả trong quá khứ không bảo đảm cho tương lai. Ký quỹ có thể mất hết. Bạn có thể sao chép hai nhà giao dịch cùng lúc, và nhà giao dịch không thể sao chép người khác.',
    ],
  ),
  'banner-welcome': article(
    'Tiền mã hóa và cổ phiếu trong tầm tay',
    'Hơn 40 thị trường, một tài khoản, một mức giá trung thực.',
    'Giao dịch hơn ba mươi đồng tiền suốt ngày đêm và mười hai cổ phiếu trong phiên, và chuyển tiền giữa các tài khoản trong chốc lát.',
    'Biểu đồ, sổ lệnh, giao dịch và bảng giá đều từ cùng một mức giá: bạn thấy gì thì giao dịch đúng như vậy.',
  ),
  'banner-charts': article(
    'Biểu đồ từ một phút đến một tháng',
    'Chín khung thời gian, toàn bộ lịch sử, và cây nến cuối chuyển động ngay trước mắt bạn.',
    'Chọn khung từ một phút đến một tháng và cuộn ngược bao xa tùy thích: lịch sử không có điểm dừng.',
    'Cây nến cuối là trực tiếp. Các lệnh đang mở hiện thành đường tại mức giá của chúng.',
  ),
  'banner-fees': article(
    'Giá của bạn hoặc tốt hơn',
    'Lệnh giới hạn không bao giờ đắt hơn mức bạn đặt, và phần không dùng đến trở lại ngay.',
    'Lệnh giới hạn khớp ở giá đã đặt hoặc giá tốt hơn. Phần đã giữ vượt chi phí thực tế trở lại số dư khả dụng ngay lúc đó.',
    'Lệnh thị trường đi dọc sổ lệnh và cho thấy giá trung bình đạt được. Phần không khớp được sẽ bị hủy, không bị treo lại.',
  ),
  'notice-accounts': article(
    'Một ví, nhiều tài khoản',
    'Tài khoản giao ngay, hợp đồng, quyền chọn và các tài khoản khác giữ số dư riêng. Trang tài sản cộng tất cả lại.',
    'Mỗi sản phẩm có tài khoản riêng, nên khoản lỗ ở tài khoản này không chạm đến tiền ở tài khoản khác.',
    'Trang tài sản liệt kê số dư khả dụng và đóng băng của từng tài khoản rồi cộng lại theo loại tiền của bạn.',
    'Số dư bị đóng băng khi đang bảo đảm cho lệnh mở. Hủy lệnh là số dư dùng được lại ngay.',
  ),
  'notice-security': article(
    'Giữ an toàn cho tài khoản',
    'Chúng tôi không bao giờ hỏi mật khẩu hay mã xác minh. Đăng nhập trên thiết bị mới sẽ kết thúc phiên cũ.',
    'Không ai ở Pocket Exchange hỏi bạn mật khẩu hay mã xác minh, dù qua trò chuyện, điện thoại hay email.',
    'Mỗi tài khoản chỉ có một phiên hoạt động. Khi bạn đăng nhập trên thiết bị khác, phiên trước kết thúc ngay; nếu không phải bạn làm, hãy đổi mật khẩu.',
    'Mã xác minh gồm 6 chữ số và có hiệu lực 10 phút.',
  ),
  'notice-fees': article(
    'Ưu đãi VIP cho phí giao ngay',
    'VIP 1 đến 3 được giảm 10%, 15% và 30% phí giao ngay. VIP 4 không mất phí giao ngay.',
    'Phí giao ngay được trừ từ khoản bạn nhận: tiền mã hóa khi mua, USDT khi bán.',
    'Mức giảm của hạng VIP áp dụng cho mọi lệnh ngay khi đặt: 10% ở VIP 1, 15% ở VIP 2, 30% ở VIP 3. VIP 4 không trả phí giao ngay.',
    'Mức phí của bạn hiển thị trên phiếu lệnh trước khi xác nhận.',
  ),
  'popup-welcome': article(
    'Chào mừng đến với Pocket Exchange',
    'Thị trường mô phỏng với luật chơi thật.',
    'Mọi thứ vận hành như trên sàn thật: giá biến động, lệnh khớp, phí được thu và mỗi số dư đều được ghi sổ.',
    'Thị trường là mô phỏng và tiền chỉ để luyện tập. Bạn cứ thử bất cứ điều gì.',
  ),
  'notice-market-hours': article(
    'Giờ giao dịch cổ phiếu',
    'Cổ phiếu giao dịch vào ngày làm việc; lệnh giới hạn chờ đến phiên sau. Thị trường tiền mã hóa không bao giờ đóng.',
    'Cổ phiếu giao dịch vào ngày làm việc trong phiên của sàn niêm yết. Ngoài phiên, trang thị trường hiện dấu đóng cửa và đồng hồ đếm ngược đến lần mở tiếp theo.',
    'Lệnh giới hạn còn mở khi hết phiên vẫn ở trong sổ lệnh và có thể khớp khi giao dịch trở lại. Lệnh cổ phiếu mới chỉ được nhận trong phiên.',
    'Thị trường tiền mã hóa hoạt động suốt ngày đêm, mọi ngày trong năm.',
  ),
});
