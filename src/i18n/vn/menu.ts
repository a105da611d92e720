import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: 'Nạp tiền',
  withdraw: 'Rút tiền',
  transaction: 'Giao dịch',
  transfer: 'Chuyển',
  margin: 'Futures',
  copytrade: 'Copy trading',
  ieo: 'Đăng ký mua token',
  lockming: 'Staking khóa',
  invest: 'Đầu tư kép',
  nft: 'NFT',
  borrowing: 'Vay',
  game: 'Mini game',
  vip: 'VIP',
  coupon: 'Phiếu giảm giá',
  bill: 'Lịch sử giao dịch',
  otc: 'OTC',
  points: 'Điểm',
  chat: 'Phòng chat',
  contactUs: 'Liên hệ',
  alerts: 'Cảnh báo giá',
  orders: 'Lệnh',
  records: 'Lịch sử',
  settings: 'Cài đặt',
};

export default menu;
