import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { EventPayload } from '@/contract/events';
import { type Failure, failureOf } from './failure';
import { missingEffect } from './missing-effect';

export type PositionOrder = EventPayload<'lever_order'>['data'];

/** Top-level states in the order of the wire's status, 0 to 4 (contract section 1.3); a test compares them. */
export const STATUS_STATES = ['waiting', 'open', 'closing', 'closed', 'cancelled'] as const;

/** Every state of a futures order that the user has opened; a test compares this with the machine. */
export const POSITION_STATES = [
  'waiting',
  'waiting.resting',
  'waiting.confirmingCancel',
  'waiting.cancelling',
  'open',
  'open.resting',
  'open.editingStops',
  'open.savingStops',
  'open.confirmingClose',
  'open.closingPart',
  'open.confirmingReverse',
  'open.reversing',
  'open.confirmingHold',
  'open.holding',
  'closing',
  'closing.asking',
  'closing.settling',
  'closed',
  'cancelled',
] as const;

/** Decimal strings; '' for none. Two empty values remove both orders. */
export interface Stops {
  readonly profit: string;
  readonly loss: string;
}

export interface PositionContext {
  /** The newest known data of the order. */
  readonly order: PositionOrder;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
  readonly stops: Stops;
  /** Number of lots of a partial close. */
  readonly share: number;
  /** Whether this page closed or cancelled the order. If not, its end must be announced. */
  readonly endedHere: boolean;
  /** Whether this page closed it in order to open the opposite position. */
  readonly reversed: boolean;
  /**
   * The action for which the machine was started, which may be restored after a reload; null once the action has begun.
   */
  readonly intent: Intent | null;
}

export type Intent = 'stops' | 'close' | 'reverse' | 'hold' | 'cancel';

/**
 * Events, and how a user causes each: roles and names as in the English interface, and the data-testid of the element
 * for other languages. A card is an `article` named by pair and direction, such as "BTC/USDT Long";
 * `[data-position="7"]` is that of order 7.
 */
export type PositionEvent =
  /** Card: button "TP/SL" (position-stops). */
  | { type: 'stops.edit' }
  /**
   * Sheet "Take profit and stop loss": button "Set" (position-stops-save); the fields "Take profit at (USDT)" and "Stop
   * loss at (USDT)" are `stops`.
   */
  | { type: 'stops.save'; stops: Stops }
  /** Card: button "Close" (position-close). */
  | { type: 'close.ask' }
  /** Sheet "Close position?": button "Close position" (position-close-confirm). */
  | { type: 'close.confirm' }
  /** The same sheet, where the exchange closes parts: the field "Lots to close" is `share`, fewer than it holds. */
  | { type: 'part.confirm'; share: number }
  /** Card: button "Reverse" (position-reverse), where the exchange reverses positions. */
  | { type: 'reverse.ask' }
  /** Sheet "Reverse position?": button "Reverse position" (position-reverse-confirm). */
  | { type: 'reverse.confirm' }
  /** Card of a waiting order: button "Cancel" (position-cancel). */
  | { type: 'cancel.ask' }
  /** Sheet "Cancel order?": button "Cancel order" (position-cancel-confirm). */
  | { type: 'cancel.confirm' }
  /** Card of a copied position: button "Detach from trader" (position-hold). */
  | { type: 'hold.ask' }
  /** Sheet "Detach this position?": button "Detach from trader" (position-hold-confirm). */
  | { type: 'hold.confirm' }
  /** Closes the sheet: its close button or Escape. */
  | { type: 'back' }
  /**
   * New data from the exchange: an event, or a list that was read again. Caused by the market (`market.set`) or another
   * tab.
   */
  | { type: 'reported'; order: PositionOrder };

const missing = missingEffect('position lifecycle');

/** Refusals which mean that the order has already ended otherwise. */
const GONE: ReadonlySet<string | null> = new Set(['order_not_open', 'order_not_waiting', 'order_unknown']);

const [WAITING, OPEN, CLOSING, CLOSED, CANCELLED] = [0, 1, 2, 3, 4] as const;

/** An order's status never decreases: a closed order stays closed, and late events change nothing. */
const isNewer = (known: PositionOrder, reported: PositionOrder): boolean =>
  known.id === reported.id && reported.status >= known.status && known.status < CLOSED;

