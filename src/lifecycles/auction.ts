import { assign, fromPromise, setup } from 'xstate';
import { type Failure, failureOf } from './failure';
import { missingEffect } from './missing-effect';

/** Where the viewer stands among those who have bid. */
export type Standing = 'none' | 'leading' | 'outbid';

/** What whoever has won owes; deadlines are data, in epoch milliseconds of the exchange. */
export interface OrderFacts {
  readonly id: number;
  readonly isPaid: boolean;
  readonly isExpired: boolean;
  readonly payByMs: number;
}

/** What of an auction the lifecycle looks at. */
export interface AuctionFacts {
  /** Of the sale as the wire has it (contract section 1.3): 2 not started, 1 started, 0 ended. */
  readonly status: 0 | 1 | 2;
  readonly startMs: number;
  readonly endMs: number;
  readonly standing: Standing;
  /** The viewer's, after winning; null before, and for everybody else. */
  readonly order: OrderFacts | null;
}

/** What is about to be bid: the wire is sent the increment, not the new price (contract section 12). */
export interface BidTicket {
  readonly code: string;
  readonly price: string;
  /** The current bid it is meant on: a bid on another one is refused (designed). */
  readonly current: string;
}

export interface AuctionContext {
  readonly facts: AuctionFacts;
  /** From "Bid" on; the last one that was looked at. */
  readonly ticket: BidTicket | null;
  /** Why the last effect failed; null again as soon as the next one starts. */
  readonly failure: Failure | null;
}

/**
 * What happens, and how it is done in the interface (a test walks paths of these in a browser):
 * - `bid`: "Bid" with an increment, or "Bid again" for who was outbid.
 * - `pay`: "Pay now" for who has won.
 * - `confirm`: the button of either confirmation, also after a refusal.
 * - `cancel`: closes it.
 * - `change`: another increment while it is being confirmed, as when somebody else has bid meanwhile.
 * - `expire`: a countdown has ended: to the start, to the end, to the deadline of the payment. `nowMs` is the
 *   exchange's time.
 * - `update`: the exchange tells of the auction anew; comes by itself.
 */
export type AuctionEvent =
  | { type: 'bid'; ticket: BidTicket }
  | { type: 'change'; ticket: BidTicket }
  | { type: 'pay' }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'expire'; nowMs: number }
  | { type: 'update'; facts: AuctionFacts };

/** The state of an auction of each wire status, for who has no part in it (contract section 1.3). */
export const STATE_OF_STATUS = { 2: 'notStarted', 1: 'running', 0: 'ended' } as const;

/** The state a running auction is in by who leads it. */
export const STATE_OF_STANDING = { none: 'open', leading: 'leading', outbid: 'outbid' } as const;

