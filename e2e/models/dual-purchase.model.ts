import { ApiError } from '@/data/api/api-error';
import { type DualContext, type DualEvent, type DualFacts, dualPurchaseMachine } from '@/lifecycles/dual-purchase';
import { expect } from '../fixtures';
import { fails, hasFailed, hold, letGo } from './kit/held-calls';
import { type Act, done, failed, type Model, type Walk } from './kit/model';

type DualAct = Act<DualContext, DualEvent>;

/** The product of the scenarios dual-settled-…: bitcoin, call, until 6 January. */
const SCENARIO = 'dual-settled-below';
const MINE = '/pages/invest/mine';
const SUBMIT = 'POST /dual/buyDual';
const LIST = 'POST /dual/dual_list';

const refusal = new ApiError('refused', 'No', 'shares_left');
const bought: DualFacts = { id: 1, status: 1, maturesMs: 0 };

const button = ({ app }: Walk, name: string | RegExp) => app.getByRole('button', { name, exact: true });
const sheet = ({ app }: Walk, title: string | RegExp) => app.getByRole('dialog', { name: title });
const position = (walk: Walk) => sheet(walk, 'Call (pay BTC)');
const tap =
  (name: string): DualAct =>
  (walk) =>
    button(walk, name).click();

const confirm: DualAct = async (walk, walked) => {
  await hold(walk, SUBMIT, { broken: fails(walked) });
  await button(walk, 'Confirm purchase').click();
};
/** 16:00 is five minutes ahead. */
const settle: DualAct = ({ sandbox }) => sandbox.clock.step('5m');
const waitForPrice: DualAct = async ({ sandbox }) => {
  await sandbox.market.halt('BTC/USDT');
  await sandbox.clock.step('6m');
};
/** A day without a price. */
const failForGood: DualAct = async ({ app, sandbox }) => {
  await sandbox.faults.clear();
  await sandbox.market.halt('BTC/USDT');
  await sandbox.clock.step('1s');
  await sandbox.clock.jump('25h');
  await app.settled();
};
const open = async ({ app, sandbox }: Walk) => {
  await sandbox.start(SCENARIO, { seed: 7 });
  await app.goto(MINE);
};
const look = ({ app }: Walk) => app.getByRole('button', { name: /: details$/ }).click();

/** From choosing shares to a purchase, and from a purchase to its settlement on either side. */
export const dualModel: Model<DualContext, DualEvent> = {
  machine: dualPurchaseMachine,
  starts: {
    'shares to buy': {
      input: { order: null },
      async open({ app, sandbox }) {
        await sandbox.start('spot-trader', { seed: 7 });
        await sandbox.grant('trader', 'BTC', '1');
        const { dual_currencys: products } = await sandbox.call('trader', 'GET /dual/index', { currency_id: 1 });
        await app.goto(`/pages/invest/purchase?id=${products[0]?.id}`);
      },
    },
    'a purchase that matures today': {
      input: { order: bought },
      async open(walk) {
        await open(walk);
        await look(walk);
      },
    },
    'one that waits for its price': {
      input: { order: { ...bought, status: 2 } },
      async open(walk) {
        await open(walk);
        await walk.sandbox.market.halt('BTC/USDT');
        await walk.sandbox.clock.step('6m');
        await look(walk);
      },
    },
    'one that is settled': {
      input: { order: { ...bought, status: 3 } },
      async open(walk) {
        await open(walk);
        await walk.sandbox.clock.step('6m');
        await look(walk);
      },
    },
    'one that failed': {
      input: { order: { ...bought, status: 0 } },
      async open(walk) {
        const { app, sandbox } = walk;
        await open(walk);
        await sandbox.market.halt('BTC/USDT');
        await sandbox.clock.jump('25h');
        await app.settled();
        await look(walk);
      },
    },
  },
  sameness: ({ order }) => [order?.status],
  events: {
    'shares are chosen': {
      event: () => ({ type: 'choose', ticket: { id: 1, num: 1, rate: '41' } }),
      in: { choosing: tap('Buy') },
    },
    'it is thought better of': {
      event: () => ({ type: 'cancel' }),
      in: { confirming: tap('Close'), refused: tap('Close') },
    },
    'it is confirmed': { event: () => ({ type: 'confirm' }), in: { confirming: confirm, refused: confirm } },
    'the exchange takes it': { event: () => done('submit'), in: { submitting: letGo } },
    'the exchange does not take it': {
      event: () => failed('submit', refusal),
      in: {
        async submitting(walk) {
          await letGo(walk);
          await expect(walk.app.getByRole('alert')).toBeVisible();
          await walk.sandbox.faults.clear();
        },
      },
    },
    'once more': { event: () => ({ type: 'again' }), in: { bought: tap('Buy more') } },
    '16:00 has come and nobody says so': {
      event: () => ({ type: 'expire', nowMs: 1 }),
      in: {
        async purchased(walk) {
          await hold(walk, LIST);
          await walk.sandbox.clock.step('5m');
        },
      },
    },
    'the list tells that it waits for a price': {
      event: () => ({ type: 'update', order: { ...bought, status: 2 } }),
      in: { purchased: waitForPrice },
    },
    'the list tells its settlement': {
      event: () => ({ type: 'update', order: { ...bought, status: 3 } }),
      in: {
        purchased: settle,
        async settling({ sandbox }) {
          await sandbox.faults.clear();
          await sandbox.market.resume('BTC/USDT');
          await sandbox.clock.step('11m');
        },
      },
    },
    'the list tells that there was no price': {
      // If 16:00 passed while the list was held back, the purchase was settled then.
      event: ({ value, context }) =>
        value === 'settling' && context.order?.status !== 2
          ? null
          : { type: 'update', order: { ...bought, status: 0 } },
      in: { purchased: failForGood, settling: failForGood },
    },
  },
  states: {
    choosing: (walk) => expect(button(walk, 'Buy')).toBeEnabled(),
    confirming: (walk) => expect(sheet(walk, 'Confirm purchase')).toBeVisible(),
    submitting: (walk) => expect(sheet(walk, 'Confirm purchase').locator('[aria-busy="true"]')).toBeVisible(),
    async refused(walk, walked) {
      if (hasFailed(walked)) await expect(sheet(walk, 'Confirm purchase').getByRole('alert')).not.toBeEmpty();
      await expect(button(walk, 'Confirm purchase')).toBeEnabled();
    },
    bought: (walk) => expect(sheet(walk, 'Purchase complete')).toBeVisible(),
    purchased: (walk) => expect(position(walk).getByText('Purchased', { exact: true })).toBeVisible(),
    settling: (walk) => expect(position(walk).getByText('Settling', { exact: true })).toBeVisible(),
    success: (walk) => expect(position(walk).getByText('Completed', { exact: true })).toBeVisible(),
    fail: (walk) => expect(position(walk).getByText('Failed', { exact: true })).toBeVisible(),
  },
};
