import type { Texts } from '../texts';

const errors: Texts<'errors'> = {
  logInFirst: 'Vui lòng đăng nhập trước',
  sessionEnded: 'Phiên đã hết hạn. Vui lòng đăng nhập lại',
  verifyFirst: 'Vui lòng xác minh danh tính trước',
  network: 'Không kết nối được với sàn',
  networkHint: 'Kiểm tra kết nối mạng rồi thử lại.',
  timeout: 'Sàn không phản hồi kịp thời',
  unavailable: 'Sàn đang gặp sự cố. Hãy thử lại sau ít phút.',
  unsure: 'Không có phản hồi. Yêu cầu có thể đã được thực hiện: hãy kiểm tra trước khi thử lại',
  unsureSafe: 'Không có phản hồi. Hãy thử lại: yêu cầu sẽ không bị thực hiện hai lần.',
  server: 'Không đọc được phản hồi của sàn. Hãy thử lại',
  unreadable: 'Thiếu hoặc không đọc được trong phản hồi của sàn: {{field}}',
  refused: 'Sàn từ chối yêu cầu này',
  tooMany: 'Quá nhiều yêu cầu. Hãy thử lại sau ít phút',
  tooManySeconds: 'Quá nhiều yêu cầu. Thử lại sau {{seconds}} giây',
  tooManyMinutes: 'Quá nhiều yêu cầu. Thử lại sau {{minutes}} phút',
  parts: {
    balance: 'Không tải được số dư của bạn',
    identity: 'Không tải được trạng thái xác minh',
    coins: 'Không tải được danh sách coin',
    account: 'Không tải được tài khoản của bạn',
    unread: 'Không tải được số tin chưa đọc',
  },
  failed: 'Không khả dụng',
  pageLoad: 'Không tải được trang này',
  pageLoadHint: 'Kết nối có thể chậm hoặc bị gián đoạn.',
  pageBroken: 'Trang này gặp lỗi',
  pageBrokenHint: 'Dữ liệu của bạn trên sàn vẫn nguyên vẹn. Hãy mở lại trang.',
  newVersion: 'Có phiên bản mới',
  newVersionHint: 'Trang này thuộc phiên bản cũ. Nội dung bạn đã nhập vẫn được giữ lại.',
  newVersionLoad: 'Cập nhật',
  notFound: 'Trang này không tồn tại',
  notFoundHint: 'Liên kết có thể đã cũ hoặc bị gõ sai.',
};

export default errors;
