const contract = {
  title: 'Contract',
  open: 'Open the contract: every call and event',
  openCall: '{{call}} in the contract',
  find: 'Find a call, event or refusal',
  clearFind: 'Clear the search',
  calls: 'Calls',
  events: 'Events',
  counted: '{{label}}: {{number}}',
  none: 'Nothing found.',
  all: 'All calls and events',
  choose: 'Choose a call or an event.',
  loading: 'Loading…',
  failed: 'Couldn’t load the contract. Reload the page.',
  access: { anyone: 'Anyone', user: 'Signed in', verified: 'Verified identity' },
  source: { observed: 'Observed', designed: 'Designed', specification: 'Specified' },
  audience: { public: 'To everybody', private: 'To one customer', client: 'From the app' },
  reads: 'Changes nothing',
  changes: 'Changes the run',
  request: 'Request',
  answer: 'Answer',
  payload: 'Payload',
  refusals: 'Refusals',
  noRefusals: 'None of its own.',
  ofAnyCall: 'Refusals of any call',
  example: 'Example',
  realAnswer: 'A real answer',
  realEvent: 'A real event',
  noFields: 'No fields.',
  optional: 'optional',
  tryIt: 'Try it',
  sendAs: 'Send as',
  visitor: 'Visitor',
  send: 'Send',
  sendChanging: 'Send and change the run',
  outcome: 'HTTP {{status}} in {{ms}} ms',
  broken: 'No answer: the connection broke after {{ms}} ms.',
  upload: 'Needs a file: try it in the app.',
};

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-contract': typeof contract;
  }
}

export default contract;
