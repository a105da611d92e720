import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ControlError } from '../control-error';
import { openExchange } from '../testing/exchange';
import { add, expectSameAgain, read } from '../testing/people';
import type { FileFault } from './fault';
import { IDENTITIES, type PersonSource } from './person';

const WHO = 'somebody@example.com';
const pick = <const T extends readonly unknown[]>(...options: T) =>
  fc.constantFrom(...options) as fc.Arbitrary<T[number]>;
const market = pick('BTC/USDT', 'ETH/USDT', 'SOL/USDT');
const decimal = (most: number) => fc.integer({ min: 1, max: most }).map((n) => String(n / 100));
const near = pick('last-4%', 'last-1%', 'last+1%', 'last+4%');
const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });

const person: fc.Arbitrary<PersonSource> = fc.record(
  {
    name: pick('Anna', 'Bram', 'Siti'),
    email: fc.constant(WHO),
    identity: pick(...IDENTITIES),
    level: pick(0, 1, 2, 3, 4),
    deposited: decimal(1e8),
    blocked: fc.boolean(),
    invitedBy: pick('trader', 'whale@example.com'),
    balances: fc.record(
      {
        change: fc.record({ USDT: decimal(1e8), BTC: decimal(1e4), ETH: decimal(1e5) }, { requiredKeys: [] }),
        lever: fc.record({ USDT: decimal(1e8) }),
        micro: fc.record({ USDT: decimal(1e6) }),
      },
      { requiredKeys: [] },
    ),
    orders: few(
      fc
        .record(
          {
            market,
            side: pick('buy', 'sell'),
            type: pick('limit', 'stop_limit', 'stop_market', 'take_profit_limit', 'take_profit_market', 'oco'),
            amount: pick('0.01', '0.1', '1'),
            price: near,
            stop: near,
            stopLimit: near,
            postOnly: fc.boolean(),
          },
          { requiredKeys: ['market', 'side', 'amount'] },
          // A pair alone has `stopLimit`, and a limit order alone `postOnly`.
        )
        .map(({ stopLimit, postOnly, ...order }) => ({
          ...order,
          ...(order.type === 'oco' && stopLimit && { stopLimit }),
          ...(order.type === 'limit' && postOnly && { postOnly }),
        })),
    ),
    pastOrders: few(
      fc.record(
        {
          market,
          side: pick('buy', 'sell'),
          amount: pick('0.1', '1'),
          price: pick('100', '60000'),
          filled: pick('0', '0.1'),
          ago: pick('3h', '90s', '2d'),
        },
        { requiredKeys: ['market', 'side', 'amount', 'price', 'ago'] },
      ),
    ),
    positions: few(
      fc.record(
        {
          market,
          side: pick('long', 'short'),
          lots: fc.integer({ min: 1, max: 200 }),
          multiple: pick(5, 10, 100),
          openPrice: near,
          limit: near,
          takeProfit: near,
          stopLoss: near,
          closes: few(fc.record({ lots: fc.integer({ min: 1, max: 100 }), price: near })),
        },
        { requiredKeys: ['market', 'side', 'lots', 'multiple'] },
      ),
    ),
    options: few(
      fc.record(
        {
          market,
          side: pick('up', 'down'),
          seconds: pick(30, 60, 300),
          stake: pick('10', '600'),
          ago: pick('0s', '7s', '45s'),
          openPrice: near,
        },
        { requiredKeys: ['market', 'side', 'seconds', 'stake'] },
      ),
    ),
    locks: few(
      fc.record(
        {
          asset: pick('USDT', 'BTC'),
          days: pick(7, 30),
          amount: pick('100', '1000', '0.5'),
          ago: pick('0s', '90s', '30h', '9d'),
        },
        { requiredKeys: ['asset', 'days', 'amount'] },
      ),
    ),
    dual: few(
      fc.record({
        market: pick('BTC/USDT', 'ETH/USDT'),
        type: pick('call', 'put'),
        days: pick(3, 7, 14),
        shares: pick(1, 3),
      }),
    ),
    loans: few(
      fc.record(
        {
          amount: pick('100', '2500.5'),
          days: pick(7, 30),
          ago: pick('0s', '30h', '9d'),
          repaid: few(fc.record({ day: pick(1, 2, 3), amount: pick('50', '60') })),
        },
        { requiredKeys: ['amount', 'days'] },
      ),
    ),
    favourites: few(market),
    messages: few(
      fc.record({ title: pick('Hi', 'News'), text: fc.constant('Hello'), read: fc.boolean(), ago: pick('0s', '2h') }),
    ),
  },
  { requiredKeys: ['name', 'email'] },
);

/** The value with one place, anywhere in it, replaced by random JSON. */
function mutated(value: unknown, place: number, by: unknown): unknown {
  const places: (readonly string[])[] = [];
  const visit = (at: unknown, path: readonly string[]) => {
    places.push(path);
    if (typeof at === 'object' && at !== null)
      for (const [key, part] of Object.entries(at)) visit(part, [...path, key]);
  };
  visit(value, []);
  const replace = (at: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined) return by;
    const changed = { ...(at as Record<string, unknown>), [key]: replace((at as Record<string, unknown>)[key], rest) };
    return Array.isArray(at) ? Object.values(changed) : changed;
  };
  return replace(value, places[place % places.length] ?? []);
}

/** The faults of a file. Also checks that a refused file changes nothing. */
function faultsOf(file: unknown): readonly FileFault[] {
  const exchange = openExchange();
  const before = exchange.hash();
  const { faults } = exchange.control('people.check', { file }) as { faults: readonly FileFault[] };
  if (faults.length > 0) expect(() => add(exchange, file)).toThrow(ControlError);
  expect(exchange.hash()).toBe(before);
  return faults;
}

/** The person's data without refused entries, removed until none is refused. */
function valid(file: PersonSource): PersonSource {
  const bad = new Set(faultsOf(file).map(({ path }) => path.split('.').slice(0, 2).join('.')));
  if (bad.size === 0) return file;
  const kept = Object.entries(file).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter((_, at) => !bad.has(`${field}.${at}`)) : value,
  ]);
  return valid(Object.fromEntries(kept) as PersonSource);
}

describe('any person', () => {
  it('is added without refused entries, and read back unchanged', () => {
    fc.assert(
      fc.property(person, (file) => {
        const exchange = openExchange();
        add(exchange, valid(file));
        expect(exchange.control('ledger.check', {})).toEqual({ faults: [] });
        // Some entries may have ended at once: an order that met the market, or a position without margin.
        const again = openExchange();
        add(again, read(exchange, WHO).person);
        expectSameAgain(again, WHO);
      }),
      { numRuns: 60 },
    );
  });

  it('with a mutation is valid or has faults, and never throws', () => {
    fc.assert(
      fc.property(person, fc.nat(), fc.jsonValue({ maxDepth: 2 }), (file, place, by) => {
        faultsOf(mutated(file, place, by));
      }),
      { numRuns: 120 },
    );
  });
});
