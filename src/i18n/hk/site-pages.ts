import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: '常見問題',
  contact: '聯絡我們',
  about: '關於我們',
  compliance: '合規資訊',
  updated: '發佈於 {{date}}',
  failed: '頁面載入失敗',
  empty: '暫無內容',
  emptyHint: '請稍後再來查看。',
  search: '搜尋問題',
  noMatch: '沒有相符的問題',
  noMatchHint: '請改用其他字詞，或聯絡我們。',
  guide: '新手指南',
  guideFailed: '指南載入失敗',
  write: '聯絡我們',
};

export default sitePages;
