import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: 'ข้อความ',
  unread: 'ข้อความ ยังไม่อ่าน {{count}} ข้อความ',
  tabs: 'หัวข้อ',
  list: 'ข้อความ',
  topics: {
    all: 'ทั้งหมด',
    account: 'บัญชี',
    funds: 'การเงิน',
    trade: 'เทรด',
    copy: 'Copy Trade',
    wealth: 'Earn',
    nft: 'NFT',
    service: 'บริการ',
  },
  isUnread: 'ยังไม่อ่าน',
  notices: 'การแจ้งเตือน',
  noNotices: 'ยังไม่มีการแจ้งเตือน',
  noNoticesHint: 'การแจ้งเตือนจะอยู่ที่นี่ให้อ่านซ้ำได้จนกว่าคุณจะปิดแอป',
  readAll: 'ทำเครื่องหมายว่าอ่านทั้งหมด',
  readAllDone: 'ทำเครื่องหมายว่าอ่านทุกข้อความแล้ว',
  failed: 'โหลดข้อความไม่สำเร็จ',
  empty: 'ยังไม่มีข้อความ',
  emptyHint: 'คำสั่งที่จับคู่ ผลการตรวจสอบ ดอกผล และทุกเรื่องของบัญชีจะแสดงที่นี่',
  emptyTopic: 'ยังไม่มีข้อความในหัวข้อนี้',
  emptyTopicHint: 'อาจมีข้อความในหัวข้ออื่น',
  showAll: 'แสดงทุกข้อความ',
  toMarkets: 'ดูตลาด',
  detail: {
    title: 'ข้อความ',
    failed: 'โหลดข้อความนี้ไม่สำเร็จ',
    gone: 'ไม่มีข้อความนี้แล้ว',
    goneHint: 'ข้อความเก่าจะถูกลบเพื่อเก็บข้อความใหม่',
    toList: 'ข้อความทั้งหมด',
    open: 'ดูรายละเอียด',
  },
};

export default messages;
