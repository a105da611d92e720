import { expect, test } from './fixtures';

test('the price that is set is the price on the screen, and the run has the same hash without one', async ({
  app,
  sandbox,
  inNode,
}) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto('/pages/transaction/currency');
  await sandbox.market.set('BTC/USDT', '59000');
  await expect(app.getByText('59,000').first()).toBeVisible();
  const run = await sandbox.export();
  await inNode.import(run, { check: false });
  expect(await inNode.hash()).toBe(await sandbox.hash());
});

test('settled: the price can be read right after it was set', async ({ app, sandbox }, info) => {
  test.skip(info.project.name.startsWith('live'), 'a production build cannot say what events it has drawn');
  await app.goto('/pages/market/market');
  for (const price of ['59000', '61000.5', '40000']) {
    await sandbox.market.set('BTC/USDT', price);
    expect(await app.price('BTC/USDT')).toBe(Number(price).toLocaleString('en', { minimumFractionDigits: 2 }));
  }
});

test('a clock that stands still stays where it is', async ({ app, sandbox }) => {
  await sandbox.start('first-day', { seed: 3 });
  const before = await sandbox.clock.now();
  await app.goto('/pages/market/market');
  expect(await sandbox.clock.now()).toBe(before);
  await sandbox.reset();
  expect(await sandbox.clock.reading()).toMatchObject({ now: before, paused: true });
});

test('a customer signs in on the screen, another one by name, and the tabs switch screens', async ({
  app,
  sandbox,
}) => {
  await sandbox.start('first-day', { seed: 3 });
  await app.signIn('whale@example.com');
  await app.tab('assets');
  await expect(app.getByRole('heading', { name: 'Assets', exact: true })).toBeVisible();
  await sandbox.as('visitor');
  await app.tab('market');
  await expect(app.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a refusal of the exchange has its own sentence', async ({ sandbox }) => {
  await expect(sandbox.start('nope')).rejects.toThrow(/nope.*spot-trader/s);
  await expect(sandbox.market.set('XXX', 1)).rejects.toThrow('write it like BTC/USDT');
  await expect(sandbox.call('visitor', 'POST /optional/add', { currency_id: 1 })).rejects.toThrow(/was refused/);
});
