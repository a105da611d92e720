import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: 'Phiếu giảm giá',
  tabs: 'Phiếu theo trạng thái',
  tab: { received: 'Khả dụng', used: 'Đã dùng', expired: 'Hết hạn' },
  failed: 'Không tải được phiếu của bạn',
  list: 'Phiếu giảm giá',
  empty: { received: 'Không có phiếu khả dụng', used: 'Chưa có phiếu đã dùng', expired: 'Không có phiếu hết hạn' },
  emptyHint: 'Nhận phiếu khi đăng ký, khi lên cấp VIP, khi đổi điểm hoặc được tặng.',
  toPoints: 'Đổi điểm',
  spot: 'Hoàn phí giao ngay',
  futures: 'Hoàn phí Futures',
  deposit: 'Thưởng nạp {{percent}}',
  depositTerms: 'Nạp từ {{min}} USD để nhận tối đa {{max}} USDT',
  feeTerms: 'Hoàn phí tức thì, tối đa {{max}} USDT',
  origin: { welcome: 'Chào mừng', vip: 'VIP', gift: 'Quà tặng', points: 'Điểm' },
  left: 'Còn {{left}}/{{worth}} USDT',
  until: 'Đến {{date}}',
  ends: 'Hết hạn sau',
  usedOn: 'Dùng hết {{date}}',
  expiredOn: 'Hết hạn {{date}}',
  inUse: 'Đang dùng',
  use: 'Dùng',
  useLabel: 'Dùng: {{name}}, {{worth}} USDT',
  useDone: 'Đã kích hoạt phiếu',
  how: {
    fee: 'Phiếu hoàn các khoản phí cùng loại tiếp theo cho đến khi dùng hết.',
    deposit: 'Phiếu được cộng vào lần nạp đủ điều kiện tiếp theo khi lần nạp đó được duyệt.',
  },
};

export default coupons;
