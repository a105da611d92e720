import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: '株式',
  market: '株式市場',
  views: '株式・保有株式',
  list: '株式',
  positions: '保有株式',
  account: '株式口座',
  value: '評価額',
  cash: '利用可能',
  frozen: '注文中',
  transfer: '振替',
  logIn: 'ログインして株式を取引',
  failed: '株式口座を読み込めませんでした',
  held: '保有株数',
  shares_other: '{{amount}}株',
  inOrders: '注文中{{amount}}',
  cost: '平均取得単価',
  price: '価格',
  gain: '損益',
  empty: '保有株式はまだありません',
  emptyHint: '株式を買うと、取得単価と評価額がここに表示されます。',
  emptyAction: '株式を探す',
  visitor: 'ログインすると保有株式を確認できます',
};

export default stocks;
