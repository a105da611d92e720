import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: '訂單簿、深度或成交',
  title: '深度',
  chart: '訂單簿深度圖',
  price: '價格',
  total: '累計（{{asset}}）',
  fromMid: '距離中間價',
  sum: 'Σ {{amount}}',
  own: '我的委託',
  ownTrade: '我的成交',
  waiting: '正在載入訂單簿',
  view: {
    both: '訂單簿：買賣盤',
    asks: '訂單簿：只顯示賣盤',
    bids: '訂單簿：只顯示買盤',
  },
};

export default depth;
