const errors = {
  logInFirst: 'Please log in first',
  sessionEnded: 'Your session has ended. Please log in again',
  verifyFirst: 'Please verify your identity first',
  network: 'No connection to the exchange',
  networkHint: 'Check your internet connection and try again.',
  timeout: 'The exchange did not answer in time',
  unavailable: 'The exchange has a problem right now. Try again in a moment.',
  unsure: 'No answer came. It may have been done: check before you try again',
  unsureSafe: 'No answer came. Try again: it will not be done twice.',
  server: 'The exchange gave an answer we could not read',
  refused: 'That did not work',
  failed: 'Not available',
  pageLoad: 'This page did not load',
  pageLoadHint: 'The connection may be slow or interrupted.',
  pageBroken: 'Something went wrong on this page',
  pageBrokenHint: 'Nothing was lost on the exchange. Open the page again.',
  newVersion: 'There is a new version',
  newVersionHint: 'This page is still of the version before. What you have typed is kept.',
  newVersionLoad: 'Load it',
  notFound: 'This page does not exist',
  notFoundHint: 'The link may be old or mistyped.',
} as const;

export default errors;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errors: typeof errors;
  }
}
