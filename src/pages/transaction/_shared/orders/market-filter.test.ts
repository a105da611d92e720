import { expect, test } from 'vitest';
import { filterOptions } from '@/ui/forms/filter-options';
import { makePair } from '../../../_shared/market/make-pair';
import { marketOption } from './market-filter';

const options = [makePair('ETH', { full_name: 'Ethereum' }), makePair('BTC', { full_name: 'Bitcoin' })].map(
  marketOption,
);

test.each(['btc', 'BTC/USDT', 'btcusdt', 'BTC-USDT', 'ＢＴＣ', 'bitcoin'])('%j finds one market', (search) => {
  expect(filterOptions(options, search).map(({ value }) => value)).toEqual(['BTC/USDT']);
});
