import type { SomeTexts } from '../texts';

const setting: SomeTexts<'setting'> = {
  title: 'Cài đặt',
  profile: {
    visitor: 'Bạn chưa đăng nhập',
    visitorHint: 'Đăng nhập để giao dịch, nạp tiền và xem tài sản',
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
  groups: {
    account: 'Tài khoản',
    preferences: 'Tùy chọn',
    help: 'Trợ giúp và thông tin',
  },
  entries: {
    profile: 'Hồ sơ',
    security: 'Bảo mật',
    identity: 'Xác minh danh tính',
    wallets: 'Địa chỉ ví',
    cards: 'Thẻ ngân hàng',
    coupons: 'Phiếu ưu đãi',
    bills: 'Hóa đơn',
    share: 'Mời bạn bè',
    language: 'Ngôn ngữ',
    currency: 'Tiền tệ hiển thị',
    vibration: 'Rung',
    faq: 'Câu hỏi thường gặp',
    contact: 'Liên hệ',
    compliance: 'Tuân thủ hoạt động',
    about: 'Về chúng tôi',
    version: 'Phiên bản ứng dụng',
  },
  currency: {
    title: 'Tiền tệ hiển thị',
    search: 'Tìm tiền tệ',
    nothing: 'Không tìm thấy tiền tệ',
    chosen: 'Số tiền hiện được hiển thị bằng {{currency}}',
  },
  logOut: {
    title: 'Đăng xuất?',
    body: 'Bạn có thể đăng nhập lại bất cứ lúc nào. Lệnh và vị thế đang mở vẫn giữ nguyên.',
    done: 'Đã đăng xuất',
  },
  language: {
    title: 'Ngôn ngữ',
  },
};

export default setting;
