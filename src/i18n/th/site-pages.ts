import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: 'คำถามที่พบบ่อย',
  contact: 'ติดต่อเรา',
  about: 'เกี่ยวกับเรา',
  compliance: 'การปฏิบัติตามกฎระเบียบ',
  updated: 'เผยแพร่ {{date}}',
  failed: 'โหลดหน้านี้ไม่สำเร็จ',
  empty: 'ยังไม่มีเนื้อหา',
  emptyHint: 'กลับมาดูใหม่ภายหลัง',
  search: 'ค้นหาคำถาม',
  noMatch: 'ไม่พบคำถามที่ตรงกัน',
  noMatchHint: 'ลองใช้คำอื่น หรือติดต่อเรา',
  guide: 'คู่มือเริ่มต้นใช้งาน',
  guideFailed: 'โหลดคู่มือไม่สำเร็จ',
  write: 'ติดต่อเรา',
};

export default sitePages;
