const common = {
  destinationTag: 'Destination tag',
  memo: 'Memo',
  simulated: 'Simulated',
  nav: {
    label: 'Main',
    home: 'Home',
    market: 'Market',
    trade: 'Trade',
    finance: 'Earn',
    assets: 'Assets',
  },
  connection: {
    late: 'Reconnecting… prices may be out of date',
    offline: 'No connection. Prices and balances may be out of date',
    back: 'Connected again',
  },
  ok: 'OK',
  cancel: 'Cancel',
  confirm: 'Confirm',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  clear: 'Clear',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  search: 'Search',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  submit: 'Submit',
  retry: 'Try again',
  /** A name with the unit of what stands below it. */
  withUnit: '{{label}} ({{unit}})',
  /** A name and what it names, in one line. */
  labelled: '{{label}}: {{value}}',
  /** One sentence after another. */
  sentences: '{{first}} {{second}}',
  reload: 'Reload',
  all: 'All',
  more: 'More',
  seeAll: 'See all',
  show: 'Show',
  hide: 'Hide',
  logIn: 'Log in',
  register: 'Register',
  logOut: 'Log out',
  goHome: 'Go to home',
  /** Time left, in its two largest parts: 3 min 08 s. */
  time: { days: '{{value}} d', hours: '{{value}} h', minutes: '{{value}} min', seconds: '{{value}} s' },
  loading: 'Loading',
  empty: 'Nothing here yet',
  noMore: 'No more data',
  /** Beside a field for an amount. */
  amountRefused: {
    notNumber: 'Not a number. Write it like {{example}}',
    whole: 'Whole numbers only, like {{example}}',
    tooLarge: 'Too large: up to 12 digits before the decimal point',
  },
} as const;

export default common;

declare module '../texts' {
  interface TextsByNamespace {
    common: typeof common;
  }
}
