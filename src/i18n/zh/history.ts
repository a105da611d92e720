import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: '划转记录',
  kinds: '记录类型',
  transfers: '划转',
  exchanges: '闪兑',
  transfersFailed: '划转记录加载失败',
  exchangesFailed: '闪兑记录加载失败',
  noTransfers: '暂无划转记录',
  noTransfersHint: '您账户之间的划转会显示在这里。',
  noExchanges: '暂无闪兑记录',
  noExchangesHint: '闪兑记录及其汇率、手续费会显示在这里。',
  makeTransfer: '划转',
  makeExchange: '去闪兑',
  pair: '{{from}} → {{to}}',
  detail: '闪兑 {{from}} → {{to}}',
  given: '兑出',
  fee: '手续费',
  paid: '合计支出',
  received: '到账',
  rate: '汇率',
  time: '时间',
  number: '单号',
  again: '再次闪兑',
};

export default history;
