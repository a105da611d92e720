import { assign, fromPromise, setup } from 'xstate';
import type { OptionFields, TimedOption } from '@/data/options/queries';
import { failureIn, outputIn } from './effect-events';
import type { Failure } from './failure';
import { missingEffect } from './missing-effect';

/** The order to start. */
export interface Ticket {
  readonly symbol: string;
  readonly fields: OptionFields;
}

export interface OptionContext {
  /** Set from the choice on. */
  readonly ticket: Ticket | null;
  /** The displayed order: it is running, or its result is on screen. */
  readonly order: TimedOption | null;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
  /** Results that arrived while something else was on screen, oldest first. */
  readonly waiting: readonly TimedOption[];
}

/**
 * Events, and how to cause each in the interface (a browser test walks paths of them):
 * - `choose`: "Up" or "Down" on the options tab, with an amount that can be paid.
 * - `cancel`: closes the confirmation.
 * - `confirm`: "Confirm" in the confirmation, also after a refusal.
 * - `look`: a tap on a running option below the form.
 * - `leave`: "Keep trading" under the countdown.
 * - `expire`: the countdown of the displayed order ends. `nowMs` is the exchange's time.
 * - `settle`: a result has arrived, by event or by request; no user action, and in any state.
 * - `show`: the result sheet is on screen.
 * - `retry`: "Retry" if the result of the displayed order could not be loaded.
 * - `next`: closes the result; the next waiting one is shown.
 * - `skip`: "Close all" under a result while others are waiting; the history has them.
 * - `again`: "Trade again" under the result.
 */
export type OptionEvent =
  | { type: 'choose'; ticket: Ticket }
  | { type: 'cancel' }
  | { type: 'confirm' }
  | { type: 'look'; order: TimedOption }
  | { type: 'leave' }
  | { type: 'expire'; nowMs: number }
  | { type: 'settle'; order: TimedOption }
  | { type: 'show' }
  | { type: 'retry' }
  | { type: 'next' }
  | { type: 'skip' }
  /** Starts another order with the same fields. */
  | { type: 'again'; ticket: Ticket };

/** State for each wire status (contract section 1.3: 1 trading, 2 closing, 3 closed). */
export const STATE_OF_STATUS = { 1: 'running', 2: 'closing', 3: 'closed' } as const;

/** States before there is an order. */
export const STATES_BEFORE = ['choosing', 'confirming', 'submitting', 'refused'] as const;

/** Every state; a test compares this with the machine. */
export const OPTION_STATES = [
  ...STATES_BEFORE,
  'running',
  'closing',
  'closing.asking',
  'closing.unknown',
  'closed',
  'closed.settled',
  'closed.shown',
] as const;

const missing = missingEffect('option lifecycle');

const base = setup({
  types: { context: {} as OptionContext, events: {} as OptionEvent },
  actors: {
    submit: fromPromise<TimedOption, OptionFields>(missing('submit')),
    /** Resolves when the order is settled; polls until then. */
    askResult: fromPromise<TimedOption, number>(missing('askResult')),
  },
  actions: {
    /** Provided by the page: these results were seen or skipped, and need not be shown again. */
    onShown: (_, _orders: { ids: readonly number[] }) => {},
    noteTicket: assign(({ event }) =>
      event.type === 'choose' || event.type === 'again' ? { ticket: event.ticket, failure: null } : {},
    ),
    noteOrder: assign(({ event }) => (event.type === 'look' || event.type === 'settle' ? { order: event.order } : {})),
    noteAnswer: assign({ order: outputIn<TimedOption> }),
    noteFailure: assign({ failure: failureIn }),
    clearFailure: assign({ failure: null }),
    forgetOrder: assign({ order: null }),
    /** A result that arrives both by event and by answer is queued once. */
    keepForLater: assign(({ context: { order, waiting }, event }) =>
      event.type !== 'settle' || waiting.some(({ id }) => id === event.order.id) || isClosed(order, event.order.id)
        ? {}
        : { waiting: [...waiting, event.order] },
    ),
    takeWaiting: assign(({ context: { waiting } }) => ({ order: waiting[0] ?? null, waiting: waiting.slice(1) })),
    forgetWaiting: assign({ waiting: [] }),
    /** The displayed result need not be queued as well. */
    dropFromWaiting: assign(({ context: { order, waiting } }) => ({
      waiting: waiting.filter(({ id }) => id !== order?.id),
    })),
  },
  guards: {
    isOver: ({ context, event }) =>
      event.type === 'expire' && context.order !== null && event.nowMs >= context.order.expiresAtMs,
    isOfThis: ({ context, event }) => event.type === 'settle' && event.order.id === context.order?.id,
    isRunning: ({ event }) => event.type === 'look' && event.order.status === 1,
    isClosing: ({ event }) => event.type === 'look' && event.order.status === 2,
    answeredRunning: (ended) => outputIn<TimedOption>(ended).status === 1,
    hasResults: ({ context }) => context.waiting.length > 0,
  },
});

