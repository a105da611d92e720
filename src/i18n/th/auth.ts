import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: 'เข้าสู่ระบบ',
    promise: 'บัญชีเดียว ทุกตลาด',
    reason: 'เหรียญ ฟิวเจอร์ส ออปชัน และหุ้น พร้อมราคาเรียลไทม์ เข้าสู่ระบบแล้วทำต่อจากที่ค้างไว้',
    byAccount: 'อีเมลหรือบัญชี',
    byPhone: 'โทรศัพท์',
    forgot: 'ลืมรหัสผ่าน?',
    noAccount: 'ยังไม่มีบัญชี?',
    create: 'สร้างบัญชี',
    success: 'เข้าสู่ระบบแล้ว',
  },
  register: {
    title: 'สร้างบัญชี',
    invite: 'รหัสเชิญ',
    inviteOptional: 'รหัสเชิญ (ไม่บังคับ)',
    haveAccount: 'มีบัญชีแล้ว?',
    success: 'บัญชีของคุณพร้อมแล้ว กรุณาเข้าสู่ระบบ',
    submit: 'สร้างบัญชี',
  },
  forgot: {
    title: 'รีเซ็ตรหัสผ่าน',
    intro: 'กรอกอีเมลหรือหมายเลขโทรศัพท์ของบัญชี เราจะส่งรหัสยืนยันไปให้',
    success: 'เปลี่ยนรหัสผ่านแล้ว เข้าสู่ระบบด้วยรหัสผ่านใหม่',
    submit: 'เปลี่ยนรหัสผ่าน',
  },
  way: {
    label: 'วิธีเข้าสู่ระบบ',
    email: 'อีเมล',
    mobile: 'โทรศัพท์',
  },
  email: 'ที่อยู่อีเมล',
  account: 'อีเมลหรือบัญชี',
  phone: 'หมายเลขโทรศัพท์',
  areaCode: 'รหัสประเทศ: {{country}} +{{dial}}',
  password: 'รหัสผ่าน',
  newPassword: 'รหัสผ่านใหม่',
  again: 'ยืนยันรหัสผ่าน',
  showPassword: 'แสดงรหัสผ่าน',
  hidePassword: 'ซ่อนรหัสผ่าน',
  passwordRule: '7 ถึง 16 ตัวอักษร',
  strength: {
    label: 'ความปลอดภัย: {{level}}',
    weak: 'ต่ำ',
    fair: 'ปานกลาง',
    strong: 'สูง',
    hint: 'ผสมตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และสัญลักษณ์',
  },
  steps: {
    label: 'ขั้นตอนที่ {{step}} จาก {{count}}',
    account: 'บัญชี',
    code: 'ยืนยันตัวตน',
    password: 'รหัสผ่าน',
  },
  code: {
    label: 'รหัสยืนยัน',
    sentTo: 'ส่งรหัส 6 หลักไปที่ {{account}} แล้ว ใช้ได้ภายใน 10 นาที',
    sent: 'ส่งรหัสแล้ว',
    resend: 'ส่งอีกครั้ง',
    resendIn: 'ส่งอีกครั้งใน {{time}}',
    change: 'เปลี่ยน',
    digit: 'หลักที่ {{position}} จาก {{length}}',
    send: 'ส่งรหัส',
  },
  agree: 'ฉันได้อ่านและยอมรับ<terms>ข้อกำหนดการใช้บริการ</terms>และ<privacy>นโยบายความเป็นส่วนตัว</privacy>',
  agreeAndClose: 'ยอมรับและปิด',
  agreeFirst: 'กรุณายอมรับข้อกำหนดและนโยบายความเป็นส่วนตัว',
  area: {
    title: 'รหัสประเทศ',
    search: 'ค้นหาประเทศหรือรหัส',
    recent: 'ล่าสุด',
    all: 'ทุกประเทศ',
    nothing: 'ไม่พบประเทศ',
    nothingHint: 'ตรวจสอบการสะกด หรือค้นหาด้วยรหัส เช่น +62',
    clear: 'แสดงทุกประเทศ',
  },
  terms: {
    title: 'ข้อกำหนดการใช้บริการ',
  },
  privacy: {
    title: 'นโยบายความเป็นส่วนตัว',
  },
};

export default auth;
