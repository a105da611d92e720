import { ApiError } from '@/data/api/api-error';
import {
  type AuctionContext,
  type AuctionEvent,
  type AuctionFacts,
  auctionMachine,
  type OrderFacts,
} from '@/lifecycles/auction';
import { expect } from '../fixtures';
import { offerWork } from '../fixtures/nft';
import { fails, hasFailed, hold, letGo } from './kit/held-calls';
import { type Act, done, failed, type Model, type Walk } from './kit/model';

type AuctionAct = Act<AuctionContext, AuctionEvent>;

const BID = 'POST /bind_box/auctionNFT';
const PAY = 'POST /bind_box/payNFTOrder';
const DETAIL = 'GET /bind_box/getBoxDetail';

const refusal = new ApiError('refused', 'No', 'insufficient_balance');
const open: AuctionFacts = { status: 1, startMs: 0, endMs: 0, bidStatus: 'none', order: null };
const later: AuctionFacts = { ...open, status: 2 };
const leading: AuctionFacts = { ...open, bidStatus: 'leading' };
const outbid: AuctionFacts = { ...open, bidStatus: 'outbid' };
const order: OrderFacts = { id: 1, isPaid: false, isExpired: false, payByMs: 0 };
const won: AuctionFacts = { ...leading, status: 0, order };
/** Won during the walk: the deadline is a day away. */
const justWon: AuctionFacts = { ...won, order: { ...order, payByMs: 2 } };
const paid: AuctionFacts = { ...won, order: { ...order, isPaid: true } };
const gone: AuctionFacts = { ...won, order: { ...order, isExpired: true } };

const button = ({ app }: Walk, name: string | RegExp) => app.getByRole('button', { name, exact: true });
const sheet = ({ app }: Walk, title: string) => app.getByRole('dialog', { name: title });
const BID_SHEET = 'Place a bid';
const PAY_SHEET = 'Pay for the artwork';
const shows = (words: string) => (walk: Walk) =>
  expect(walk.app.getByText(words, { exact: true }).first()).toBeVisible();
const tap =
  (name: string | RegExp): AuctionAct =>
  (walk) =>
    button(walk, name).click();
const tapIn =
  (title: string, name: string | RegExp): AuctionAct =>
  (walk) =>
    sheet(walk, title).getByRole('button', { name, exact: true }).click();

/** Taps a button of the bottom bar, while a sheet may still be closing. */
const tapBar =
  (name: RegExp): AuctionAct =>
  ({ app }) =>
    app.getByRole('contentinfo').getByRole('button', { name }).click();

const codeOf = ({ notes }: Walk): string => notes.get('code') ?? '';
/** The smallest increase is 10 USDT, and nobody may bid on the same work twice within two seconds. */
async function bidOf({ sandbox, ...walk }: Walk, who: 'trader' | 'vip-4'): Promise<void> {
  await sandbox.call(who, BID, { code: codeOf({ sandbox, ...walk }), price: '10' });
  await sandbox.clock.step('3s');
}
const payElsewhere = async ({ sandbox }: Walk) => {
  const [due] = await sandbox.call('trader', 'POST /bind_box/getNeedPayNFTOrder');
  await sandbox.call('trader', PAY, { id: due?.id ?? 0 });
  await sandbox.clock.step('1s');
};
const collectElsewhere: AuctionAct = async (walk) => {
  await walk.sandbox.call('newcomer', 'POST /bind_box/collect', { code: codeOf(walk) });
  await walk.sandbox.clock.step('2s');
};
/** The auction ends an hour after its start. */
const toTheEnd = ({ sandbox }: Walk) => sandbox.clock.jump('1h');

/** The facts the exchange sends after the call: another bidder, or the viewer on another device, was faster. */
const updatedFacts = (event: { readonly type: string } | null): AuctionFacts | null =>
  event?.type === 'update' ? (event as unknown as { facts: AuctionFacts }).facts : null;

const begin =
  (call: typeof BID | typeof PAY, press: AuctionAct): AuctionAct =>
  async (walk, walked) => {
    await hold(walk, call, { broken: fails(walked) });
    await press(walk, walked);
  };
