import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: 'รหัสผ่านธุรกรรม',
  digits: '{{entered}} จาก {{length}} หลัก',
  keypad: 'แป้นตัวเลข',
  delete: 'ลบหลักสุดท้าย',
  field: 'รหัสผ่านธุรกรรม',
  show: 'แสดงรหัสผ่าน',
  hide: 'ซ่อนรหัสผ่าน',
  useLetters: 'รหัสผ่านของฉันมีตัวอักษร',
  useDigits: 'ใช้แป้นตัวเลข 6 หลัก',
  forgot: 'ลืมรหัสผ่าน?',
  confirm: 'ยืนยัน',
  checking: 'กำลังตรวจสอบ',
  unset: 'ยังไม่มีรหัสผ่านธุรกรรม',
  unsetHint: 'ใช้ปกป้องเงินของคุณ ต้องใช้เมื่อถอน เพิ่มที่อยู่หรือบัตรใหม่ และเปลี่ยนการตั้งค่าความปลอดภัย',
  set: 'ตั้งรหัสผ่านธุรกรรม',
};

export default payPassword;
