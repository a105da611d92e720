import { assign, fromPromise, setup } from 'xstate';
import type { DualFields, DualStatus } from '@/data/dual/queries';
import { hasCome } from './deadline';
import { failureIn } from './effect-events';
import type { Failure } from './failure';
import { missingEffect } from './missing-effect';
import { purchaseStates } from './purchase-states';

/** The facts of a purchase that the lifecycle uses. */
export interface DualFacts {
  readonly id: number;
  readonly status: DualStatus;
  /** Null if it is unknown. */
  readonly maturesMs: number | null;
}

export interface DualContext {
  /** Set from the choice on. */
  readonly ticket: DualFields | null;
  /** The displayed purchase; null before there is one. */
  readonly order: DualFacts | null;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
}

/**
 * Events, and how to cause each in the interface (a browser test walks paths of them):
 * - `choose`: "Buy" under a whole number of shares.
 * - `confirm`: the confirmation's button, also after a refusal. `rate` is the rate that it shows.
 * - `cancel`: closes the confirmation.
 * - `again`: "Buy more" after a purchase.
 * - `expire`: the countdown to the settlement ends. `nowMs` is the exchange's time.
 * - `update`: the list has new data of the purchase; no user action.
 */
export type DualEvent =
  | { type: 'choose'; ticket: DualFields }
  | { type: 'confirm'; rate?: string }
  | { type: 'cancel' }
  | { type: 'again' }
  | { type: 'expire'; nowMs: number }
  | { type: 'update'; order: DualFacts };

/** State for each wire status (specification section 4, contract section 15). */
export const STATE_OF_STATUS = { 0: 'fail', 1: 'purchased', 2: 'settling', 3: 'success' } as const;

/** States before there is a purchase. */
export const STATES_BEFORE = ['choosing', 'confirming', 'refused', 'submitting', 'bought'] as const;

/** Every state; a test compares this with the machine. */
export const DUAL_STATES = [
  'beginning',
  ...STATES_BEFORE,
  STATE_OF_STATUS[1],
  STATE_OF_STATUS[2],
  STATE_OF_STATUS[3],
  STATE_OF_STATUS[0],
] as const;

const missing = missingEffect('dual purchase');

const reports =
  (status: DualStatus) =>
  ({ event }: { event: DualEvent }) =>
    event.type === 'update' && event.order.status === status;
const has =
  (status: DualStatus) =>
  ({ context }: { context: DualContext }) =>
    context.order?.status === status;

const base = setup({
  types: {
    context: {} as DualContext,
    events: {} as DualEvent,
    input: {} as { readonly order: DualFacts | null },
  },
  actors: { submit: fromPromise<void, DualFields>(missing('submit')) },
  actions: {
    noteTicket: assign(({ event }) => (event.type === 'choose' ? { ticket: event.ticket, failure: null } : {})),
    /** After a lost answer the call sends its first rate again (src/data/dual/queries.ts). */
    noteRate: assign(({ context: { ticket }, event }) =>
      event.type === 'confirm' && event.rate && ticket ? { ticket: { ...ticket, rate: event.rate } } : {},
    ),
    noteOrder: assign(({ event }) => (event.type === 'update' ? { order: event.order } : {})),
    noteFailure: assign({ failure: failureIn }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isNone: ({ context }) => context.order === null,
    isPurchased: has(1),
    isSettling: has(2),
    isSuccess: has(3),
    reportsSettling: reports(2),
    reportsSuccess: reports(3),
    reportsFail: reports(0),
    isOver: ({ context: { order }, event }) =>
      event.type === 'expire' && order !== null && hasCome(order.maturesMs, event.nowMs),
  },
});

function ticketOf({ ticket }: DualContext): DualFields {
  if (!ticket) throw new Error('shares are being bought that nobody chose');
  return ticket;
}

const succeeded = { guard: 'reportsSuccess', target: 'success', actions: 'noteOrder' } as const;
const failed = { guard: 'reportsFail', target: 'fail', actions: 'noteOrder' } as const;

/**
 * The lifecycle of a dual investment (specification section 4): chosen, bought, held to its maturity day, settled. It
 * cannot be ended earlier. Deadlines are in the purchases; effects are provided from outside.
 */
export const dualPurchaseMachine = base.createMachine({
  id: 'dual-purchase',
  initial: 'beginning',
  context: ({ input }) => ({ ticket: null, order: input.order, failure: null }),
  states: {
    beginning: {
      always: [
        { guard: 'isNone', target: 'choosing' },
        { guard: 'isPurchased', target: 'purchased' },
        { guard: 'isSettling', target: 'settling' },
        { guard: 'isSuccess', target: 'success' },
        { target: 'fail' },
      ],
    },
    ...purchaseStates,
    submitting: {
      entry: ['noteRate', 'clearFailure'],
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ticketOf(context),
        onDone: 'bought',
        onError: { target: 'refused', actions: 'noteFailure' },
      },
    },
    /** The purchase is in the list now. */
    bought: { on: { again: 'choosing' } },
    purchased: {
      on: {
        expire: { guard: 'isOver', target: 'settling' },
        update: [{ guard: 'reportsSettling', target: 'settling', actions: 'noteOrder' }, succeeded, failed],
      },
    },
    /** 16:00 has passed: the exchange is polled until it has settled. */
    settling: { on: { update: [succeeded, failed] } },
    success: {},
    fail: {},
  },
});
