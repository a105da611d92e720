import { effort } from '../../sim/testing/effort';
import { expect, OWN_PAGE, test } from '../fixtures';
import { offerWork } from '../fixtures/nft';
import { withShortWaits } from '../fixtures/short-waits';
import { ACTS, type Act, type Dice, diceOf, type Walker } from './acts';
import { type Customer, expectTrueBalances, openCustomer } from './customer';

test.use(OWN_PAGE);

/**
 * An hour of two customers in two tabs of one exchange, each step drawn from a seed. Whatever happens, no page may be
 * blank or print an error, one tap must be one command, and screens must show the ledger's balances. `WALK_SEED=123 npm
 * run e2e -- walk --project=sandbox` repeats one seed; `EFFORT` is the number of hours.
 */
const SEEDS = process.env.WALK_SEED ? [Number(process.env.WALK_SEED)] : [41, 7, 19, 3].slice(0, effort(1));
const MAYA = { who: 'trader', email: 'maya@example.com' };
const DEWI = { who: 'verified-2', email: 'verified2@example.com' };
const HOUR_MS = 3_600_000;
const LOOK_EVERY = 13;
/** One of this many commands loses its answer. */
const LOSES_EVERY = 4;

interface Step {
  readonly name: string;
  readonly act: Act;
  readonly loses: boolean;
  /** Time until the next step, in milliseconds. */
  readonly thenMs: number;
}

/** All steps of a walk in the order of its seed; together they take an hour. */
function stepsOf(dice: Dice): Step[] {
  const acts = dice.shuffle(
    Object.entries(ACTS).flatMap(([name, act]) => Array<{ name: string; act: Act }>(act.times).fill({ name, act })),
  );
  const commands = acts.filter(({ act }) => act.commits);
  const losers = new Set(commands.map((_, n) => n).filter((n) => n % LOSES_EVERY === 0));
  const waits = acts.map(() => 1 + dice.number(dice.number(6) === 0 ? 9 : 3));
  const whole = waits.reduce((sum, wait) => sum + wait, 0);
  let command = -1;
  return acts.map(({ name, act }, n) => {
    if (act.commits) command += 1;
    return {
      name,
      act,
      loses: act.commits !== undefined && losers.has(command),
      thenMs: Math.ceil((HOUR_MS * (waits[n] ?? 1)) / whole / 1000) * 1000,
    };
  });
}

/** Number of commands of a kind that the exchange has executed, for any customer. */
async function executedCount({ sandbox }: Customer, call: string): Promise<number> {
  const { entries } = await sandbox.history();
  return entries.filter(({ what }) => what === call).length;
}

async function take({ name, act, loses }: Step, customer: Walker, dice: Dice): Promise<void> {
  const { sandbox, app, page, who } = customer;
  await test.step(`${who} ${name}${loses ? ', and the answer is lost' : ''}`, async () => {
    const before = act.commits ? await executedCount(customer, act.commits) : 0;
    if (act.commits && loses) await sandbox.faults.set({ calls: { [act.commits]: { lostAnswerRate: 1 } } });
    const done = async () => {
      await act.do(customer, dice);
      await app.settled();
    };
    await (loses ? withShortWaits(page, done) : done());
    if (loses) {
      await sandbox.faults.clear();
      await app.settled();
    }
    if (act.commits) {
      const { commits } = act;
      await expect.poll(() => executedCount(customer, commits), 'one tap is one command').toBe(before + 1);
    }
    await expect(page.locator('h1').first(), 'a page is never blank').not.toHaveText('');
    await expect(page.getByText('Something went wrong on this page')).toHaveCount(0);
    expect(customer.errors(loses), `${who}'s page printed errors`).toEqual([]);
  });
}

/** An hour of a new run. `maya` begins it, and both tabs go on in it. */
async function walk(maya: Customer, dewi: Customer, seed: number): Promise<void> {
  const dice = diceOf(seed);
  await maya.sandbox.start('spot-trader', { seed, paused: true });
  const { code } = await offerWork(maya.sandbox, { price: 1000, increase: 10, minutes: 120 });
  for (const { who } of [MAYA, DEWI]) {
    await maya.sandbox.grant(who, 'USDT', '20000');
    for (const account of ['lever', 'micro'] as const) await maya.sandbox.grant(who, 'USDT', '5000', account);
  }
  await dewi.sandbox.as(DEWI.who);
  const customers: [Walker, Walker] = [
    { ...maya, work: code },
    { ...dewi, work: code },
  ];
  const startMs = await maya.sandbox.clock.now();
  const walked: string[] = [];
  try {
    const steps = stepsOf(dice);
    for (const [n, step] of steps.entries()) {
      const customer = dice.pick(customers);
      walked.push(`${customer.who} ${step.name}${step.loses ? ', and the answer is lost' : ''}`);
      await take(step, customer, dice);
      await customer.sandbox.clock.jump(`${step.thenMs / 1000}s`);
      if ((n + 1) % LOOK_EVERY !== 0 && n + 1 < steps.length) continue;
      for (const each of customers) await expectTrueBalances(each);
      expect(await maya.sandbox.ledger.check()).toEqual([]);
      expect(await dewi.sandbox.hash()).toBe(await maya.sandbox.hash());
    }
    for (const each of customers) expect(each.errors(false), `${each.who}'s page printed errors`).toEqual([]);
    expect((await maya.sandbox.clock.now()) - startMs).toBeGreaterThanOrEqual(HOUR_MS);
  } catch (error) {
    const screens = await Promise.all(
      customers.map(({ who, page }) =>
        page.evaluate((name) => `${name} at ${location.hash}: ${document.body.textContent?.slice(0, 300)}`, who),
      ),
    );
    throw new Error([`seed ${seed}`, ...walked, ...screens].join('\n'), { cause: error });
  }
}

// A further hour is in the same tabs, which have loaded most of the app by then.
test(`two customers walk for an hour, seeds ${SEEDS.join(' and ')}`, async ({ context }) => {
  test.setTimeout(300_000);
  const [first = 0] = SEEDS;
  const maya = await openCustomer(context, MAYA, first);
  const dewi = await openCustomer(context, DEWI, first);
  for (const seed of SEEDS) await test.step(`seed ${seed}`, () => walk(maya, dewi, seed));
});
