import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: 'คูปอง',
  tabs: 'คูปองตามสถานะ',
  tab: { received: 'ใช้ได้', used: 'ใช้แล้ว', expired: 'หมดอายุแล้ว' },
  failed: 'โหลดคูปองไม่สำเร็จ',
  list: 'คูปอง',
  empty: { received: 'ไม่มีคูปองที่ใช้ได้', used: 'ไม่มีคูปองที่ใช้แล้ว', expired: 'ไม่มีคูปองที่หมดอายุ' },
  emptyHint: 'รับคูปองได้เมื่อสมัครสมาชิก เลื่อนระดับ VIP แลกคะแนน หรือได้รับเป็นของขวัญ',
  toPoints: 'แลกคะแนน',
  spot: 'คืนค่าธรรมเนียมสปอต',
  futures: 'คืนค่าธรรมเนียมฟิวเจอร์ส',
  deposit: 'โบนัสเงินฝาก {{percent}}',
  depositTerms: 'ฝาก {{min}} USD ขึ้นไป รับสูงสุด {{max}} USDT',
  feeTerms: 'คืนค่าธรรมเนียมทันที สูงสุด {{max}} USDT',
  origin: { welcome: 'ต้อนรับ', vip: 'VIP', gift: 'ของขวัญ', points: 'คะแนน' },
  left: 'เหลือ {{left}} จาก {{worth}} USDT',
  until: 'ถึง {{date}}',
  ends: 'หมดอายุในอีก',
  usedOn: 'ใช้หมดเมื่อ {{date}}',
  expiredOn: 'หมดอายุเมื่อ {{date}}',
  inUse: 'กำลังใช้',
  use: 'ใช้',
  useLabel: 'ใช้: {{name}} {{worth}} USDT',
  useDone: 'เปิดใช้คูปองแล้ว',
  how: {
    fee: 'คืนค่าธรรมเนียมประเภทนี้ในครั้งต่อๆ ไปจนกว่าคูปองจะหมด',
    deposit: 'เพิ่มให้กับเงินฝากครั้งถัดไปที่เข้าเงื่อนไข เมื่อได้รับการอนุมัติ',
  },
};

export default coupons;
