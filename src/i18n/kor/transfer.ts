import type { Texts } from '../texts';

const transfer: Texts<'transfer'> = {
  title: '{{asset}} 이체',
  from: '보내는 계정',
  to: '받는 계정',
  has: '{{amount}} 사용 가능',
  amount: '수량 ({{asset}})',
  missing: '{{amount}} 부족',
  share: '사용 가능 잔액 대비 비율',
  all: '전액',
  after: '이체 후 {{account}} 계정',
  submit: '{{account}} 계정으로 이체',
  done: '{{amount}} 이체 완료: {{from}} → {{to}}',
  failed: '계정을 불러오지 못했습니다',
  nothing: '{{asset}} 잔액이 있는 다른 계정이 없습니다',
  nothingHint: '먼저 입금한 뒤 필요한 계정으로 이체하세요.',
  addFunds: '입금',
  page: {
    title: '이체',
    coin: '코인',
    searchCoin: '코인 검색',
    noCoin: '코인을 찾을 수 없습니다',
    flip: '계정 바꾸기',
    noCoins: '이체할 코인이 없습니다',
    noCoinsHint: '보유한 코인 중 계정 간에 이체할 수 있는 코인이 없습니다.',
  },
};

export default transfer;
