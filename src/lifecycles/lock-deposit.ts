import { assign, fromPromise, setup } from 'xstate';
import type { LockFields } from '@/data/queries/lh';
import { askingStates } from './asking-states';
import { type Failure, failureOf } from './failure';
import { missingEffect } from './missing-effect';

/** What of a deposit the lifecycle looks at. */
export interface LockFacts {
  readonly id: number;
  readonly status: 1 | 2;
  readonly is_cancel?: number | undefined;
  readonly maturesMs: number;
}

export interface LockContext {
  /** From the choice on. */
  readonly ticket: LockFields | null;
  /** The deposit that is looked at; null on the way to one. */
  readonly order: LockFacts | null;
  /** Why the last effect failed; null again as soon as the next one starts. */
  readonly failure: Failure | null;
}

/**
 * What happens, and how it is done in the interface (a test walks paths of these in a browser):
 * - `choose`: "Lock" under an amount that can be locked.
 * - `confirm`: the confirmation's button, for a deposit or for leaving one, also after a refusal.
 * - `cancel`: closes the confirmation.
 * - `again`: "Lock more" when it is done.
 * - `redeem`: "Redeem early" in the details of a deposit.
 * - `expire`: the countdown to its maturity ends. `nowMs` is the exchange's time.
 * - `update`: the list tells of the deposit anew; comes by itself.
 */
export type LockEvent =
  | { type: 'choose'; ticket: LockFields }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'again' }
  | { type: 'redeem' }
  | { type: 'expire'; nowMs: number }
  | { type: 'update'; order: LockFacts };

/** The state a deposit of each wire status is in (contract section 1.3: 1 in progress, 2 ended). */
export const STATE_OF_STATUS = { 1: 'earning', 2: 'ended' } as const;

/** What a person goes through before there is a deposit. */
export const STATES_BEFORE = ['choosing', 'confirming', 'refused', 'submitting', 'placed'] as const;

/** Every state there is; a test compares this with the machine. */
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
    /** Provided by the page: the amount has come back. */
    onLeft: () => {},
    noteTicket: assign(({ event }) => (event.type === 'choose' ? { ticket: event.ticket, failure: null } : {})),
    noteOrder: assign(({ event }) => (event.type === 'update' ? { order: event.order } : {})),
    noteLeft: assign(({ context: { order } }) => ({ order: order && { ...order, status: 2 as const, is_cancel: 1 } })),
    noteFailure: assign({ failure: ({ event }) => failureOf((event as unknown as { error: unknown }).error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isNone: ({ context: { order } }) => order === null,
    hasMatured: ({ context: { order } }) => order?.status === 2 && order.is_cancel !== 1,
    wasLeft: ({ context: { order } }) => order?.status === 2 && order.is_cancel === 1,
    isOver: ({ context: { order }, event }) =>
      event.type === 'expire' && order !== null && event.nowMs >= order.maturesMs,
    tellsMatured: ({ event }) => event.type === 'update' && event.order.status === 2 && event.order.is_cancel !== 1,
    tellsLeft: ({ event }) => event.type === 'update' && event.order.status === 2 && event.order.is_cancel === 1,
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
 * The life of a lock deposit (specification sections 4 and 9): from the choice of an amount to the deposit, and from
 * there to its maturity or to leaving it early. Deadlines are in the deposits; effects come from outside.
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
    ...askingStates,
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
    /** It is in the list of deposits now. */
    placed: { on: { again: 'choosing' } },
    earning: {
      initial: 'held',
      on: {
        update: [
          { guard: 'tellsMatured', target: 'ended.matured', actions: 'noteOrder' },
          { guard: 'tellsLeft', target: 'ended.left', actions: 'noteOrder' },
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
        /** Its time is over, and the exchange has not said so yet. */
        due: {},
      },
    },
    ended: { initial: 'matured', states: { matured: {}, left: {} } },
  },
});
