const errors = {
  logInFirst: 'Please log in first',
  sessionEnded: 'Your session has expired. Please log in again',
  verifyFirst: 'Please verify your identity first',
  network: 'No connection to the exchange',
  networkHint: 'Check your internet connection and try again.',
  timeout: 'The exchange did not respond in time',
  unavailable: 'The exchange has a problem right now. Try again in a moment.',
  unavailableUntil: 'The exchange can’t answer this right now. Try again after {{time}}.',
  notOffered: 'The exchange does not offer this function',
  unsure: 'No response. Your request may have gone through: check before trying again',
  unsureUntil: 'No response. Your request may have gone through: check before trying again after {{time}}',
  unsureSafe: 'No response. Try again: it will not be done twice.',
  server: 'Couldn’t read the exchange’s response. Try again',
  unreadable: 'Missing or unreadable in the exchange’s response: {{field}}',
  refused: 'The exchange refused the request',
  tooMany: 'Too many requests. Try again in a moment',
  tooManySeconds: 'Too many requests. Try again in {{seconds}} s',
  tooManyMinutes: 'Too many requests. Try again in {{minutes}} min',
  parts: {
    balance: 'Couldn’t load your balance',
    identity: 'Couldn’t load your verification',
    coins: 'Couldn’t load the coins',
    account: 'Couldn’t load your account',
    unread: 'Couldn’t load how many are unread',
  },
  failed: 'Not available',
  pageLoad: 'Couldn’t load this page',
  pageLoadHint: 'The connection may be slow or interrupted.',
  pageBroken: 'Something went wrong on this page',
  pageBrokenHint: 'Nothing was lost on the exchange. Reopen the page.',
  newVersion: 'New version available',
  newVersionHint: 'This page is from an older version. What you typed is kept.',
  newVersionLoad: 'Update',
  notFound: 'This page does not exist',
  notFoundHint: 'The link may be old or mistyped.',
} as const;

export default errors;

declare module '../texts' {
  interface TextsByNamespace {
    errors: typeof errors;
  }
}
