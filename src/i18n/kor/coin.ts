import type { Texts } from '../texts';

const coin: Texts<'coin'> = {
  title: '내 코인',
  one: '내 {{coin}}',
  list: '내 코인',
  search: '코인 검색',
  failed: '코인을 불러오지 못했습니다',
  none: '보유한 코인이 없습니다',
  noneHint: '보유한 코인과 평가금액이 여기에 표시됩니다.',
  noMatch: '코인을 찾을 수 없습니다',
  unknown: '존재하지 않는 코인입니다',
  unknownHint: '오래되었거나 잘못된 링크일 수 있습니다.',
  showAll: '내 코인 보기',
  total: '전체 계정',
  price: '가격',
  change: '24시간 변동',
  value: '평가금액',
  cost: '평균 매입가',
  accounts: '계정별',
  inNone: '보유하지 않은 코인입니다. 입금하거나 마켓에서 매수하세요.',
  actions: '바로가기',
  trade: '거래',
  recharge: '입금',
  withdraw: '출금',
  transfer: '이체',
  exchange: '전환',
  records: '최근 내역',
  allRecords: '전체 내역',
  noRecords: '내역이 없습니다',
};

export default coin;
