import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: '劃轉記錄',
  kinds: '記錄類型',
  transfers: '劃轉',
  exchanges: '閃兌',
  transfersFailed: '劃轉記錄載入失敗',
  exchangesFailed: '閃兌記錄載入失敗',
  noTransfers: '暫無劃轉記錄',
  noTransfersHint: '你帳戶之間的劃轉會在此顯示。',
  noExchanges: '暫無閃兌記錄',
  noExchangesHint: '閃兌記錄及其匯率、手續費會在此顯示。',
  makeTransfer: '劃轉',
  makeExchange: '前往閃兌',
  pair: '{{from}} → {{to}}',
  detail: '閃兌 {{from}} → {{to}}',
  given: '兌出',
  fee: '手續費',
  paid: '合計支出',
  received: '到帳',
  rate: '匯率',
  time: '時間',
  number: '編號',
  again: '再次閃兌',
};

export default history;
