import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: 'บุ๊กมาร์ก',
  none: 'ตั้งชื่อช่วงเวลา แล้วกดครั้งเดียวเพื่อกลับมา',
  name: 'ชื่อของช่วงเวลานี้',
  add: 'เพิ่มบุ๊กมาร์ก',
  go: 'ไปที่ {{name}} {{time}}',
  remove: 'ลบ {{name}}',
  where: {
    past: 'ผ่านมาแล้ว',
    ahead: 'ข้างหน้า',
    branch: 'อีกสาขา',
  },
  compare: 'เปรียบเทียบสองช่วงเวลา',
  from: 'ช่วงเวลาแรก',
  to: 'ช่วงเวลาที่สอง',
  do: 'เปรียบเทียบ',
  start: 'จุดเริ่มต้น',
  now: 'ตอนนี้',
  end: 'จุดสิ้นสุด',
  earlier: 'จุดสิ้นสุดของ {{scenario}} Seed {{seed}}',
  same: 'ทั้งสองช่วงเวลามีสถานะเดียวกัน',
  balances: 'ยอดคงเหลือ',
  orders: 'คำสั่งและคำขอ',
  prices: 'ราคา',
  records: 'แถวข้อมูล',
  nothing: 'ไม่มีความแตกต่าง',
  absent: 'ไม่มี',
  frozen: '{{account}} ถูกล็อก',
  more: 'อีก {{count}} รายการ',
  said: {
    added: 'เพิ่มบุ๊กมาร์ก {{name}} แล้ว',
    gone: 'อยู่ที่ {{name}} {{time}}',
    removed: 'ลบ {{name}} แล้ว',
    compared: 'เปรียบเทียบสองช่วงเวลาแล้ว',
  },
};

export default time;
