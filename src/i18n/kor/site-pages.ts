import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: '자주 묻는 질문',
  contact: '문의하기',
  about: '회사 소개',
  compliance: '운영 규정 준수',
  updated: '{{date}} 게시',
  failed: '페이지를 불러오지 못했습니다',
  empty: '아직 내용이 없습니다',
  emptyHint: '나중에 다시 확인하세요.',
  search: '질문 검색',
  noMatch: '일치하는 질문이 없습니다',
  noMatchHint: '다른 검색어를 입력하거나 문의하세요.',
  guide: '시작 가이드',
  guideFailed: '가이드를 불러오지 못했습니다',
  write: '문의하기',
};

export default sitePages;
