import { assign, fromPromise, setup } from 'xstate';
import { hasCome } from './deadline';
import { failureIn } from './effect-events';
import type { Failure } from './failure';
import { missingEffect } from './missing-effect';

/** The viewer's bid status in a running auction. */
export type BidStatus = 'none' | 'leading' | 'outbid';

/** The pay order of the winner. Deadlines are stored as epoch milliseconds of the exchange's clock. */
export interface OrderFacts {
  readonly id: number;
  readonly isPaid: boolean;
  readonly isExpired: boolean;
  readonly payByMs: number;
}

/** The facts of an auction that the lifecycle uses. */
export interface AuctionFacts {
  /** Status of the sale on the wire (contract section 1.3): 2 not started, 1 started, 0 ended. */
  readonly status: 0 | 1 | 2;
  /** Times of the sale; null if they are unknown. */
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly bidStatus: BidStatus;
  /** The viewer's pay order after winning; null before, and for all other viewers. */
  readonly order: OrderFacts | null;
}

/** The bid to place. The wire carries the increment, not the new price (contract section 12). */
export interface BidTicket {
  readonly code: string;
  readonly price: string;
  /** The current bid which the increment refers to: the exchange refuses the bid if it has changed (designed). */
  readonly current: string;
}

export interface AuctionContext {
  readonly facts: AuctionFacts;
  /** The latest bid of this viewer, from the "Bid" button on. */
  readonly ticket: BidTicket | null;
  /** Why the last effect failed; null when the next one starts. */
  readonly failure: Failure | null;
}

/**
 * Events, and how to cause each in the interface (a browser test walks paths of them):
 * - `bid`: "Bid" with an increment, or "Bid again" after being outbid.
 * - `pay`: "Pay now" for the winner.
 * - `confirm`: the button of either confirmation, also after a refusal.
 * - `cancel`: closes the confirmation.
 * - `change`: another increment during the confirmation, for example because of another bid meanwhile.
 * - `expire`: a countdown has ended: to the start, to the end, or to the payment deadline. `nowMs` is the exchange's
 *   time.
 * - `update`: the exchange has sent new facts; no user action.
 */
export type AuctionEvent =
  | { type: 'bid'; ticket: BidTicket }
  | { type: 'change'; ticket: BidTicket }
  | { type: 'pay' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'expire'; nowMs: number }
  | { type: 'update'; facts: AuctionFacts };

/** State for each wire status, for viewers without a bid (contract section 1.3). */
export const STATE_OF_STATUS = { 2: 'notStarted', 1: 'running', 0: 'ended' } as const;

/** State of a running auction for each bid status. */
export const STATE_OF_BID_STATUS = { none: 'open', leading: 'leading', outbid: 'outbid' } as const;

/** Every state; a test compares this with the machine. */
export const AUCTION_STATES = [
  'sorting',
  'notStarted',
  'running',
  'running.open',
  'running.leading',
  'running.outbid',
  'running.confirming',
  'running.bidding',
  'running.refused',
  'closing',
  'won',
  'won.due',
  'won.confirming',
  'won.paying',
  'won.refused',
  'won.late',
  'paid',
  'forfeited',
  'lost',
  'ended',
] as const;

const missing = missingEffect('auction lifecycle');

type Held = { context: AuctionContext };
const orderOf = ({ context }: Held): OrderFacts | null => context.facts.order;

