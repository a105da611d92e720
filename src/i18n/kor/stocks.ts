import type { Texts } from '../texts';

const stocks: Texts<'stocks'> = {
  title: '주식',
  market: '주식 시장',
  views: '주식 또는 보유 종목',
  list: '주식',
  positions: '보유 종목',
  account: '주식 계정',
  value: '평가금액',
  cash: '사용 가능',
  frozen: '주문 중',
  transfer: '이체',
  logIn: '로그인하고 주식 매수하기',
  failed: '주식 계정을 불러오지 못했습니다',
  held: '보유 수량',
  shares_other: '{{amount}}주',
  inOrders: '{{amount}} 주문 중',
  cost: '평균 매입가',
  price: '가격',
  gain: '손익',
  empty: '보유한 주식이 없습니다',
  emptyHint: '매수한 주식의 매입가와 실시간 평가금액이 여기에 표시됩니다.',
  emptyAction: '주식 둘러보기',
  visitor: '로그인하면 보유 종목을 볼 수 있습니다',
};

export default stocks;
