import type { Texts } from '@/i18n/texts';

const ieo: Texts<'room-ieo'> = {
  title: 'จองซื้อเหรียญ',
  none: 'ทุกเหรียญเข้าตลาดแล้ว',
  states: { warmUp: 'เร็วๆ นี้', sale: 'เปิดจอง', allocated: 'ได้รับจัดสรร', issued: 'เหรียญถูกล็อก' },
  next: { startMs: 'เริ่มในอีก', endMs: 'สิ้นสุดในอีก', listMs: 'เข้าตลาดในอีก' },
  moves: { beginSale: 'เริ่มขาย', endSale: 'ปิดขาย', listToken: 'เข้าตลาด' },
  moveOf: {
    beginSale: 'เริ่มขาย {{name}} ทันที',
    endSale: 'ปิดขาย {{name}} ทันที',
    listToken: 'นำ {{name}} เข้าตลาดทันที',
  },
  said: {
    beginSale: 'เริ่มขาย {{token}} แล้ว',
    endSale: 'ปิดขาย {{token}} แล้ว เหรียญที่จัดสรรจะส่งมอบในครึ่งชั่วโมง',
    listToken: '{{token}} เข้าตลาดแล้ว',
  },
};

export default ieo;
