import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'dual-settled-below',
  title: {
    en: 'Dual investment settled below',
    id: 'Investasi ganda selesai di bawah acuan',
    zh: '双币理财低于参考价结算',
    hk: '雙幣理財低於參考價結算',
    th: 'ลงทุนสองสกุลชำระต่ำกว่าราคาอ้างอิง',
    jp: '二通貨投資、参照価格未満で決済',
    kor: '듀얼 투자, 기준가 아래 정산',
    fra: 'Placement dual réglé sous la référence',
    spa: 'Inversión dual liquidada por debajo',
    vn: 'Đầu tư kép thanh toán dưới giá tham chiếu',
  },
  summary: {
    en: 'Half a bitcoin is invested until 16:00; the price ends below the reference, so more bitcoin comes back.',
    id: 'Setengah bitcoin diinvestasikan sampai pukul 16.00; harga berakhir di bawah acuan, jadi bitcoin yang kembali lebih banyak.',
    zh: '半枚比特币投资到 16:00；价格低于参考价，返还更多比特币。',
    hk: '半枚比特幣投資到 16:00；價格低於參考價，返還更多比特幣。',
    th: 'ลงทุนครึ่งบิตคอยน์ถึง 16:00 ราคาต่ำกว่าราคาอ้างอิง จึงได้บิตคอยน์คืนมากขึ้น',
    jp: 'ビットコイン半枚を 16:00 まで投資。価格が参照価格を下回り、ビットコインが増えて戻ります。',
    kor: '비트코인 0.5개를 16:00까지 투자합니다. 가격이 기준가 아래라 더 많은 비트코인이 돌아옵니다.',
    fra: "Un demi-bitcoin est placé jusqu'à 16 h ; le prix finit sous la référence, et il revient plus de bitcoin.",
    spa: 'Medio bitcoin está invertido hasta las 16:00; el precio acaba por debajo de la referencia y vuelve más bitcoin.',
    vn: 'Nửa bitcoin được đầu tư đến 16:00; giá dưới mức tham chiếu nên nhận lại nhiều bitcoin hơn.',
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
  script: [{ at: '295s', action: 'market.meetReference', input: { who: 'trader', side: 'below' } }],
});
