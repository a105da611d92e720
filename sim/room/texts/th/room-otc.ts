import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc'> = {
  title: 'OTC',
  take: 'ข้อเสนอที่ดีที่สุดของผู้ค้าสำหรับ {{name}}',
  takes: { buy: 'ซื้อ 100 USDT', sell: 'ขาย 100 USDT' },
  taken: '{{name}} รับข้อเสนอแล้ว คำสั่งรอชำระเงิน',
  none: 'ไม่มีลูกค้าที่มีคำสั่ง OTC เปิดอยู่หรือมีโฆษณาออนไลน์',
  ads: 'โฆษณา OTC ของลูกค้า',
  ad: 'โฆษณา {{id}}',
  sides: { buy: 'ซื้อ', sell: 'ขาย' },
  come: 'ให้มีผู้สั่ง',
  comeTo: 'ให้มีผู้สั่งจากโฆษณา {{id}}',
  came: 'มีผู้สั่งจากโฆษณา {{id}} แล้ว',
  takeAs: '{{name}} สั่งจากโฆษณา {{id}}',
  tookAs: '{{name}} สั่งจากโฆษณา {{id}} แล้ว',
  orders: 'คำสั่ง OTC ที่เปิดอยู่',
  order: 'คำสั่ง {{id}}',
  moves: { paid: 'ชำระแล้ว', done: 'ปล่อยเหรียญ', appeal: 'อุทธรณ์', cancelled: 'ยกเลิก' },
  moveOf: {
    paid: 'ทำเครื่องหมายคำสั่ง {{id}} ว่าชำระแล้ว',
    done: 'ปล่อยเหรียญคำสั่ง {{id}}',
    appeal: 'อุทธรณ์คำสั่ง {{id}}',
    cancelled: 'ยกเลิกคำสั่ง {{id}}',
  },
  moved: 'อัปเดตคำสั่ง {{id}} แล้ว',
};

export default otc;
