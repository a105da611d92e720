import * as v from 'valibot';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import { parseInstant } from '../clock/instant';
import { faultChange } from '../faults/settings';
import type { Json } from '../journal/json';
import type { ProductName } from '../products/all-stored';
import { isRelativePrice } from '../products/quotes/relative-price';
import { allTexts, type ScenarioTexts, texts } from '../texts/scenario-texts';
import { address } from './address';
import { CATEGORIES } from './categories';
import { MAX_SEED, todaysStart } from './default-run';
import { SUGGESTIONS, type Suggestion } from './suggestions';

/**
 * A scenario: a start state and what happens by itself afterwards (designed). It is data and validated when it is read,
 * so that an invalid file fails with a sentence and not in the middle of a demonstration. A guided tour through it is a
 * file of the same name in scenarios/tours/ (tour.ts).
 */

/**
 * The parts of the exchange that a scenario can require: the products, and the faults. A product that is missing here
 * does not compile.
 */
const NEEDS = {
  accounts: true,
  chat: true,
  content: true,
  copy: true,
  dual: true,
  earnings: true,
  exchange: true,
  faults: true,
  futures: true,
  game: true,
  identity: true,
  ieo: true,
  loans: true,
  lockup: true,
  membership: true,
  messages: true,
  nft: true,
  options: true,
  otc: true,
  payout: true,
  points: true,
  quotes: true,
  recharge: true,
  spot: true,
  stocks: true,
  support: true,
  wallet: true,
  watchlist: true,
} as const satisfies Record<ProductName | 'faults', true>;

const suggestion = v.picklist(SUGGESTIONS, 'a suggestion of sim/scenarios/suggestions.ts');

export const PRODUCTS = Object.keys(NEEDS) as (keyof typeof NEEDS)[];

const kebab = v.pipe(
  v.string('a word in quotes'),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case, as in flash-crash'),
);

/** `90s`, `5m`, `2h`, `3d`: a distance in virtual time from the scenario's start. */
const distance = v.pipe(
  v.string('a distance, as in "5m"'),
  v.regex(/^\d+(s|m|h|d)$/, 'is no distance: write one like 90s, 5m, 2h or 3d'),
);

export const seed = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEED));

const DECIMAL = /^\d{1,12}(\.\d{1,8})?$/;
const decimal = v.pipe(
  v.string('a decimal in quotes, as in "0.5"'),
  v.regex(DECIMAL, 'is no amount: write a decimal in quotes, as in "0.5"'),
);

const action = {
  /** A control action that changes the state (sim/control/actions.ts). */
  action: v.string('the name of a control action, as in market.shock'),
  input: v.optional(v.record(v.string(), v.unknown()), {}),
};

const call = {
  persona: v.string('the name of a persona'),
  /** Method and path of a declared call. Its price fields also take `last-2%`, and `code` takes `last code`. */
  call: v.string('a call, as in POST /coin/trade'),
  fields: v.optional(v.record(v.string(), v.string('a string: forms have nothing else')), {}),
};

const callStep = v.strictObject({ ago: v.optional(distance, '0s'), ...call });
const actionStep = v.strictObject({ ago: v.optional(distance, '0s'), ...action });

/** A decimal, or a price relative to the last one: `last-2%`. */
const stopPrice = v.optional(
  v.pipe(
    v.string('a price, as in "last+2%"'),
    v.check((text) => isRelativePrice(text) || DECIMAL.test(text), 'is no price: write one like "60000" or "last+2%"'),
  ),
  '0',
);
const positionStep = v.strictObject({
  ago: v.optional(distance, '0s'),
  persona: v.string('the name of a persona'),
  /** Opens a futures position in this market, as a market order. */
  position: v.string('a market, as in BTC/USDT'),
  side: v.picklist(['long', 'short'], 'long or short'),
  lots: v.pipe(v.number('a whole number of lots'), v.integer(), v.minValue(1)),
  multiple: v.number('a multiple, as in 10'),
  takeProfit: stopPrice,
  stopLoss: stopPrice,
});
const copyStep = v.strictObject({
  ago: v.optional(distance, '0s'),
  persona: v.string('the name of a persona'),
  /** Follows this trader with the same number of lots and copies the trader's open positions. */
  follows: v.string('the name of a persona'),
});

