import { launchOptions } from '../scripts/browser.mjs';
import { expect, test } from './fixtures';
import { SUBJECTS } from './shots/subjects';

/**
 * Compares the main screens with their pictures in e2e/pictures. After an intended change run `npm run pictures`; the
 * commit then shows the difference.
 */
/**
 * Addresses by scenario, some with a tab to tap. Scenarios begin at a fixed time except the visitor's; its screens are
 * therefore those of `spot-trader` seen by a visitor, so that prices are the same every day.
 */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  /** Signed in, with funds and orders. */
  'spot-trader': [
    '/pages/index/index',
    '/pages/market/market',
    '/pages/market/market Favourites',
    '/pages/market/market Stocks',
    '/pages/market/search?q=b',
    '/pages/transaction/index?tab=coins',
    '/pages/transaction/index?tab=options',
    '/pages/transaction/currency?symbol=BTC%2FUSDT',
    '/pages/transaction/currency_order',
    '/pages/transaction/index2',
    '/pages/financial/index',
    '/pages/fund/assets',
    '/pages/fund/receive?coin=3',
    '/pages/fund/withdraw',
    '/pages/fund/fundTransfer',
    '/pages/setting/setting',
    '/pages/setting/security',
    '/pages/setting/bank_international',
    '/pages/setting/bill',
    '/pages/setting/userInfo',
    '/pages/vip/index',
    '/pages/invest/invest',
    '/pages/lockming/lockming',
    '/pages/ieo/ieo',
    '/pages/otc/otc',
    '/pages/kefu/index',
    '/pages/follow/agreement_en',
  ],
  'long-btc': [
    '/pages/transaction/index?tab=futures',
    '/pages/transaction/contract?symbol=BTC%2FUSDT',
    '/pages/transaction/contract_order',
  ],
  'option-won': ['/pages/transaction/seconds_order'],
  'copy-through-a-drawdown': ['/pages/copytrade/my'],
  'art-collector': [
    '/pages/nft/nft',
    `/pages/nft/artworkDetail?${SUBJECTS['/pages/nft/artworkDetail']?.query}`,
    '/pages/site_message/message-center',
    '/pages/site_message/message-detail?id=42',
  ],
  visitor: ['/pages/index/index', '/pages/common/login', '/pages/common/register', '/pages/common/forgot'],
};

/** Another version of the browser may shift lines of text by a pixel; a misplaced figure differs by more. */
const TOLERANCE = { maxDiffPixelRatio: 0.005 };
/** What the control room says of the run of the test before is not part of the screen. */
const hideRoom = () => {
  // The policy of the page forbids the style elements that `toHaveScreenshot` would add.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-testid="room-outcome"] { visibility: hidden; }');
  document.adoptedStyleSheets.push(sheet);
};

// Times depend on the device's zone. The lighter browser of the other tests draws a few letters differently.
test.use({ timezoneId: 'Asia/Jakarta', launchOptions: launchOptions(), drawn: true });

for (const [scenario, screens] of Object.entries(SCREENS))
  for (const screen of screens)
    test(`${scenario}: ${screen}`, async ({ app, page, sandbox }) => {
      const [address = '', tab] = screen.split(' ');
      await sandbox.start(scenario === 'visitor' ? 'spot-trader' : scenario, { seed: 7 });
      if (scenario === 'visitor') await sandbox.as('visitor');
      await app.goto(address);
      if (tab) await app.getByRole('tab', { name: tab }).click();
      await app.settled();
      await expect(page.locator('main [class*="skeleton_"]'), 'nothing is outlined any more').toHaveCount(0);
      await page.evaluate(hideRoom);
      await page.evaluate(() => {
        const inSight = [...document.images].filter((one) => one.getBoundingClientRect().top < innerHeight);
        return Promise.all(inSight.map((one) => one.decode().catch(() => {})));
      });
      const name = `${scenario} ${screen.replace('/pages/', '')}`.replaceAll(/[^\w]+/g, '-');
      await expect(page).toHaveScreenshot(`${name}.png`, TOLERANCE);
    });
