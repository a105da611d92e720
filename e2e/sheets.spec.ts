import { type App, expect, test } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { pixelsSideways } from './fixtures/sideways';

/**
 * Sheets and questions of trading, funds, settings, OTC and art, each opened by its control on the smallest phone, in the
 * app's first language: axe finds nothing in the whole page while it is open, nothing sticks out, Escape closes it, and
 * the focus is back on its control.
 */
test.use({ lang: 'id', viewport: { width: 320, height: 640 } });

const TRADE = '/pages/transaction/index';
/** Screens that are walked through one after another, and on each the controls that open something. */
const ROWS: Readonly<
  Record<
    string,
    readonly [scenario: string, screens: readonly (readonly [path: string, controls: readonly RegExp[]])[]]
  >
> = {
  'spot trading and options': [
    'spot-trader',
    [
      [
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
      [`${TRADE}?tab=options`, [/^Pilih pasar/]],
      ['/pages/transaction/currency_order', [/^Arah/, /^Dibuat/, /^Batalkan semua/]],
    ],
  ],
  futures: [
    'long-btc',
    [
      ['/pages/transaction/contract?symbol=BTC%2FUSDT', [/^Pengaturan indikator/]],
      [`${TRADE}?tab=futures`, [/^Leverage/, /^Mode margin|^Jenis order/]],
      ['/pages/transaction/contract_order', [/^Tutup$/, /^TP\/SL/]],
    ],
  ],
  funds: [
    'spot-trader',
    [
      ['/pages/fund/assets', [/^Mata uang tampilan/, /^Futures/, /^Spot/, /^Earn/]],
      ['/pages/fund/assets_all_record', [/^Periode/]],
      ['/pages/fund/transfer', [/^Ke akun/]],
      ['/pages/fund/fundTransfer', [/^Koin yang dikonversi/, /^Koin yang diterima/]],
      ['/pages/fund/withdraw', [/^Koin/]],
    ],
  ],
  'the account': [
    'spot-trader',
    [
      ['/pages/setting/wallet', [/^Tampilkan kode QR/]],
      ['/pages/setting/setting', [/^Mata uang tampilan/, /^Keluar/]],
      ['/pages/setting/bill', [/^Jenis/, /^Saldo awal/]],
      ['/pages/vip/index', [/^Alasan skor ini/]],
      ['/pages/points/index', [/^Ambil/]],
    ],
  ],
  'a text that is longer than the screen': ['spot-trader', [['/pages/ieo/subscribe?id=4', [/^White paper/]]]],
  'OTC and art': [
    'spot-trader',
    [
      ['/pages/otc/otc', [/^Mata uang/, /^Beli dari/]],
      ['/pages/nft/nft', [/^Filter/]],
      ['/pages/nft/myNft', [/^Buka box/, /^Hadiahkan/]],
    ],
  ],
};

async function expectSheet(app: App, path: string, name: RegExp): Promise<void> {
  const { page } = app;
  const what = `${path}, ${name}`;
  const control = app.root.locator('header, main, footer').getByRole('button', { name }).first();
  const dialog = app.getByRole('dialog').or(app.getByRole('alertdialog'));
  await control.click();
  await expect(dialog, what).toBeVisible();
  await app.settled();
  expect(await axeProblems(page), what).toEqual([]);
  const overflow = await page.evaluate(pixelsSideways);
  expect(overflow, `${what}: nothing sticks out sideways`).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog, what).toHaveCount(0);
  await expect(control, `${what}: has the focus again`).toBeFocused();
}

for (const [name, [scenario, screens]] of Object.entries(ROWS))
  test(`${name}: sheets and questions`, async ({ app, sandbox }) => {
    test.slow();
    await sandbox.start(scenario, { seed: 7 });
    for (const [path, controls] of screens)
      await test.step(path, async () => {
        await app.goto(path);
        for (const control of controls) await expectSheet(app, path, control);
      });
  });