type StepSchema = typeof callStep | typeof actionStep | typeof positionStep | typeof copyStep;

/**
 * A step before the start: how long before it, and a persona's call, a position opened, a trader followed, or a control
 * action.
 */
const pastStep = v.lazy((step): StepSchema => {
  if (typeof step !== 'object' || step === null) return actionStep;
  if ('position' in step) return positionStep;
  if ('follows' in step) return copyStep;
  return 'call' in step || 'persona' in step ? callStep : actionStep;
});

const restingOrderBatch = v.strictObject({
  persona: v.string('the name of a persona'),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000, 'is too many: 100000 at most')),
  /** Smallest and largest distance from the last price, in percent. */
  percentAway: v.strictTuple([v.pipe(v.number(), v.minValue(0.01)), v.pipe(v.number(), v.maxValue(90))]),
});

const afterMs = v.pipe(v.number(), v.integer(), v.minValue(0));
/**
 * The session of a call: a pair of user id and login number, or a token that belongs to no login (sim/replay/steps.ts).
 */
const recordedSession = v.union(
  [v.tuple([v.number(), v.number()]), v.string()],
  'a pair of user id and login number, or a token',
);
const recordedCall = v.strictObject({
  afterMs,
  call: v.string('a call, as in POST /coin/trade'),
  fields: v.record(v.string(), v.string('a string: forms have nothing else')),
  session: v.exactOptional(recordedSession),
});
const recordedAction = v.strictObject({
  afterMs,
  action: v.string('the name of a control action'),
  input: v.custom<Json>(() => true),
});
const recorded = v.lazy((step): typeof recordedCall | typeof recordedAction =>
  typeof step === 'object' && step !== null && 'call' in step ? recordedCall : recordedAction,
);

export const scenarioSchema = v.strictObject({
  name: kebab,
  title: texts,
  summary: texts,
  /** What the scenario demonstrates, in one sentence. */
  goal: allTexts,
  category: v.picklist(CATEGORIES, `one of ${CATEGORIES.join(', ')}`),
  /** The screen that best shows the scenario; the app opens it at the start. */
  opens: address,
  /** Three things to try, best first. */
  suggestions: v.strictTuple([suggestion, suggestion, suggestion], 'three suggestions'),
  /** Additional search words. */
  tags: v.optional(v.array(kebab), []),
  needs: v.pipe(
    v.array(v.picklist(PRODUCTS, `one of ${PRODUCTS.join(', ')}`)),
    v.minLength(1, 'is empty: name the products this scenario shows'),
  ),
  /** Whether scenarios/tours/ has a guided tour with this name. */
  tour: v.optional(v.boolean(), false),
  /** With an ISO instant every run starts at the same time; `today` starts at 09:41 UTC+8 of the visitor's day. */
  start: v.pipe(
    v.string('"today" or an instant in quotes'),
    v.check(
      (text) => text === 'today' || Number.isSafeInteger(parseInstant(text)),
      'is no instant: write "today" or one like 2026-01-06T01:41:00.000Z',
    ),
  ),
  /** The persona who is signed in at the start, in the app as well; a visitor when missing. */
  signIn: v.optional(v.string()),
  /**
   * Customers besides the personas, as data (sim/people/person.ts): written here or imported from a JSON file. They are
   * added before the first step. Other fields name them by their e-mail addresses.
   */
  people: v.optional(v.array(v.unknown()), []),
  /** Balances of personas in addition to their usual ones, granted before the first step. */
  grants: v.optional(
    v.array(
      v.strictObject({
        persona: v.string('the name of a persona'),
        /** The account kind; by default the one in which the asset is traded. */
        kind: v.optional(v.picklist(ACCOUNT_KINDS, `one of ${ACCOUNT_KINDS.join(', ')}`)),
        asset: v.string('an asset, as in USDT'),
        amount: decimal,
      }),
    ),
    [],
  ),
  /**
   * Thousands of limit orders, half of them buy orders, over the coin markets in turn. Placing them by calls would take
   * too long.
   */
  restingOrders: v.optional(v.array(restingOrderBatch), []),
  /** Steps before the start, earliest first. Orders may have filled and markets may have moved by the start. */
  before: v.optional(v.array(pastStep), []),
  /** Faults that are set from the first call on; the script may change them later. */
  faults: v.optional(faultChange, {}),
  /** Control actions at virtual distances from the start, in order: markets, back office, faults. */
  script: v.optional(v.array(v.strictObject({ at: distance, ...action })), []),
  /** The seed of a recording. The scenario starts with it unless another seed is given. */
  seed: v.optional(seed),
  /** A recording (run.asScenario): commands that are replayed in order, at virtual milliseconds from the start. */
  log: v.optional(
    v.pipe(
      v.array(recorded),
      v.check(
        (log) => log.every(({ afterMs }, at) => at === 0 || afterMs >= (log[at - 1]?.afterMs ?? 0)),
        'is out of order: sort it by afterMs',
      ),
    ),
    [],
  ),
});

