import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'dual-settled-below',
  title: {
    en: 'Dual investment settled below target',
    id: 'Dual Investment selesai di bawah target',
    zh: '双币投资：低于挂钩价结算',
    hk: '雙幣投資：低於掛鈎價結算',
    th: 'Dual Investment ชำระต่ำกว่าราคาเป้าหมาย',
    jp: 'デュアル投資：目標価格を下回って決済',
    kor: '듀얼 투자: 목표가 미만 정산',
    fra: 'Double investissement réglé au-dessous du prix cible',
    spa: 'Inversión dual liquidada por debajo del objetivo',
    vn: 'Đầu tư kép tất toán dưới giá mục tiêu',
  },
  summary: {
    en: 'Half a bitcoin is invested until 16:00; the price ends below the target price, so more bitcoin comes back.',
    id: 'Setengah bitcoin diinvestasikan sampai pukul 16:00; harga berakhir di bawah harga target, jadi bitcoin yang kembali lebih banyak.',
    zh: '0.5 BTC 投资至 16:00。到期价低于挂钩价，返还更多比特币。',
    hk: '0.5 BTC 投資至 16:00。到期時價格低於掛鈎價，取回更多比特幣。',
    th: 'ลงทุนครึ่งบิตคอยน์ถึง 16:00 ราคาจบต่ำกว่าราคาเป้าหมาย จึงได้บิตคอยน์คืนมากกว่าเดิม',
    jp: '0.5ビットコインを16:00まで運用。価格は目標価格を下回って終わり、ビットコインが増えて戻ります。',
    kor: '0.5 BTC를 16:00까지 투자합니다. 정산가가 목표가보다 낮아 더 많은 비트코인으로 돌아옵니다.',
    fra: 'Un demi-bitcoin est placé jusqu’à 16:00 ; le prix finit au-dessous du prix cible : il revient plus de bitcoin.',
    spa: 'Medio bitcoin está invertido hasta las 16:00; el precio acaba por debajo del precio objetivo, así que vuelve más bitcoin.',
    vn: 'Nửa bitcoin được đầu tư đến 16:00; giá kết thúc dưới giá mục tiêu, nên nhận về nhiều bitcoin hơn.',
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
