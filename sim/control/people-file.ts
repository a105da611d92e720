import * as v from 'valibot';
import type { LiveWorld } from '../live-world';
import { type Instrument, instrumentBySymbol } from '../market/instruments';
import { addPerson } from '../people/add-person';
import { agoMs } from '../people/ago';
import { type FileFault, readBy } from '../people/fault';
import { personSchema } from '../people/person';
import { type StartState, startStateSchema } from '../people/start-state';
import type { UserRow } from '../products/accounts/tables';
import { isListed } from '../products/quotes/listed';
import { priceIn } from '../products/quotes/relative-price';
import { ticksOf } from '../products/spot/walk';
import { issueText } from '../scenarios/problems';
import { SCRIPT_TIMER } from '../scenarios/script-timer';
import { faultActions } from './fault-actions';
import { highestPrice, marketActions } from './market-actions';

const actions = { ...marketActions, ...faultActions };

/** Fields that only a start state has. */
const OF_A_START_STATE = ['people', 'prices', 'events', 'faults', 'clock'];

interface ReadFile {
  readonly state: StartState;
  /** The path of a person in the file; '' for a file that is one person. */
  readonly at: (index: number) => string;
}

/** Reads a person or a start state, as a value or as the text of a file. */
function readFile(file: unknown): ReadFile | { readonly faults: readonly FileFault[] } {
  const parsed = typeof file === 'string' ? parsedText(file) : { value: file };
  if (!parsed) return { faults: [{ path: '', kind: 'json', values: {} }] };
  const { value } = parsed;
  if (Array.isArray(value)) return { faults: [{ path: '', kind: 'object', values: {} }] };
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (!fields.includes('name') && fields.some((field) => OF_A_START_STATE.includes(field))) {
    const read = readBy(startStateSchema, value);
    return 'faults' in read ? read : { state: read.output, at: (index) => `people.${index}.` };
  }
  const read = readBy(personSchema, value);
  if ('faults' in read) return read;
  return { state: { people: [read.output], prices: {}, events: [] }, at: () => '' };
}

function parsedText(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** The people that were added, or the faults because of which nothing may be added. */
export interface AddedFile {
  readonly faults: readonly FileFault[];
  readonly people: readonly UserRow[];
  readonly clock: StartState['clock'];
}

/**
 * Adds a person or a start state to the exchange. The caller rolls back if there are faults. All are reported at once,
 * except those of orders, which are found only when the file itself has none.
 */
export function addFile(world: LiveWorld, file: unknown): AddedFile {
  const read = readFile(file);
  if ('faults' in read) return { faults: read.faults, people: [], clock: undefined };
  const { state, at } = read;
  const added = state.people.map((person) => addPerson(world, person));
  const faults = added.flatMap(({ faults: own }, index) =>
    own.map((fault) => ({ ...fault, path: at(index) + fault.path })),
  );
  faults.push(...setPrices(world, state), ...scheduleEvents(world, state));
  if (state.faults) world.faults.set(state.faults);
  return { faults, people: added.flatMap(({ user }) => user ?? []), clock: state.clock };
}

function setPrices(world: LiveWorld, { prices }: StartState): FileFault[] {
  return Object.entries(prices).flatMap(([symbol, price]) => {
    const path = `prices.${symbol}`;
    const given = priceIn(world, instrumentBySymbol(symbol) as Instrument, price).toFixed();
    const fault = marketFault(world, path, { symbol, price: given });
    if (!fault) actions['market.set'].run({ world }, { symbol, price: given });
    return fault ?? [];
  });
}

/** Schedules the events of a start state, like the script of a scenario. */
function scheduleEvents(world: LiveWorld, { events }: StartState): FileFault[] {
  return events.flatMap(({ after, action, input }, index) => {
    const path = `events.${index}.input`;
    const read = v.safeParse(actions[action].input, input);
    if (!read.success)
      return read.issues.map((issue) => ({
        path: [path, v.getDotPath(issue)].filter((part) => part !== null).join('.'),
        kind: 'action' as const,
        values: { reason: issueText(issue) },
      }));
    const fault = marketFault(world, path, input);
    if (fault) return [fault];
    const payload = JSON.parse(JSON.stringify({ action, input }));
    const atMs = world.nowMs + agoMs(after);
    world.scheduler.schedule({ atMs, kind: SCRIPT_TIMER, symbol: '', id: freeId(world), payload });
    return [];
  });
}

/** An id that no step of the scenario's script and no earlier event has. */
function freeId(world: LiveWorld): string {
  for (let at = 0; ; at += 1) {
    const id = `added ${String(at).padStart(4, '0')}`;
    if (!world.scheduler.find(SCRIPT_TIMER, id)) return id;
  }
}

/** The fault of an event's market or price, as the action would refuse it. */
function marketFault(
  world: LiveWorld,
  path: string,
  { symbol, price }: { readonly symbol?: unknown; readonly price?: unknown },
): FileFault | null {
  if (typeof symbol !== 'string' || symbol === 'all') return null;
  const instrument = instrumentBySymbol(symbol);
  if (!instrument || !isListed(world, instrument)) return { path: `${path}.symbol`, kind: 'market', values: {} };
  if (price === undefined) return null;
  const wanted = priceIn(world, instrument, String(price));
  const most = highestPrice(instrument);
  if (most.lt(wanted)) return { path, kind: 'tooHigh', values: { most: most.toFixed() } };
  if (ticksOf(instrument, wanted)) return null;
  const refusal = { code: 'price_step', params: { decimals: instrument.priceDecimals } } as const;
  return { path, kind: 'refused', values: {}, refusal };
}
