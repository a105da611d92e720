import type { Texts } from '../texts';

const financial: Texts<'financial'> = {
  title: '금융 상품',
  products: '상품',
  about: {
    ieo: '상장 전 신규 토큰에 청약하세요',
    lockming: '기간을 정해 코인을 예치하고 매일 이자를 받으세요',
    invest: '수익률이 확정된 만기형 상품, 두 코인 중 하나로 지급',
    nft: '작품을 고정가나 경매로 구매하세요',
  },
  empty: '현재 판매 중인 상품이 없습니다',
  emptyHint: '지금은 예치, 청약, 투자 상품이 없습니다. 보유한 코인은 그대로 거래할 수 있습니다.',
  toMarket: '마켓 보기',
  toAssets: '내 자산 보기',
  failed: '상품을 불러오지 못했습니다',
  perDay: '일 최대 {{percent}}',
  perYear: '연 최대 {{percent}}',
  yieldFailed: '수익률을 불러오지 못했습니다',
  mine: '내 투자',
  mineFailed: '투자 내역을 불러오지 못했습니다',
  invested: '투자 금액',
  today: '오늘 수익',
  earned: '누적 수익',
  byDay: '일별 수익',
  byDayOf: '최근 30일 수익: {{total}}',
  holdings: '보유 상품',
  noHoldings: '투자한 상품이 없습니다',
  holding: {
    lockup: '락업 마이닝',
    ieo: '토큰 청약',
    dual: '듀얼 투자',
  },
};

export default financial;
