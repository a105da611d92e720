const clock = {
  zone: 'UTC+8',
  pause: 'Pause',
  resume: 'Go on',
  paused: 'Paused',
  speed: 'Speed',
  step: '+1 s',
  next: 'Next event',
  upcoming: 'Next: {{event}}',
  nothing: 'Nothing is due within a year.',
  inTime: 'in',
  jumpBy: 'Jump by',
  duration: 'Duration',
  durationHint: '90s, 5m, 1h30m, 2d or 1:30',
  badDuration: 'Write a duration up to a year: 90s, 5m, 1h30m, 2d or 1:30.',
  jump: 'Jump',
  jumpTo: 'Jump to a date',
  date: 'Date and time, UTC+8',
  badDate: 'Choose a date and time.',
  pastDate: 'That is past. To go back, rewind in the Scenario panel.',
  go: 'Go',
  units: {
    days: '{{value}} d',
    hours: '{{value}} h',
    minutes: '{{value}} min',
    seconds: '{{value}} s',
  },
  days: '{{value}} days',
  events: {
    fill: 'an order fills',
    fillSpot: 'a spot order fills',
    script: 'the scenario goes on',
    optionAim: "an option's price is aimed at: it is steered",
    optionRelease: 'a market goes on after a steered option',
    optionSettle: 'an option is settled',
    fillFutures: 'a futures order or stop is reached',
    overnight: 'overnight fees are charged',
    rebate: 'rebates are paid',
    loanDay: 'a day of a loan begins',
    dividend: 'a lock-up pays its dividend',
    dualSettle: 'a dual investment is settled',
    copyOpens: 'a position is copied',
    copyCloses: 'copies are closed with their trader',
    rivalLook: 'a copied trader looks at the market',
    rivalEnd: 'a copied trader closes a position',
    copyDeadline: 'copying a trader ends',
    other: '{{kind}}',
  },
  said: {
    paused: 'Paused at {{time}}',
    goesOn: 'Time goes on from {{time}}',
    rate: 'Time runs ×{{rate}}',
    advanced: '{{by}} on: it is {{time}}',
    jumped: 'It is {{time}}',
    next: 'It is {{time}}: {{event}}',
    noNext: 'Nothing is due within a year.',
  },
} as const;

export default clock;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-clock': typeof clock;
  }
}
