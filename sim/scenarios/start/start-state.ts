import * as v from 'valibot';
import { isCall } from '@/contract/requests';
import { runScripted } from '../../control/actions';
import { dispatch } from '../../dispatch';
import { errorText } from '../../error-text';
import type { LiveWorld } from '../../live-world';
import { addPerson } from '../../people/add-person';
import { sentenceOf } from '../../people/fault';
import { grant, homeAccountOf } from '../../people/grant';
import { type Person, personSchema } from '../../people/person';
import { advancePostponing } from '../../postponement';
import { findPerson } from '../../products/accounts/person';
import { PERSONAS } from '../../products/accounts/personas';
import { closeSession, openSession } from '../../products/accounts/sessions';
import type { UserRow } from '../../products/accounts/tables';
import { resolvePrices } from '../../products/quotes/relative-price';
import { seedAll } from '../../products/registry';
import type { World } from '../../world';
import { durationMs, type PastStep, type Scenario } from '../scenario';
import { SCRIPT_TIMER } from '../script-timer';
import { followAndCopy, openPosition } from './open-positions';
import { placeRestingOrders } from './resting-orders';

let personas: readonly Person[] | null = null;

/** The personas, which every run begins with, are read once. */
function allPersonas(): readonly Person[] {
  personas ??= Object.values(PERSONAS).map((persona) => v.parse(personSchema, persona));
  return personas;
}

/** Placeholder in a scenario for the code that was sent last to the persona who makes the call. */
const LAST_CODE = 'last code';

/** The fields of a call with the placeholder replaced by that code. Throws when no code was sent to the persona. */
function resolveCode(
  { tables }: World,
  { email, phone, areaCode }: UserRow,
  fields: Record<string, string>,
): Record<string, string> {
  if (fields.code !== LAST_CODE) return fields;
  const own = [email, `+${areaCode} ${phone}`];
  const message = tables.inbox.all({ newestFirst: true }).find(({ recipient }) => own.includes(recipient));
  if (!message) throw new Error(`no code was sent to ${email}: ask for one before`);
  return { ...fields, code: message.code };
}

/**
 * Brings a new world, whose time is the scenario's start, into its start state: personas, grants, the steps before the
 * start, faults, the signed-in persona, and the script as timed events. All of it is a function of scenario and seed.
 * Throws on a scenario that cannot be set up.
 */
export function setUp(world: LiveWorld, scenario: Scenario): void {
  const startMs = world.nowMs;
  // The world begins at the earliest step before the start. From there time runs as usual.
  world.nowMs = startMs - Math.max(0, ...scenario.before.map(({ ago }) => durationMs(ago)));
  world.transaction(() => {
    addPeople(world, 'personas', allPersonas());
    const idOf = (persona: string) => personaOf(world, persona).id;
    seedAll(world, { startMs, welcomes: scenario.signIn === undefined, idOf });
    world.faults.set(scenario.faults);
    const people = scenario.people.map((person) => v.parse(personSchema, person));
    addPeople(world, `scenario ${scenario.name}`, people);
    for (const [i, { persona, asset, amount, kind = homeAccountOf(asset) }] of scenario.grants.entries())
      at(scenario, `grants.${i}`, () => grant(world, personaOf(world, persona).id, kind, asset, amount));
    return { accepted: true };
  });
  for (const [i, step] of scenario.before.entries()) {
    advancePostponing(world, startMs - durationMs(step.ago));
    at(scenario, `before.${i}`, () => takeStep(world, step));
  }
  advancePostponing(world, startMs);
  world.transaction(() => {
    if (scenario.signIn) openSession(world, personaOf(world, scenario.signIn));
    for (const { persona, ...orders } of scenario.restingOrders)
      placeRestingOrders(world, personaOf(world, persona), orders);
    for (const [index, { at, action, input }] of scenario.script.entries()) {
      const id = String(index).padStart(4, '0');
      const payload = JSON.parse(JSON.stringify({ action, input }));
      world.scheduler.schedule({ atMs: startMs + durationMs(at), kind: SCRIPT_TIMER, symbol: '', id, payload });
    }
    return { accepted: true };
  });
  world.playback.begin(scenario.log, startMs);
  advancePostponing(world, startMs);
  // Events of the time before the start must not reach any client.
  world.drainPrivateEvents();
}

/** @throws with the scenario and the field whose part of the start state is refused */
function at({ name }: Scenario, field: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new Error(`scenario ${name}: ${field}: ${errorText(error)}`, { cause: error });
  }
}

/** @throws when the exchange refuses what one of them has */
function addPeople(world: LiveWorld, origin: string, people: readonly Person[]): void {
  for (const person of people) {
    const { faults } = addPerson(world, person);
    if (faults.length > 0) throw new Error(`${origin}: ${person.name}: ${faults.map(sentenceOf).join('; ')}`);
  }
}

function personaOf(world: LiveWorld, persona: string) {
  const user = findPerson(world, persona);
  if (!user) throw new Error(`persona ${persona} has no account`);
  return user;
}

function takeStep(world: LiveWorld, step: PastStep): void {
  if ('call' in step) callAs(world, step);
  else if ('position' in step) openPosition(world, personaOf(world, step.persona), step);
  else if ('follows' in step) followAndCopy(world, personaOf(world, step.persona), personaOf(world, step.follows));
  else
    world.transaction(() => {
      runScripted(world, step.action, step.input);
      return { accepted: true };
    });
}

/** Makes one call for a persona, in a session that ends with it. */
function callAs(world: LiveWorld, step: Extract<PastStep, { readonly call: string }>): void {
  const { persona, call, fields } = step;
  if (!isCall(call)) throw new Error(`no call ${call}`);
  const [method = '', path = ''] = call.split(' ');
  world.transaction(() => {
    const user = personaOf(world, persona);
    const resolved = resolveCode(world, user, resolvePrices(world, fields));
    const request = { id: '', method, path, fields: resolved, token: openSession(world, user) };
    const { reply, accepted } = dispatch(world, request);
    if (!accepted) throw new Error(`${call} was refused: ${JSON.stringify(reply.body)}`);
    closeSession(world, user.id);
    return { accepted };
  });
}
