import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: 'ตั้งค่า',
  profile: {
    visitor: 'คุณยังไม่ได้เข้าสู่ระบบ',
    visitorHint: 'เข้าสู่ระบบเพื่อเทรด ฝาก และดูสินทรัพย์',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: 'ทั่วไป',
    failed: 'โหลดโปรไฟล์ไม่สำเร็จ',
  },
  identity: {
    none: 'ยังไม่ยืนยัน',
    pending: 'อยู่ระหว่างการตรวจสอบ',
    basic: 'ยืนยันแล้ว Lv1',
    advancedPending: 'Lv2 อยู่ระหว่างการตรวจสอบ',
    failed: 'ถูกปฏิเสธ',
    advanced: 'ยืนยันแล้ว Lv2',
  },
  groups: { account: 'บัญชี', preferences: 'การตั้งค่าทั่วไป', help: 'ความช่วยเหลือและข้อมูล' },
  entries: {
    profile: 'โปรไฟล์',
    security: 'ความปลอดภัย',
    identity: 'ยืนยันตัวตน',
    wallets: 'ที่อยู่กระเป๋า',
    cards: 'บัตรธนาคาร',
    messages: 'ข้อความ',
    vip: 'VIP',
    coupons: 'คูปอง',
    bills: 'รายการเดินบัญชี',
    share: 'ชวนเพื่อน',
    language: 'ภาษา',
    currency: 'สกุลเงินที่แสดง',
    vibration: 'การสั่น',
    faq: 'คำถามที่พบบ่อย',
    service: 'ฝ่ายบริการลูกค้า',
    contact: 'ติดต่อเรา',
    compliance: 'การปฏิบัติตามกฎระเบียบ',
    about: 'เกี่ยวกับเรา',
    version: 'เวอร์ชันแอป',
  },
  currency: {
    title: 'สกุลเงินที่แสดง',
    search: 'ค้นหาสกุลเงิน',
    nothing: 'ไม่พบสกุลเงิน',
    chosen: 'แสดงจำนวนเงินเป็น {{currency}} แล้ว',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: 'ออกจากระบบ?',
    body: 'คุณเข้าสู่ระบบใหม่ได้ทุกเมื่อ คำสั่งและโพซิชันที่เปิดอยู่จะคงเดิม',
    done: 'ออกจากระบบแล้ว',
  },
  language: { title: 'ภาษา' },
};

export default setting;
