import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: 'แจ้งเตือนราคา {{symbol}}',
  last: 'ราคาล่าสุด',
  price: 'แจ้งเตือนที่',
  hint: 'คุณจะได้รับข้อความและการแจ้งเตือนเมื่อตลาดถึงราคานี้',
  distance: '{{percent}} จากราคาล่าสุด',
  picks: 'ราคาแจ้งเตือนตามระยะห่างจากตลาด',
  set: 'ตั้งแจ้งเตือน',
  done: 'ตั้งแจ้งเตือนแล้ว: {{alert}}',
  edit: 'แก้ไขการแจ้งเตือน: {{alert}}',
  edited: 'การแจ้งเตือน',
  save: 'บันทึกการแจ้งเตือน',
  changed: 'แก้ไขการแจ้งเตือนแล้ว: {{alert}}',
  waiting: 'การแจ้งเตือนที่รออยู่',
  waits: { above: 'ขึ้นถึง {{price}}', below: 'ลงถึง {{price}}' },
  remove: 'ลบการแจ้งเตือน: {{alert}}',
  reached: { above: '{{symbol}} ขึ้นถึง {{price}}', below: '{{symbol}} ลงถึง {{price}}' },
  all: {
    title: 'แจ้งเตือนราคา',
    open: 'แจ้งเตือนราคาทั้งหมด',
    failed: 'โหลดการแจ้งเตือนราคาไม่สำเร็จ',
    empty: 'ไม่มีการแจ้งเตือนราคา',
    emptyHint: 'ตั้งได้จากรูปกระดิ่งบนกราฟของตลาด',
    toMarkets: 'ดูตลาด',
    since: 'ตั้งเมื่อ {{time}}',
    reached: 'การแจ้งเตือนที่ถึงราคาแล้ว',
    reachedHint: 'การแจ้งเตือนที่ถึงราคาแล้วทุกรายการอยู่ในนั้นด้วย',
    messages: 'ข้อความเกี่ยวกับการเทรด',
  },
};

export default alerts;
