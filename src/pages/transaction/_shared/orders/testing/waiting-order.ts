import type { CoinOrder } from '@/data/spot/queries';

/** A limit order to buy that waits. */
export const waitingOrder: CoinOrder = {
  id: 1,
  u_id: 7,
  currency_id: 1,
  legal_id: 3,
  type: 1,
  target_price: '100.00000000',
  trade_price: '0.00000000',
  trade_amount: '2.00000000',
  charge_fee: '0.002000',
  status: 1,
  created_at: '2026-01-05 09:30:00',
  updated_at: '',
  symbol: 'BTC/USDT',
  deal_amount: '0.00000000',
  fee_amount: '0.00000000',
  order_type: 'limit',
};
