import type { Texts } from '../texts';

const depth: Texts<'depth'> = {
  views: '板・板の厚み・歩み値',
  title: '板の厚み',
  chart: '板の厚み',
  price: '価格',
  total: '累計（{{asset}}）',
  fromMid: '仲値から',
  sum: 'Σ {{amount}}',
  own: '自分の注文',
  ownTrade: '自分の約定',
  waiting: '板を取得中',
  view: {
    both: '板：売り・買い',
    asks: '板：売りのみ',
    bids: '板：買いのみ',
  },
};

export default depth;
