import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: 'Cài đặt',
  profile: {
    visitor: 'Bạn chưa đăng nhập',
    visitorHint: 'Đăng nhập để giao dịch, nạp tiền và xem tài sản',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: 'Tiêu chuẩn',
    failed: 'Không tải được hồ sơ của bạn',
  },
  identity: {
    none: 'Chưa xác minh',
    pending: 'Đang xét duyệt',
    basic: 'Đã xác minh Lv1',
    advancedPending: 'Lv2 đang xét duyệt',
    failed: 'Bị từ chối',
    advanced: 'Đã xác minh Lv2',
  },
  groups: { account: 'Tài khoản', preferences: 'Cài đặt chung', help: 'Trợ giúp và thông tin' },
  entries: {
    profile: 'Hồ sơ',
    security: 'Bảo mật',
    identity: 'Xác minh danh tính',
    wallets: 'Địa chỉ ví',
    cards: 'Thẻ ngân hàng',
    messages: 'Tin nhắn',
    vip: 'VIP',
    coupons: 'Phiếu giảm giá',
    bills: 'Lịch sử giao dịch',
    share: 'Mời bạn bè',
    language: 'Ngôn ngữ',
    currency: 'Tiền tệ hiển thị',
    vibration: 'Rung',
    faq: 'Câu hỏi thường gặp',
    service: 'Hỗ trợ khách hàng',
    contact: 'Liên hệ',
    compliance: 'Tuân thủ quy định',
    about: 'Về chúng tôi',
    version: 'Phiên bản ứng dụng',
  },
  currency: {
    title: 'Tiền tệ hiển thị',
    search: 'Tìm tiền tệ',
    nothing: 'Không tìm thấy tiền tệ',
    chosen: 'Số tiền được hiển thị bằng {{currency}}',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: 'Đăng xuất?',
    body: 'Bạn có thể đăng nhập lại bất cứ lúc nào. Lệnh và vị thế đang mở vẫn giữ nguyên.',
    done: 'Đã đăng xuất',
  },
  language: { title: 'Ngôn ngữ' },
};

export default setting;
