import type { Texts } from '../texts';

const menu: Texts<'menu'> = {
  recharge: 'ฝาก',
  withdraw: 'ถอน',
  transaction: 'เทรด',
  transfer: 'โอน',
  margin: 'ฟิวเจอร์ส',
  copytrade: 'Copy Trade',
  ieo: 'จองซื้อเหรียญ',
  lockming: 'ล็อกรับผลตอบแทน',
  invest: 'Dual Investment',
  nft: 'NFT',
  borrowing: 'เงินกู้',
  game: 'มินิเกม',
  vip: 'VIP',
  coupon: 'คูปอง',
  bill: 'รายการเดินบัญชี',
  otc: 'OTC',
  points: 'คะแนน',
  chat: 'ห้องแชท',
  contactUs: 'ติดต่อเรา',
  alerts: 'แจ้งเตือนราคา',
  orders: 'คำสั่ง',
  records: 'ประวัติ',
  settings: 'ตั้งค่า',
};

export default menu;
