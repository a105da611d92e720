import { screens } from '../../src/app/routes';
import type { Call } from '../../src/contract/calls';
import { expect } from '../fixtures';
import type { Customer } from './customer';

/** Random numbers from a seed; the same seed gives the same numbers. */
export interface Dice {
  /** An integer from 0 to below `below`. */
  number(below: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** The same elements in another order. */
  shuffle<T>(of: readonly T[]): T[];
}

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const number = (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  const shuffle = <T>(of: readonly T[]): T[] => {
    const rest = [...of];
    return of.flatMap(() => rest.splice(number(rest.length), 1));
  };
  return { number, pick: (from) => from[number(from.length)] ?? from[0], shuffle };
}

/** A customer of a walk. */
export interface Walker extends Customer {
  /** Code of an artwork in an auction. */
  readonly work: string;
}

export interface Act {
  /** The call that the tap makes; absent for actions without a command. */
  readonly commits?: Call;
  /** How often a walk does it: only the time and the customer are random. */
  readonly times: number;
  do(walker: Walker, dice: Dice): Promise<unknown>;
}

/** Without the screens for login and registration, which redirect a signed-in user. */
const ROUTES = Object.keys(screens).filter((route) => !/^\/pages\/common\/(login|register|forgot)$/.test(route)) as [
  string,
  ...string[],
];
const LANGUAGES = ['Bahasa Indonesia', '日本語', 'Français', 'ไทย', '한국어'] as const;

const SPOT = '/pages/transaction/currency?symbol=BTC%2FUSDT';
const button = ({ app }: Customer, name: string | RegExp) => app.getByRole('button', { name, exact: true });
const dialog = ({ page }: Customer) => page.getByRole('dialog').last();

export async function signInAgain({ app, page, email }: Customer): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await app.signIn(email);
  await expect(page).not.toHaveURL(/login/);
}

