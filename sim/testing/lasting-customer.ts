import type { Call, CallFields } from '@/contract/calls';
import { liveOrNewSession } from '../products/accounts/sessions';
import type { Bench, Body, Customer } from './world';

/** A verified customer who signs in again whenever the session has ended. For tests that last several virtual days. */
export interface LastingCustomer extends Customer {
  call<C extends Call>(call: C, fields?: Partial<CallFields<C>> & { lang?: string }): Body;
}

export function lastingCustomer(
  bench: Bench,
  name: string,
  balances: Readonly<Record<string, string>> = {},
): LastingCustomer {
  const { world } = bench;
  const { id, token } = bench.customer(name, balances);
  world.tables.users.update(id, { reviewStatus: 2 });
  return {
    id,
    token,
    call(call, fields = {}) {
      const session = world.transaction(() => ({
        accepted: true,
        token: liveOrNewSession(world, world.tables.users.need(id)),
      }));
      return bench.call(call, fields, session.token);
    },
  };
}
