import type { AccountKind } from '@/contract/account-kinds';
import type { Call, CallFields } from '@/contract/calls';
import { money } from '@/domain/money/money';
import { dispatch } from '../dispatch';
import { houseAccount, userAccount } from '../ledger/accounts';
import { LiveWorld } from '../live-world';
import { type Instrument, instrumentBySymbol } from '../market/instruments';
import { homeAccountOf } from '../people/grant';
import { openSession } from '../products/accounts/sessions';
import { createUser } from '../products/accounts/users';
import { ticksOf } from '../products/spot/walk';
import { advance } from '../timeline';

/** A wire reply as tests read it, whichever envelope it came in. */
export interface Body {
  readonly type?: unknown;
  readonly message?: unknown;
  readonly reason?: unknown;
  readonly field?: unknown;
  readonly code?: unknown;
  readonly data?: unknown;
}

/** A whole exchange for tests. Calls go through declaration, session and transaction, as from a host. */
export interface Bench {
  readonly world: LiveWorld;
  call<C extends Call>(call: C, fields: Partial<CallFields<C>> & { lang?: string }, token?: string): Body;
  /** Advances virtual time and runs everything that happens in it. */
  advance(ms: number): void;
  /** Moves a market to a price, apart from its drift within one second, and waits until the price is visible. */
  setPrice(symbol: string, price: string): void;
  /**
   * Creates a signed-in customer with these balances, each in the account in which the asset is traded, USDT in the
   * spot account. `stock:USDT` names another account.
   */
  customer(name: string, balances?: Readonly<Record<string, string>>, level?: number): Customer;
}

const answered = new WeakMap<Body, Call>();

/** The call that a body of `Bench.call` answers. */
export function callOf(body: Body): Call {
  const call = answered.get(body);
  if (!call) throw new Error('no bench has answered this');
  return call;
}

export interface Customer {
  readonly id: number;
  readonly token: string;
}

/** The market of a symbol. Throws when there is none. */
export function marketOf(symbol: string): Instrument {
  const found = instrumentBySymbol(symbol);
  if (!found) throw new Error(`no market ${symbol}`);
  return found;
}

/** Tuesday, 6 January 2026, 09:41 UTC+8, in epoch milliseconds. */
const START_MS = 1_767_663_660_000;

export function openBench({ seed = 7, startMs = START_MS } = {}): Bench {
  const world = new LiveWorld(seed, startMs);
  let count = 0;
  return {
    world,
    call(call, fields, token = '') {
      count += 1;
      const [method, path] = call.split(' ') as [string, string];
      const wire = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
      const request = { id: `bench-${count}`, method, path, fields: wire, token };
      const body = world.transaction(() => dispatch(world, request)).reply.body as Body;
      answered.set(body, call);
      return body;
    },
    advance: (ms) => advance(world, world.nowMs + ms),
    setPrice(symbol, price) {
      const instrument = marketOf(symbol);
      const priceTicks = ticksOf(instrument, money(price));
      if (priceTicks === null) throw new Error(`${price} is not on the grid of ${symbol}`);
      const atSec = Math.floor(world.nowMs / 1000) + 1;
      world.intervene(instrument.index, { kind: 'setPrice', atSec, priceTicks });
      // The second of the change begins at the old price, so the end of that second is awaited.
      advance(world, (atSec + 1) * 1000);
    },
    customer(name, balances = {}, level = 0) {
      const opened = world.transaction(() => {
        const user = createUser(world, { email: `${name}@mail.example`, password: 'secret-1', level });
        for (const [name, amount] of Object.entries(balances)) {
          const [asset, given] = name.split(':').reverse() as [string, AccountKind?];
          const kind = given ?? homeAccountOf(asset);
          const note = { atMs: world.nowMs, reason: 'grant', ref: 'bench' } as const;
          world.ledger.transfer(
            houseAccount('house:treasury', asset),
            userAccount(user.id, kind, asset),
            money(amount),
            note,
          );
        }
        return { accepted: true, id: user.id, token: openSession(world, user) };
      });
      return { id: opened.id, token: opened.token };
    },
  };
}