export type Scenario = v.InferOutput<typeof scenarioSchema>;
export type ScenarioSource = v.InferInput<typeof scenarioSchema>;
export type PastStep = Scenario['before'][number];

/** A scenario as lists show it. Texts are keyed by the app's language codes. */
export interface ListedScenario {
  readonly name: string;
  readonly title: ScenarioTexts;
  readonly summary: ScenarioTexts;
  readonly goal: ScenarioTexts;
  readonly opens: string;
  readonly suggestions: readonly Suggestion[];
  readonly category: Scenario['category'];
  readonly tags: readonly string[];
  readonly needs: Scenario['needs'];
  readonly signIn: string | undefined;
  readonly tour: boolean;
}

/** An invalid scenario file and its problem. */
export interface BadScenario {
  readonly name: string;
  readonly problem: string;
}

/** The available scenarios, as control actions use them. */
export interface ScenarioLibrary {
  names(): readonly string[];
  /** Throws with the existing names when there is no such scenario, and with the problems when its file is invalid. */
  named(name: string): Scenario;
  /** The scenarios with valid files, by name. */
  list(): readonly ListedScenario[];
  problems(): readonly BadScenario[];
  /** Replaces a scenario's source. Throws and keeps the old one when the new one is invalid. */
  replace(file: string, source: unknown): Scenario;
}

/**
 * For scenario files: checks types while they are written. The library validates them, because it knows the file's
 * name.
 */
export function defineScenario(source: ScenarioSource): ScenarioSource {
  return source;
}

const UNIT_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `72h` → 259,200,000 milliseconds. Throws on anything else. */
export function durationMs(text: string): number {
  const match = /^(\d+)(ms|s|m|h|d)$/.exec(text);
  if (!match) throw new Error(`not a duration: ${text} (write 90s, 5m, 72h or 3d)`);
  const [, count, unit] = match as unknown as [string, string, string];
  return Number(count) * (unit === 'ms' ? 1 : (UNIT_MS[unit] ?? 0));
}

/**
 * The instant at which a scenario starts, in epoch milliseconds: fixed, or 09:41 of the given real day in the
 * exchange's zone (UTC+8). It is stored in the log's header, so that a replay does not depend on the day of the replay.
 */
export function startInstant(scenario: Scenario, realNowMs: number): number {
  return scenario.start === 'today' ? todaysStart(realNowMs) : parseInstant(scenario.start);
}
