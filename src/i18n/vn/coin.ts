import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: 'Coin của tôi',
  one: '{{coin}} của tôi',
  list: 'Coin của tôi',
  search: 'Tìm coin',
  failed: 'Không tải được coin của bạn',
  none: 'Chưa có coin',
  noneHint: 'Coin bạn sở hữu hiển thị tại đây kèm giá trị.',
  noMatch: 'Không tìm thấy coin',
  unknown: 'Coin này không tồn tại',
  unknownHint: 'Liên kết có thể đã cũ hoặc bị gõ sai.',
  showAll: 'Xem coin của tôi',
  total: 'Tất cả tài khoản',
  price: 'Giá',
  change: 'Biến động 24 giờ',
  value: 'Giá trị',
  cost: 'Giá vốn',
  accounts: 'Theo tài khoản',
  inNone: 'Bạn chưa có coin này. Hãy nạp hoặc mua trên thị trường.',
  actions: 'Thao tác',
  trade: 'Giao dịch',
  recharge: 'Nạp tiền',
  withdraw: 'Rút tiền',
  transfer: 'Chuyển',
  exchange: 'Chuyển đổi',
  records: 'Lịch sử gần đây',
  allRecords: 'Toàn bộ lịch sử',
  noRecords: 'Chưa có lịch sử',
};

export default coin;
