import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: 'เหรียญของฉัน',
  one: '{{coin}} ของฉัน',
  list: 'เหรียญของฉัน',
  search: 'ค้นหาเหรียญ',
  failed: 'โหลดเหรียญไม่สำเร็จ',
  none: 'ยังไม่มีเหรียญ',
  noneHint: 'เหรียญที่คุณมีจะแสดงที่นี่พร้อมมูลค่า',
  noMatch: 'ไม่พบเหรียญ',
  unknown: 'ไม่มีเหรียญนี้',
  unknownHint: 'ลิงก์อาจเก่าหรือพิมพ์ผิด',
  showAll: 'ดูเหรียญของฉัน',
  total: 'ทุกบัญชี',
  price: 'ราคา',
  change: 'เปลี่ยนแปลง 24 ชม.',
  value: 'มูลค่า',
  cost: 'ต้นทุนเฉลี่ย',
  accounts: 'แยกตามบัญชี',
  inNone: 'คุณยังไม่มีเหรียญนี้ ฝากเข้ามาหรือซื้อในตลาด',
  actions: 'ทำรายการ',
  trade: 'เทรด',
  recharge: 'ฝาก',
  withdraw: 'ถอน',
  transfer: 'โอน',
  exchange: 'แลกเปลี่ยน',
  records: 'รายการล่าสุด',
  allRecords: 'รายการทั้งหมด',
  noRecords: 'ยังไม่มีรายการ',
};

export default coin;
