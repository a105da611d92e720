import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: 'สิ่งที่เกิดขึ้นตอนนี้',
  clock: 'นาฬิการะบบเทรด',
  atRest: 'หยุดชั่วคราว',
  sinceStart: '{{percent}} ตั้งแต่เริ่ม',
  worth: 'สินทรัพย์ของ {{name}}',
  nobody: 'ยังไม่มีใครเข้าสู่ระบบ',
  keys: 'P หยุด, N ไปเหตุการณ์ถัดไป, C ทำให้ตลาดร่วง, D เพิ่มโทรศัพท์, K เปิดห้องควบคุม',
  twoPhones: 'โทรศัพท์สองเครื่อง',
  second: 'โทรศัพท์เครื่องที่สอง',
};

export default stage;
