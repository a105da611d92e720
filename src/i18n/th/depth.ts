import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: 'Order book ความลึก หรือการซื้อขาย',
  title: 'ความลึก',
  chart: 'ความลึกของ Order book',
  price: 'ราคา',
  total: 'รวม ({{asset}})',
  fromMid: 'จากราคากลาง',
  sum: 'Σ {{amount}}',
  own: 'คำสั่งของคุณ',
  ownTrade: 'การซื้อขายของคุณ',
  waiting: 'กำลังรอ Order book',
  view: {
    both: 'Order book: Bid และ Ask',
    asks: 'Order book: เฉพาะ Ask',
    bids: 'Order book: เฉพาะ Bid',
  },
};

export default depth;