/** Actions of customers, by their name in the report. */
export const ACTS: Readonly<Record<string, Act>> = {
  'buys at the market': {
    commits: 'POST /coin/trade',
    times: 2,
    async do(customer, dice) {
      await customer.app.goto(SPOT);
      await customer.app.orderType('Market');
      await customer.app.getByLabel('Amount (BTC)').fill(`0.00${1 + dice.number(9)}`);
      await button(customer, 'Buy BTC').click();
    },
  },
  'places a limit order': {
    commits: 'POST /coin/trade',
    times: 2,
    async do(customer, dice) {
      const price = Number(await customer.sandbox.market.price('BTC/USDT')) * (0.9 + dice.number(99) / 1_000);
      await customer.app.goto(SPOT);
      await customer.app.orderType('Limit');
      await customer.app.getByLabel('Price (USDT)').fill(price.toFixed(0));
      await customer.app.getByLabel('Amount (BTC)').fill(`0.00${1 + dice.number(9)}`);
      await button(customer, 'Buy BTC').click();
    },
  },
  'opens a position': {
    commits: 'POST /lever/submit',
    times: 2,
    async do(customer, dice) {
      await customer.app.goto('/pages/transaction/index?tab=futures&symbol=BTC%2FUSDT');
      await customer.app.getByLabel('Lots', { exact: true }).fill(String(1 + dice.number(20)));
      await button(customer, dice.pick(['Open long', 'Open short'])).click();
      await dialog(customer)
        .getByRole('button', { name: /^(Open|Place) (long|short)/ })
        .click();
    },
  },
  'bets on the next minute': {
    commits: 'POST /microtrade/submit',
    times: 2,
    async do(customer, dice) {
      await customer.app.goto('/pages/transaction/index?tab=options&symbol=BTC%2FUSDT');
      await customer.app.getByLabel('Stake (USDT)').fill(String(20 + dice.number(30)));
      await button(customer, dice.pick(['Up', 'Down'])).click();
      await dialog(customer)
        .getByRole('button', { name: /^Confirm / })
        .click();
    },
  },
  'transfers between accounts': {
    commits: 'POST /wallet/change',
    times: 2,
    async do(customer, dice) {
      await customer.app.goto('/pages/fund/transfer?currency=3&from=change&to=micro');
      await customer.app.getByLabel('Amount (USDT)').fill(String(1 + dice.number(50)));
      await button(customer, /^Transfer to /).click();
    },
  },
  'exchanges coins': {
    commits: 'POST /user/Transfer',
    times: 1,
    async do(customer, dice) {
      await customer.app.goto('/pages/fund/fundTransfer?from=3&to=1');
      await customer.app.getByLabel('From', { exact: true }).fill(String(50 + dice.number(100)));
      await button(customer, 'Review conversion').click();
      await dialog(customer).getByRole('button', { name: 'Convert now' }).click();
    },
  },
  'locks up': {
    commits: 'POST /lh/deposit',
    times: 1,
    async do(customer, dice) {
      await customer.app.goto('/pages/lockming/buy?id=1');
      await customer.app.getByLabel('Amount (USDT)').fill(String(100 + dice.number(100)));
      await button(customer, 'Lock').click();
      await dialog(customer).getByRole('button', { name: 'Confirm and lock' }).click();
    },
  },
  'marks a favourite': {
    times: 1,
    async do(customer) {
      await customer.app.goto('/pages/market/market');
      const star = customer.app.getByRole('button', { name: 'Favourite BTC' });
      const before = await star.getAttribute('aria-pressed');
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    },
  },
  'looks around': {
    times: 3,
    do: ({ app }, dice) => app.goto(dice.pick(ROUTES)),
  },
  'looks around in another language': {
    times: 1,
    async do({ app, page }, dice) {
      await app.goto('/pages/setting/language');
      await app.getByText(dice.pick(LANGUAGES), { exact: true }).click();
      await expect(page.locator('html')).not.toHaveAttribute('lang', 'en');
      await app.goto(dice.pick(ROUTES));
      await expect(page.locator('h1').first()).not.toHaveText('');
      await app.goto('/pages/setting/language');
      await app.getByText('English', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  },
  'bids on an artwork': {
    commits: 'POST /bind_box/auctionNFT',
    times: 2,
    async do(customer) {
      const { app, page, sandbox, work } = customer;
      await app.goto(`/pages/nft/artworkDetail?code=${work}`);
      // Nobody can outbid themselves: another customer must bid first, some time later.
      if (await app.getByText('Your bid leads').first().isVisible()) {
        await sandbox.call('vip-4', 'POST /bind_box/auctionNFT', { code: work, price: '10' });
        await sandbox.clock.step('3s');
      }
      await app
        .getByRole('contentinfo')
        .getByRole('button', { name: /^(Place a bid|Bid .* USDT)$/ })
        .click();
      await dialog(customer)
        .getByRole('button', { name: /^Bid .* USDT$/ })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Place the bid' }).click();
    },
  },
  'goes back': {
    times: 2,
    async do({ app, page }, dice) {
      // None of these screens redirects.
      const [first, then] = dice.shuffle(['/pages/setting/security', '/pages/fund/assets', '/pages/market/market']);
      await app.goto(first ?? '');
      await app.goto(then ?? '');
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`#${first}$`));
      await app.settled();
    },
  },
  'closes a sheet by Back': {
    times: 2,
    async do(customer) {
      const { app, page } = customer;
      const place = '/pages/transaction/index?tab=coins&symbol=BTC%2FUSDT';
      await app.goto(place);
      await app.getByRole('button', { name: /^Choose a market/ }).click();
      await expect(dialog(customer)).toBeVisible();
      // An open sheet adds its history entry shortly after it is drawn. Users are not as fast as a test.
      await expect.poll(() => page.evaluate(() => history.state?.covered)).toBe(true);
      const before = page.url();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await app.settled();
      expect(page.url(), 'Back closes the sheet and stays').toBe(before);
    },
  },
  reloads: {
    times: 2,
    async do({ app, page }) {
      await page.reload();
      await app.settled();
    },
  },
  'is signed out elsewhere': {
    times: 1,
    async do(customer) {
      await customer.sandbox.signOut(customer.who);
      await customer.app.goto('/pages/fund/assets_record?account=lever', { settle: false });
      await signInAgain(customer);
    },
  },
};
