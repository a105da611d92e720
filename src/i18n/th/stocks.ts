import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: 'หุ้น',
  market: 'ตลาดหุ้น',
  views: 'หุ้นหรือพอร์ต',
  list: 'หุ้น',
  positions: 'พอร์ต',
  account: 'บัญชีหุ้น',
  value: 'มูลค่า',
  cash: 'ใช้ได้',
  frozen: 'ในคำสั่ง',
  transfer: 'โอน',
  logIn: 'เข้าสู่ระบบเพื่อซื้อหุ้น',
  failed: 'โหลดบัญชีหุ้นไม่สำเร็จ',
  held: 'คุณถือ',
  shares_other: '{{amount}} หุ้น',
  inOrders: '{{amount}} ในคำสั่ง',
  cost: 'ต้นทุนเฉลี่ย',
  price: 'ราคา',
  gain: 'กำไร/ขาดทุน',
  empty: 'ยังไม่มีหุ้น',
  emptyHint: 'หุ้นที่คุณซื้อจะแสดงที่นี่พร้อมต้นทุนและมูลค่าเรียลไทม์',
  emptyAction: 'ดูหุ้น',
  visitor: 'เข้าสู่ระบบเพื่อดูพอร์ตของคุณ',
};

export default stocks;