const base = setup({
  types: {
    context: {} as PositionContext,
    events: {} as PositionEvent,
    input: {} as { order: PositionOrder; intent?: Intent | null },
  },
  actors: {
    setStops: fromPromise<void, { order: PositionOrder; stops: Stops }>(missing('setStops')),
    close: fromPromise<void, PositionOrder>(missing('close')),
    /** Resolves to the closed part; null if the server has not said what it brought. */
    closePart: fromPromise<PositionOrder | null, { order: PositionOrder; share: number }>(missing('closePart')),
    reverse: fromPromise<void, PositionOrder>(missing('reverse')),
    cancel: fromPromise<void, PositionOrder>(missing('cancel')),
    selfHold: fromPromise<void, PositionOrder>(missing('selfHold')),
    /** Resolves to the order once the server lists it as ended; servers of the family take a while to close. */
    settled: fromPromise<PositionOrder, PositionOrder>(missing('settled')),
  },
  actions: {
    /** Provided by the page: show a message. */
    onStopsSet: () => {},
    onPartClosed: (_, _params: { part: PositionOrder | null }) => {},
    onHeld: () => {},
    /** Also called if another tab cancelled it; see `endedHere`. */
    onCancelled: () => {},
    clearFailure: assign({ failure: null }),
    noteFailure: assign({ failure: ({ event }) => failureOf((event as unknown as { error: unknown }).error) }),
    noteOrder: assign(({ context, event }) => {
      assertEvent(event, 'reported');
      return isNewer(context.order, event.order) ? { order: event.order } : {};
    }),
    noteSettled: assign({ order: ({ event }) => (event as unknown as { output: PositionOrder }).output }),
    noteStops: assign(({ event }) => (event.type === 'stops.save' ? { stops: event.stops } : {})),
    noteShare: assign(({ event }) => (event.type === 'part.confirm' ? { share: event.share } : {})),
    keepStops: assign({
      order: ({ context: { order, stops } }) => ({
        ...order,
        target_profit_price: stops.profit || '0',
        stop_loss_price: stops.loss || '0',
      }),
    }),
    becomeOwn: assign({ order: ({ context: { order } }) => ({ ...order, order_type: 1 as const }) }),
    becomeCancelled: assign({ order: ({ context: { order } }) => ({ ...order, status: CANCELLED }) }),
    endHere: assign({ endedHere: true }),
    reverseHere: assign({ endedHere: true, reversed: true }),
    endElsewhere: assign({ endedHere: false, reversed: false }),
    begun: assign({ intent: null }),
  },
  guards: {
    isOpen: ({ context }) => context.order.status === OPEN,
    isClosing: ({ context }) => context.order.status === CLOSING,
    isClosed: ({ context }) => context.order.status === CLOSED,
    isCancelled: ({ context }) => context.order.status === CANCELLED,
    isCopied: ({ context }) => context.order.order_type === 2,
    isOwn: ({ context }) => context.order.order_type === 1,
    means: ({ context }, { intent }: { intent: Intent }) => context.intent === intent,
    meansToClose: ({ context }) => context.intent === 'close' && context.order.order_type === 1,
    meansToReverse: ({ context }) => context.intent === 'reverse' && context.order.order_type === 1,
    meansToHold: ({ context }) => context.intent === 'hold' && context.order.order_type === 2,
    isGone: ({ event }) => GONE.has(failureOf((event as unknown as { error: unknown }).error).reason),
  },
});

const waiting = base.createStateConfig({
  initial: 'resting',
  always: [
    { guard: 'isOpen', target: 'open' },
    { guard: 'isClosing', target: 'closing.settling' },
    { guard: 'isClosed', target: 'closed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    resting: {
      always: { guard: { type: 'means', params: { intent: 'cancel' } }, target: 'confirmingCancel', actions: 'begun' },
      on: { 'cancel.ask': { target: 'confirmingCancel', actions: 'clearFailure' } },
    },
    confirmingCancel: { on: { back: 'resting', 'cancel.confirm': 'cancelling' } },
    cancelling: {
      entry: ['clearFailure', 'endHere'],
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context }) => context.order,
        // The transition out of `waiting` follows from the status.
        onDone: { actions: 'becomeCancelled' },
        onError: { target: 'resting', actions: ['noteFailure', 'endElsewhere'] },
      },
    },
  },
});

