import * as v from 'valibot';
import { isWireLang, WIRE_LANGS, type WireLang } from '@/contract/lang';
import type { ActionName } from '../../../control/sandbox-actions';
import { address } from '../../../scenarios/address';

/**
 * Messages between an embedded page and the page that frames it (designed). The version changes when a message gets
 * another meaning, never when one is added.
 */
export const EMBED_VERSION = 1;

/**
 * The control actions (sim/control/actions.ts) that the framing page may request. None of them returns anything that a
 * visitor has typed: runs, calls, messages and sessions stay in the frame.
 */
export const EMBED_ACTIONS = [
  'scenario.list',
  'scenario.current',
  'scenario.start',
  'scenario.reset',
  'clock.now',
  'clock.set',
  'clock.advance',
  'clock.jump',
  'clock.due',
  'clock.next',
  'market.list',
  'market.price',
  'market.set',
  'market.shock',
  'market.drift',
  'market.volatility',
  'market.halt',
  'market.resume',
] as const satisfies readonly ActionName[];

export type EmbedAction = (typeof EMBED_ACTIONS)[number];

/** Events of the contract that say what became of the customer's orders. */
export const ORDER_EVENTS = ['coin_order', 'lever_order', 'lever_closed', 'closed_microorder'] as const;
export const EMBED_EVENTS = ['clock', 'run', 'screen', 'price', ...ORDER_EVENTS] as const;
export type EmbedEvent = (typeof EMBED_EVENTS)[number];

const MAX_SYMBOLS = 50;

/** The requests of the framing page to the app itself. */
export const pageInputs = {
  /** Version, screen and language. */
  'page.reading': v.strictObject({}),
  'page.screen': v.strictObject({ address }),
  'page.language': v.strictObject({
    lang: v.custom<WireLang>(isWireLang, `a language is one of ${WIRE_LANGS.join(', ')}`),
  }),
  /** Replaces the former subscription; without events it ends. `symbols` are the markets of `price`. */
  'page.subscribe': v.strictObject({
    events: v.array(v.picklist(EMBED_EVENTS)),
    symbols: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_SYMBOLS)), []),
  }),
} satisfies Readonly<Record<`page.${string}`, v.GenericSchema>>;

export type PageInputs = { readonly [N in keyof typeof pageInputs]: v.InferOutput<(typeof pageInputs)[N]> };
export type Subscription = PageInputs['page.subscribe'];

/** A request. `id` is the sender's, and comes back with the answer. */
export const request = v.strictObject({
  pocketExchange: v.literal(EMBED_VERSION),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  action: v.string(),
  input: v.optional(v.record(v.string(), v.unknown()), {}),
});

/**
 * `origin`: the sender may not steer this page; `version`: of messages, unknown here; `message`: no request; `action`:
 * there is none of this name; `input`: the fields are wrong, or the exchange refuses them; `failed`: an error of ours.
 */
export type EmbedFaultCode = 'origin' | 'version' | 'message' | 'action' | 'input' | 'failed';

/** The answer to a request. `sentence` says what to send or set instead. */
export type Answer = { readonly pocketExchange: typeof EMBED_VERSION; readonly id: string } & (
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly fault: { readonly code: EmbedFaultCode; readonly sentence: string } }
);

/** `ready` is sent to any framing page, so it contains nothing about the run. */
export interface EventMessage {
  readonly pocketExchange: typeof EMBED_VERSION;
  readonly event: EmbedEvent | 'ready';
  readonly data: unknown;
}
