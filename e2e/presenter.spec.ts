import { expect, OWN_PAGE, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { roomSays } from './fixtures/room';

/** A presenter's first ten minutes, by what is on the screen alone. */
test.use(OWN_PAGE);
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test('a presenter begins, shows a crash, goes to another scenario and comes back', async ({ page }) => {
  test.slow();
  await page.goto('./?welcome');
  const welcome = page.getByRole('dialog', { name: 'Where would you like to begin?' });
  await expect(welcome.getByRole('button', { name: /^(Spot trader|A long position|Auction won)/ })).toHaveCount(3);
  expect(await axeProblems(page, 'dialog[open]')).toEqual([]);
  await welcome.getByRole('button', { name: /^A long position/ }).click();
  await expect(welcome).toHaveCount(0);
  const phone = page.locator('#root');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(phone.getByRole('tab', { name: 'Futures' })).toHaveAttribute('aria-selected', 'true');

  const room = page.getByRole('region', { name: 'Control room' });
  await expect(room.getByText('Hold a leveraged position and steer its risk.')).toBeVisible();
  await expect(room.getByRole('list', { name: 'Three things to try' }).getByRole('listitem')).toHaveCount(3);
  // The list of scenarios is there without scrolling.
  const firstSteps = room.getByRole('region', { name: 'First steps' });
  await expect(firstSteps.getByRole('button', { name: /^First day/ })).toBeInViewport();

  await roomSays(page, 'BTC/USDT moves by −15%', () =>
    room.getByTestId('room-rail-market').getByRole('button', { name: '−15%' }).click(),
  );

  await room.getByLabel('Search scenarios').fill('auction won');
  await room.getByRole('button', { name: /^Auction won(?! and)/ }).click();
  await expect(phone.getByRole('link', { name: /Leading/ }).first()).toBeVisible();
  await roomSays(page, /\S/, () => page.keyboard.press('n'));
  await room.getByLabel('Search scenarios').fill('');
  // The scenario before is the first of the last used.
  const used = room.getByRole('region', { name: 'Last used' });
  await expect(used.getByRole('button').first()).toHaveAccessibleName(/^A long position/);
  await used.getByRole('button').first().click();
  await expect(phone.getByRole('tab', { name: 'Futures' })).toHaveAttribute('aria-selected', 'true');

  await roomSays(page, 'Signed in as Whale', () =>
    room.getByTestId('room-rail-person').getByRole('combobox').selectOption('Whale'),
  );
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    room.getByRole('link', { name: 'Presenter’s window' }).click(),
  ]);
  await second.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByTestId('room-clock').getByRole('button', { name: 'Continue' })).toBeVisible();
  await second.close();
});

test('the first question can be skipped, and is not asked again after a link', async ({ page }) => {
  await page.goto('./?welcome');
  const welcome = page.getByRole('dialog', { name: 'Where would you like to begin?' });
  await welcome.getByRole('button', { name: 'Look around on my own' }).click();
  await expect(welcome).toHaveCount(0);
  await page.goto('./?scenario=spot-trader');
  await expect(page.getByRole('region', { name: 'Control room' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
