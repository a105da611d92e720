import type { Texts } from '../texts';

const home: Texts<'home'> = {
  title: 'ホーム',
  search: '検索',
  account: 'マイアカウント',
  logIn: 'ログイン・新規登録',
  messages: 'メッセージ',
  assets: {
    total: '総資産',
    hide: '金額を非表示',
    show: '金額を表示',
    hidden: '金額は非表示です',
    day: '24時間',
    failed: '資産を読み込めませんでした',
  },
  visitor: {
    title: '暗号資産も株式も、ひとつのアプリで',
    hint: 'アカウント作成は1分。必要なのはメールアドレスか電話番号だけです。',
  },
  menu: {
    label: 'クイックメニュー',
    failed: 'クイックメニューを読み込めませんでした',
    page: '{{count}}ページ中{{position}}ページ目',
  },
  banners: {
    label: 'ピックアップ',
    slide: 'ピックアップ {{count}}件中{{position}}件目',
    pause: 'スライドを一時停止',
    play: 'スライドを再生',
  },
  notice: 'お知らせ',
  noticeFailed: 'お知らせを読み込めませんでした',
  movers: {
    label: '値動きランキング',
    gainers: '値上がり',
    losers: '値下がり',
    volume: '売買代金',
    new: '新規上場',
    failed: '銘柄一覧を読み込めませんでした',
    empty: '銘柄はまだありません',
    emptyHint: '取引所に上場すると、ここに表示されます。',
    seeAll: 'すべての銘柄',
  },
  news: {
    title: 'ニュース',
    more: 'ニュース一覧',
    failed: 'ニュースを読み込めませんでした',
  },
  article: {
    failed: '記事を読み込めませんでした',
    gone: 'この記事は公開を終了しました',
  },
};

export default home;
