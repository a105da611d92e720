import type { Texts } from '@/i18n/texts';

const tour: Texts<'room-tour'> = {
  tour: '가이드 투어',
  step: '{{total}}단계 중 {{step}}단계',
  next: '다음',
  back: '이전',
  play: '재생',
  pause: '일시정지',
  stop: '투어 종료',
  done: '완료',
  skip: '건너뛰기',
  goThere: '이동',
  missing: '이 단계의 위치가 화면에 없습니다.',
  coming: '위치를 찾는 중…',
  waiting: '진행을 기다리고 있습니다. “다음”을 누르면 바로 넘어갑니다.',
  refused: '이 단계를 실행하지 못했습니다:',
};

export default tour;
