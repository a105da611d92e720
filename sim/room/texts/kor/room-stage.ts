import type { Texts } from '@/i18n/texts';

const stage: Texts<'room-stage'> = {
  facts: '지금 일어나는 일',
  clock: '거래소 시계',
  atRest: '일시정지',
  sinceStart: '시작 이후 {{percent}}',
  worth: '{{name}}의 자산',
  nobody: '로그인한 사람이 없습니다.',
  keys: 'P 일시정지, N 다음 이벤트, C 시장 하락, D 휴대폰 추가, K 컨트롤 룸 열기.',
  twoPhones: '휴대폰 두 대',
  second: '두 번째 휴대폰',
};

export default stage;
