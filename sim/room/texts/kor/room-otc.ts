import type { Texts } from '@/i18n/texts';

const otc: Texts<'room-otc'> = {
  title: 'OTC',
  take: '{{name}} 기준 머천트 최적 광고',
  takes: { buy: '100 USDT 매수', sell: '100 USDT 매도' },
  taken: '{{name}} 주문 접수. 입금 대기 중입니다.',
  none: '진행 중인 OTC 주문이나 게시 중인 광고가 있는 고객이 없습니다.',
  ads: '고객 OTC 광고',
  ad: '광고 {{id}}',
  sides: { buy: '매수', sell: '매도' },
  come: '주문 넣기',
  comeTo: '광고 {{id}}에 주문 넣기',
  came: '광고 {{id}}에 주문이 들어왔습니다.',
  takeAs: '{{name}}(으)로 광고 {{id}}에 주문',
  tookAs: '{{name}}의 주문이 광고 {{id}}에 들어왔습니다.',
  orders: '진행 중인 OTC 주문',
  order: '주문 {{id}}',
  moves: { paid: '입금 완료', done: '코인 전송', appeal: '이의 제기', cancelled: '취소' },
  moveOf: {
    paid: '주문 {{id}} 입금 완료 처리',
    done: '주문 {{id}} 코인 전송',
    appeal: '주문 {{id}} 이의 제기',
    cancelled: '주문 {{id}} 취소',
  },
  moved: '주문 {{id}} 상태가 변경되었습니다.',
};

export default otc;
