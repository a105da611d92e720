const market = {
  title: 'Market',
  volume: 'Vol',
  tabs: {
    label: 'Markets',
    favourites: 'Favourites',
    spot: 'Spot',
    futures: 'Futures',
    stocks: 'Stocks',
  },
  sectors: {
    label: 'Sectors',
    layer1: 'Layer 1',
    layer2: 'Layer 2',
    defi: 'DeFi',
    meme: 'Meme',
    ai: 'AI',
    payments: 'Payments',
    tech: 'Technology',
    energy: 'Energy',
    finance: 'Finance',
    health: 'Health',
  },
  sort: {
    label: 'Sort by',
    name: 'Name',
    volume: 'Vol',
    price: 'Price',
    change: '24h',
    ascending: '{{column}}, lowest first',
    descending: '{{column}}, highest first',
    az: '{{column}}, A to Z',
    za: '{{column}}, Z to A',
  },
  state: {
    closed: 'Closed',
    halted: 'Halted',
  },
  hours: {
    open: 'Market open',
    closed: 'Market closed',
    closesIn: 'Closes in',
    opensIn: 'Opens in',
    trade: 'My stocks',
  },
  favourites: {
    star: 'Favourite {{name}}',
    added: '{{name}} added to your favourites',
    removed: '{{name}} removed from your favourites',
    empty: 'No favourites yet',
    emptyHint: 'Tap the star next to a market to add it here.',
    visitor: 'Your markets in one place',
    visitorHint: 'Log in to keep favourites and find them on every device.',
    failed: 'Couldn’t load your favourites',
    suggestions: 'Most traded',
    addAll_one: 'Add',
    addAll_other: 'Add all {{count}}',
  },
  list: {
    label: 'Markets',
    failed: 'Couldn’t load markets',
    empty: 'No markets here right now',
    emptyHint: 'Markets appear as soon as the exchange lists them.',
  },
  search: {
    title: 'Search markets',
    open: 'Search',
    placeholder: 'Coins, stocks, names',
    recent: 'Recent',
    clearRecent: 'Clear recent markets',
    hot: 'Popular searches',
    results: 'Results',
    count_one: '{{count}} market found',
    count_other: '{{count}} markets found',
    none: 'Nothing found for “{{query}}”',
    noneHint: 'Try a symbol such as BTC, or part of a name.',
    emptyQuery: 'Clear search',
  },
} as const;

export default market;

declare module '../texts' {
  interface TextsByNamespace {
    market: typeof market;
  }
}
