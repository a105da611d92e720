import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: 'Cổ phiếu',
  market: 'Thị trường cổ phiếu',
  views: 'Mọi cổ phiếu hoặc cổ phiếu đang nắm giữ',
  list: 'Cổ phiếu',
  positions: 'Đang nắm giữ',
  account: 'Tài khoản Cổ phiếu',
  value: 'Giá trị',
  cash: 'Khả dụng',
  frozen: 'Trong lệnh',
  transfer: 'Chuyển',
  logIn: 'Đăng nhập để mua cổ phiếu',
  failed: 'Không tải được tài khoản Cổ phiếu',
  held: 'Bạn nắm giữ',
  shares_other: '{{amount}} cổ phiếu',
  inOrders: '{{amount}} trong lệnh',
  cost: 'Giá vốn',
  price: 'Giá',
  gain: 'Lãi/lỗ',
  empty: 'Chưa có cổ phiếu',
  emptyHint: 'Cổ phiếu bạn mua hiển thị tại đây kèm giá vốn và giá trị trực tiếp.',
  emptyAction: 'Xem cổ phiếu',
  visitor: 'Đăng nhập để xem cổ phiếu đang nắm giữ',
};

export default stocks;
