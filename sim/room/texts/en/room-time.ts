const time = {
  bookmarks: 'Bookmarks',
  none: 'Name a moment, and one press brings you back to it.',
  name: 'Name of this moment',
  add: 'Bookmark',
  go: 'Go to {{name}}, {{time}}',
  remove: 'Remove {{name}}',
  where: {
    past: 'past',
    ahead: 'ahead',
    branch: 'other branch',
  },
  compare: 'Compare two moments',
  from: 'First moment',
  to: 'Second moment',
  do: 'Compare',
  start: 'the beginning',
  now: 'now',
  end: 'the end',
  earlier: 'End of {{scenario}}, seed {{seed}}',
  same: 'Both moments have the same state.',
  balances: 'Balances',
  orders: 'Orders and requests',
  prices: 'Prices',
  records: 'Stored rows',
  nothing: 'No difference.',
  absent: 'none',
  frozen: '{{account}}, frozen',
  more: '{{count}} more',
  said: {
    added: '{{name}} bookmarked',
    gone: 'At {{name}}, {{time}}',
    removed: '{{name}} removed',
    compared: 'The two moments are compared',
  },
} as const;

export default time;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-time': typeof time;
  }
}
