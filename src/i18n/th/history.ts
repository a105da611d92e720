import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: 'ประวัติการโอน',
  kinds: 'ประเภทประวัติ',
  transfers: 'การโอน',
  exchanges: 'การแลกเปลี่ยน',
  transfersFailed: 'โหลดการโอนไม่สำเร็จ',
  exchangesFailed: 'โหลดการแลกเปลี่ยนไม่สำเร็จ',
  noTransfers: 'ยังไม่มีการโอน',
  noTransfersHint: 'การโอนระหว่างบัญชีของคุณจะแสดงที่นี่',
  noExchanges: 'ยังไม่มีการแลกเปลี่ยน',
  noExchangesHint: 'เหรียญที่คุณแลกจะแสดงที่นี่พร้อมอัตราและค่าธรรมเนียม',
  makeTransfer: 'โอน',
  makeExchange: 'แลกเปลี่ยนเหรียญ',
  pair: '{{from}} → {{to}}',
  detail: 'แลกเปลี่ยน {{from}} → {{to}}',
  given: 'แลกไป',
  fee: 'ค่าธรรมเนียม',
  paid: 'จ่ายทั้งหมด',
  received: 'ได้รับ',
  rate: 'อัตรา',
  time: 'เวลา',
  number: 'เลขอ้างอิง',
  again: 'แลกอีกครั้ง',
};

export default history;
