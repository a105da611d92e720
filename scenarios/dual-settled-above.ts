import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'dual-settled-above',
  title: {
    en: 'Dual investment settled above target',
    id: 'Dual Investment selesai di atas target',
    zh: '双币投资：高于挂钩价结算',
    hk: '雙幣投資：高於掛鈎價結算',
    th: 'Dual Investment ชำระสูงกว่าราคาเป้าหมาย',
    jp: 'デュアル投資：目標価格より上で決済',
    kor: '듀얼 투자: 목표가 초과 정산',
    fra: 'Double investissement réglé au-dessus du prix cible',
    spa: 'Inversión dual liquidada por encima del objetivo',
    vn: 'Đầu tư kép tất toán trên giá mục tiêu',
  },
  summary: {
    en: 'Half a bitcoin is invested until 16:00; the price ends above the target price, so it is sold at that price with the return.',
    id: 'Setengah bitcoin diinvestasikan sampai pukul 16:00; harga berakhir di atas harga target, jadi terjual di harga itu beserta imbal hasilnya.',
    zh: '0.5 BTC 投资至 16:00。到期价高于挂钩价，按挂钩价卖出，连同收益一并兑付。',
    hk: '0.5 BTC 投資至 16:00。到期時價格高於掛鈎價，按掛鈎價賣出，連同收益派付。',
    th: 'ลงทุนครึ่งบิตคอยน์ถึง 16:00 ราคาจบเหนือราคาเป้าหมาย จึงขายที่ราคานั้นพร้อมผลตอบแทน',
    jp: '0.5ビットコインを16:00まで運用。価格は目標価格より上で終わり、目標価格で売却され、収益とともに支払われます。',
    kor: '0.5 BTC를 16:00까지 투자합니다. 정산가가 목표가보다 높아 목표가에 매도되고 수익이 더해집니다.',
    fra: 'Un demi-bitcoin est placé jusqu’à 16:00 ; le prix finit au-dessus du prix cible : il est vendu à ce prix, rendement en plus.',
    spa: 'Medio bitcoin está invertido hasta las 16:00; el precio acaba por encima del precio objetivo, así que se vende a ese precio, con el rendimiento.',
    vn: 'Nửa bitcoin được đầu tư đến 16:00; giá kết thúc trên giá mục tiêu, nên bitcoin được bán ở giá đó kèm lợi nhuận.',
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
