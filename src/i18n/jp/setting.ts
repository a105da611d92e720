import type { SomeTexts } from '../texts';

const setting: SomeTexts<'setting'> = {
  title: '設定',
  profile: {
    visitor: 'ログインしていません',
    visitorHint: 'ログインすると取引、入金、資産の確認ができます',
    noVip: '一般',
    failed: 'プロフィールを読み込めませんでした',
  },
  identity: {
    none: '未認証',
    pending: '審査中',
    basic: '認証済み Lv1',
    advancedPending: 'Lv2 審査中',
    failed: '差し戻し',
    advanced: '認証済み Lv2',
  },
  groups: {
    account: 'アカウント',
    preferences: '表示設定',
    help: 'ヘルプと情報',
  },
  entries: {
    profile: 'プロフィール',
    security: 'セキュリティ',
    identity: '本人確認',
    wallets: 'ウォレットアドレス',
    cards: '銀行カード',
    coupons: 'クーポン',
    bills: '明細',
    share: '友達を招待',
    language: '言語',
    currency: '表示通貨',
    vibration: 'バイブレーション',
    faq: 'よくある質問',
    contact: 'お問い合わせ',
    compliance: 'コンプライアンス',
    about: '当社について',
    version: 'アプリのバージョン',
  },
  currency: {
    title: '表示通貨',
    search: '通貨を検索',
    nothing: '通貨が見つかりません',
    chosen: '金額を {{currency}} で表示します',
  },
  logOut: {
    title: 'ログアウトしますか？',
    body: 'いつでも再ログインできます。未約定の注文とポジションはそのまま残ります。',
    done: 'ログアウトしました',
  },
  language: {
    title: '言語',
  },
};

export default setting;
