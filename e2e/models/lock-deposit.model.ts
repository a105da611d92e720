import { ApiError } from '@/data/api/api-error';
import { type LockContext, type LockEvent, type LockFacts, lockDepositMachine } from '@/lifecycles/lock-deposit';
import { expect } from '../fixtures';
import { fails, hasFailed, hold, letGo } from './kit/held-calls';
import { type Act, done, failed, type Model, type Walk } from './kit/model';

type LockAct = Act<LockContext, LockEvent>;

const BUY = '/pages/lockming/buy?id=1';
const ORDERS = '/pages/lockming/order';
const SUBMIT = 'POST /lh/deposit';
const REDEEM = 'POST /lh/deposit/order/cancel';
const LIST = 'GET /lh/deposit/order';
/** USDT. */
const AMOUNT = 1_000;

const refusal = new ApiError('refused', 'No', 'insufficient_balance');
const held: LockFacts = { id: 1, status: 1, is_cancel: 0, maturesMs: 0 };

const button = ({ app }: Walk, name: string | RegExp) => app.getByRole('button', { name, exact: true });
const sheet = ({ app }: Walk, title: string) => app.getByRole('dialog', { name: title });
const tap =
  (name: string | RegExp): LockAct =>
  (walk) =>
    button(walk, name).click();

/** The amount that the exchange has locked for the customer, in USDT. */
async function lockedIn({ sandbox }: Walk): Promise<number> {
  const { order_list: deposits } = (await sandbox.call('trader', LIST, { page: 1, limit: 50 })) as {
    order_list: readonly { amount: string }[];
  };
  return deposits.reduce((sum, { amount }) => sum + Number(amount), 0);
}

const choose: LockAct = async (walk) => {
  walk.notes.set('locked', `${await lockedIn(walk)}`);
  await walk.app.getByLabel('Amount (USDT)').fill(`${AMOUNT}`);
  await button(walk, 'Lock').click();
};
/** Holds the call, and breaks it if the effect must fail. */
const begin =
  (call: typeof SUBMIT | typeof REDEEM, name: string | RegExp): LockAct =>
  async (walk, walked) => {
    await hold(walk, call, { broken: fails(walked) });
    await button(walk, name).click();
  };
const mended: LockAct = async (walk) => {
  await letGo(walk);
  await expect(walk.app.getByRole('alert')).toBeVisible();
  await walk.sandbox.faults.clear();
};
/** The last dividend, at which the amount is returned, is nineteen minutes ahead. */
const mature: LockAct = ({ sandbox }) => sandbox.clock.step('19m');
const leaveElsewhere: LockAct = async ({ app, sandbox }) => {
  await sandbox.call('trader', REDEEM, { id: 1 });
  await sandbox.clock.step('1s');
  await app.settled();
};

