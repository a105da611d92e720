import type { Pair } from '@/data/market/quotes';

/** A market for tests and benchmarks: a crypto pair against USDT. `facts` overrides its fields. */
export function makePair(base: string, facts: Partial<Pair> = {}): Pair {
  return {
    id: 1,
    legal_id: 3,
    currency_id: 1,
    legal_name: 'USDT',
    currency_name: base,
    symbol: `${base}/USDT`,
    kind: 'crypto',
    open_transaction: true,
    open_lever: false,
    open_microtrade: false,
    open_coin_trade: true,
    sort: 0,
    change: '0.00',
    volume: '1',
    turnover_24h: '1',
    now_price: '1',
    logo: '',
    price_decimals: 2,
    amount_decimals: 4,
    ...facts,
  };
}
