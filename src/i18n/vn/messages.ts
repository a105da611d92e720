import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: 'Tin nhắn',
  unread: 'Tin nhắn, {{count}} chưa đọc',
  tabs: 'Chủ đề',
  list: 'Tin nhắn',
  topics: {
    all: 'Tất cả',
    account: 'Tài khoản',
    funds: 'Nạp rút',
    trade: 'Giao dịch',
    copy: 'Copy trading',
    wealth: 'Earn',
    nft: 'NFT',
    service: 'Dịch vụ',
  },
  isUnread: 'Chưa đọc',
  notices: 'Thông báo',
  noNotices: 'Chưa có thông báo',
  noNoticesHint: 'Thông báo được giữ tại đây để bạn đọc lại cho đến khi đóng ứng dụng.',
  readAll: 'Đánh dấu tất cả đã đọc',
  readAllDone: 'Đã đánh dấu tất cả tin nhắn là đã đọc',
  failed: 'Không tải được tin nhắn',
  empty: 'Chưa có tin nhắn',
  emptyHint: 'Lệnh đã khớp, kết quả xét duyệt, tiền lãi và mọi tin về tài khoản hiển thị tại đây.',
  emptyTopic: 'Chưa có tin nhắn ở chủ đề này',
  emptyTopicHint: 'Các chủ đề khác có thể có tin nhắn.',
  showAll: 'Hiện tất cả tin nhắn',
  toMarkets: 'Xem thị trường',
  detail: {
    title: 'Tin nhắn',
    failed: 'Không tải được tin nhắn này',
    gone: 'Tin nhắn này không còn nữa',
    goneHint: 'Tin nhắn cũ được xóa để nhường chỗ cho tin mới.',
    toList: 'Tất cả tin nhắn',
    open: 'Xem chi tiết',
  },
};

export default messages;
