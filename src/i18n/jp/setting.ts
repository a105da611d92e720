import type { Texts } from '../texts';

const setting: Texts<'setting'> = {
  title: '設定',
  profile: {
    visitor: 'ログインしていません',
    visitorHint: 'ログインすると、取引、入金、資産の確認ができます',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: '一般',
    failed: 'プロフィールを読み込めませんでした',
  },
  identity: {
    none: '未確認',
    pending: '審査中',
    basic: '確認済み Lv1',
    advancedPending: 'Lv2 審査中',
    failed: '却下',
    advanced: '確認済み Lv2',
  },
  groups: { account: 'アカウント', preferences: '表示・操作', help: 'ヘルプ・情報' },
  entries: {
    profile: 'プロフィール',
    security: 'セキュリティ',
    identity: '本人確認',
    wallets: 'ウォレットアドレス',
    cards: '銀行カード',
    messages: 'メッセージ',
    vip: 'VIP',
    coupons: 'クーポン',
    bills: '取引履歴',
    share: '友達を招待',
    language: '言語',
    currency: '表示通貨',
    vibration: 'バイブレーション',
    faq: 'よくある質問',
    service: 'カスタマーサポート',
    contact: 'お問い合わせ',
    compliance: 'コンプライアンス',
    about: 'このアプリについて',
    version: 'アプリのバージョン',
  },
  currency: {
    title: '表示通貨',
    search: '通貨を検索',
    nothing: '通貨が見つかりません',
    chosen: '表示通貨を{{currency}}に変更しました',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: 'ログアウトしますか？',
    body: 'いつでも再度ログインできます。未約定注文とポジションはそのまま残ります。',
    done: 'ログアウトしました',
  },
  language: { title: '言語' },
};

export default setting;
