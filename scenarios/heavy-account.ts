import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'heavy-account',
  title: { en: 'Heavy account', id: 'Akun padat' },
  summary: {
    en: 'Ten thousand resting orders of one customer, over all coin markets: lists, books and jumps in time at full load.',
    id: 'Sepuluh ribu order menunggu milik satu nasabah di semua pasar koin: daftar, buku order, dan lompatan waktu dengan beban penuh.',
  },
  category: 'accounts',
  needs: ['quotes', 'spot', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'whale',
  restingOrders: [{ persona: 'whale', count: 10_000, percentAway: [1, 40] }],
});
