const vip = {
  title: 'VIP',
  failed: 'Couldn’t load your VIP tier',
  standard: 'Standard',
  tier: 'VIP {{tier}}',
  deposited: 'Total deposits: {{amount}} USD',
  missing: 'Deposit over {{amount}} USD more to reach VIP {{tier}}',
  top: 'You have reached the highest tier',
  progress: 'Progress to VIP {{tier}}',
  deposit: 'Deposit',
  saved: {
    title: 'Your VIP savings',
    total: 'Total saved',
    none: 'Nothing yet. From VIP 1, fees are lower and deposits are worth more.',
    spot: 'Spot fees',
    futures: 'Futures fees',
    options: 'Options fees',
    deposit: 'Deposit bonus',
    cashback: 'Card cashback',
  },
  table: {
    title: 'Benefits by tier',
    benefit: 'Benefit',
    depositOver: 'Deposits over (USD)',
    extraDeposit: 'Deposit bonus',
    contractFee: 'Futures fee discount',
    optionsFee: 'Options fee discount',
    coinFee: 'Spot fee discount',
    dailyWithdrawal: 'Daily withdrawal (USD)',
    cardCashback: 'Card cashback',
    loanLimit: 'Loan limit (of assets)',
    own: 'your tier',
    note: 'Deposits count at their value when approved. Your tier rises at once and is yours to keep.',
  },
  credit: {
    title: 'Credit score',
    failed: 'Couldn’t load your credit score',
    points: '{{score}} points',
    out: 'What makes up your score, and how to raise it',
    open: 'Why this score',
    band: { excellent: 'Excellent', good: 'Good', fair: 'Fair', low: 'Low' },
    start: 'Everyone starts with {{points}} points.',
    rules: 'What counts',
    history: 'History',
    noHistory: 'Nothing has changed your score yet.',
    done: 'done',
    times_one: '{{count}} time',
    times_other: '{{count}} times',
    after: 'Score: {{score}}',
    rule: {
      identityBasic: 'Identity verified, level 1',
      identityAdvanced: 'Identity verified, level 2',
      firstDeposit: 'First deposit',
      firstTrade: 'First trade',
      vipTier: 'VIP tier reached',
      loanRepaid: 'Loan repaid on time',
      loanOverdue: 'Loan overdue',
    },
    vipTier: 'VIP {{tier}} reached',
  },
} as const;

export default vip;

declare module '../texts' {
  interface TextsByNamespace {
    vip: typeof vip;
  }
}
