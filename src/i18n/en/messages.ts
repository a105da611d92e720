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
    wealth: 'Earn',
    nft: 'NFT',
    service: 'Service',
  },
  isUnread: 'Unread',
  notices: 'Notices',
  noNotices: 'No notices yet',
  noNoticesHint: 'Notices stay here, to be read again, until you close the app.',
  readAll: 'Mark all as read',
  readAllDone: 'All messages are marked as read',
  failed: 'Couldn’t load your messages',
  empty: 'No messages yet',
  emptyHint: 'Filled orders, reviews, interest and everything else about your account appear here.',
  emptyTopic: 'No messages on this topic yet',
  emptyTopicHint: 'Other topics may have messages.',
  showAll: 'Show all messages',
  toMarkets: 'View markets',
  detail: {
    title: 'Message',
    failed: 'Couldn’t load this message',
    gone: 'This message no longer exists',
    goneHint: 'Old messages are removed to make room for new ones.',
    toList: 'All messages',
    open: 'See details',
  },
} as const;

export default messages;

declare module '../texts' {
  interface TextsByNamespace {
    messages: typeof messages;
  }
}