const open = base.createStateConfig({
  initial: 'resting',
  always: [
    { guard: 'isClosing', target: 'closing.settling' },
    { guard: 'isClosed', target: 'closed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    resting: {
      always: [
        { guard: { type: 'means', params: { intent: 'stops' } }, target: 'editingStops', actions: 'begun' },
        { guard: 'meansToClose', target: 'confirmingClose', actions: 'begun' },
        { guard: 'meansToReverse', target: 'confirmingReverse', actions: 'begun' },
        { guard: 'meansToHold', target: 'confirmingHold', actions: 'begun' },
      ],
      on: {
        'stops.edit': { target: 'editingStops', actions: 'clearFailure' },
        // A copied position is closed by its trader.
        'close.ask': { guard: 'isOwn', target: 'confirmingClose', actions: 'clearFailure' },
        'reverse.ask': { guard: 'isOwn', target: 'confirmingReverse', actions: 'clearFailure' },
        'hold.ask': { guard: 'isCopied', target: 'confirmingHold', actions: 'clearFailure' },
      },
    },
    editingStops: {
      on: { back: 'resting', 'stops.save': { target: 'savingStops', actions: 'noteStops' } },
    },
    savingStops: {
      entry: 'clearFailure',
      invoke: {
        id: 'setStops',
        src: 'setStops',
        input: ({ context: { order, stops } }) => ({ order, stops }),
        onDone: { target: 'resting', actions: ['keepStops', 'onStopsSet'] },
        onError: [
          { guard: 'isGone', target: '#contractPosition.closing.settling', actions: 'noteFailure' },
          { target: 'editingStops', actions: 'noteFailure' },
        ],
      },
    },
    confirmingClose: {
      on: {
        back: 'resting',
        'close.confirm': '#contractPosition.closing.asking',
        'part.confirm': { target: 'closingPart', actions: 'noteShare' },
      },
    },
    closingPart: {
      entry: 'clearFailure',
      invoke: {
        id: 'closePart',
        src: 'closePart',
        input: ({ context: { order, share } }) => ({ order, share }),
        onDone: {
          target: 'resting',
          actions: { type: 'onPartClosed', params: ({ event }) => ({ part: event.output }) },
        },
        onError: [
          { guard: 'isGone', target: '#contractPosition.closing.settling', actions: 'noteFailure' },
          { target: 'confirmingClose', actions: 'noteFailure' },
        ],
      },
    },
    confirmingReverse: { on: { back: 'resting', 'reverse.confirm': 'reversing' } },
    reversing: {
      entry: ['clearFailure', 'reverseHere'],
      invoke: {
        id: 'reverse',
        src: 'reverse',
        input: ({ context }) => context.order,
        onDone: '#contractPosition.closing.settling',
        onError: [
          {
            guard: 'isGone',
            target: '#contractPosition.closing.settling',
            actions: ['noteFailure', 'endElsewhere'],
          },
          { target: 'confirmingReverse', actions: ['noteFailure', 'endElsewhere'] },
        ],
      },
    },
    confirmingHold: {
      // Another tab has detached it meanwhile.
      always: { guard: 'isOwn', target: 'resting' },
      on: { back: 'resting', 'hold.confirm': 'holding' },
    },
    holding: {
      entry: 'clearFailure',
      invoke: {
        id: 'selfHold',
        src: 'selfHold',
        input: ({ context }) => context.order,
        onDone: { target: 'resting', actions: ['becomeOwn', 'onHeld'] },
        onError: [
          { guard: 'isGone', target: '#contractPosition.closing.settling', actions: 'noteFailure' },
          { target: 'confirmingHold', actions: 'noteFailure' },
        ],
      },
    },
  },
});

const closing = base.createStateConfig({
  initial: 'settling',
  always: [
    { guard: 'isClosed', target: 'closed' },
    { guard: 'isCancelled', target: 'cancelled' },
  ],
  states: {
    asking: {
      entry: ['clearFailure', 'endHere'],
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context }) => context.order,
        onDone: 'settling',
        onError: [
          { guard: 'isGone', target: 'settling', actions: ['noteFailure', 'endElsewhere'] },
          { target: '#contractPosition.open.confirmingClose', actions: ['noteFailure', 'endElsewhere'] },
        ],
      },
    },
    settling: {
      invoke: {
        id: 'settled',
        src: 'settled',
        input: ({ context }) => context.order,
        // The transition out of `closing` follows from the status.
        onDone: { actions: 'noteSettled' },
        onError: { target: '#contractPosition.open.resting', actions: 'noteFailure' },
      },
    },
  },
});

/**
 * The lifecycle of one futures order from waiting order to its end, including the user's dialogs: setting stops,
 * confirming a close of all or some lots, reversing, detaching a copied position (specification section 4, contract
 * section 7). A page runs one machine for the order that the user has opened; other orders only show their status.
 * Effects are provided by the page (contract-position-effects.ts), and `reported` carries changes from elsewhere.
 */
export const contractPositionMachine = base.createMachine({
  id: 'contractPosition',
  initial: STATUS_STATES[WAITING],
  context: ({ input }) => ({
    order: input.order,
    failure: null,
    stops: { profit: '', loss: '' },
    share: 0,
    endedHere: false,
    reversed: false,
    intent: input.intent ?? null,
  }),
  on: { reported: { actions: 'noteOrder' } },
  states: { waiting, open, closing, closed: {}, cancelled: { entry: 'onCancelled' } },
});
