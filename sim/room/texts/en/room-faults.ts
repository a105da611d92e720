const faults = {
  presets: 'Presets',
  settings: 'Settings',
  for: 'Applies to',
  all: 'All calls',
  findCall: 'Or one call, such as POST /coin/trade',
  noCall: 'No such call. Choose one from the list.',
  preset: {
    slow: 'Slow 2 s',
    errors: 'Errors 10%',
    drop: 'Socket drop',
    polling: 'Polling only',
    offline: 'Offline',
    verify: '998',
    expired: '999',
    lost: 'Lost responses 20%',
    mute: 'Silent socket',
    duplicates: 'Duplicates',
    late: 'Late events',
    chunk: 'Slow chunk',
  },
  hint: {
    verify: 'Asks for verification',
    expired: 'Reports the session as invalid',
    drop: 'Drops all connections once',
  },
  latencyMs: 'Call delay',
  errorRate: 'Failure rate',
  errorKind: 'Failure type',
  kinds: { http500: 'HTTP 500', broken: 'Connection drops' },
  lostAnswerRate: 'Lost response rate',
  lateEventsMs: 'Late events',
  slowChunkMs: 'Page load delay',
  unit: { ms: 'ms', percent: '%' },
  badNumber: 'Enter a number from 0 to {{most}}.',
  single: 'Faults per call',
  remove: 'Remove the faults of {{call}}',
  clear: 'Clear all',
  calm: 'No faults active.',
  on_one: '{{count}} fault active',
  on_other: '{{count}} faults active',
  said: {
    on: 'On: {{fault}}',
    off: 'Off: {{fault}}',
    onFor: 'On for {{call}}: {{fault}}',
    offFor: 'Off for {{call}}: {{fault}}',
    set: '{{setting}}: {{value}}',
    removed: 'Faults removed for {{call}}',
    dropped: 'Connections dropped. The app reconnects by itself.',
    cleared: 'All faults cleared',
  },
};

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-faults': typeof faults;
  }
}

export default faults;
