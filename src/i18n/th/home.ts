import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: 'หน้าแรก',
  search: 'ค้นหา',
  account: 'บัญชีของคุณ',
  logIn: 'เข้าสู่ระบบหรือสมัครสมาชิก',
  messages: 'ข้อความ',
  assets: {
    total: 'สินทรัพย์รวม',
    hide: 'ซ่อนจำนวนเงิน',
    show: 'แสดงจำนวนเงิน',
    hidden: 'ซ่อนจำนวนเงินอยู่',
    day: '24 ชม.',
    failed: 'โหลดสินทรัพย์ไม่สำเร็จ',
  },
  visitor: {
    title: 'เทรดเหรียญและหุ้นในที่เดียว',
    hint: 'เปิดบัญชีได้ในหนึ่งนาที ใช้เพียงอีเมลหรือหมายเลขโทรศัพท์',
  },
  menu: {
    label: 'เมนูด่วน',
    failed: 'โหลดเมนูด่วนไม่สำเร็จ',
    page: 'หน้า {{position}} จาก {{count}}',
  },
  banners: {
    label: 'ไฮไลต์',
    slide: 'ไฮไลต์ {{position}} จาก {{count}}',
    pause: 'หยุดสไลด์',
    play: 'เล่นสไลด์',
  },
  notice: 'ประกาศ',
  noticeFailed: 'โหลดประกาศไม่สำเร็จ',
  movers: {
    label: 'เคลื่อนไหวเด่น',
    gainers: 'ขึ้นแรง',
    losers: 'ลงแรง',
    volume: 'มูลค่าซื้อขาย',
    new: 'มาใหม่',
    failed: 'โหลดตลาดไม่สำเร็จ',
    empty: 'ยังไม่มีตลาด',
    emptyHint: 'ตลาดจะแสดงที่นี่ทันทีที่เปิดให้ซื้อขาย',
    seeAll: 'ทุกตลาด',
  },
  news: {
    title: 'ข่าว',
    more: 'ข่าวเพิ่มเติม',
    failed: 'โหลดข่าวไม่สำเร็จ',
  },
  article: {
    failed: 'โหลดบทความไม่สำเร็จ',
    gone: 'ไม่มีบทความนี้แล้ว',
  },
};

export default home;
