import type { LiveWorld } from '../live-world';
import { instrumentBySymbol, ticksToDecimalString } from '../market/instruments';
import { rowStates } from '../products/registry';
import { tableDefinitions } from '../tables';

/** A compared moment. */
interface ComparedMoment {
  /** Virtual epoch milliseconds. */
  readonly atMs: number;
  /** Number of commands before it. */
  readonly commands: number;
  readonly hash: string;
}

interface BalanceDifference {
  readonly who: string;
  readonly account: string;
  readonly asset: string;
  /** Decimal strings. */
  readonly available: readonly [from: string, to: string];
  readonly frozen: readonly [from: string, to: string];
}

/**
 * A row with a state that differs: an order, a position, a deposit, a withdrawal. The state is null where the row does
 * not exist.
 */
interface OrderDifference {
  readonly who: string | null;
  readonly what: string;
  readonly id: string;
  readonly state: readonly [from: string | null, to: string | null];
  /** The other columns that differ, when the row exists in both moments. */
  readonly fields: readonly string[];
}

interface PriceDifference {
  readonly symbol: string;
  readonly price: readonly [from: string, to: string];
  readonly percent: number;
}

/** How many rows of a table were added, removed, or changed. */
interface TableDifference {
  readonly table: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
}

/** What differs between two moments of runs. */
export interface Comparison {
  readonly from: ComparedMoment;
  readonly to: ComparedMoment;
  /** Whether the whole states are equal, by their hashes. */
  readonly isSame: boolean;
  readonly balances: readonly BalanceDifference[];
  readonly orders: readonly OrderDifference[];
  readonly prices: readonly PriceDifference[];
  readonly tables: readonly TableDifference[];
  /** How many differences the lists leave out, because they are longer than MAX_LISTED. */
  readonly left: { readonly balances: number; readonly orders: number };
}

/** Most differences in one list, so that the answer stays small. */
export const MAX_LISTED = 200;

type Row = Readonly<Record<string, unknown>>;
interface State {
  readonly world: LiveWorld;
  readonly commands: number;
}

/** Compares two states, which need not be of the same run. Changes neither. */
export function compareStates(from: State, to: State): Comparison {
  const [first, second] = [from, to].map(factsOf) as [ComparedMoment, ComparedMoment];
  const rows = allRows(from.world, to.world);
  return {
    from: first,
    to: second,
    isSame: first.hash === second.hash,
    ...listed(from.world, to.world, rows),
    prices: pricesOf(from.world, to.world),
    tables: rows.flatMap(({ table, pairs }) => (pairs.length > 0 ? [countsOf(table, pairs)] : [])),
  };
}

/** Differences in balances and orders between two states. */
export type Changes = Pick<Comparison, 'balances' | 'orders' | 'left'>;

export const changesBetween = (from: LiveWorld, to: LiveWorld): Changes => listed(from, to, allRows(from, to));

interface RowsOfTable {
  readonly table: string;
  readonly pairs: readonly Pair[];
}

const allRows = (from: LiveWorld, to: LiveWorld): readonly RowsOfTable[] =>
  Object.keys(tableDefinitions).map((table) => ({ table, ...rowsOf(table, from, to) }));

function listed(from: LiveWorld, to: LiveWorld, rows: readonly RowsOfTable[]): Changes {
  const balances = balancesOf(from, to);
  const orders = rows.flatMap(({ table, pairs }) => pairs.flatMap((pair) => orderOf(table, pair, to) ?? []));
  return {
    balances: balances.slice(0, MAX_LISTED),
    orders: orders.slice(0, MAX_LISTED),
    left: {
      balances: Math.max(0, balances.length - MAX_LISTED),
      orders: Math.max(0, orders.length - MAX_LISTED),
    },
  };
}

const factsOf = ({ world, commands }: State): ComparedMoment => ({ atMs: world.nowMs, commands, hash: world.hash() });

const nameIn = (world: LiveWorld, userId: number): string => {
  const user = world.tables.users.get(userId);
  return user ? user.nickname || user.accountNumber : String(userId);
};

function balancesOf(from: LiveWorld, to: LiveWorld): readonly BalanceDifference[] {
  const users = new Set([...from.tables.users.all(), ...to.tables.users.all()].map(({ id }) => id));
  return [...users].flatMap((id) => {
    const held = new Map<string, { account: string; asset: string; amounts: string[][] }>();
    for (const [at, world] of [from, to].entries()) {
      for (const { kind, asset, available, frozen } of world.ledger.holdingsOf(id)) {
        const account = kind ?? '';
        const key = `${account} ${asset}`;
        const amounts = held.get(key)?.amounts ?? [
          ['0', '0'],
          ['0', '0'],
        ];
        amounts[at] = [available.toFixed(), frozen.toFixed()];
        held.set(key, { account, asset, amounts });
      }
    }
    return [...held.values()].flatMap(({ account, asset, amounts: [before = [], after = []] }) => {
      if (before.join() === after.join()) return [];
      const pair = (part: 0 | 1) => [before[part] ?? '0', after[part] ?? '0'] as const;
      return [
        { who: nameIn(to.tables.users.get(id) ? to : from, id), account, asset, available: pair(0), frozen: pair(1) },
      ];
    });
  });
}

type Pair = readonly [before: Row | undefined, after: Row | undefined];

/** The rows of a table that are not the same in both states. */
function rowsOf(table: string, from: LiveWorld, to: LiveWorld): { readonly pairs: readonly Pair[] } {
  const { key } = tableDefinitions[table as keyof typeof tableDefinitions] as { readonly key: string };
  const rows = (world: LiveWorld) =>
    (world.tables as unknown as Readonly<Record<string, { all(): readonly Row[] }>>)[table]?.all() ?? [];
  const before = new Map(rows(from).map((row) => [row[key], row]));
  const pairs: Pair[] = [];
  for (const row of rows(to)) {
    const other = before.get(row[key]);
    before.delete(row[key]);
    if (!other || differing(other, row).length > 0) pairs.push([other, row]);
  }
  return { pairs: [...pairs, ...[...before.values()].map((row): Pair => [row, undefined])] };
}

const differing = (one: Row, other: Row): readonly string[] =>
  Object.keys(other).filter((column) => one[column] !== other[column]);

function countsOf(table: string, pairs: readonly Pair[]): TableDifference {
  const added = pairs.filter(([before]) => !before).length;
  const removed = pairs.filter(([, after]) => !after).length;
  return { table, added, removed, changed: pairs.length - added - removed };
}

function orderOf(table: string, [before, after]: Pair, world: LiveWorld): OrderDifference | null {
  const kind = rowStates[table];
  const row = after ?? before;
  if (!kind || !row) return null;
  const who = kind.who(row);
  return {
    who: who === null ? null : nameIn(world, who),
    what: kind.name,
    id: String(kind.id(row)),
    state: [before ? kind.state(before) : null, after ? kind.state(after) : null],
    fields: before && after ? differing(before, after) : [],
  };
}

function pricesOf(from: LiveWorld, to: LiveWorld): readonly PriceDifference[] {
  return to.instruments.flatMap(({ symbol }) => {
    const market = instrumentBySymbol(symbol);
    if (!market) return [];
    const [was, is] = [from, to].map((world) => world.market.lastTicks(market.index, world.nowMs)) as [number, number];
    if (was === is) return [];
    const price = [ticksToDecimalString(market, was), ticksToDecimalString(market, is)] as const;
    return [{ symbol, price, percent: (is / was - 1) * 100 }];
  });
}
