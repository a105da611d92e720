import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: '호가창, 호가 깊이, 체결',
  title: '호가 깊이',
  chart: '호가 깊이 차트',
  price: '가격',
  total: '누적 ({{asset}})',
  fromMid: '중간가 대비',
  sum: 'Σ {{amount}}',
  own: '내 주문',
  ownTrade: '내 체결',
  waiting: '호가창을 불러오는 중',
  view: {
    both: '호가창: 매수·매도호가',
    asks: '호가창: 매도호가만',
    bids: '호가창: 매수호가만',
  },
};

export default depth;
