import { assign, fromPromise, setup } from 'xstate';
import type { DualFields, DualStatus } from '@/data/queries/dual';
import { askingStates } from './asking-states';
import { type Failure, failureOf } from './failure';
import { missingEffect } from './missing-effect';

/** What of a purchase the lifecycle looks at. */
export interface DualFacts {
  readonly id: number;
  readonly status: DualStatus;
  readonly maturesMs: number;
}

export interface DualContext {
  /** From the choice on. */
  readonly ticket: DualFields | null;
  /** The purchase that is looked at; null on the way to one. */
  readonly order: DualFacts | null;
  /** Why the last effect failed; null again as soon as the next one starts. */
  readonly failure: Failure | null;
}

/**
 * What happens, and how it is done in the interface (a test walks paths of these in a browser):
 * - `choose`: "Buy" under a whole number of shares.
 * - `confirm`: the confirmation's button, also after a refusal.
 * - `cancel`: closes the confirmation.
 * - `again`: "Buy more" when it is done.
 * - `expire`: the countdown to the settlement ends. `nowMs` is the exchange's time.
 * - `update`: the list tells of the purchase anew; comes by itself.
 */
export type DualEvent =
  | { type: 'choose'; ticket: DualFields }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'again' }
  | { type: 'expire'; nowMs: number }
  | { type: 'update'; order: DualFacts };

/** The state a purchase of each wire status is in (specification section 4, contract section 15). */
export const STATE_OF_STATUS = { 0: 'fail', 1: 'purchased', 2: 'settling', 3: 'success' } as const;

/** What a person goes through before there is a purchase. */
export const STATES_BEFORE = ['choosing', 'confirming', 'refused', 'submitting', 'bought'] as const;

/** Every state there is; a test compares this with the machine. */
export const DUAL_STATES = [
  'beginning',
  ...STATES_BEFORE,
  STATE_OF_STATUS[1],
  STATE_OF_STATUS[2],
  STATE_OF_STATUS[3],
  STATE_OF_STATUS[0],
] as const;

const missing = missingEffect('dual purchase');

const tells =
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
    noteOrder: assign(({ event }) => (event.type === 'update' ? { order: event.order } : {})),
    noteFailure: assign({ failure: ({ event }) => failureOf((event as unknown as { error: unknown }).error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isNone: ({ context }) => context.order === null,
    isPurchased: has(1),
    isSettling: has(2),
    isSuccess: has(3),
    tellsSettling: tells(2),
    tellsSuccess: tells(3),
    tellsFail: tells(0),
    isOver: ({ context: { order }, event }) =>
      event.type === 'expire' && order !== null && event.nowMs >= order.maturesMs,
  },
});

function ticketOf({ ticket }: DualContext): DualFields {
  if (!ticket) throw new Error('shares are being bought that nobody chose');
  return ticket;
}

const succeeded = { guard: 'tellsSuccess', target: 'success', actions: 'noteOrder' } as const;
const failed = { guard: 'tellsFail', target: 'fail', actions: 'noteOrder' } as const;

/**
 * The life of a dual investment (specification section 4): chosen, bought, held to its maturity day, settled. There is
 * no way out before. Deadlines are in the purchases; effects come from outside.
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
    ...askingStates,
    submitting: {
      entry: 'clearFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ticketOf(context),
        onDone: 'bought',
        onError: { target: 'refused', actions: 'noteFailure' },
      },
    },
    /** It is in the list of purchases now. */
    bought: { on: { again: 'choosing' } },
    purchased: {
      on: {
        expire: { guard: 'isOver', target: 'settling' },
        update: [{ guard: 'tellsSettling', target: 'settling', actions: 'noteOrder' }, succeeded, failed],
      },
    },
    /** 16:00 has come: the exchange is asked until it has settled. */
    settling: { on: { update: [succeeded, failed] } },
    success: {},
    fail: {},
  },
});
