const home = {
  title: 'Home',
  search: 'Coins and stocks',
  account: 'Your account',
  logIn: 'Log in or register',
  messages: 'Messages',
  assets: {
    total: 'Total assets',
    hide: 'Hide amounts',
    show: 'Show amounts',
    hidden: 'Amount hidden',
    day: '24 h',
    failed: 'Your assets did not load',
  },
  visitor: {
    title: 'Trade coins and stocks in one place',
    hint: 'Open an account in a minute. All you need is an email address or a phone number.',
  },
  menu: {
    label: 'Quick access',
    failed: 'Quick access did not load',
    page: 'Page {{position}} of {{count}}',
  },
  banners: {
    label: 'Highlights',
    slide: 'Highlight {{position}} of {{count}}',
    pause: 'Stop turning over',
    play: 'Turn over by itself',
  },
  notice: 'Notice',
  movers: {
    label: 'Movers',
    gainers: 'Gainers',
    losers: 'Losers',
    volume: 'Volume',
    new: 'New',
    failed: 'The markets did not load',
    empty: 'No markets are listed yet',
    emptyHint: 'They appear here as soon as the exchange opens them.',
    seeAll: 'All markets',
  },
  news: {
    title: 'News',
    more: 'More news',
    failed: 'The news did not load',
  },
  article: {
    failed: 'This article did not load',
    gone: 'This article is no longer available',
  },
} as const;

export default home;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}
