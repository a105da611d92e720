const faults = {
  presets: 'At a touch',
  settings: 'Settings',
  for: 'For which calls',
  all: 'All calls',
  findCall: 'Or one call, such as POST /coin/trade',
  noCall: 'There is no such call. Choose one of the list.',
  preset: {
    slow: 'Slow 2 s',
    errors: 'Errors 10 %',
    drop: 'Socket drop',
    polling: 'Polling only',
    offline: 'Offline',
    verify: '998',
    expired: '999',
    lost: 'Lost answers 20 %',
    mute: 'Silent socket',
    duplicates: 'Duplicates',
    late: 'Late events',
    chunk: 'Slow chunk',
  },
  hint: {
    verify: 'Verification is asked for',
    expired: 'The session is called invalid',
    drop: 'Breaks all connections once',
  },
  latencyMs: 'Delay of calls',
  errorRate: 'Calls that fail',
  errorKind: 'How they fail',
  kinds: { http500: 'HTTP 500', broken: 'Connection breaks' },
  lostAnswerRate: 'Answers that are lost',
  lateEventsMs: 'Late events',
  slowChunkMs: 'Delay of pages',
  unit: { ms: 'ms', percent: '%' },
  badNumber: 'A number from 0 to {{most}}.',
  single: 'For single calls',
  remove: 'Remove the faults of {{call}}',
  clear: 'Clear all',
  calm: 'Nothing is wrong with the way to the exchange.',
  on_one: '{{count}} fault on',
  on_other: '{{count}} faults on',
  said: {
    on: 'On: {{fault}}',
    off: 'Off: {{fault}}',
    onFor: 'On for {{call}}: {{fault}}',
    offFor: 'Off for {{call}}: {{fault}}',
    set: '{{setting}}: {{value}}',
    removed: 'No faults for {{call}} any more',
    dropped: 'Connections broken; the app comes back by itself.',
    cleared: 'All faults cleared',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-faults': typeof faults;
  }
}

export default faults;