const base = setup({
  types: {
    context: {} as AuctionContext,
    events: {} as AuctionEvent,
    input: {} as { readonly facts: AuctionFacts },
  },
  actors: {
    bid: fromPromise<void, BidTicket>(missing('bid')),
    pay: fromPromise<void, number>(missing('pay')),
  },
  actions: {
    /** Provided by the page: called after a bid was placed, and after the work was paid. */
    onBid: () => {},
    onPaid: () => {},
    noteFacts: assign(({ event }) => (event.type === 'update' ? { facts: event.facts } : {})),
    noteTicket: assign(({ event }) =>
      event.type === 'bid' || event.type === 'change' ? { ticket: event.ticket, failure: null } : {},
    ),
    noteStart: assign(({ context: { facts } }) => ({ facts: { ...facts, status: 1 as const } })),
    noteEnd: assign(({ context: { facts } }) => ({ facts: { ...facts, status: 0 as const } })),
    noteLead: assign(({ context: { facts } }) => ({ facts: { ...facts, bidStatus: 'leading' as const } })),
    notePaid: assign(({ context: { facts } }) => ({
      facts: { ...facts, order: facts.order && { ...facts.order, isPaid: true } },
    })),
    noteFailure: assign({ failure: failureIn }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isNotStarted: ({ context }) => context.facts.status === 2,
    isLeading: ({ context: { facts } }) => facts.status === 1 && facts.bidStatus === 'leading',
    isOutbid: ({ context: { facts } }) => facts.status === 1 && facts.bidStatus === 'outbid',
    isOpen: ({ context: { facts } }) => facts.status === 1,
    isPaid: (held) => orderOf(held)?.isPaid === true,
    isForfeited: (held) => orderOf(held)?.isExpired === true,
    isWon: (held) => orderOf(held) !== null,
    /** The viewer leads, and the exchange has not reported the result yet. */
    isUndecided: ({ context }) => context.facts.bidStatus === 'leading',
    isLost: ({ context }) => context.facts.bidStatus === 'outbid',
    hasStarted: ({ context: { facts }, event }) => event.type === 'expire' && hasCome(facts.startMs, event.nowMs),
    hasEnded: ({ context: { facts }, event }) => event.type === 'expire' && hasCome(facts.endMs, event.nowMs),
    isOverdue: ({ context: { facts }, event }) =>
      event.type === 'expire' && facts.order !== null && hasCome(facts.order.payByMs, event.nowMs),
    /** The facts that arrived with a refusal: the bid cannot be repeated. */
    isPast: ({ context: { facts } }) => facts.status !== 1 || facts.bidStatus === 'leading',
    isSettled: (held) => orderOf(held)?.isPaid === true || orderOf(held)?.isExpired === true,
    /** The auction is running, and the viewer, who may bid in another tab, does not lead. */
    goesOn: ({ event }) => event.type === 'update' && event.facts.status === 1 && event.facts.bidStatus !== 'leading',
    staysDue: ({ event }) =>
      event.type === 'update' &&
      event.facts.order !== null &&
      !event.facts.order.isPaid &&
      !event.facts.order.isExpired,
  },
});

function ticketOf({ ticket }: AuctionContext): BidTicket {
  if (!ticket) throw new Error('a bid is being made that nobody chose');
  return ticket;
}

function orderIdOf({ facts: { order } }: AuctionContext): number {
  if (!order) throw new Error('an auction is being paid that was not won');
  return order.id;
}

const updated = { target: '#auction.sorting', actions: 'noteFacts' } as const;
const over = { guard: 'hasEnded', target: '#auction.sorting', actions: 'noteEnd' } as const;
/** The confirmation stays open as long as the bid is possible. */
const updatedMeanwhile = [{ guard: 'goesOn', actions: 'noteFacts' }, updated] as const;
const bidding = { target: 'confirming', actions: 'noteTicket' } as const;

/**
 * The lifecycle of an auction for one viewer (specification sections 4 and 9): start, bids, being outbid, end; for the
 * winner payment within a day, or loss of the bid deposit. Deadlines are in the facts; effects are provided from
 * outside.
 */
export const auctionMachine = base.createMachine({
  id: 'auction',
  initial: 'sorting',
  context: ({ input }) => ({ facts: input.facts, ticket: null, failure: null }),
  states: {
    /** Chooses the state that matches the facts. */
    sorting: {
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'isForfeited', target: 'forfeited' },
        { guard: 'isWon', target: 'won' },
        { guard: 'isNotStarted', target: 'notStarted' },
        { guard: 'isLeading', target: 'running.leading' },
        { guard: 'isOutbid', target: 'running.outbid' },
        { guard: 'isOpen', target: 'running.open' },
        { guard: 'isUndecided', target: 'closing' },
        { guard: 'isLost', target: 'lost' },
        { target: 'ended' },
      ],
    },
    notStarted: {
      on: { update: updated, expire: { guard: 'hasStarted', target: 'sorting', actions: 'noteStart' } },
    },
    running: {
      initial: 'open',
      states: {
        open: { on: { bid: bidding, update: updated, expire: over } },
        /** The leader cannot bid. */
        leading: { on: { update: updated, expire: over } },
        outbid: { on: { bid: bidding, update: updated, expire: over } },
        confirming: {
          on: {
            change: { actions: 'noteTicket' },
            confirm: 'bidding',
            cancel: '#auction.sorting',
            update: updatedMeanwhile,
            expire: over,
          },
        },
        /** A running call cannot be cancelled, so even the auction's end waits for its answer. */
        bidding: {
          entry: 'clearFailure',
          on: { update: { actions: 'noteFacts' } },
          invoke: {
            id: 'bid',
            src: 'bid',
            input: ({ context }) => ticketOf(context),
            onDone: { target: '#auction.sorting', actions: ['noteLead', 'onBid'] },
            onError: { target: 'refused', actions: 'noteFailure' },
          },
        },
        refused: {
          always: { guard: 'isPast', target: '#auction.sorting' },
          on: {
            change: { target: 'confirming', actions: 'noteTicket' },
            confirm: 'bidding',
            cancel: { target: '#auction.sorting', actions: 'clearFailure' },
            update: updatedMeanwhile,
            expire: over,
          },
        },
      },
    },
    /** The end time has passed, but the exchange has not reported a winner yet. */
    closing: { on: { update: updated } },
    won: {
      initial: 'due',
      states: {
        due: { on: { pay: 'confirming', update: updated, expire: { guard: 'isOverdue', target: 'late' } } },
        confirming: {
          on: {
            confirm: 'paying',
            cancel: 'due',
            update: [{ guard: 'staysDue', actions: 'noteFacts' }, updated],
            expire: { guard: 'isOverdue', target: 'late' },
          },
        },
        paying: {
          entry: 'clearFailure',
          on: { update: { actions: 'noteFacts' } },
          invoke: {
            id: 'pay',
            src: 'pay',
            input: ({ context }) => orderIdOf(context),
            onDone: { target: '#auction.paid', actions: ['notePaid', 'onPaid'] },
            onError: { target: 'refused', actions: 'noteFailure' },
          },
        },
        refused: {
          always: { guard: 'isSettled', target: '#auction.sorting' },
          on: {
            confirm: 'paying',
            cancel: { target: 'due', actions: 'clearFailure' },
            update: [{ guard: 'staysDue', actions: 'noteFacts' }, updated],
            expire: { guard: 'isOverdue', target: 'late' },
          },
        },
        /** The payment deadline has passed, but the exchange has not reported the result yet. */
        late: { on: { update: [{ guard: 'staysDue', actions: 'noteFacts' }, updated] } },
      },
    },
    paid: {},
    /** Not paid in time: the bid deposit is lost. */
    forfeited: {},
    /** Another bidder has won: the bid deposit was returned. */
    lost: { on: { update: updated } },
    /**
     * Here and in `lost` the auction may still continue: the local clock may be ahead, or the exchange may have
     * extended the auction.
     */
    ended: { on: { update: updated } },
  },
});
