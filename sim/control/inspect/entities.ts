import type { Tables } from '../../tables';

type RowOf<T extends keyof Tables> = NonNullable<ReturnType<Tables[T]['get']>>;

interface Entity<Row> {
  readonly name: string;
  /** The state as the inspector shows it. A row without states shows a constant. */
  readonly state: (row: Row) => string;
  readonly id: (row: Row) => string | number;
  /** User id of the customer; null when the row belongs to none. */
  readonly who: (row: Row) => number | null;
}

const EXISTS = () => 'open';
const nobody = () => null;
const LEVER_STATES = { 0: 'waiting', 1: 'open', 3: 'closed', 4: 'cancelled' } as const;
const OPTION_RESULTS = { '-1': 'lost', 0: 'drawn', 1: 'won' } as const;
const RECHARGE_STATES = { 1: 'under review', 2: 'credited', 3: 'failed' } as const;
const DUAL_STATES = ['failed', 'purchased', 'settling', 'success'] as const;
const WITHDRAWAL_STATES = { 1: 'under review', 2: 'paid out', 3: 'failed' } as const;
const SPOT_STATES = { 1: 'open', 2: 'filled', 3: 'cancelled' } as const;

/** Tables whose rows have states. A product with states adds an entry. */
const entities: { readonly [T in keyof Tables]?: Entity<RowOf<T>> } = {
  coinOrders: {
    name: 'spot order',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status, dealAmount }) => (status === 1 && dealAmount !== '0' ? 'partly filled' : SPOT_STATES[status]),
  },
  leverOrders: {
    name: 'futures order',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status, closeReason }) => (closeReason === '' ? LEVER_STATES[status] : `closed (${closeReason})`),
  },
  dualOrders: {
    name: 'dual investment',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status }) => DUAL_STATES[status],
  },
  lockOrders: {
    name: 'lock deposit',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status, isCancel, paidDays, days }) =>
      status === 1 ? `day ${paidDays} of ${days}` : isCancel ? 'left early' : 'matured',
  },
  optionOrders: {
    name: 'option',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status, result }) => (status === 1 ? 'running' : OPTION_RESULTS[result]),
  },
  optionSteers: {
    name: 'steering of an option',
    id: ({ optionId }) => optionId,
    who: ({ userId }) => userId,
    state: ({ outcome, state }) => `${outcome}: ${state}`,
  },
  optionWishes: {
    name: 'steering of the next options',
    id: ({ userId }) => userId,
    who: ({ userId }) => userId,
    state: ({ outcome, left }) => `${outcome}, ${left} more`,
  },
  recharges: {
    name: 'deposit',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status }) => RECHARGE_STATES[status],
  },
  withdrawals: {
    name: 'withdrawal',
    id: ({ id }) => id,
    who: ({ userId }) => userId,
    state: ({ status }) => WITHDRAWAL_STATES[status],
  },
  users: {
    name: 'customer',
    id: ({ id }) => id,
    who: ({ id }) => id,
    state: ({ isLocked, reviewStatus }) => (isLocked ? 'blocked' : reviewStatus === 2 ? 'verified' : 'active'),
  },
  sessions: { name: 'session', id: ({ id }) => id, who: ({ id }) => id, state: EXISTS },
  articles: { name: 'article', id: ({ id }) => id, who: nobody, state: () => 'published' },
};

export const watchedTables: readonly string[] = Object.keys(entities);

/** The only place that erases the types of a table's rows; the type of `entities` has already checked each of them. */
export const entityOf = (table: string): Entity<object> =>
  (entities as unknown as Record<string, Entity<object>>)[table] as Entity<object>;
