import { expect, test } from './fixtures';
import { switchLanguage } from './fixtures/language';

/** Screens with forms, each with a scenario whose user can type there. */
const FORMS = [
  ['/pages/common/register', 'first-day'],
  ['/pages/common/forgot', 'first-day'],
  ['/pages/common/login', 'first-day'],
  ['/pages/setting/addWallet', 'spot-trader'],
  ['/pages/setting/bank_international', 'spot-trader'],
  ['/pages/fund/transfer', 'spot-trader'],
  ['/pages/fund/fundTransfer', 'spot-trader'],
  ['/pages/lockming/buy?id=1', 'spot-trader'],
  ['/pages/invest/purchase?id=245449', 'spot-trader'],
  ['/pages/transaction/index?tab=coins', 'spot-trader'],
  ['/pages/transaction/index?tab=futures', 'spot-trader'],
  ['/pages/transaction/index?tab=options', 'spot-trader'],
] as const;

const valuesOf = (fields: readonly Element[]) => fields.map((field) => (field as HTMLInputElement).value);
const kindsOf = (fields: readonly Element[]) =>
  fields.map((field) => {
    const { inputMode } = field as HTMLInputElement;
    return inputMode === 'decimal' ? 'amount' : inputMode === 'numeric' || inputMode === 'tel' ? 'digits' : 'text';
  });
/** 1.5 as each language writes it. */
const TYPED = { amount: { id: '1,5', en: '1.5', fra: '1,5' }, digits: '7', text: 'Maya' };

test.use({ lang: 'id' });

for (const [path, scenario] of FORMS) {
  test(`${path}: typed input stays, with the same meaning, in another language`, async ({ app, page }) => {
    await app.open(path, { scenario });
    await app.settled();
    const fields = page.locator(
      'main input:visible:enabled:not([readonly]):not([type="checkbox"]):not([type="radio"]):not([type="range"]):not([type="file"])',
    );
    const kinds = await fields.evaluateAll(kindsOf);
    expect(kinds.length, 'there is something to type').toBeGreaterThan(0);
    for (const [at, kind] of kinds.entries())
      await fields.nth(at).fill(kind === 'amount' ? TYPED.amount.id : TYPED[kind]);
    const meant = await fields.evaluateAll(valuesOf);
    for (const lang of ['en', 'fra', 'id'] as const) {
      await switchLanguage(page, lang);
      await app.settled();
      const expected = kinds.map((kind, at) =>
        kind === 'amount' && meant[at] === TYPED.amount.id ? TYPED.amount[lang] : meant[at],
      );
      // What was typed may have brought further fields.
      const typed = async () => (await fields.evaluateAll(valuesOf)).slice(0, kinds.length);
      await expect.poll(typed, { message: lang }).toEqual(expected);
    }
  });
}
