import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: '{{asset}}の振替',
  from: '振替元口座',
  to: '振替先口座',
  has: '利用可能 {{amount}}',
  amount: '数量（{{asset}}）',
  missing: '{{amount}}不足',
  share: '利用可能残高に対する割合',
  all: 'すべて',
  after: '振替後の{{account}}口座',
  submit: '{{account}}口座へ振替',
  done: '{{amount}}を{{from}}口座から{{to}}口座へ振り替えました',
  failed: '口座を読み込めませんでした',
  nothing: '他の口座に{{asset}}の残高がありません',
  nothingHint: '入金してから、必要な口座へ振り替えてください。',
  addFunds: '入金',
  page: {
    title: '振替',
    coin: 'コイン',
    searchCoin: 'コインを検索',
    noCoin: 'コインが見つかりません',
    flip: '振替元と振替先を入れ替える',
    noCoins: '振替できるコインはありません',
    noCoinsHint: '保有中のコインは、いずれも複数の口座で保有できません。',
  },
};

export default transfer;
