import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'dual-settled-above',
  title: {
    en: 'Dual investment settled above',
    id: 'Investasi ganda selesai di atas acuan',
    zh: '双币理财高于参考价结算',
    hk: '雙幣理財高於參考價結算',
    th: 'ลงทุนสองสกุลชำระสูงกว่าราคาอ้างอิง',
    jp: '二通貨投資、参照価格超で決済',
    kor: '듀얼 투자, 기준가 위 정산',
    fra: 'Placement dual réglé au-dessus de la référence',
    spa: 'Inversión dual liquidada por encima',
    vn: 'Đầu tư kép thanh toán trên giá tham chiếu',
  },
  summary: {
    en: 'Half a bitcoin is invested until 16:00; the price ends above the reference, so it is sold at that price with the yield.',
    id: 'Setengah bitcoin diinvestasikan sampai pukul 16.00; harga berakhir di atas acuan, jadi terjual di harga itu beserta hasilnya.',
    zh: '半枚比特币投资到 16:00；价格高于参考价，按参考价连同收益以 USDT 返还。',
    hk: '半枚比特幣投資到 16:00；價格高於參考價，按參考價連同收益以 USDT 返還。',
    th: 'ลงทุนครึ่งบิตคอยน์ถึง 16:00 ราคาสูงกว่าราคาอ้างอิง จึงได้ USDT ตามราคานั้นพร้อมผลตอบแทน',
    jp: 'ビットコイン半枚を 16:00 まで投資。価格が参照価格を上回り、その価格と利息が USDT で支払われます。',
    kor: '비트코인 0.5개를 16:00까지 투자합니다. 가격이 기준가 위라 그 값과 수익을 USDT로 받습니다.',
    fra: "Un demi-bitcoin est placé jusqu'à 16 h ; le prix finit au-dessus de la référence, il est vendu à ce prix avec le rendement.",
    spa: 'Medio bitcoin está invertido hasta las 16:00; el precio acaba por encima y se vende a la referencia con el rendimiento.',
    vn: 'Nửa bitcoin được đầu tư đến 16:00; giá trên mức tham chiếu nên được bán ở giá đó cùng lợi suất.',
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
  script: [{ at: '295s', action: 'market.meetReference', input: { who: 'trader', side: 'above' } }],
});
