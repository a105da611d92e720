import { readFile } from 'node:fs/promises';
import { writePerson } from '../sim/replay/link/person-link';
import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { asFirstVisit } from './fixtures/first-visit';
import { openPanel, roomSays } from './fixtures/room';

test.use({ ...OWN_PAGE, viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

const BRAM = {
  name: 'Bram',
  email: 'bram@example.com',
  balances: { change: { USDT: '1234.5', BTC: '0.5' } },
  orders: [{ market: 'BTC/USDT', side: 'sell', amount: '0.25', price: 'last+8%' }],
};
const file = (person: object) => ({
  name: 'bram.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(person)),
});

test('a person is loaded from a file after its errors are corrected, is kept, and opens elsewhere by a link', async ({
  app,
  page,
  sandbox,
}) => {
  await app.open('/pages/fund/assets');
  const people = await openPanel(page, 'people');
  await people.getByRole('button', { name: 'Add from a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add people' });
  const choose = dialog.getByLabel('Choose a JSON file');
  const faults = dialog.getByRole('listitem');

  await choose.setInputFiles(file({ ...BRAM, emial: '', balances: { change: { BTC: '0.123456789' } } }));
  await expect(faults).toHaveText([
    'balances.change.BTCmore than 8 decimals',
    'emialno such field; remove it or check the spelling',
  ]);
  expect(await axeProblems(page, 'dialog[open]')).toEqual([]);
  const [order] = BRAM.orders;
  await choose.setInputFiles(file({ ...BRAM, orders: [{ ...order, amount: '0.75' }] }));
  await expect(faults).toHaveText([/^orders\.0/]);
  await choose.setInputFiles(file(BRAM));
  await expect(faults).toHaveCount(0);
  await roomSays(page, 'Bram', () => dialog.getByRole('button', { name: 'Add', exact: true }).click());
  await expect(dialog).toHaveCount(0);

  const shown = async () => {
    await expect(page.getByTestId('room-rail-person').getByRole('combobox')).toContainText('Bram');
    await app.goto('/pages/transaction/index?tab=coins&symbol=BTC/USDT');
    await expect(
      page
        .getByText(/\b0\.25(?![\d%])/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    expect(await sandbox.ledger.available('bram@example.com', 'BTC')).toBe('0.25');
    expect(await sandbox.ledger.available('bram@example.com', 'USDT')).toBe('1234.5');
  };
  await shown();
  await page.reload();
  await shown();

  await openPanel(page, 'people');
  const saving = page.waitForEvent('download');
  await people.getByRole('button', { name: 'Save Bram as a file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('bram.json');
  expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toMatchObject({
    ...BRAM,
    orders: [{ amount: '0.25' }],
  });

  const { query } = await sandbox.people.share('bram@example.com');
  await asFirstVisit(page);
  await page.goto(`./?${query}&lang=en&screen=fund/assets&v=1`);
  await expect(page.locator('#root').getByText('Spot').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.sandbox?.ledger.available('bram@example.com', 'USDT').catch(() => '')))
    .toBe('1234.5');

  // A person whom the exchange refuses is said so in the language of the app.
  const link = await writePerson({ ...BRAM, email: 'bram2@example.com', level: 9 });
  await page.goto(`./?person=${link}&lang=fra&screen=fund/assets&v=1`);
  await expect(
    page.getByText('Impossible d’ajouter le client du lien. level: doit être un nombre entier de 0 à 4'),
  ).toBeVisible();
});
