import type { Texts } from '@/i18n/texts';

const report: Texts<'room-report'> = {
  title: '문제 신고',
  close: '닫기',
  note: '무엇이 잘못되었습니까?',
  about: '대상',
  now: '지금 이 시점',
  secrets: '비밀번호와 인증번호 포함',
  secretsHint: '포함하지 않으면 같은 형식의 대체 값이 들어갑니다.',
  holds: '보고서에는 실행 기록, 화면, 언어, 버전, 최근 오류가 담깁니다. 파일에는 화면 캡처도 담깁니다.',
  copyLink: '링크 복사',
  saveFile: '파일 저장',
  link: '보고서 링크',
  made: '보고서를 만들었습니다.',
  copied: '보고서 링크를 복사했습니다({{size}}).',
  opened: {
    title: '문제 보고서',
    close: '보고서 닫기',
    again: '신고된 대로 다시 거부되었습니다: {{text}}',
    otherwise: '이번에는 다른 응답이 나왔습니다: {{text}}',
    moment: '신고된 시점입니다.',
    screen: '화면',
    language: '언어',
    versions: '버전',
    errors: '페이지 오류({{value}})',
    picture: '화면 캡처',
  },
};

export default report;
