const home = {
  title: 'Home',
  search: 'Search',
  account: 'Your account',
  logIn: 'Log in or register',
  messages: 'Messages',
  assets: {
    total: 'Total assets',
    hide: 'Hide amounts',
    show: 'Show amounts',
    hidden: 'Amount hidden',
    day: '24h',
    failed: 'Couldn’t load your assets',
  },
  visitor: {
    title: 'Trade coins and stocks in one place',
    hint: 'Open an account in a minute. All you need is an e-mail address or a phone number.',
  },
  menu: {
    label: 'Quick access',
    failed: 'Couldn’t load quick access',
    page: 'Page {{position}} of {{count}}',
  },
  banners: {
    label: 'Highlights',
    slide: 'Highlight {{position}} of {{count}}',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
  },
  notice: 'Notice',
  noticeFailed: 'Couldn’t load the notice',
  movers: {
    label: 'Top movers',
    gainers: 'Gainers',
    losers: 'Losers',
    volume: 'Volume',
    new: 'New',
    failed: 'Couldn’t load markets',
    empty: 'No markets yet',
    emptyHint: 'Markets appear here as soon as the exchange lists them.',
    seeAll: 'All markets',
  },
  news: {
    title: 'News',
    more: 'More news',
    failed: 'Couldn’t load the news',
  },
  article: {
    failed: 'Couldn’t load this article',
    gone: 'This article is no longer available',
  },
} as const;

export default home;

declare module '../texts' {
  interface TextsByNamespace {
    home: typeof home;
  }
}
