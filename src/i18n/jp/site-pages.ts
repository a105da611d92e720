import type { Texts } from '../texts';

const sitePages: Texts<'site-pages'> = {
  faq: 'よくある質問',
  contact: 'お問い合わせ',
  about: 'このアプリについて',
  compliance: 'コンプライアンス',
  updated: '{{date}}公開',
  failed: 'ページを読み込めませんでした',
  empty: 'まだ何もありません',
  emptyHint: 'しばらくしてから再度ご確認ください。',
  search: '質問を検索',
  noMatch: '一致する質問はありません',
  noMatchHint: '別の言葉で検索するか、お問い合わせください。',
  guide: 'はじめてガイド',
  guideFailed: 'ガイドを読み込めませんでした',
  write: 'お問い合わせ',
};

export default sitePages;
