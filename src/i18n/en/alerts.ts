const alerts = {
  title: '{{symbol}}: price alerts',
  last: 'Last price',
  price: 'Alert at',
  hint: 'You get a message and a notice when the market reaches this price.',
  distance: '{{percent}} from the last price',
  picks: 'Alert price by distance from the market',
  set: 'Set alert',
  done: 'Alert set: {{alert}}',
  edit: 'Change alert: {{alert}}',
  edited: 'Alert',
  save: 'Save alert',
  changed: 'Alert changed: {{alert}}',
  waiting: 'Active alerts',
  waits: { above: 'Rises to {{price}}', below: 'Falls to {{price}}' },
  remove: 'Remove alert: {{alert}}',
  reached: { above: '{{symbol}} rose to {{price}}', below: '{{symbol}} fell to {{price}}' },
  all: {
    title: 'Price alerts',
    open: 'All price alerts',
    failed: 'Couldn’t load your price alerts',
    empty: 'No price alerts',
    emptyHint: 'Tap the bell on a market’s chart to set one.',
    toMarkets: 'See the markets',
    since: 'Set {{time}}',
    reached: 'Triggered alerts',
    reachedHint: 'Every triggered alert is also sent as a message.',
    messages: 'Messages about trading',
  },
} as const;

export default alerts;

declare module '../texts' {
  interface TextsByNamespace {
    alerts: typeof alerts;
  }
}
