import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'option-tied',
  title: {
    en: 'Option tied',
    id: 'Opsi seri',
    zh: '秒合约：平',
    hk: '秒合約平',
    th: 'ออปชันเสมอ',
    jp: 'オプション：引き分け',
    kor: '옵션 무승부',
    fra: 'Option à égalité',
    spa: 'Opción empatada',
    vn: 'Quyền chọn hòa',
  },
  summary: {
    en: 'A one-minute option ends exactly at its entry price: a draw, and the stake is returned.',
    id: 'Opsi satu menit berakhir tepat di harga masuknya: seri, dan modal kembali.',
    zh: '一笔一分钟秒合约恰好以开仓价结算：平，投入金额退回。',
    hk: '一筆一分鐘的秒合約剛好以開倉價結束：平手，退回投入金額。',
    th: 'ออปชันหนึ่งนาทีจบตรงราคาเข้าพอดี ผลเสมอและได้เงินวางคืน',
    jp: '1分オプションがエントリー価格ちょうどで終わります。引き分けとなり、購入金額が戻ります。',
    kor: '1분 옵션이 정확히 진입가에서 끝납니다. 무승부로 투자금이 반환됩니다.',
    fra: 'Une option d’une minute finit exactement à son prix d’entrée : égalité, et la mise est rendue.',
    spa: 'Una opción de un minuto termina justo en su precio de entrada: empate, y el importe se devuelve.',
    vn: 'Một quyền chọn một phút kết thúc đúng giá vào lệnh: hòa, tiền đặt được hoàn.',
  },
  category: 'trading',
  tags: ['options', 'seconds', 'payout', 'steering'],
  needs: ['quotes', 'options', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    { ago: '10s', action: 'market.steerOption', input: { who: 'trader', outcome: 'tie' } },
    {
      ago: '5s',
      persona: 'trader',
      call: 'POST /microtrade/submit',
      fields: { match_id: '101', currency_id: '3', type: '1', seconds: '60', number: '100' },
    },
  ],
});
