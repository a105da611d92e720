const setting = {
  title: 'Settings',
  profile: {
    visitor: 'You are not logged in',
    visitorHint: 'Log in to trade, deposit and see your assets',
    id: 'ID {{id}}',
    vip: 'VIP {{level}}',
    noVip: 'Standard',
    failed: 'Couldn’t load your profile',
  },
  identity: {
    none: 'Not verified',
    pending: 'Under review',
    basic: 'Verified Lv1',
    advancedPending: 'Lv2 under review',
    failed: 'Rejected',
    advanced: 'Verified Lv2',
  },
  groups: { account: 'Account', preferences: 'Preferences', help: 'Help and information' },
  entries: {
    profile: 'Profile',
    security: 'Security',
    identity: 'Identity verification',
    wallets: 'Wallet addresses',
    cards: 'Bank cards',
    messages: 'Messages',
    vip: 'VIP',
    coupons: 'Coupons',
    bills: 'Account history',
    share: 'Invite friends',
    language: 'Language',
    currency: 'Display currency',
    vibration: 'Vibration',
    faq: 'FAQ',
    service: 'Customer service',
    contact: 'Contact us',
    compliance: 'Operational compliance',
    about: 'About us',
    version: 'App version',
  },
  currency: {
    title: 'Display currency',
    search: 'Search currency',
    nothing: 'No currency found',
    chosen: 'Amounts are now shown in {{currency}}',
    rate: '1 USD = {{rate}}',
  },
  logOut: {
    title: 'Log out?',
    body: 'You can log in again at any time. Open orders and positions stay as they are.',
    done: 'You are logged out',
  },
  language: { title: 'Language' },
} as const;

export default setting;

declare module '../texts' {
  interface TextsByNamespace {
    setting: typeof setting;
  }
}