const mended =
  (title: string): AuctionAct =>
  async (walk) => {
    await letGo(walk);
    await expect(sheet(walk, title).getByRole('alert')).toBeVisible();
    await walk.sandbox.faults.clear();
  };
/** The total of the bid needs a second confirmation. */
const confirmBid = begin(BID, async (walk, walked) => {
  await tapIn(BID_SHEET, /^Bid .* USDT$/)(walk, walked);
  await walk.app.getByRole('alertdialog').getByRole('button', { name: 'Place the bid' }).click();
});
const confirmPay = begin(PAY, tapIn(PAY_SHEET, /^Pay .* USDT$/));
const looked = async (walk: Walk) => {
  await walk.sandbox.faults.clear();
  await walk.sandbox.clock.step('1s');
};

/** The persona `whale` offers the work, so that only the walk's customers bid. */
async function put(walk: Walk, { startsIn = 0 } = {}) {
  const { sandbox, notes } = walk;
  await sandbox.start('spot-trader', { seed: 7 });
  const { code } = await offerWork(sandbox, { price: 1000, increase: 10, startsIn });
  notes.set('code', code);
}
const look = ({ app, notes }: Walk) => app.goto(`/pages/nft/artworkDetail?code=${notes.get('code')}`);
/** Won, six minutes before the payment deadline. */
async function win(walk: Walk) {
  await put(walk);
  await bidOf(walk, 'trader');
  await toTheEnd(walk);
  await walk.sandbox.clock.jump('1434m');
}
const pastTheDeadline = ({ sandbox }: Walk) => sandbox.clock.jump('10m');

