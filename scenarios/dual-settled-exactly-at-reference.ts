import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'dual-settled-exactly-at-reference',
  title: {
    en: 'Dual investment settled exactly at target',
    id: 'Dual Investment selesai tepat di target',
    zh: '双币投资：恰好等于挂钩价结算',
    hk: '雙幣投資：剛好等於掛鈎價結算',
    th: 'Dual Investment ชำระตรงราคาเป้าหมายพอดี',
    jp: 'デュアル投資：目標価格ちょうどで決済',
    kor: '듀얼 투자: 정확히 목표가에 정산',
    fra: 'Double investissement réglé exactement au prix cible',
    spa: 'Inversión dual liquidada justo en el objetivo',
    vn: 'Đầu tư kép tất toán đúng giá mục tiêu',
  },
  summary: {
    en: 'At 16:00 the price matches the target to the cent. Equal counts as above: the payout is in USDT.',
    id: 'Pukul 16:00 harga sama persis dengan harga target. Sama dihitung di atas: pembayaran dalam USDT.',
    zh: '16:00 的价格与挂钩价分毫不差。相等视为高于，以 USDT 兑付。',
    hk: '16:00 的價格與掛鈎價分毫不差。等同於高於掛鈎價：以 USDT 派付。',
    th: 'เวลา 16:00 ราคาตรงกับราคาเป้าหมายทุกสตางค์ เท่ากันนับว่าสูงกว่า จึงจ่ายเป็น USDT',
    jp: '16:00の価格は、目標価格と1セントも違いません。同値は「以上」として扱われ、USDTで支払われます。',
    kor: '16:00 가격이 목표가와 정확히 같습니다. 같으면 목표가 이상으로 보아 USDT로 지급됩니다.',
    fra: 'À 16:00, le prix est égal au prix cible, au centime près. L’égalité compte comme au-dessus : le paiement est en USDT.',
    spa: 'A las 16:00 el precio coincide al céntimo con el precio objetivo. Igual cuenta como por encima: se paga en USDT.',
    vn: 'Lúc 16:00 giá đúng bằng giá mục tiêu, không lệch một xu. Bằng được tính là trên: trả bằng USDT.',
  },
  category: 'accounts',
  tags: ['dual', 'settlement', 'reference'],
  needs: ['dual', 'earnings', 'quotes', 'wallet'],
  start: '2026-01-06T07:55:00.000Z',
  signIn: 'trader',
  grants: [{ persona: 'trader', asset: 'BTC', amount: '1' }],
  before: [
    {
      ago: '2d',
      persona: 'trader',
      call: 'POST /dual/buyDual',
      fields: { id: '245472', num: '5' },
    },
  ],
  script: [
    { at: '295s', action: 'market.meetReference', input: { who: 'trader', side: 'at' } },
    { at: '6m', action: 'market.volatility', input: { symbol: 'BTC/USDT', multiple: 1 } },
  ],
});
