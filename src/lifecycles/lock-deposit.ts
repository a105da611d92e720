import { assign, fromPromise, setup } from 'xstate';
import type { LockFields } from '@/data/lockup/queries';
import { hasCome } from './deadline';
import { failureIn } from './effect-events';
import type { Failure } from './failure';
import { missingEffect } from './missing-effect';
import { purchaseStates } from './purchase-states';

/** The facts of a deposit that the lifecycle uses. */
export interface LockFacts {
  readonly id: number;
  readonly status: 1 | 2;
  readonly is_cancel?: number | undefined;
  /** Null if it is unknown. */
  readonly maturesMs: number | null;
}

export interface LockContext {
  /** Set from the choice on. */
  readonly ticket: LockFields | null;
  /** The displayed deposit; null before there is one. */
  readonly order: LockFacts | null;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
}

/**
 * Events, and how to cause each in the interface (a browser test walks paths of them):
 * - `choose`: "Lock" under an amount that can be locked.
 * - `confirm`: the confirmation's button, for a new deposit or for ending one early, also after a refusal.
 * - `cancel`: closes the confirmation.
 * - `again`: "Lock more" after a deposit.
 * - `redeem`: "Redeem early" in the details of a deposit.
 * - `expire`: the countdown to its maturity ends. `nowMs` is the exchange's time.
 * - `update`: the list has new data of the deposit; no user action.
 */
export type LockEvent =
  | { type: 'choose'; ticket: LockFields }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'again' }
  | { type: 'redeem' }
  | { type: 'expire'; nowMs: number }
  | { type: 'update'; order: LockFacts };

/** State for each wire status (contract section 1.3: 1 in progress, 2 ended). */
export const STATE_OF_STATUS = { 1: 'earning', 2: 'ended' } as const;

/** States before there is a deposit. */
export const STATES_BEFORE = ['choosing', 'confirming', 'refused', 'submitting', 'placed'] as const;

/** Every state; a test compares this with the machine. */
export const LOCK_STATES = [
  'beginning',
  ...STATES_BEFORE,
  'earning',
  'earning.held',
  'earning.asking',
  'earning.redeeming',
  'earning.kept',
  'earning.due',
  'ended',
  'ended.matured',
  'ended.left',
] as const;

const missing = missingEffect('lock deposit');

const base = setup({
  types: {
    context: {} as LockContext,
    events: {} as LockEvent,
    input: {} as { readonly order: LockFacts | null },
  },
  actors: {
    submit: fromPromise<void, LockFields>(missing('submit')),
    redeem: fromPromise<void, number>(missing('redeem')),
  },
  actions: {
    /** Provided by the page: called when the amount has been returned. */
    onLeft: () => {},
    noteTicket: assign(({ event }) => (event.type === 'choose' ? { ticket: event.ticket, failure: null } : {})),
    noteOrder: assign(({ event }) => (event.type === 'update' ? { order: event.order } : {})),
    noteLeft: assign(({ context: { order } }) => ({ order: order && { ...order, status: 2 as const, is_cancel: 1 } })),
    noteFailure: assign({ failure: failureIn }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isNone: ({ context: { order } }) => order === null,
    hasMatured: ({ context: { order } }) => order?.status === 2 && order.is_cancel !== 1,
    wasLeft: ({ context: { order } }) => order?.status === 2 && order.is_cancel === 1,
    isOver: ({ context: { order }, event }) =>
      event.type === 'expire' && order !== null && hasCome(order.maturesMs, event.nowMs),
    reportsMatured: ({ event }) => event.type === 'update' && event.order.status === 2 && event.order.is_cancel !== 1,
    reportsLeft: ({ event }) => event.type === 'update' && event.order.status === 2 && event.order.is_cancel === 1,
  },
});

function ticketOf({ ticket }: LockContext): LockFields {
  if (!ticket) throw new Error('a deposit is being made that nobody chose');
  return ticket;
}

function idOf({ order }: LockContext): number {
  if (!order) throw new Error('no deposit is being left');
  return order.id;
}

/**
 * The lifecycle of a lock-up deposit (specification sections 4 and 9): choosing an amount, the deposit, and its
 * maturity or early end. Deadlines are in the deposits; effects are provided from outside.
 */
export const lockDepositMachine = base.createMachine({
  id: 'lock-deposit',
  initial: 'beginning',
  context: ({ input }) => ({ ticket: null, order: input.order, failure: null }),
  states: {
    beginning: {
      always: [
        { guard: 'isNone', target: 'choosing' },
        { guard: 'hasMatured', target: 'ended.matured' },
        { guard: 'wasLeft', target: 'ended.left' },
        { target: 'earning' },
      ],
    },
    ...purchaseStates,
    submitting: {
      entry: 'clearFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ticketOf(context),
        onDone: 'placed',
        onError: { target: 'refused', actions: 'noteFailure' },
      },
    },
    /** The deposit is in the list now. */
    placed: { on: { again: 'choosing' } },
    earning: {
      initial: 'held',
      on: {
        update: [
          { guard: 'reportsMatured', target: 'ended.matured', actions: 'noteOrder' },
          { guard: 'reportsLeft', target: 'ended.left', actions: 'noteOrder' },
          { actions: 'noteOrder' },
        ],
      },
      states: {
        held: { on: { redeem: 'asking', expire: { guard: 'isOver', target: 'due' } } },
        asking: { on: { confirm: 'redeeming', cancel: 'held' } },
        redeeming: {
          entry: 'clearFailure',
          invoke: {
            id: 'redeem',
            src: 'redeem',
            input: ({ context }) => idOf(context),
            onDone: { target: '#lock-deposit.ended.left', actions: ['noteLeft', 'onLeft'] },
            onError: { target: 'kept', actions: 'noteFailure' },
          },
        },
        kept: { on: { confirm: 'redeeming', cancel: { target: 'held', actions: 'clearFailure' } } },
        /** The maturity has passed, but the exchange has not reported it yet. */
        due: {},
      },
    },
    ended: { initial: 'matured', states: { matured: {}, left: {} } },
  },
});
