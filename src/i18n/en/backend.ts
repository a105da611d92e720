const backend = {
  title: 'Exchange not available',
  unset: 'This app isn’t set up correctly',
  misfit: {
    unreachable: 'The exchange can’t be reached',
    forbidden: 'The exchange doesn’t admit this page',
    status: 'The exchange answered with an error',
    notJson: 'This isn’t the answer of an exchange',
    envelope: 'The answer has an unknown form',
  },
  hint: {
    unreachable: 'Check your internet connection. If it works, the server is down or its address is wrong.',
    forbidden: 'The server responds, but doesn’t allow pages from {{origin}} to read the response (CORS).',
    status: 'The server isn’t ready, or its address is wrong.',
    notJson: 'Another server responds at this address, or a login page of your network.',
    envelope: 'It is JSON, but without the fields that every answer of an exchange has.',
  },
  config: {
    json: 'The settings in this page aren’t valid JSON.',
    unknown: 'There is no setting called “{{field}}”.',
    address: '“{{field}}” must be a web address.',
    secure: 'Every address in “{{field}}” must begin with https://.',
    list: '“{{field}}” must be a list in square brackets.',
    protocol: '“{{field}}” must be 3 or 4.',
  },
  asked: 'Request',
  came: 'Response',
  nothing: 'None',
  setting: 'Current value',
} as const;

export default backend;

declare module '../texts' {
  interface TextsByNamespace {
    backend: typeof backend;
  }
}
