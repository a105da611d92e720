import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: '振替履歴',
  kinds: '履歴の種類',
  transfers: '振替',
  exchanges: '交換',
  transfersFailed: '振替履歴を読み込めませんでした',
  exchangesFailed: '交換履歴を読み込めませんでした',
  noTransfers: '振替履歴はまだありません',
  noTransfersHint: '口座間の振替がここに表示されます。',
  noExchanges: '交換履歴はまだありません',
  noExchangesHint: 'コインを交換すると、レートと手数料がここに表示されます。',
  makeTransfer: '振替',
  makeExchange: 'コインを交換',
  pair: '{{from}} → {{to}}',
  detail: '交換 {{from}} → {{to}}',
  given: '交換数量',
  fee: '手数料',
  paid: '支払合計',
  received: '受取数量',
  rate: 'レート',
  time: '日時',
  number: '参照番号',
  again: 'もう一度交換',
};

export default history;
