import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: '保有コイン',
  one: '保有中の{{coin}}',
  list: '保有コイン',
  search: 'コインを検索',
  failed: '保有コインを読み込めませんでした',
  none: '保有コインはまだありません',
  noneHint: 'コインを保有すると、評価額とともにここに表示されます。',
  noMatch: 'コインが見つかりません',
  unknown: 'このコインは存在しません',
  unknownHint: 'リンクが古いか、間違っている可能性があります。',
  showAll: '保有コインを表示',
  total: '全口座合計',
  price: '価格',
  change: '24時間変動',
  value: '評価額',
  cost: '平均取得単価',
  accounts: '口座別',
  inNone: 'このコインは保有していません。入金するか、市場で買い付けてください。',
  actions: '操作',
  trade: '取引',
  recharge: '入金',
  withdraw: '出金',
  transfer: '振替',
  exchange: '交換',
  records: '最近の履歴',
  allRecords: 'すべての履歴',
  noRecords: '履歴はまだありません',
};

export default coin;
