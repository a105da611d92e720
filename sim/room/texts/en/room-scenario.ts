const scenario = {
  search: 'Search scenarios',
  clear: 'Clear',
  list: 'Scenarios',
  none: 'No matching scenario.',
  running: 'running',
  start: 'Start',
  startOne: 'Start {{title}}',
  seed: 'Seed',
  seedHint: 'The same seed gives the same market.',
  badSeed: 'A seed is a whole number up to 2,147,483,647.',
  next: 'Reset for the next customer',
  tour: 'Guided tour',
  rewind: 'Rewind',
  history: 'Run history',
  moment: '{{time}}, {{label}}',
  beginning: 'the beginning',
  noHistory: 'No actions yet.',
  steps: 'Latest steps',
  ahead: 'ahead',
  aheadNote: 'Later steps stay until you do something else here. Then they move to Earlier runs.',
  forwardHere: 'Forward to {{time}}, {{label}}',
  forwardSure: 'Forward to {{time}}',
  forwardEnd: 'Forward to the end',
  earlier: 'Earlier runs',
  noEarlier: 'Runs you replace are kept here. None yet.',
  earlierNote: 'The last five runs you replaced.',
  earlierFacts: 'seed {{seed}} · {{person}} · steps: {{steps}} · up to {{time}}',
  earlierLeft: 'Left on {{when}}',
  takeUp: 'Reopen',
  takeUpOne: 'Reopen {{title}}, seed {{seed}}, left on {{when}}',
  rewindHere: 'Rewind to {{time}}, {{label}}',
  rewindSure: 'Rewind to {{time}}',
  take: 'Take along',
  import: 'Open a file',
  badFile: '{{file}} is not a saved run.',
  said: {
    started: '{{title}} started, seed {{seed}}',
    rewound: 'Rewound to {{time}}',
    forwarded: 'Forward to {{time}}',
    takenUp: '{{title}} resumes where it was left. The previous run is kept.',
    imported: '{{file}} is open',
  },
} as const;

export default scenario;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-scenario': typeof scenario;
  }
}
