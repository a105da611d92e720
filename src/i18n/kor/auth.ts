import type { SomeTexts } from '../texts';

/** The terms and the privacy policy themselves are shown in English. */
const auth: SomeTexts<'auth'> = {
  login: {
    title: '로그인',
    promise: '하나의 계정으로 모든 시장을',
    reason: '코인, 선물, 옵션, 주식을 실시간 가격으로. 로그인하면 하던 곳에서 이어갈 수 있습니다.',
    byAccount: '이메일 또는 계정',
    byPhone: '휴대폰',
    forgot: '비밀번호를 잊으셨나요?',
    noAccount: '처음이신가요?',
    create: '계정 만들기',
    success: '로그인되었습니다',
  },
  register: {
    title: '계정 만들기',
    invite: '초대 코드',
    inviteOptional: '초대 코드(선택)',
    haveAccount: '이미 가입하셨나요?',
    success: '계정이 만들어졌습니다. 로그인해 주세요',
    submit: '계정 만들기',
  },
  forgot: {
    title: '비밀번호 재설정',
    intro: '계정의 이메일 또는 휴대폰 번호를 입력하세요. 인증 코드를 보내 드립니다.',
    success: '비밀번호가 변경되었습니다. 새 비밀번호로 로그인하세요',
    submit: '비밀번호 변경',
  },
  way: {
    label: '로그인 방법',
    email: '이메일',
    mobile: '휴대폰',
  },
  email: '이메일 주소',
  account: '이메일 또는 계정',
  phone: '휴대폰 번호',
  areaCode: '국가 번호: {{country}} +{{dial}}',
  password: '비밀번호',
  newPassword: '새 비밀번호',
  again: '비밀번호 확인',
  showPassword: '비밀번호 표시',
  hidePassword: '비밀번호 숨기기',
  passwordRule: '7~16자',
  strength: {
    label: '강도: {{level}}',
    weak: '약함',
    fair: '보통',
    strong: '강함',
    hint: '대소문자, 숫자, 기호를 섞어 사용하세요',
  },
  steps: {
    label: '{{count}}단계 중 {{step}}단계',
    account: '계정',
    code: '인증',
    password: '비밀번호',
  },
  code: {
    label: '인증 코드',
    sentTo: '{{account}}(으)로 6자리 코드를 보냈습니다. 10분 동안 유효합니다.',
    sent: '코드를 보냈습니다',
    resend: '다시 보내기',
    resendIn: '{{time}} 후 다시 보내기',
    change: '변경',
    digit: '{{length}}자리 중 {{position}}번째',
    send: '코드 보내기',
  },
  agree: '<terms>이용약관</terms> 및 <privacy>개인정보 처리방침</privacy>을 읽고 동의합니다',
  agreeAndClose: '동의하고 닫기',
  agreeFirst: '이용약관과 개인정보 처리방침에 동의해 주세요',
  area: {
    title: '국가 번호',
    search: '국가 또는 번호 검색',
    recent: '최근 선택',
    all: '모든 국가',
    nothing: '국가를 찾을 수 없습니다',
    nothingHint: '철자를 확인하거나 +62처럼 번호로 검색하세요.',
    clear: '모두 보기',
  },
  terms: {
    title: '이용약관',
  },
  privacy: {
    title: '개인정보 처리방침',
  },
};

export default auth;
