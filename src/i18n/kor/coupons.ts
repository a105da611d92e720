import type { Texts } from '../texts';

const coupons: Texts<'coupons'> = {
  title: '쿠폰',
  tabs: '쿠폰 상태',
  tab: { received: '사용 가능', used: '사용 완료', expired: '만료' },
  failed: '쿠폰을 불러오지 못했습니다',
  list: '쿠폰',
  empty: {
    received: '사용 가능한 쿠폰이 없습니다',
    used: '사용한 쿠폰이 없습니다',
    expired: '만료된 쿠폰이 없습니다',
  },
  emptyHint: '가입, VIP 등급 상승, 포인트 교환, 증정 이벤트로 쿠폰을 받을 수 있습니다.',
  toPoints: '포인트 교환',
  spot: '현물 수수료 환급',
  futures: '선물 수수료 환급',
  deposit: '입금 보너스 {{percent}}',
  depositTerms: '{{min}} USD 이상 입금 시 최대 {{max}} USDT 지급',
  feeTerms: '수수료 즉시 환급, 최대 {{max}} USDT',
  origin: { welcome: '가입', vip: 'VIP', gift: '증정', points: '포인트' },
  left: '{{worth}} USDT 중 {{left}} USDT 남음',
  until: '{{date}}까지',
  ends: '만료까지',
  usedOn: '{{date}} 사용 완료',
  expiredOn: '{{date}} 만료',
  inUse: '사용 중',
  use: '사용',
  useLabel: '사용: {{name}}, {{worth}} USDT',
  useDone: '쿠폰이 적용되었습니다',
  how: {
    fee: '한도가 소진될 때까지 다음 수수료부터 환급됩니다.',
    deposit: '조건을 충족하는 다음 입금이 승인되면 함께 지급됩니다.',
  },
};

export default coupons;
