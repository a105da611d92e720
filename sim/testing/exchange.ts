import type { Call, CallFields } from '@/contract/calls';
import { Exchange } from '../core';
import type { PersonaName } from '../products/accounts/personas';
import type { Body } from './world';

/** Begins a run for tests: everything except the scenario is fixed. */
export const openExchange = (scenario = 'spot-trader'): Exchange =>
  Exchange.begin({ scenario, seed: 7, build: 'test', realNowMs: 0 });

/** Signs a persona in through the control action. Returns the session's token. */
export const tokenOf = (exchange: Exchange, who: PersonaName): string =>
  (exchange.control('people.as', { who }) as { token: string }).token;

/** Signs a persona in, makes one call in that session, and returns the body of the answer. */
export function callAs<C extends Call>(
  exchange: Exchange,
  who: PersonaName,
  call: C,
  fields: Partial<CallFields<C>> & { lang?: string } = {},
): Body {
  const [method, path] = call.split(' ') as [string, string];
  const wire = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  return exchange.call({ id: '', method, path, fields: wire, token: tokenOf(exchange, who) }).body as Body;
}
