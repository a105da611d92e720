const people = {
  signInAs: 'Sign in as',
  personas: {
    visitor: 'Visitor',
    newcomer: 'Newcomer',
    'verified-1': 'Verified Lv1',
    'verified-2': 'Verified Lv2',
    trader: 'Trader',
    follower: 'Follower',
    artist: 'Artist',
    'vip-1': 'VIP 1',
    'vip-2': 'VIP 2',
    'vip-3': 'VIP 3',
    'vip-4': 'VIP 4',
    whale: 'Whale',
    blocked: 'Blocked session',
    bound: 'Bound, not verified',
    'pending-1': 'Lv1 under review',
    'pending-2': 'Lv2 under review',
    rejected: 'Lv1 rejected',
  },
  current: 'Signed in: {{name}}',
  nobody: 'A visitor: nobody is signed in.',
  password: 'Password of all of them: {{password}}',
  codes: 'Codes that were sent',
  noCodes: 'None yet. Codes by SMS and mail appear here.',
  code: 'Code sent to {{to}}:',
  copyCode: 'Copy the code {{code}}',
  expired: 'expired',
  balances: 'Balances',
  whose: 'Whose',
  noBalances: 'This account is empty.',
  available: 'Available',
  frozen: 'Frozen',
  grant: 'Grant',
  asset: 'Asset',
  amount: 'Amount',
  account: 'Account',
  badGrant: 'Write an amount above zero and an asset such as USDT.',
  kinds: {
    legal: 'Deposit',
    change: 'Spot',
    lever: 'Futures',
    micro: 'Options',
    mining: 'Mining',
    stock: 'Stocks',
    margin: 'Margin',
    financial: 'Financial',
  },
  said: {
    as: 'Signed in as {{name}}',
    out: 'Signed out: the app is a visitor’s',
    granted: '{{name}} has {{balance}} {{asset}} there now',
  },
} as const;

export default people;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'room-people': typeof people;
  }
}
