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
  rewindHere: 'Rewind to {{time}}, {{label}}',
  rewindSure: 'Rewind to {{time}}',
  take: 'Take along',
  import: 'Open a file',
  badFile: '{{file}} is not a saved run.',
  said: {
    started: '{{title}} begins, seed {{seed}}',
    rewound: 'Rewound to {{time}}',
    imported: '{{file}} is open',
  },
} as const;

export default scenario;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-scenario': typeof scenario;
  }
}
