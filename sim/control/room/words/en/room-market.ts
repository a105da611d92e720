const market = {
  choose: 'Market to steer',
  all: 'All markets',
  search: 'Search markets',
  clear: 'Clear',
  none: 'No market is called that.',
  chosen: '{{market}}, change',
  price: 'Price',
  newPrice: 'New price',
  badPrice: 'Write a price above zero.',
  set: 'Set',
  oneOnly: 'A price is set market by market; all of them can crash, pump and drift.',
  move: 'Move',
  percent: 'Percent',
  badPercent: 'Write a percentage from 0.1 to 95.',
  ramp: 'Within',
  atOnce: 'at once',
  seconds: '{{value}} s',
  minutes: '{{value}} min',
  crash: 'Crash {{value}}',
  pump: 'Pump {{value}}',
  drift: 'Drift',
  driftHint: 'Percent an hour, and for how many hours. −2 falls.',
  perHour: 'Percent an hour',
  perHourUnit: '%/h',
  hours: 'Hours',
  hoursUnit: 'h',
  badDrift: 'From −50 to 100 percent an hour, for 0.1 to 720 hours.',
  start: 'Start',
  volatility: 'Volatility',
  calm: 'Calm',
  normal: 'Normal',
  wild: 'Wild',
  trading: 'Trading',
  halt: 'Halt',
  resume: 'Resume',
  state: {
    trading: 'trading',
    halted: 'halted',
    closed: 'closed',
  },
  said: {
    set: '{{market}} is set to {{value}}',
    shock: '{{market}} moves by {{value}}',
    drift: '{{market}} drifts by {{value}} an hour',
    volatility: '{{market}}: volatility {{value}}',
    halt: '{{market}}: trading is halted',
    resume: '{{market}}: trading goes on',
  },
} as const;

export default market;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-market': typeof market;
  }
}
