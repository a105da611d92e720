import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Decimal, ZERO } from '@/domain/money/money';
import { changeLanguage, i18n, startI18n } from '@/i18n/i18n';
import { AmountPart } from './amount-part';
import type { WithdrawFormState } from './use-withdraw-form';

const terms = { rate: new Decimal('0.015'), ratetype: 1, least: ZERO };
const figures = { amount: null, fee: ZERO, arrives: ZERO, max: ZERO };
const form = { figures, terms, to: 'address', draft: { amount: '' }, messageOf: () => undefined, write: String };

test.each([
  ['en', '1.5%'],
  ['fra', '1,5\u202f%'],
] as const)('in %s a fee in percent is written as %s', async (lang, percent) => {
  await startI18n(lang);
  await changeLanguage(lang);
  await i18n.loadNamespaces('payout');
  const info = { change_balance: '0', name: 'USDT' } as Parameters<typeof AmountPart>[0]['info'];
  const html = renderToStaticMarkup(<AmountPart form={form as unknown as WithdrawFormState} coin="USDT" info={info} />);
  expect(html).toContain(`>${percent} = 0<`);
});
