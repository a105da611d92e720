import { expect, test } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { makePair } from '../../../_shared/market/make-pair';
import { estimatesOf } from './order-estimates';
import { readOrder } from './order-input';

const pair = makePair('BTC', { now_price: '60000', lever_share_num: '0.001', lever_trade_fee: '0.03', spread: '8' });
const offer = { multiples: [10, 20], shareLimit: { min: 1, max: 100 } };
/** At 20 times a lot needs 3.0004 USDT of margin and 0.0180024 of fee, and a market order leaves 0.5 % of the balance. */
const figuresOf = (share: string, balance: string | null) => {
  const form = { symbol: pair.symbol, kind: 'market', price: '', suggestedMs: 0, share, multiple: 20 } as const;
  const available = balance === null ? null : new Decimal(balance);
  const { coins, required, largestLots, percent } = estimatesOf(readOrder(form, 'long', offer), pair, {
    offer,
    available,
    vipLevel: 0,
  });
  return [coins, required, largestLots].map((figure) => figure?.toFixed() ?? null).concat(String(percent));
};

test.each([
  ['nothing typed', '', '50', [null, null, '16', '0']],
  ['a half of what the balance covers', '8', '50', ['0.008', '24.1472192', '16', '50']],
  ['more than it covers', '40', '50', ['0.04', '120.736096', '16', '100']],
  ['a balance for more lots than are offered', '25', '1000', ['0.025', '75.46006', '100', '25']],
  ['no balance', '8', '0', ['0.008', '24.1472192', '0', '0']],
  ['an unknown balance', '8', null, ['0.008', '24.1472192', null, '0']],
] as const)('%s', (_, share, balance, expected) => {
  expect(figuresOf(share, balance)).toEqual(expected);
});
