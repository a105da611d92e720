import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'flash-crash',
  title: { en: 'Flash crash', id: 'Kejatuhan kilat' },
  summary: {
    en: 'Two calm minutes, then bitcoin loses fifteen percent in thirty seconds, drags the market along and recovers.',
    id: 'Dua menit tenang, lalu bitcoin turun lima belas persen dalam tiga puluh detik, menyeret pasar, dan pulih.',
  },
  category: 'market',
  needs: ['quotes', 'spot', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  grants: [
    { persona: 'trader', asset: 'USDT', amount: '50000' },
    { persona: 'trader', asset: 'BTC', amount: '1' },
  ],
  script: [
    { at: '2m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -15, rampSeconds: 30 } },
    { at: '125s', action: 'market.shock', input: { symbol: 'ETH/USDT', percent: -12, rampSeconds: 30 } },
    { at: '130s', action: 'market.shock', input: { symbol: 'SOL/USDT', percent: -18, rampSeconds: 30 } },
    { at: '6m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 11, rampSeconds: 180 } },
    { at: '6m', action: 'market.shock', input: { symbol: 'ETH/USDT', percent: 8, rampSeconds: 180 } },
    { at: '7m', action: 'market.shock', input: { symbol: 'SOL/USDT', percent: 12, rampSeconds: 180 } },
  ],
});
