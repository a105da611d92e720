import type { Texts } from '../texts';

const alerts: Texts<'alerts'> = {
  title: '{{symbol}} 가격 알림',
  last: '최근 체결가',
  price: '알림 가격',
  hint: '시장이 이 가격에 도달하면 알림 메뉴와 팝업으로 알려 드립니다.',
  distance: '최근 체결가 대비 {{percent}}',
  picks: '시장가 대비 거리로 알림 가격 설정',
  set: '알림 설정',
  done: '알림 설정됨: {{alert}}',
  edit: '알림 변경: {{alert}}',
  edited: '알림',
  save: '알림 저장',
  changed: '알림 변경됨: {{alert}}',
  waiting: '대기 중인 알림',
  waits: { above: '{{price}}까지 상승', below: '{{price}}까지 하락' },
  remove: '알림 삭제: {{alert}}',
  reached: { above: '{{symbol}} {{price}}까지 상승', below: '{{symbol}} {{price}}까지 하락' },
  all: {
    title: '가격 알림',
    open: '모든 가격 알림',
    failed: '가격 알림을 불러오지 못했습니다',
    empty: '가격 알림이 없습니다',
    emptyHint: '마켓 차트의 종 아이콘으로 설정하세요.',
    toMarkets: '마켓 보기',
    since: '{{time}} 설정',
    reached: '도달한 알림',
    reachedHint: '도달한 알림은 여기에도 기록됩니다.',
    messages: '거래 알림',
  },
};

export default alerts;