/** An auction from its start over bids to its end, and for the winner to the payment or the loss of the bid deposit. */
export const auctionModel: Model<AuctionContext, AuctionEvent> = {
  machine: auctionMachine,
  starts: {
    'an auction to come': {
      input: { facts: later },
      async open(walk) {
        await put(walk, { startsIn: 10 });
        await look(walk);
      },
    },
    'one that runs': {
      input: { facts: open },
      async open(walk) {
        await put(walk);
        await look(walk);
      },
    },
    'one that the viewer leads': {
      input: { facts: leading },
      async open(walk) {
        await put(walk);
        await bidOf(walk, 'trader');
        await look(walk);
      },
    },
    'one in which somebody else leads': {
      input: { facts: outbid },
      async open(walk) {
        await put(walk);
        await bidOf(walk, 'trader');
        await bidOf(walk, 'vip-4');
        await look(walk);
      },
    },
    'one that is over': {
      input: { facts: { ...open, status: 0 } },
      async open(walk) {
        await put(walk);
        await toTheEnd(walk);
        await look(walk);
      },
    },
    'one that somebody else has won': {
      input: { facts: { ...outbid, status: 0 } },
      async open(walk) {
        await put(walk);
        await bidOf(walk, 'trader');
        await bidOf(walk, 'vip-4');
        await toTheEnd(walk);
        await look(walk);
      },
    },
    'one that was won': {
      input: { facts: won },
      async open(walk) {
        await win(walk);
        await look(walk);
      },
    },
    'one that was won and paid': {
      input: { facts: paid },
      async open(walk) {
        await win(walk);
        await payElsewhere(walk);
        await look(walk);
      },
    },
    'one that was won and not paid': {
      input: { facts: gone },
      async open(walk) {
        await win(walk);
        await pastTheDeadline(walk);
        await look(walk);
      },
    },
  },
  sameness: ({ facts: { status, bidStatus, order: due } }) => [
    status,
    bidStatus,
    due?.isPaid,
    due?.isExpired,
    due?.payByMs,
  ],
  events: {
    'it starts': {
      event: ({ value }) => (value === 'notStarted' ? { type: 'expire', nowMs: 1 } : null),
      in: { notStarted: ({ sandbox }) => sandbox.clock.jump('10m') },
    },
    'an increment is chosen': {
      event: () => ({ type: 'bid', ticket: { code: 'a', price: '10', current: '1000' } }),
      in: { 'running.open': tap('Place a bid'), 'running.outbid': tapBar(/^Bid .* USDT$/) },
    },
    'another increment': {
      event: () => ({ type: 'change', ticket: { code: 'a', price: '50', current: '1000' } }),
      in: { 'running.confirming': tapIn(BID_SHEET, '+50'), 'running.refused': tapIn(BID_SHEET, '+50') },
    },
    'it is thought better of': {
      event: () => ({ type: 'cancel' }),
      in: {
        'running.confirming': tap('Close'),
        'running.refused': tap('Close'),
        'won.confirming': tap('Close'),
        'won.refused': tap('Close'),
      },
    },
    'it is confirmed': {
      event: () => ({ type: 'confirm' }),
      in: {
        'running.confirming': confirmBid,
        'running.refused': confirmBid,
        'won.confirming': confirmPay,
        'won.refused': confirmPay,
      },
    },
    'the exchange takes the bid': {
      // The exchange refuses the bid if the viewer leads already, by a bid in another tab.
      event: ({ context: { facts } }) => (facts.bidStatus === 'leading' ? null : done('bid')),
      in: { 'running.bidding': letGo },
    },
    'the exchange does not take the bid': {
      event: () => failed('bid', refusal),
      in: {
        'running.bidding': (walk, walked) =>
          walked.from.context.facts.bidStatus === 'leading' ? letGo(walk) : mended(BID_SHEET)(walk, walked),
      },
    },
    'something else about it changes under way': {
      event: ({ value, context: { facts } }) =>
        JSON.stringify(value).includes('bidding') ? { type: 'update', facts } : null,
      in: { 'running.bidding': collectElsewhere },
      // The call is held back for events that would have to come before its answer, so the walk ends here.
      last: true,
    },
    'somebody bids more': {
      event: ({ value, context: { facts } }) =>
        facts.bidStatus === 'leading' && JSON.stringify(value).includes('running')
          ? { type: 'update', facts: outbid }
          : null,
      in: { 'running.leading': (walk) => bidOf(walk, 'vip-4') },
    },
    'the viewer bids in another tab': {
      event: ({ value, context: { facts } }) =>
        facts.bidStatus !== 'leading' && JSON.stringify(value).includes('running')
          ? { type: 'update', facts: leading }
          : null,
      in: {
        'running.open': (walk) => bidOf(walk, 'trader'),
        'running.outbid': (walk) => bidOf(walk, 'trader'),
        'running.confirming': (walk) => bidOf(walk, 'trader'),
        'running.refused': (walk) => bidOf(walk, 'trader'),
        'running.bidding': (walk) => bidOf(walk, 'trader'),
      },
    },
    'something else about it changes': {
      // At the payment deadline the exchange already knows that it was not paid.
      event: ({ value, context: { facts } }) =>
        /late|bidding|paying/.test(JSON.stringify(value)) ? null : { type: 'update', facts },
      in: Object.fromEntries(
        [
          'notStarted',
          'running.open',
          'running.leading',
          'running.outbid',
          'running.confirming',
          'running.refused',
          'lost',
          'ended',
          'won.due',
          'won.confirming',
          'won.refused',
        ].map((state) => [state, collectElsewhere]),
      ),
    },
    'its time is over': {
      event: ({ context: { facts } }) =>
        facts.status === 1 && facts.bidStatus !== 'leading' ? { type: 'expire', nowMs: 1 } : null,
      in: {
        'running.open': toTheEnd,
        'running.outbid': toTheEnd,
        'running.confirming': toTheEnd,
        'running.refused': toTheEnd,
      },
    },
    'its time is over and nobody says who has won': {
      event: ({ context: { facts } }) =>
        facts.status === 1 && facts.bidStatus === 'leading' ? { type: 'expire', nowMs: 1 } : null,
      in: {
        async 'running.leading'(walk, { next }) {
          await hold(walk, DETAIL);
          if (updatedFacts(next)?.bidStatus === 'outbid') await bidOf(walk, 'vip-4');
          await toTheEnd(walk);
        },
      },
    },
    'the exchange tells that the viewer has won': {
      event: ({ value, context: { facts } }) =>
        value === 'closing' || (facts.bidStatus === 'leading' && facts.status === 1)
          ? { type: 'update', facts: justWon }
          : null,
      in: { closing: looked },
    },
    'the exchange tells that somebody was quicker': {
      event: ({ value }) => (value === 'closing' ? { type: 'update', facts: { ...outbid, status: 0 } } : null),
      in: { closing: looked },
    },
    'it is to be paid': { event: () => ({ type: 'pay' }), in: { 'won.due': tapBar(/^Pay .* USDT$/) } },
    'the exchange takes the payment': {
      // The exchange refuses the payment if it was made in another tab.
      event: ({ context: { facts } }) => (facts.order?.isPaid ? null : done('pay')),
      in: { 'won.paying': letGo },
    },
    'the exchange does not take the payment': {
      event: () => failed('pay', refusal),
      in: {
        'won.paying': (walk, walked) =>
          walked.from.context.facts.order?.isPaid ? letGo(walk) : mended(PAY_SHEET)(walk, walked),
      },
    },
    'the day is over and nobody says so': {
      event: ({ context: { facts } }) => (facts.order ? { type: 'expire', nowMs: 1 } : null),
      in: Object.fromEntries(
        ['won.due', 'won.confirming', 'won.refused'].map((state): [string, AuctionAct] => [
          state,
          async (walk, { next }) => {
            await hold(walk, DETAIL);
            if (updatedFacts(next)?.order?.isPaid) await payElsewhere(walk);
            await pastTheDeadline(walk);
          },
        ]),
      ),
    },
    'the exchange tells that it was paid elsewhere': {
      event: ({ context: { facts } }) => (facts.order ? { type: 'update', facts: paid } : null),
      in: {
        'won.due': payElsewhere,
        'won.confirming': payElsewhere,
        'won.refused': payElsewhere,
        'won.paying': payElsewhere,
        'won.late': looked,
      },
    },
    'the exchange tells that it was not paid': {
      event: ({ context: { facts } }) => (facts.order ? { type: 'update', facts: gone } : null),
      in: { 'won.late': looked },
    },
  },
  states: {
    notStarted: shows('The sale has not started'),
    'running.open': (walk) => expect(button(walk, 'Place a bid')).toBeEnabled(),
    'running.leading': shows('Your bid leads'),
    'running.outbid': shows('You have been outbid'),
    'running.confirming': (walk) => expect(sheet(walk, BID_SHEET)).toBeVisible(),
    'running.bidding': (walk) => expect(sheet(walk, BID_SHEET).locator('[aria-busy="true"]')).toBeVisible(),
    async 'running.refused'(walk, walked) {
      if (hasFailed(walked)) await expect(sheet(walk, BID_SHEET).getByRole('alert')).not.toBeEmpty();
      await expect(sheet(walk, BID_SHEET).getByRole('button', { name: /^Bid .* USDT$/ })).toBeEnabled();
    },
    closing: shows('The auction is over'),
    lost: shows('Another bidder has won'),
    ended: shows('The auction has ended'),
    'won.due': shows('You have won'),
    'won.confirming': (walk) => expect(sheet(walk, PAY_SHEET)).toBeVisible(),
    'won.paying': (walk) => expect(sheet(walk, PAY_SHEET).locator('[aria-busy="true"]')).toBeVisible(),
    async 'won.refused'(walk, walked) {
      if (hasFailed(walked)) await expect(sheet(walk, PAY_SHEET).getByRole('alert')).not.toBeEmpty();
      await expect(sheet(walk, PAY_SHEET).getByRole('button', { name: /^Pay .* USDT$/ })).toBeEnabled();
    },
    'won.late': shows('The payment deadline has passed'),
    paid: shows('Paid. The artwork is yours'),
    forfeited: shows('Not paid in time'),
  },
  unreachable: {
    'won.late: update [staysDue] → (stays)': 'the exchange forfeits at the deadline itself, not some time after it',
  },
};
