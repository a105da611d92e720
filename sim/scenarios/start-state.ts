import { isCall } from '@/contract/calls';
import { Decimal } from '@/domain/money';
import { dispatch } from '../dispatch';
import type { LiveWorld } from '../live-world';
import { instrumentByCurrencyId, instrumentBySymbol, ticksToDecimalString } from '../market/instruments';
import { closeSession, openSession } from '../products/accounts/sessions';
import { findUser } from '../products/accounts/users';
import { publishFoundingArticles } from '../products/content/published';
import { createPersonas, grant, personaEmail } from './personas';
import { durationMs, type Scenario } from './scenario';

/** The timer kind that runs a scenario's market script; the payload is the control action and its input. */
export const SCRIPT_TIMER = 'scenario.script';

/**
 * Brings a new world to a scenario's start: personas, grants, the calls personas have made before, and the script as
 * timed events. All of it is a function of scenario and seed. Throws on a scenario that cannot be set up.
 */
export function setUp(world: LiveWorld, scenario: Scenario): void {
  world.transaction(() => {
    publishFoundingArticles(world);
    createPersonas(world);
    world.faults.set(scenario.faults);
    for (const { persona, kind, asset, amount } of scenario.grants)
      grant(world, idOf(world, persona), kind, asset, amount);
    for (const [index, { at, action, input }] of scenario.script.entries()) {
      const id = String(index).padStart(4, '0');
      const payload = JSON.parse(JSON.stringify({ action, input }));
      world.scheduler.schedule({ atMs: world.nowMs + durationMs(at), kind: SCRIPT_TIMER, symbol: '', id, payload });
    }
    return { accepted: true };
  });
  for (const { persona, call, fields } of scenario.calls) callAs(world, scenario, persona, call, fields);
}

function idOf(world: LiveWorld, persona: string): number {
  const user = findUser(world, personaEmail(persona));
  if (!user) throw new Error(`persona ${persona} has no account`);
  return user.id;
}

/** Makes one call for a persona, in a session that ends with it. */
function callAs(world: LiveWorld, scenario: Scenario, persona: string, call: string, fields: Record<string, string>) {
  if (!isCall(call)) throw new Error(`scenario ${scenario.name}: no call ${call}`);
  const [method = '', path = ''] = call.split(' ');
  world.transaction(() => {
    const user = findUser(world, personaEmail(persona));
    if (!user) throw new Error(`persona ${persona} has no account`);
    const request = { id: '', method, path, fields: resolvePrices(world, fields), token: openSession(world, user) };
    const { reply, accepted } = dispatch(world, request);
    if (!accepted) throw new Error(`scenario ${scenario.name}: ${call} was refused: ${JSON.stringify(reply.body)}`);
    closeSession(world, user.id);
    return { accepted };
  });
}

const RELATIVE = /^last([+-]\d+(?:\.\d+)?)%$/;

/** `target_price: 'last-2%'` is the symbol's price at the start, less two percent, on its tick. */
function resolvePrices(world: LiveWorld, fields: Record<string, string>): Record<string, string> {
  const relative = RELATIVE.exec(fields.target_price ?? '');
  if (!relative) return fields;
  const instrument = fields.symbol
    ? instrumentBySymbol(fields.symbol)
    : instrumentByCurrencyId(Number(fields.currency_id));
  if (!instrument) throw new Error(`no market for ${JSON.stringify(fields)}`);
  const last = world.market.lastTicks(instrument.index, world.nowMs);
  const factor = new Decimal(relative[1] ?? '0').div(100).plus(1);
  return {
    ...fields,
    target_price: ticksToDecimalString(instrument, new Decimal(last).times(factor).round().toNumber()),
  };
}
