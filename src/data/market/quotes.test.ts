import { expect, test } from 'vitest';
import { readQuotes } from './quotes';

test('quotes are indexed, and get the decimals real servers do not declare', () => {
  const flags = { open_transaction: true, open_lever: true, open_microtrade: true, open_coin_trade: true };
  const pair = { id: 4, legal_id: 3, currency_id: 1, sort: 1, change: '+1.20', volume: '1', logo: '', ...flags };
  const names = { currency_name: 'DOGE', legal_name: 'USDT' };
  const group = { id: 3, name: 'USDT', logo: '', sort: 1, is_lever: false, is_legal: true, is_match: false };
  const quotation = [{ ...pair, ...names, now_price: '0.12345' }];
  const quotes = readQuotes([{ ...group, is_micro: false, price: '1', quotation }]);
  expect(quotes.bySymbol.get('DOGE/USDT')).toMatchObject({ price_decimals: 4, amount_decimals: 4, kind: 'crypto' });
  expect(quotes.byId.get(4)).toBe(quotes.pairs[0]);
  // Real servers send the volume of the calendar day. The volume of 24 hours takes precedence if they send it as well.
  const withDay = quotation.map((row) => ({ ...row, volume_24h: '3' }));
  const both = readQuotes([{ ...group, is_micro: false, price: '1', quotation: withDay }]);
  expect([quotes.pairs[0]?.volume, both.pairs[0]?.volume]).toEqual(['1', '3']);
});
