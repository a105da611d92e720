import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'dual-settled-exactly-at-reference',
  title: {
    en: 'Dual investment settled exactly at reference',
    id: 'Investasi ganda selesai tepat di acuan',
    zh: '双币理财恰好等于参考价结算',
    hk: '雙幣理財恰好等於參考價結算',
    th: 'ลงทุนสองสกุลชำระตรงราคาอ้างอิงพอดี',
    jp: '二通貨投資、参照価格ちょうどで決済',
    kor: '듀얼 투자, 기준가와 정확히 같은 정산',
    fra: 'Placement dual réglé exactement à la référence',
    spa: 'Inversión dual liquidada justo en la referencia',
    vn: 'Đầu tư kép thanh toán đúng giá tham chiếu',
  },
  summary: {
    en: 'At 16:00 the price is the reference to the cent. Equal counts as above: the payout is in USDT.',
    id: 'Pukul 16.00 harga sama persis dengan acuan. Sama dihitung di atas: pembayaran dalam USDT.',
    zh: '16:00 价格与参考价分毫不差。相等视为高于：以 USDT 支付。',
    hk: '16:00 價格與參考價分毫不差。相等視為高於：以 USDT 支付。',
    th: 'เวลา 16:00 ราคาเท่ากับราคาอ้างอิงพอดี เท่ากันนับว่าสูงกว่า จึงจ่ายเป็น USDT',
    jp: '16:00 の価格は参照価格とちょうど同じ。同値は上回ったとみなし、USDT で支払われます。',
    kor: '16:00 가격이 기준가와 정확히 같습니다. 같으면 위로 보아 USDT로 지급합니다.',
    fra: "À 16 h, le prix est la référence au centime. L'égalité compte comme au-dessus : le paiement est en USDT.",
    spa: 'A las 16:00 el precio es la referencia al céntimo. Igual cuenta como por encima: se paga en USDT.',
    vn: 'Lúc 16:00 giá đúng bằng mức tham chiếu. Bằng được tính là trên: trả bằng USDT.',
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
