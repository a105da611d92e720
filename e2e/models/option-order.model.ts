import { ApiError } from '@/data/api/api-error';
import type { TimedOption } from '@/data/options/queries';
import { type OptionContext, type OptionEvent, optionMachine } from '@/lifecycles/option-order';
import { expect } from '../fixtures';
import { fails, hasFailed, hold, letGo, withEventsMuted } from './kit/held-calls';
import { type Act, done, failed, type Model, type Walk } from './kit/model';

type OptionAct = Act<OptionContext, OptionEvent>;

const SCREEN = '/pages/transaction/index?tab=options&symbol=BTC%2FUSDT';
const SYMBOL = 'BTC/USDT';
const SUBMIT = 'POST /microtrade/submit';
const RESULT = 'GET /microtrade/get_result';
const LIST = 'GET /microtrade/lists';
/** The displayed option runs longer than the others, which expire meanwhile. */
const LONG = { seconds: 120, label: '2 min', stake: '100' } as const;
const SHORT = { seconds: 30, stake: '20' } as const;
/** Limit of the search: more waiting results show nothing new. */
const MOST_WAITING = 2;

const refusal = new ApiError('refused', 'No', 'market_halted');
const lost = new ApiError('network', 'No');

/** The model numbers options in their order; the exchange's ids differ. */
function nextOrder({ order, waiting }: OptionContext, status: 1 | 3): TimedOption {
  const id = 1 + Math.max(order?.id ?? 0, ...waiting.map((one) => one.id), 0);
  return { id, status, expiresAtMs: 0 } as TimedOption;
}
const settledNow = ({ order }: OptionContext) => order && { ...order, status: 3 as const };
const ticket = {
  symbol: SYMBOL,
  fields: { match_id: 1, currency_id: 3, type: 1, seconds: 120, number: '100' },
} as const;

const button = ({ app }: Walk, name: string | RegExp) => app.getByRole('button', { name, exact: true });
const sheet = ({ app }: Walk, title: string | RegExp) => app.getByRole('dialog', { name: title });
const result = (walk: Walk) => sheet(walk, 'Option result');

interface Listed {
  readonly id: number;
  /** 1 rise, 2 fall. */
  readonly type: number;
  readonly seconds: number;
  readonly number: string;
  readonly open_price: string;
  readonly end_price: string;
  readonly profit_result: -1 | 0 | 1;
}
const WORDS = { '-1': 'You lost', 0: 'Draw', 1: 'You won' } as const;

/** The customer's options from the API, newest first. */
async function optionsOf({ sandbox }: Walk): Promise<readonly Listed[]> {
  const { data } = (await sandbox.call('trader', LIST, { status: -1, page: 1, limit: 20 })) as {
    data: readonly Listed[];
  };
  return data.toSorted((a, b) => b.id - a.id);
}

/** The terms of an option as text, for comparison. */
const termsOf = ({ type, seconds, number }: Pick<Listed, 'type' | 'seconds' | 'number'>): string =>
  JSON.stringify([type, seconds, Number(number)]);

/** The exchange's row of the option whose prices are on the sheet with the result. */
async function shownResult(walk: Walk): Promise<Listed> {
  const sheetSays = (await result(walk).textContent()) ?? '';
  const says = (price: string) => sheetSays.includes(Number(price).toLocaleString('en', { minimumFractionDigits: 2 }));
  const listed = (await optionsOf(walk)).find((one) => says(one.open_price) && says(one.end_price));
  if (!listed) throw new Error(`the exchange has no such option: ${sheetSays}`);
  return listed;
}

/** An option of the same customer started elsewhere; the app learns of it with its next list. */
async function startElsewhere({ app, sandbox }: Walk, { seconds, stake }: typeof LONG | typeof SHORT): Promise<void> {
  const fields = { match_id: 101, currency_id: 3, type: 1, seconds, number: stake } as const;
  await sandbox.call('trader', SUBMIT, fields);
  // Clock jumps make the app refetch its lists.
  await sandbox.clock.step('1s');
  await app.settled();
}

