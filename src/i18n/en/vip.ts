const vip = {
  title: 'VIP',
  failed: 'Your VIP tier did not load',
  standard: 'Standard',
  tier: 'VIP {{tier}}',
  deposited: 'Deposits so far: {{amount}} USD',
  missing: 'More than {{amount}} USD to go until VIP {{tier}}',
  top: 'You have the highest tier there is',
  progress: 'Way to VIP {{tier}}',
  deposit: 'Deposit',
  saved: {
    title: 'What it has saved you',
    total: 'Total so far',
    none: 'Nothing yet. From VIP 1 on, every fee is lower and every deposit is worth more.',
    spot: 'Spot fees',
    futures: 'Futures fees',
    options: 'Options fees',
    deposit: 'Extra deposit value',
    cashback: 'Card cashback',
  },
  table: {
    title: 'What every tier brings',
    benefit: 'Benefit',
    depositOver: 'Deposits over (USD)',
    extraDeposit: 'Extra deposit value',
    contractFee: 'Futures fee discount',
    optionsFee: 'Options fee discount',
    coinFee: 'Spot fee discount',
    dailyWithdrawal: 'Daily withdrawal (USD)',
    cardCashback: 'Card cashback',
    loanLimit: 'Loan limit (of assets)',
    own: 'your tier',
    note: 'Deposits count with their worth when they are approved. The tier rises at once and is yours to keep.',
  },
  credit: {
    title: 'Credit score',
    failed: 'Your credit score did not load',
    points: '{{score}} points',
    out: 'What your score is made of, and what raises it',
    open: 'Why this score',
    band: { excellent: 'Excellent', good: 'Good', fair: 'Fair', low: 'Low' },
    start: 'Everybody starts with {{points}} points.',
    rules: 'What counts',
    history: 'History',
    noHistory: 'Nothing has changed your score yet.',
    done: 'done',
    times_one: '{{count}} time',
    times_other: '{{count}} times',
    after: '{{score}} after it',
    rule: {
      identityBasic: 'Identity verified, level 1',
      identityAdvanced: 'Identity verified, level 2',
      firstDeposit: 'First deposit',
      firstTrade: 'First trade',
      vipTier: 'A VIP tier reached',
      loanRepaid: 'A loan repaid in time',
      loanOverdue: 'A loan overdue',
    },
    vipTier: 'VIP {{tier}} reached',
  },
} as const;

export default vip;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    vip: typeof vip;
  }
}
