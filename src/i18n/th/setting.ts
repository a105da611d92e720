import type { SomeTexts } from '../texts';

const setting: SomeTexts<'setting'> = {
  title: 'การตั้งค่า',
  profile: {
    visitor: 'คุณยังไม่ได้เข้าสู่ระบบ',
    visitorHint: 'เข้าสู่ระบบเพื่อเทรด ฝากเงิน และดูสินทรัพย์',
    noVip: 'ทั่วไป',
    failed: 'โหลดโปรไฟล์ไม่สำเร็จ',
  },
  identity: {
    none: 'ยังไม่ยืนยัน',
    pending: 'กำลังตรวจสอบ',
    basic: 'ยืนยันแล้ว Lv1',
    advancedPending: 'กำลังตรวจสอบ Lv2',
    failed: 'ถูกปฏิเสธ',
    advanced: 'ยืนยันแล้ว Lv2',
  },
  groups: {
    account: 'บัญชี',
    preferences: 'การแสดงผล',
    help: 'ความช่วยเหลือและข้อมูล',
  },
  entries: {
    profile: 'โปรไฟล์',
    security: 'ความปลอดภัย',
    identity: 'ยืนยันตัวตน',
    wallets: 'ที่อยู่กระเป๋า',
    cards: 'บัตรธนาคาร',
    coupons: 'คูปอง',
    bills: 'บิล',
    share: 'ชวนเพื่อน',
    language: 'ภาษา',
    currency: 'สกุลเงินที่แสดง',
    vibration: 'การสั่น',
    faq: 'คำถามที่พบบ่อย',
    contact: 'ติดต่อเรา',
    compliance: 'การปฏิบัติตามกฎ',
    about: 'เกี่ยวกับเรา',
    version: 'เวอร์ชันแอป',
  },
  currency: {
    title: 'สกุลเงินที่แสดง',
    search: 'ค้นหาสกุลเงิน',
    nothing: 'ไม่พบสกุลเงิน',
    chosen: 'แสดงจำนวนเงินเป็น {{currency}} แล้ว',
  },
  logOut: {
    title: 'ออกจากระบบ?',
    body: 'คุณเข้าสู่ระบบใหม่ได้ทุกเมื่อ ออร์เดอร์และสถานะที่เปิดอยู่จะคงเดิม',
    done: 'ออกจากระบบแล้ว',
  },
  language: {
    title: 'ภาษา',
  },
};

export default setting;
