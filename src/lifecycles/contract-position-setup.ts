import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { Intent, PositionContext, PositionEvent, PositionOrder, Stops } from './contract-position-events';
import { failureIn, outputIn } from './effect-events';
import { missingEffect } from './missing-effect';

/** The wire's status of an order (contract section 1.3). */
const [OPEN, CLOSING, CLOSED, CANCELLED] = [1, 2, 3, 4] as const;

const missing = missingEffect('position lifecycle');

/** Refusals which mean that the order has already ended otherwise. */
const GONE: ReadonlySet<string | null> = new Set(['order_not_open', 'order_not_waiting', 'order_unknown']);

/** An order's status never decreases: a closed order stays closed, and late events change nothing. */
const isNewer = (known: PositionOrder, reported: PositionOrder): boolean =>
  known.id === reported.id && reported.status >= known.status && known.status < CLOSED;

/** The lifecycle's types, effects, actions and guards, of which contract-position.ts makes its states. */
export const base = setup({
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
    noteFailure: assign({ failure: failureIn }),
    noteOrder: assign(({ context, event }) => {
      assertEvent(event, 'reported');
      return isNewer(context.order, event.order) ? { order: event.order } : {};
    }),
    noteSettled: assign({ order: outputIn<PositionOrder> }),
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
    isGone: (ended) => GONE.has(failureIn(ended).reason),
  },
});
