import type { Texts } from '../texts';

const messages: Texts<'messages'> = {
  title: 'メッセージ',
  unread: 'メッセージ、未読{{count}}件',
  tabs: 'カテゴリー',
  list: 'メッセージ',
  topics: {
    all: 'すべて',
    account: 'アカウント',
    funds: '資金',
    trade: '取引',
    copy: 'コピートレード',
    wealth: '資産運用',
    nft: 'NFT',
    service: 'サービス',
  },
  isUnread: '未読',
  notices: '通知',
  noNotices: '通知はまだありません',
  noNoticesHint: '通知は、アプリを閉じるまでここで確認できます。',
  readAll: 'すべて既読にする',
  readAllDone: 'すべて既読にしました',
  failed: 'メッセージを読み込めませんでした',
  empty: 'メッセージはまだありません',
  emptyHint: '約定、審査、利息など、アカウントに関するお知らせがここに表示されます。',
  emptyTopic: 'このカテゴリーのメッセージはまだありません',
  emptyTopicHint: '他のカテゴリーもご確認ください。',
  showAll: 'すべてのメッセージを表示',
  toMarkets: 'マーケットを見る',
  detail: {
    title: 'メッセージ',
    failed: 'メッセージを読み込めませんでした',
    gone: 'このメッセージは存在しません',
    goneHint: '古いメッセージは順次削除されます。',
    toList: 'すべてのメッセージ',
    open: '詳細を見る',
  },
};

export default messages;