/** Every state there is; a test compares this with the machine. */
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
    /** Provided by the page: the bid stands; the work is the viewer's. */
    onBid: () => {},
    onPaid: () => {},
    noteFacts: assign(({ event }) => (event.type === 'update' ? { facts: event.facts } : {})),
    noteTicket: assign(({ event }) =>
      event.type === 'bid' || event.type === 'change' ? { ticket: event.ticket, failure: null } : {},
    ),
    noteStart: assign(({ context: { facts } }) => ({ facts: { ...facts, status: 1 as const } })),
    noteEnd: assign(({ context: { facts } }) => ({ facts: { ...facts, status: 0 as const } })),
    noteLead: assign(({ context: { facts } }) => ({ facts: { ...facts, standing: 'leading' as const } })),
    notePaid: assign(({ context: { facts } }) => ({
      facts: { ...facts, order: facts.order && { ...facts.order, isPaid: true } },
    })),
    noteFailure: assign({ failure: ({ event }) => failureOf((event as unknown as { error: unknown }).error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isNotStarted: ({ context }) => context.facts.status === 2,
    isLeading: ({ context: { facts } }) => facts.status === 1 && facts.standing === 'leading',
    isOutbid: ({ context: { facts } }) => facts.status === 1 && facts.standing === 'outbid',
    isOpen: ({ context: { facts } }) => facts.status === 1,
    isPaid: (held) => orderOf(held)?.isPaid === true,
    isForfeited: (held) => orderOf(held)?.isExpired === true,
    isWon: (held) => orderOf(held) !== null,
    /** Nobody has said yet what becomes of the highest bid. */
    isUndecided: ({ context }) => context.facts.standing === 'leading',
    isLost: ({ context }) => context.facts.standing === 'outbid',
    hasStarted: ({ context: { facts }, event }) => event.type === 'expire' && event.nowMs >= facts.startMs,
    hasEnded: ({ context: { facts }, event }) => event.type === 'expire' && event.nowMs >= facts.endMs,
    isOverdue: ({ context: { facts }, event }) =>
      event.type === 'expire' && facts.order !== null && event.nowMs >= facts.order.payByMs,
    /** What the exchange has told while it refused: nothing is left to be tried again. */
    isPast: ({ context: { facts } }) => facts.status !== 1 || facts.standing === 'leading',
    isSettled: (held) => orderOf(held)?.isPaid === true || orderOf(held)?.isExpired === true,
    /** And the viewer, who may bid in another tab, does not lead. */
    goesOn: ({ event }) => event.type === 'update' && event.facts.status === 1 && event.facts.standing !== 'leading',
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

const retold = { target: '#auction.sorting', actions: 'noteFacts' } as const;
const over = { guard: 'hasEnded', target: '#auction.sorting', actions: 'noteEnd' } as const;
/** What stands on the screen stays there as long as it can be done. */
const retoldMeanwhile = [{ guard: 'goesOn', actions: 'noteFacts' }, retold] as const;
const bidding = { target: 'confirming', actions: 'noteTicket' } as const;

/**
 * The life of an auction for one viewer (specification sections 4 and 9): from its start over bids, being outbid and
 * bidding again to its end, and for the winner to the payment within a day or to the loss of the margin. Deadlines are
 * in the facts; effects come from outside.
 */
export const auctionMachine = base.createMachine({
  id: 'auction',
  initial: 'sorting',
  context: ({ input }) => ({ facts: input.facts, ticket: null, failure: null }),
  states: {
    /** Where the facts belong. */
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
      on: { update: retold, expire: { guard: 'hasStarted', target: 'sorting', actions: 'noteStart' } },
    },
    running: {
      initial: 'open',
      states: {
        open: { on: { bid: bidding, update: retold, expire: over } },
        /** Nobody bids over oneself. */
        leading: { on: { update: retold, expire: over } },
        outbid: { on: { bid: bidding, update: retold, expire: over } },
        confirming: {
          on: {
            change: { actions: 'noteTicket' },
            confirm: 'bidding',
            cancel: '#auction.sorting',
            update: retoldMeanwhile,
            expire: over,
          },
        },
        /** Under way it can be neither taken back nor forgotten: the end waits for the answer. */
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
            update: retoldMeanwhile,
            expire: over,
          },
        },
      },
    },
    /** Its time is over, and the exchange has not said yet that the highest bid has won. */
    closing: { on: { update: retold } },
    won: {
      initial: 'due',
      states: {
        due: { on: { pay: 'confirming', update: retold, expire: { guard: 'isOverdue', target: 'late' } } },
        confirming: {
          on: {
            confirm: 'paying',
            cancel: 'due',
            update: [{ guard: 'staysDue', actions: 'noteFacts' }, retold],
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
            update: [{ guard: 'staysDue', actions: 'noteFacts' }, retold],
            expire: { guard: 'isOverdue', target: 'late' },
          },
        },
        /** The day is over, and the exchange has not said yet what becomes of it. */
        late: { on: { update: [{ guard: 'staysDue', actions: 'noteFacts' }, retold] } },
      },
    },
    paid: {},
    /** Not paid in time: the margin is lost. */
    forfeited: {},
    /** Somebody else has won: the margin is back. */
    lost: { on: { update: retold } },
    /** Here and in `lost` the clock may have been quicker than the exchange, which may have prolonged it. */
    ended: { on: { update: retold } },
  },
});