/** From an amount to a deposit, and from a deposit to either end of it. */
export const lockModel: Model<LockContext, LockEvent> = {
  machine: lockDepositMachine,
  starts: {
    'an amount to lock': {
      input: { order: null },
      async open({ app, sandbox }) {
        await sandbox.start('spot-trader', { seed: 7 });
        await app.goto(BUY);
      },
    },
    'a deposit that matures today': {
      input: { order: held },
      async open({ app, sandbox }) {
        await sandbox.start('lock-to-maturity', { seed: 7 });
        await app.goto(ORDERS);
        await app.getByRole('button', { name: /: details$/ }).click();
      },
    },
    'one that has matured': {
      input: { order: { ...held, status: 2 } },
      async open({ app, sandbox }) {
        await sandbox.start('lock-to-maturity', { seed: 7 });
        await app.goto(`${ORDERS}?tab=ended`);
        await sandbox.clock.step('20m');
        await app.getByRole('button', { name: /: details$/ }).click();
      },
    },
    'one that was left': {
      input: { order: { ...held, status: 2, is_cancel: 1 } },
      async open({ app, sandbox }) {
        await sandbox.start('lock-to-maturity', { seed: 7 });
        await sandbox.call('trader', REDEEM, { id: 1 });
        await app.goto(`${ORDERS}?tab=ended`);
        await app.getByRole('button', { name: /: details$/ }).click();
      },
    },
  },
  sameness: ({ order }) => [order?.status, order?.is_cancel],
  events: {
    'an amount is chosen': {
      event: () => ({ type: 'choose', ticket: { config_id: 1, amount: '1000' } }),
      in: { choosing: choose },
    },
    'it is thought better of': {
      event: () => ({ type: 'cancel' }),
      in: {
        confirming: tap('Close'),
        refused: tap('Close'),
        'earning.asking': tap('Keep it locked'),
        'earning.kept': tap('Keep it locked'),
      },
    },
    'it is confirmed': {
      event: () => ({ type: 'confirm' }),
      in: {
        confirming: begin(SUBMIT, 'Confirm and lock'),
        refused: begin(SUBMIT, 'Confirm and lock'),
        'earning.asking': begin(REDEEM, /^Redeem .* USDT$/),
        'earning.kept': begin(REDEEM, /^Redeem .* USDT$/),
      },
    },
    'the exchange takes it': {
      event: () => done('submit'),
      in: {
        async submitting(walk) {
          await letGo(walk);
          await expect.poll(() => lockedIn(walk)).toBe(Number(walk.notes.get('locked')) + AMOUNT);
        },
      },
    },
    'the exchange does not take it': { event: () => failed('submit', refusal), in: { submitting: mended } },
    'once more': { event: () => ({ type: 'again' }), in: { placed: tap('Lock more') } },
    'it is to be left': { event: () => ({ type: 'redeem' }), in: { 'earning.held': tap('Redeem early') } },
    'the exchange gives it back': { event: () => done('redeem'), in: { 'earning.redeeming': letGo } },
    'the exchange keeps it': { event: () => failed('redeem', refusal), in: { 'earning.redeeming': mended } },
    'its time is over and nobody says so': {
      event: () => ({ type: 'expire', nowMs: 1 }),
      in: {
        async 'earning.held'(walk) {
          await hold(walk, LIST);
          await walk.sandbox.clock.step('19m');
        },
      },
    },
    'the list tells that it goes on': {
      event: () => ({ type: 'update', order: held }),
      in: { 'earning.held': ({ sandbox }) => sandbox.clock.step('1s') },
    },
    'the list tells that it has matured': {
      event: () => ({ type: 'update', order: { ...held, status: 2 } }),
      in: {
        'earning.held': mature,
        'earning.asking': mature,
        async 'earning.due'(walk) {
          await walk.sandbox.faults.clear();
          await walk.sandbox.clock.step('1s');
        },
      },
    },
    'the list tells that it was left': {
      event: () => ({ type: 'update', order: { ...held, status: 2, is_cancel: 1 } }),
      in: { 'earning.held': leaveElsewhere, 'earning.asking': leaveElsewhere },
    },
  },
  states: {
    choosing: (walk) => expect(button(walk, 'Lock')).toBeEnabled(),
    async confirming(walk) {
      await expect(sheet(walk, 'Confirm deposit')).toBeVisible();
      await expect(sheet(walk, 'Confirm deposit').getByText('1,000 USDT').first()).toBeVisible();
    },
    submitting: (walk) => expect(sheet(walk, 'Confirm deposit').locator('[aria-busy="true"]')).toBeVisible(),
    async refused(walk, walked) {
      if (hasFailed(walked)) await expect(sheet(walk, 'Confirm deposit').getByRole('alert')).not.toBeEmpty();
      await expect(button(walk, 'Confirm and lock')).toBeEnabled();
    },
    placed: (walk) => expect(sheet(walk, 'Deposit locked')).toBeVisible(),
    async 'earning.held'(walk) {
      await expect(sheet(walk, 'Deposit')).toBeVisible();
      await expect(button(walk, 'Redeem early')).toBeEnabled();
    },
    async 'earning.asking'(walk) {
      await expect(sheet(walk, 'Redeem early?').getByText('0.4% × 1 × 1,000 USDT')).toBeVisible();
      await expect(sheet(walk, 'Redeem early?').getByText('996 USDT', { exact: true })).toBeVisible();
    },
    'earning.redeeming': (walk) => expect(sheet(walk, 'Redeem early?').locator('[aria-busy="true"]')).toBeVisible(),
    'earning.kept': (walk) => expect(button(walk, /^Redeem .* USDT$/)).toBeEnabled(),
    'earning.due': (walk) => expect(sheet(walk, 'Deposit').getByText('Paying out')).toBeVisible(),
    'ended.matured': (walk) => expect(sheet(walk, 'Deposit').getByText('Matured', { exact: true })).toBeVisible(),
    'ended.left': (walk) => expect(sheet(walk, 'Deposit').getByText('Penalty paid')).toBeVisible(),
  },
};
