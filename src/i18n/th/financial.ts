import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: 'Earn',
  products: 'ผลิตภัณฑ์',
  about: {
    ieo: 'จองซื้อเหรียญใหม่ก่อนเข้าตลาด',
    lockming: 'ล็อกเหรียญตามระยะเวลา รับดอกผลทุกวัน',
    invest: 'ระยะเวลาและผลตอบแทนกำหนดไว้ล่วงหน้า จ่ายเป็นหนึ่งในสองเหรียญ',
    nft: 'ซื้องานศิลปะแบบราคาคงที่หรือประมูล',
  },
  empty: 'ขณะนี้ไม่มีผลิตภัณฑ์',
  emptyHint: 'ขณะนี้ยังไม่มียอดล็อก การจองซื้อ หรือการลงทุนให้เลือก เหรียญของคุณยังเทรดได้ตามปกติ',
  toMarket: 'ดูตลาด',
  toAssets: 'ดูสินทรัพย์',
  failed: 'โหลดผลิตภัณฑ์ไม่สำเร็จ',
  perDay: 'สูงสุด {{percent}} ต่อวัน',
  perYear: 'สูงสุด {{percent}} ต่อปี',
  yieldFailed: 'โหลดอัตราผลตอบแทนไม่สำเร็จ',
  mine: 'การลงทุนของฉัน',
  mineFailed: 'โหลดการลงทุนไม่สำเร็จ',
  invested: 'ลงทุนแล้ว',
  today: 'ผลตอบแทนวันนี้',
  earned: 'ผลตอบแทนสะสม',
  byDay: 'ผลตอบแทนรายวัน',
  byDayOf: 'ผลตอบแทน 30 วันล่าสุด: {{total}}',
  holdings: 'รายการที่ถือ',
  noHoldings: 'ยังไม่มีการลงทุน',
  holding: {
    lockup: 'ล็อกรับผลตอบแทน',
    ieo: 'จองซื้อเหรียญ',
    dual: 'Dual Investment',
  },
};

export default financial;