const tap =
  (name: string | RegExp): OptionAct =>
  (walk) =>
    button(walk, name).click();

const choose: OptionAct = async (walk) => {
  const { app } = walk;
  walk.notes.set('chosen', termsOf({ type: 1, seconds: LONG.seconds, number: LONG.stake }));
  await app.getByRole('radio', { name: LONG.label }).click();
  await app.getByLabel('Stake (USDT)').fill(LONG.stake);
  await button(walk, 'Up').click();
};

/** The exchange refuses because its market is halted. */
const confirm: OptionAct = async (walk, walked) => {
  walk.notes.set('newest', `${(await optionsOf(walk))[0]?.id ?? 0}`);
  await hold(walk, SUBMIT);
  if (fails(walked)) await walk.sandbox.market.halt(SYMBOL);
  await button(walk, 'Confirm up').click();
};

/** The exchange has the option that was chosen. */
const acceptAndCompare: OptionAct = async (walk) => {
  await letGo(walk);
  const newest = async () => {
    const [one] = await optionsOf(walk);
    return one && one.id > Number(walk.notes.get('newest')) ? termsOf(one) : 'nothing new';
  };
  await expect.poll(newest).toBe(walk.notes.get('chosen'));
};

const expire: OptionAct = async (walk, walked) => {
  const { sandbox } = walk;
  await hold(walk, RESULT, { broken: fails(walked) });
  // Events are muted, so that the result must be requested.
  await withEventsMuted(walk, () => sandbox.clock.step(`${LONG.seconds}s`));
};

const anotherEnds: OptionAct = async (walk) => {
  await startElsewhere(walk, SHORT);
  await walk.sandbox.clock.step(`${SHORT.seconds}s`);
};

