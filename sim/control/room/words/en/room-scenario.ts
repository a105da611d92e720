const scenario = {
  search: 'Search scenarios',
  clear: 'Clear',
  list: 'Scenarios',
  none: 'No scenario matches that.',
  running: 'running',
  start: 'Start',
  startOne: 'Start {{title}}',
  seed: 'Seed',
  seedHint: 'The same seed gives the same market.',
  badSeed: 'A seed is a whole number up to 2,147,483,647.',
  next: 'Reset for the next customer',
  tour: 'Guided tour',
  rewind: 'Rewind',
  history: 'Moments of this run',
  moment: '{{time}}, {{label}}',
  beginning: 'the beginning',
  noHistory: 'Nobody has done anything yet.',
  steps: 'Latest steps',
  ahead: 'ahead',
  aheadNote: 'What lies ahead stays until something else is done here. Then it is one of the earlier runs.',
  forwardHere: 'Forward to {{time}}, {{label}}',
  forwardSure: 'Forward to {{time}}',
  forwardEnd: 'Forward to the end',
  earlier: 'Earlier runs',
  noEarlier: 'A run that another one takes the place of is kept here. There is none yet.',
  earlierNote: 'The last five that another run has taken the place of.',
  earlierFacts: 'seed {{seed}} · {{person}} · steps: {{steps}} · up to {{time}}',
  earlierLeft: 'Left on {{when}}',
  takeUp: 'Take up',
  takeUpOne: 'Take up {{title}}, seed {{seed}}, left on {{when}}',
  rewindHere: 'Rewind to {{time}}, {{label}}',
  rewindSure: 'Rewind to {{time}}',
  take: 'Take along',
  import: 'Open a file',
  badFile: '{{file}} is not a saved run.',
  said: {
    started: '{{title}} begins, seed {{seed}}',
    rewound: 'Rewound to {{time}}',
    forwarded: 'Forward to {{time}}',
    takenUp: '{{title}} goes on where it was left. The run before it is kept.',
    imported: '{{file}} is open',
  },
} as const;

export default scenario;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-scenario': typeof scenario;
  }
}
