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
    bound: 'Linked, not verified',
    'pending-1': 'Lv1 under review',
    'pending-2': 'Lv2 under review',
    rejected: 'Lv1 rejected',
  },
  current: 'Signed in: {{name}}',
  nobody: 'Visitor: nobody is signed in.',
  password: 'Password for all: {{password}}',
  codes: 'Codes sent',
  noCodes: 'None yet. SMS and e-mail codes appear here.',
  code: 'Code sent to {{to}}:',
  copyCode: 'Copy the code {{code}}',
  expired: 'expired',
  balances: 'Balances',
  whose: 'Customer',
  noBalances: 'This account is empty.',
  available: 'Available',
  frozen: 'Frozen',
  grant: 'Grant',
  asset: 'Asset',
  amount: 'Amount',
  account: 'Account',
  badGrant: 'Enter an amount above zero and an asset such as USDT.',
  kinds: {
    legal: 'Funding',
    change: 'Spot',
    lever: 'Futures',
    micro: 'Options',
    mining: 'Mining',
    stock: 'Stocks',
    margin: 'Margin',
    financial: 'Earn',
  },
  said: {
    as: 'Signed in as {{name}}',
    out: 'Signed out: the app shows what a visitor sees',
    granted: '{{name}} now has {{balance}} {{asset}} there',
  },
} as const;

export default people;

declare module '@/i18n/texts' {
  interface TextsByNamespace {
    'room-people': typeof people;
  }
}