const isClosed = (order: TimedOption | null, id: number): boolean => order?.id === id && order.status === 3;

function ticketOf({ ticket }: OptionContext): Ticket {
  if (!ticket) throw new Error('an option is being started that nobody chose');
  return ticket;
}

function orderOf({ order }: OptionContext): TimedOption {
  if (!order) throw new Error('the result of no option is being asked for');
  return order;
}

const settled = { guard: 'isOfThis', target: '#option-order.closed', actions: 'noteOrder' } as const;

/**
 * The lifecycle of an option, from the choice to its result (specification section 2, contract section 7). One machine
 * serves a screen: up to twenty options run at the same time, one of them is displayed, and results of the others are
 * queued. Deadlines are in the orders; effects (calls, storage) are provided from outside.
 */
export const optionMachine = base.createMachine({
  id: 'option-order',
  initial: 'choosing',
  context: { ticket: null, order: null, failure: null, waiting: [] },
  on: { settle: { actions: 'keepForLater' } },
  states: {
    choosing: {
      always: { guard: 'hasResults', target: 'closed', actions: 'takeWaiting' },
      on: {
        choose: { target: 'confirming', actions: 'noteTicket' },
        look: [
          { guard: 'isRunning', target: 'running', actions: 'noteOrder' },
          { guard: 'isClosing', target: 'closing', actions: 'noteOrder' },
        ],
      },
    },
    confirming: { on: { confirm: 'submitting', cancel: 'choosing' } },
    submitting: {
      entry: 'clearFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ticketOf(context).fields,
        onDone: [
          { guard: 'answeredRunning', target: 'running', actions: 'noteAnswer' },
          // If the answer is late or the clock has jumped, the option has expired already.
          { target: 'closing', actions: 'noteAnswer' },
        ],
        onError: { target: 'refused', actions: 'noteFailure' },
      },
    },
    refused: { on: { confirm: 'submitting', cancel: { target: 'choosing', actions: 'clearFailure' } } },
    running: {
      on: {
        expire: { guard: 'isOver', target: 'closing' },
        settle: [settled, { actions: 'keepForLater' }],
        leave: { target: 'choosing', actions: 'forgetOrder' },
      },
    },
    closing: {
      initial: 'asking',
      on: {
        settle: [settled, { actions: 'keepForLater' }],
        leave: { target: 'choosing', actions: ['forgetOrder', 'clearFailure'] },
      },
      states: {
        asking: {
          entry: 'clearFailure',
          invoke: {
            id: 'askResult',
            src: 'askResult',
            input: ({ context }) => orderOf(context).id,
            onDone: { target: '#option-order.closed', actions: 'noteAnswer' },
            onError: { target: 'unknown', actions: 'noteFailure' },
          },
        },
        /** The result could not be loaded; its event may still arrive. */
        unknown: { on: { retry: 'asking' } },
      },
    },
    closed: {
      initial: 'settled',
      entry: 'dropFromWaiting',
      states: {
        settled: { on: { show: 'shown' } },
        shown: {
          entry: { type: 'onShown', params: ({ context }) => ({ ids: [orderOf(context).id] }) },
          on: {
            again: { target: '#option-order.confirming', actions: ['noteTicket', 'forgetOrder'] },
          },
        },
      },
      on: {
        next: { target: 'choosing', actions: 'forgetOrder' },
        skip: {
          target: 'choosing',
          actions: [
            { type: 'onShown', params: ({ context }) => ({ ids: context.waiting.map(({ id }) => id) }) },
            'forgetOrder',
            'forgetWaiting',
          ],
        },
      },
    },
  },
});