/** From the choice to the result of an option, with other results arriving in between. */
export const optionModel: Model<OptionContext, OptionEvent> = {
  machine: optionMachine,
  starts: {
    'nothing running': {
      input: undefined,
      async open({ app, sandbox }) {
        await sandbox.start('spot-trader', { seed: 7 });
        await sandbox.grant('trader', 'USDT', '5000', 'micro');
        await app.goto(SCREEN);
      },
    },
  },
  sameness: ({ order, waiting }) => [order?.status, waiting.length],
  events: {
    'a direction is chosen': { event: () => ({ type: 'choose', ticket }), in: { choosing: choose } },
    'it is thought better of': {
      event: () => ({ type: 'cancel' }),
      in: { confirming: tap('Close'), refused: tap('Close') },
    },
    'it is confirmed': { event: () => ({ type: 'confirm' }), in: { confirming: confirm, refused: confirm } },
    'the exchange takes it': {
      event: ({ context }) => done('submit', nextOrder(context, 1)),
      in: { submitting: acceptAndCompare },
    },
    'the exchange refuses it': {
      event: () => failed('submit', refusal),
      in: {
        async submitting(walk) {
          await letGo(walk);
          await expect(sheet(walk, 'Confirm option').getByRole('alert')).toBeVisible();
          await walk.sandbox.market.resume(SYMBOL);
        },
      },
    },
    'a running one is looked at': {
      event: ({ context }) => ({ type: 'look', order: nextOrder(context, 1) }),
      in: {
        async choosing(walk) {
          await startElsewhere(walk, LONG);
          await button(walk, /BTC\/USDT Up .*: show countdown/).click();
        },
      },
    },
    'it is left to run': {
      event: () => ({ type: 'leave' }),
      in: { running: tap('Keep trading'), 'closing.unknown': tap('Keep trading') },
      // Its result arrives later.
      last: true,
    },
    'its time is over': { event: () => ({ type: 'expire', nowMs: 1 }), in: { running: expire } },
    'the exchange tells its result': {
      event: ({ context }) => {
        const order = settledNow(context);
        return order && { type: 'settle', order };
      },
      in: {
        running: ({ sandbox }) => sandbox.clock.step(`${LONG.seconds}s`),
        // The list is refetched, and with it the unseen results.
        async 'closing.unknown'(walk) {
          await walk.sandbox.faults.clear();
          await walk.sandbox.clock.step('1s');
        },
      },
    },
    'another one ends': {
      event: ({ context }) =>
        context.waiting.length < MOST_WAITING ? { type: 'settle', order: nextOrder(context, 3) } : null,
      in: {
        choosing: anotherEnds,
        confirming: anotherEnds,
        running: anotherEnds,
        'closing.unknown': anotherEnds,
        'closed.shown': anotherEnds,
      },
    },
    'the exchange answers the result': {
      event: ({ context }) => done('askResult', settledNow(context)),
      in: { 'closing.asking': letGo },
    },
    'nobody answers': { event: () => failed('askResult', lost), in: { 'closing.asking': letGo } },
    'it is asked for again': {
      event: () => ({ type: 'retry' }),
      in: {
        async 'closing.unknown'(walk, walked) {
          await hold(walk, RESULT, { broken: fails(walked) });
          await button(walk, 'Try again').click();
        },
      },
    },
    'the result comes up': { event: () => ({ type: 'show' }), in: { 'closed.settled': async () => {} } },
    'the result is read': { event: () => ({ type: 'next' }), in: { 'closed.shown': tap(/^(Done|Next result.*)$/) } },
    'all results are left': {
      event: ({ context }) => (context.waiting.length > 1 ? { type: 'skip' } : null),
      in: { 'closed.shown': tap('Close all') },
    },
    'the same once more': {
      event: ({ context }) => (context.waiting.length > 1 ? null : { type: 'again', ticket }),
      in: {
        async 'closed.shown'(walk) {
          walk.notes.set('chosen', termsOf(await shownResult(walk)));
          await button(walk, 'Trade again').click();
        },
      },
    },
  },
  states: {
    async choosing(walk) {
      await expect(walk.app.getByRole('dialog')).toHaveCount(0);
      await expect(button(walk, 'Up')).toBeEnabled();
    },
    async confirming(walk) {
      await expect(sheet(walk, 'Confirm option')).toBeVisible();
      await expect(button(walk, 'Confirm up')).toBeEnabled();
    },
    submitting: (walk) => expect(sheet(walk, 'Confirm option').locator('[aria-busy="true"]')).toBeVisible(),
    async refused(walk, walked) {
      const message = sheet(walk, 'Confirm option').getByRole('alert');
      if (hasFailed(walked)) await expect(message).toHaveText('Trading is halted in this market');
      await expect(button(walk, 'Confirm up')).toBeEnabled();
    },
    async running(walk) {
      await expect(sheet(walk, 'BTC option running')).toBeVisible();
      await expect(sheet(walk, 'BTC option running').getByRole('timer')).toBeVisible();
    },
    'closing.asking': (walk) => expect(walk.app.getByText('Settling', { exact: true })).toBeVisible(),
    'closing.unknown': (walk) => expect(walk.app.getByText('Result not available yet')).toBeVisible(),
    'closed.settled': (walk) => expect(result(walk)).toBeVisible(),
    async 'closed.shown'(walk, walked) {
      const verdict = result(walk).getByText(/^(You won|You lost|Draw)$/);
      await expect(verdict).toBeVisible();
      await expect(verdict).toHaveText(WORDS[(await shownResult(walk)).profit_result]);
      const waiting = walked?.to.context.waiting.length ?? 0;
      await expect(button(walk, waiting > 0 ? `Next result (${waiting})` : 'Done')).toBeVisible();
    },
  },
  unreachable: {
    'choosing: look [isClosing] → closing':
      'our exchange settles at once; status 2 is known to servers of the family only',
    'submitting: xstate.done.actor.submit → closing': 'for the same reason an order that was just taken runs',
  },
};
