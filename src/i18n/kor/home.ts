import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: '홈',
  search: '검색',
  account: '내 계정',
  logIn: '로그인 또는 회원가입',
  messages: '알림',
  assets: {
    total: '총자산',
    hide: '금액 숨기기',
    show: '금액 표시',
    hidden: '숨긴 금액',
    day: '24시간',
    failed: '자산을 불러오지 못했습니다',
  },
  visitor: {
    title: '코인과 주식을 한곳에서',
    hint: '이메일이나 휴대폰 번호만 있으면 1분 만에 계정을 만들 수 있습니다.',
  },
  menu: {
    label: '바로가기',
    failed: '바로가기를 불러오지 못했습니다',
    page: '{{count}}페이지 중 {{position}}페이지',
  },
  banners: {
    label: '주요 소식',
    slide: '주요 소식 {{count}}개 중 {{position}}번째',
    pause: '자동 넘김 정지',
    play: '자동 넘김 시작',
  },
  notice: '공지',
  noticeFailed: '공지를 불러오지 못했습니다',
  movers: {
    label: '급등락 종목',
    gainers: '상승',
    losers: '하락',
    volume: '거래대금',
    new: '신규',
    failed: '종목을 불러오지 못했습니다',
    empty: '종목이 없습니다',
    emptyHint: '거래소에 상장되면 여기에 표시됩니다.',
    seeAll: '전체 종목',
  },
  news: {
    title: '뉴스',
    more: '뉴스 더보기',
    failed: '뉴스를 불러오지 못했습니다',
  },
  article: {
    failed: '기사를 불러오지 못했습니다',
    gone: '더 이상 볼 수 없는 기사입니다',
  },
};

export default home;
