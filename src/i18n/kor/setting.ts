import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: '설정',
  profile: {
    visitor: '로그인하지 않았습니다',
    visitorHint: '로그인하면 거래와 입금, 자산 확인을 할 수 있습니다',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: '일반',
    failed: '프로필을 불러오지 못했습니다',
  },
  identity: {
    none: '미인증',
    pending: '심사 중',
    basic: 'Lv1 인증됨',
    advancedPending: 'Lv2 심사 중',
    failed: '거부됨',
    advanced: 'Lv2 인증됨',
  },
  groups: { account: '계정', preferences: '환경설정', help: '도움말 및 정보' },
  entries: {
    profile: '프로필',
    security: '보안',
    identity: '신원 인증',
    wallets: '지갑 주소',
    cards: '은행 카드',
    messages: '알림',
    vip: 'VIP',
    coupons: '쿠폰',
    bills: '거래 내역',
    share: '친구 초대',
    language: '언어',
    currency: '표시 통화',
    vibration: '진동',
    faq: '자주 묻는 질문',
    service: '고객센터',
    contact: '문의하기',
    compliance: '운영 규정 준수',
    about: '회사 소개',
    version: '앱 버전',
  },
  currency: {
    title: '표시 통화',
    search: '통화 검색',
    nothing: '통화를 찾을 수 없습니다',
    chosen: '이제 금액이 {{currency}} 기준으로 표시됩니다',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: '로그아웃하시겠습니까?',
    body: '언제든지 다시 로그인할 수 있습니다. 미체결 주문과 포지션은 그대로 유지됩니다.',
    done: '로그아웃되었습니다',
  },
  language: { title: '언어' },
};

export default setting;
