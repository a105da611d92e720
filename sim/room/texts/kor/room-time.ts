import type { Texts } from '@/i18n/texts';

const time: Texts<'room-time'> = {
  bookmarks: '북마크',
  none: '시점에 이름을 붙이면 한 번 눌러 돌아올 수 있습니다.',
  name: '현재 시점의 이름',
  add: '추가',
  go: '{{name}}, {{time}}(으)로 이동',
  remove: '{{name}} 삭제',
  where: {
    past: '이전',
    ahead: '이후',
    branch: '다른 분기',
  },
  compare: '두 시점 비교',
  from: '첫 번째 시점',
  to: '두 번째 시점',
  do: '비교',
  start: '처음',
  now: '현재',
  end: '끝',
  earlier: '{{scenario}}의 끝, 시드 {{seed}}',
  same: '두 시점의 상태가 같습니다.',
  balances: '잔액',
  orders: '주문 및 신청',
  prices: '가격',
  records: '저장된 행',
  nothing: '차이가 없습니다.',
  absent: '없음',
  frozen: '{{account}}, 동결',
  more: '{{count}}개 더',
  said: {
    added: '북마크를 추가했습니다: {{name}}',
    gone: '{{name}}, {{time}}(으)로 이동했습니다',
    removed: '삭제했습니다: {{name}}',
    compared: '두 시점을 비교했습니다',
  },
};

export default time;
