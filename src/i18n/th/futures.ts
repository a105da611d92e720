import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: 'ฟิวเจอร์ส',
  long: 'Long',
  short: 'Short',
  trade: 'เทรด',
  open: { long: 'เปิด Long', short: 'เปิด Short' },
  times: '{{value}}×',
  lots_other: '{{amount}} ล็อต',
  form: {
    multiple: 'เลเวอเรจ',
    marketPrice: 'ราคาตลาด',
    lots: 'ล็อต',
    fewer: 'ลดล็อต',
    more: 'เพิ่มล็อต',
  },
  figures: {
    opening: 'ราคาเข้า (ประมาณ)',
    limit: 'ราคา Limit',
    spread: 'รวมสเปรด',
    size: 'ขนาด',
    margin: 'มาร์จิ้น',
    fee: 'ค่าธรรมเนียม',
    discount: 'VIP {{tier}}: ลด {{percent}}',
    overnight: 'ค่าธรรมเนียมข้ามคืน',
    riskRate: 'ระดับมาร์จิ้นของบัญชี',
    liquidation: 'ราคาบังคับขาย (ประมาณ)',
    noLiquidation: 'ไม่มี',
    required: 'เงินที่ใช้ทั้งหมด',
    together: 'เงินที่ใช้',
    liq: 'บังคับขาย',
  },
  review: {
    title: { long: 'Long {{symbol}} {{lots}} {{times}}', short: 'Short {{symbol}} {{lots}} {{times}}' },
    confirm: {
      market: { long: 'เปิด Long', short: 'เปิด Short' },
      limit: { long: 'ส่งคำสั่ง Long', short: 'ส่งคำสั่ง Short' },
    },
    room: 'ห่างจากราคาเข้า {{percent}}',
    marketNote: 'เปิดที่ราคาตลาด ซึ่งอาจเปลี่ยนไปก่อนที่คุณจะยืนยัน',
    limitNote: 'มาร์จิ้นและค่าธรรมเนียมจะถูกล็อกจนกว่าตลาดจะถึงราคาของคุณ',
    liquidationNote: 'โพซิชันทั้งหมดจะถูกปิดหากระดับมาร์จิ้นลดลงถึง {{rate}}',
  },
  done: {
    market: { long: 'เปิด Long แล้ว: {{lots}} {{symbol}}', short: 'เปิด Short แล้ว: {{lots}} {{symbol}}' },
    limit: { long: 'ส่งคำสั่ง Long แล้ว: {{lots}} {{symbol}}', short: 'ส่งคำสั่ง Short แล้ว: {{lots}} {{symbol}}' },
  },
  head: {
    label: 'บัญชีฟิวเจอร์ส',
    risk: 'ระดับมาร์จิ้น',
    riskShort: 'มาร์จิ้น',
    available: 'ใช้ได้',
    used: 'มาร์จิ้นที่ใช้',
    profits: 'กำไร/ขาดทุนที่ยังไม่รับรู้',
    looks: { close: 'เสี่ยง', danger: 'อันตราย' },
  },
  mark: {
    mark: 'ราคามาร์ก',
    index: 'ราคาดัชนี',
    note: 'การบังคับขายใช้ราคามาร์ก ไม่ใช่ราคาล่าสุด ราคาที่เหวี่ยงเพียงชั่วขณะจึงไม่ทำให้โพซิชันถูกปิด ราคามาร์กอยู่ใกล้ดัชนี ซึ่งเป็นค่ามัธยฐานของราคาในหนึ่งนาทีล่าสุด',
  },
  terms: {
    title: 'สัญญา',
    lot: 'ขนาดล็อต',
    spread: 'สเปรด',
    fee: 'ค่าธรรมเนียมต่อคำสั่ง',
    overnight: 'ค่าธรรมเนียมข้ามคืน',
  },
};

export default futures;
