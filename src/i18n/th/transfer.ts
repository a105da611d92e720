import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: 'โอน {{asset}}',
  from: 'จากบัญชี',
  to: 'ไปบัญชี',
  has: 'ใช้ได้ {{amount}}',
  amount: 'จำนวน ({{asset}})',
  missing: 'ขาดอีก {{amount}}',
  share: 'สัดส่วนของยอดใช้ได้',
  all: 'ทั้งหมด',
  after: '{{account}} หลังโอน',
  submit: 'โอนไป {{account}}',
  done: 'โอน {{amount}} จาก {{from}} ไป {{to}} แล้ว',
  failed: 'โหลดบัญชีไม่สำเร็จ',
  nothing: 'ไม่มีบัญชีอื่นที่มี {{asset}}',
  nothingHint: 'ฝากก่อน แล้วโอนไปบัญชีที่ต้องการ',
  addFunds: 'ฝาก',
  page: {
    title: 'โอน',
    coin: 'เหรียญ',
    searchCoin: 'ค้นหาเหรียญ',
    noCoin: 'ไม่พบเหรียญ',
    flip: 'สลับบัญชี',
    noCoins: 'ไม่มีเหรียญที่โอนได้',
    noCoinsHint: 'ไม่มีเหรียญของคุณที่เก็บได้มากกว่าหนึ่งบัญชี',
  },
};

export default transfer;
