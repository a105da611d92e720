import type { Texts } from '../texts';

const futures: Texts<'futures'> = {
  title: '선물',
  long: '롱',
  short: '숏',
  trade: '거래',
  open: { long: '롱 진입', short: '숏 진입' },
  times: '{{value}}×',
  lots_other: '{{amount}}랏',
  form: {
    multiple: '레버리지',
    marketPrice: '시장가',
    lots: '수량(랏)',
    fewer: '랏 줄이기',
    more: '랏 늘리기',
  },
  figures: {
    opening: '예상 진입가',
    limit: '지정가',
    spread: '스프레드 포함',
    size: '규모',
    margin: '증거금',
    fee: '수수료',
    discount: 'VIP {{tier}}: {{percent}} 할인',
    overnight: '오버나이트 수수료',
    riskRate: '계정 증거금 유지율',
    liquidation: '예상 청산가',
    noLiquidation: '없음',
    required: '총비용',
    together: '증거금+수수료',
    liq: '청산가',
  },
  review: {
    title: { long: '{{symbol}} 롱, {{lots}}, {{times}}', short: '{{symbol}} 숏, {{lots}}, {{times}}' },
    confirm: {
      market: { long: '롱 진입', short: '숏 진입' },
      limit: { long: '롱 주문하기', short: '숏 주문하기' },
    },
    room: '진입가 대비 {{percent}}',
    marketNote: '시장가로 진입합니다. 확인하는 동안 가격이 변동될 수 있습니다.',
    limitNote: '현재가가 주문 가격에 도달할 때까지 증거금과 수수료가 동결됩니다.',
    liquidationNote: '증거금 유지율이 {{rate}}까지 떨어지면 모든 포지션이 청산됩니다.',
  },
  done: {
    market: { long: '롱 진입 완료: {{symbol}} {{lots}}', short: '숏 진입 완료: {{symbol}} {{lots}}' },
    limit: { long: '롱 주문 접수: {{symbol}} {{lots}}', short: '숏 주문 접수: {{symbol}} {{lots}}' },
  },
  head: {
    label: '선물 계정',
    risk: '증거금 유지율',
    riskShort: '유지율',
    available: '사용 가능',
    used: '사용 증거금',
    profits: '미실현 손익',
    looks: { close: '주의', danger: '위험' },
  },
  mark: {
    mark: '마크 가격',
    index: '지수 가격',
    note: '청산은 최근 체결가가 아니라 마크 가격을 기준으로 하므로, 순간적인 급등락으로는 청산되지 않습니다. 마크 가격은 최근 1분 가격의 중앙값인 지수를 따라갑니다.',
  },
  terms: {
    title: '계약',
    lot: '1랏 크기',
    spread: '스프레드',
    fee: '주문당 수수료',
    overnight: '오버나이트 수수료',
  },
};

export default futures;
