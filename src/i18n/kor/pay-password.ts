import type { Texts } from '../texts';

const payPassword: Texts<'pay-password'> = {
  title: '자금 비밀번호',
  digits: '{{length}}자리 중 {{entered}}자리 입력',
  keypad: '숫자 키패드',
  delete: '마지막 숫자 지우기',
  field: '자금 비밀번호',
  show: '비밀번호 표시',
  hide: '비밀번호 숨기기',
  useLetters: '영문이 포함된 비밀번호 입력',
  useDigits: '6자리 키패드 사용',
  forgot: '비밀번호 찾기',
  confirm: '확인',
  checking: '확인 중',
  unset: '자금 비밀번호가 없습니다',
  unsetHint: '자금을 보호하기 위해 출금, 주소·카드 등록, 보안 설정 변경 시 입력합니다.',
  set: '자금 비밀번호 설정',
};

export default payPassword;
