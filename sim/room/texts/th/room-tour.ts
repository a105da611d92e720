import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: 'ทัวร์แนะนำ',
  step: 'ขั้นตอน {{step}} จาก {{total}}',
  next: 'ถัดไป',
  back: 'ย้อนกลับ',
  play: 'เล่น',
  pause: 'หยุดชั่วคราว',
  stop: 'จบทัวร์',
  done: 'เสร็จสิ้น',
  skip: 'ข้าม',
  goThere: 'ไปที่นั่น',
  missing: 'จุดของขั้นตอนนี้ไม่อยู่บนหน้าจอ',
  coming: 'กำลังหาจุดนี้…',
  waiting: 'กำลังรอให้เกิดขึ้น กดถัดไปเพื่อไปต่อทันที',
  refused: 'ทำขั้นตอนนี้ไม่สำเร็จ:',
};

export default tour;
