/** What servers of the family send for a time that was never set. It looks like a date but does not exist. */
export const NO_DAY = '0000-00-00';
export const NO_TIME = `${NO_DAY} 00:00:00`;

const paged = (list: readonly unknown[], head: object = {}) => ({ pages: [{ list, ...head }], pageParams: [1] });

const change = { id: 1, rule: 'vipTier', points: 5, score: 605, ref: '', created_time: NO_TIME };
export const credit = { score: 700, start: 600, rules: [], list: [change] };

const coins = { currency_name: 'BTC', amount: '1', balance: '1' };
export const bill = { id: 1, kind: 'spot', type: 1, ...coins, created_time: NO_TIME, ref: '', moves: [], fees: [] };

export const invitees = paged([{ id: 1, name: 'Theo', account: 't***', created_time: NO_TIME, rebate_usdt: '0' }]);
export const rebates = paged([{ id: 1, day: NO_TIME, customers: 1, usdt: '1', coins: [] }]);

const fee = { kind: 'fee', product: 'spot', worth: '5', left: '5', share: '0', min_deposit: '0', origin: 'points' };
export const couponsOf = (status: number) =>
  paged([{ id: 1, status, ...fee, expire_time: NO_TIME, end_time: NO_TIME }], { counts: {} });

const limits = { day_limit: '100', own_limit: '10', staked_today: '0' };
export const game = { ...limits, next_limit: { limit: '50', from_time: NO_TIME }, paused_until: 0 };

const owed = { principal: '10', interest: '0', penalty: '0', owed: '10' };
const charged = { repaid: '0', interest_total: '0', penalty_total: '0', overdue_day: 1 };
const loanTimes = { created_at: NO_TIME, due_at: NO_TIME, next_at: NO_TIME, collect_at: NO_TIME };
const loan = { id: 1, currency_name: 'USDT', amount: '10', days: 7, day: 1, day_rate: '0.1', ...owed, ...charged };
export const loanOf = (status: number) => ({ ...loan, ...loanTimes, status, moves: [] });
export const movedLoan = (status: number) => ({
  ...loan,
  status,
  moves: [{ id: 1, kind: 'out', amount: '10', account: '', ...owed, created_time: NO_TIME }],
});
export const loansOf = (status: number) => paged([loanOf(status)]);

const paid = { price: '1', number: '5', amount: '5', fiat: 'EUR', fiat_decimals: 2, method: 'bank', pay_to: '' };
const otcTimes = { created_time: NO_TIME, next_time: NO_TIME, appeal_time: NO_TIME };
export const otc = { id: 1, side: 1, status: 1, ...paid, payer_name: '', merchant: {}, notes: '', ...otcTimes };

const shares = { currency_name: 'BTC', type: 'call', exercise_price: '60000', end_time: NO_DAY } as const;
const stock = { total_number: 9, remaining_number: 9, purchased_number: 0, bar: 1, user_limit: 9 };
export const dual = { id: 1, rate: '5', status: '1', ...shares, ...stock };
export const dualProducts = { dual_currencys: [dual] };
const held = { user_id: 7, name: 'BTC', dual_id: 1, order_rate: '5', day: 7, number: 1, price: '1', total: '1' };
const bought = { id: 1, currency_id: 1, created: NO_TIME, maturesMs: null };
const unsettled = { success_currency: '', settled_at: '' };
export const dualOrder = { status: 1, ...bought, ...held, ...shares, ...unsettled } as const;
export const dualOrders = paged([dualOrder]);

const earned = { day_rate: '0.01', total_interest: '0', cancel_fee: 0, days: 7, paidDays: 0, nextMs: null };
const lockTimes = { start_at: NO_DAY, end_at: NO_DAY, created_at: NO_TIME, next_dividend_at: NO_TIME, maturesMs: null };
const notYet = { matures_at: '', ended_at: '' };
export const lock = {
  id: 1,
  currency_name: 'USDT',
  amount: '10',
  status: 1,
  ...earned,
  ...lockTimes,
  ...notYet,
} as const;

const sale = { status: 1, pay_type: 1, price: '1', currency_name: 'USDT', start_time: NO_TIME, end_time: NO_TIME };
const made = { name: 'Dawn', author_name: 'Theo', owner_name: 'Maya', image: '', rarity: '', odds: [] };
export const work = { code: 'c', type: 1, ...made, collect_number: 0, ...sale };

const soldTimes = { start_at: NO_TIME, end_at: NO_TIME, sell_begin: NO_TIME, issue_at: NO_TIME };
const sold = { id: 1, title: 'Aurum', summary: '', amount: '9', total_sell: '0', percentage: '100.00', ...soldTimes };
const noTimes = { startMs: null, endMs: null, issueMs: null, listMs: null };
/** A sale of a token in each of its states. */
export const saleOf = (time_status: number) => ({
  ...sold,
  ...noTimes,
  time_status,
  currency_name: 'AUR',
  pay_currency_name: 'USDT',
});
export const salesOf = (time_status: number) => paged([saleOf(time_status)]);
/** An application for a token in each of its states. */
const applied = { id: 1, name: 'AUR', coin_amount: '1', give_amount: '0', allocated: '1', locked: 1, ...soldTimes };
export const applicationsOf = (status: number) => ({
  pages: [{ data: [{ ...applied, status, created_at: NO_TIME }], current_page: 1, last_page: 1 }],
  pageParams: [1],
});
export const lockOrders = { pages: [{ order_list: [lock] }], pageParams: [1] };

export const project = { currency_name: 'AUR', pay_currency_name: 'USDT', end_at: NO_TIME, sell_begin: NO_TIME };

const terms = { minimum: '1000', equity: '0', following: 0, follow_num: 0, copied_count: 0 };
const undecided = { introduction: '', reason: '', decided_at: '' };
export const application = { status: 'pending', created_at: NO_TIME, ...terms, ...undecided } as const;
