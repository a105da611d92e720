import { beforeAll, expect, test } from 'vitest';
import { refusalsEn } from '@/contract/refusals/en';
import { Decimal } from '@/domain/money/money';
import { i18n, startI18n } from '@/i18n/i18n';
import { drawn } from '../../_shared/testing/draw';
import { PriceFigures } from './price-figures';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['nft-trade', 'refusals']);
});

test.each([
  ['unknown', null, false],
  ['too low', '99.99', true],
  ['enough', '100', false],
])('a balance that is %s: whether the refusal is said', (_what, available, isSaid) => {
  const html = drawn(
    <PriceFigures
      label="Price"
      price={new Decimal(100)}
      available={available === null ? null : new Decimal(available)}
      asset={{ currencyId: 3, name: 'USDT' }}
    />,
    () => undefined,
  );
  expect(html.includes(`>${refusalsEn.insufficient_balance}<`)).toBe(isSaid);
});
