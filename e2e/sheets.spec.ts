import { type App, expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';

/**
 * Sheets and questions of trading, funds, settings, OTC and art, each opened by its control on the smallest phone, in the
 * app's first language: axe finds nothing in the whole page while it is open, nothing sticks out, Escape closes it, and
 * the focus is back on its control.
 */
test.use({ lang: 'id', viewport: { width: 320, height: 640 } });

const TRADE = '/pages/transaction/index';
const ROWS: readonly (readonly [scenario: string, path: string, controls: readonly RegExp[]])[] = [
  [
    'spot-trader',
    `${TRADE}?tab=coins`,
    [
      /^Pilih pasar/,
      /^Jenis order/,
      /^Tambah dana/,
      /^Kelipatan harga order book/,
      /^BTC\/USDT.*terisi/s,
      /^Batalkan$/,
    ],
  ],
  ['long-btc', '/pages/transaction/contract?symbol=BTC%2FUSDT', [/^Pengaturan indikator/]],
  ['long-btc', `${TRADE}?tab=futures`, [/^Leverage/, /^Mode margin|^Jenis order/]],
  ['spot-trader', `${TRADE}?tab=options`, [/^Pilih pasar/]],
  ['spot-trader', '/pages/transaction/currency_order', [/^Arah/, /^Dibuat/, /^Batalkan semua/]],
  ['long-btc', '/pages/transaction/contract_order', [/^Tutup$/, /^TP\/SL/]],
  ['spot-trader', '/pages/fund/assets', [/^Mata uang tampilan/, /^Futures/, /^Spot/, /^Earn/]],
  ['spot-trader', '/pages/fund/assets_all_record', [/^Periode/]],
  ['spot-trader', '/pages/fund/transfer', [/^Ke akun/]],
  ['spot-trader', '/pages/fund/fundTransfer', [/^Koin yang dikonversi/, /^Koin yang diterima/]],
  ['spot-trader', '/pages/fund/withdraw', [/^Koin/]],
  ['spot-trader', '/pages/setting/wallet', [/^Tampilkan kode QR/]],
  ['spot-trader', '/pages/setting/setting', [/^Mata uang tampilan/, /^Keluar/]],
  ['spot-trader', '/pages/setting/bill', [/^Jenis/, /^Saldo awal/]],
  ['spot-trader', '/pages/vip/index', [/^Alasan skor ini/]],
  ['spot-trader', '/pages/points/index', [/^Ambil/]],
  ['spot-trader', '/pages/otc/otc', [/^Mata uang/, /^Beli dari/]],
  ['spot-trader', '/pages/nft/nft', [/^Filter/]],
  ['spot-trader', '/pages/nft/myNft', [/^Buka box/, /^Hadiahkan/]],
];

async function expectSheet(app: App, path: string, name: RegExp): Promise<void> {
  const { page } = app;
  const what = `${path}, ${name}`;
  const control = app.root.locator('header, main, footer').getByRole('button', { name }).first();
  const dialog = app.getByRole('dialog').or(app.getByRole('alertdialog'));
  await control.click();
  await expect(dialog, what).toBeVisible();
  await app.settled();
  expect(await axeProblems(page), what).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${what}: nothing sticks out sideways`).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog, what).toHaveCount(0);
  await expect(control, `${what}: has the focus again`).toBeFocused();
}

for (const [scenario, path, controls] of ROWS)
  test(`${path}: its sheets`, async ({ app, sandbox }) => {
    test.slow();
    await sandbox.start(scenario, { seed: 7 });
    await app.goto(path);
    for (const name of controls) await expectSheet(app, path, name);
  });
