import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'spot-trader',
  title: { en: 'Spot trader', id: 'Pedagang spot' },
  summary: {
    en: 'Maya is verified and funded, and has two limit orders in the book: move the price and watch them fill.',
    id: 'Maya sudah terverifikasi, punya dana, dan dua order limit di buku order: gerakkan harga dan lihat terisi.',
  },
  category: 'trading',
  needs: ['quotes', 'spot', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  grants: [
    { persona: 'trader', asset: 'USDT', amount: '20000' },
    { persona: 'trader', asset: 'BTC', amount: '0.5' },
    { persona: 'trader', asset: 'ETH', amount: '4' },
  ],
  before: [
    {
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '1', legal_id: '3', type: '1', amount: '0.1', target_price: 'last-2%' },
    },
    {
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '2', legal_id: '3', type: '2', amount: '1.5', target_price: 'last+3%' },
    },
    { persona: 'trader', call: 'POST /optional/add', fields: { currency_id: '1' } },
    { persona: 'trader', call: 'POST /optional/add', fields: { currency_id: '2' } },
  ],
});
