import type { Texts } from '../texts';

const history: Texts<'history'> = {
  title: '이체 내역',
  kinds: '내역 유형',
  transfers: '이체',
  exchanges: '전환',
  transfersFailed: '이체 내역을 불러오지 못했습니다',
  exchangesFailed: '전환 내역을 불러오지 못했습니다',
  noTransfers: '이체 내역이 없습니다',
  noTransfersHint: '내 계정 간 이체가 여기에 표시됩니다.',
  noExchanges: '전환 내역이 없습니다',
  noExchangesHint: '전환한 코인과 환율, 수수료가 여기에 표시됩니다.',
  makeTransfer: '이체',
  makeExchange: '코인 전환',
  pair: '{{from}} → {{to}}',
  detail: '전환 {{from}} → {{to}}',
  given: '전환 수량',
  fee: '수수료',
  paid: '총 지불액',
  received: '받은 수량',
  rate: '환율',
  time: '일시',
  number: '참조 번호',
  again: '다시 전환',
};

export default history;
