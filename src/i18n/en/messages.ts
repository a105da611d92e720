const messages = {
  title: 'Messages',
  unread: 'Messages, {{count}} unread',
  tabs: 'Topics',
  list: 'Messages',
  topics: {
    all: 'All',
    account: 'Account',
    funds: 'Funds',
    trade: 'Trading',
    copy: 'Copy trading',
    wealth: 'Wealth',
    nft: 'NFT',
    service: 'Service',
  },
  isUnread: 'Unread',
  notices: 'Notices',
  noNotices: 'No notices yet',
  noNoticesHint: 'What the app tells you in passing can be read again here until you close it.',
  readAll: 'Mark all as read',
  readAllDone: 'All messages are marked as read',
  failed: 'Your messages did not load',
  empty: 'No messages yet',
  emptyHint: 'Filled orders, reviews, yields and everything else that concerns you is written here.',
  emptyTopic: 'Nothing about this yet',
  emptyTopicHint: 'Other topics may have messages.',
  showAll: 'Show all messages',
  toMarkets: 'See the markets',
  detail: {
    title: 'Message',
    failed: 'This message did not load',
    gone: 'This message no longer exists',
    goneHint: 'Old messages make room for new ones.',
    toList: 'All messages',
    open: 'See details',
  },
} as const;

export default messages;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    messages: typeof messages;
  }
}
