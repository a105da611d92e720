import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'option-tied',
  title: {
    en: 'Option tied',
    id: 'Opsi seri',
    zh: '期权平局',
    hk: '期權平局',
    th: 'ออปชันเสมอ',
    jp: 'オプション引き分け',
    kor: '옵션 무승부',
    fra: 'Option à égalité',
    spa: 'Opción empatada',
    vn: 'Quyền chọn hòa',
  },
  summary: {
    en: 'A one-minute option ends exactly at its entry price: a draw, and the stake comes back.',
    id: 'Opsi satu menit berakhir tepat di harga masuknya: seri, dan taruhan kembali.',
    zh: '一笔一分钟期权恰好以入场价结束：平局，本金退回。',
    hk: '一筆一分鐘期權恰好以入場價結束：平局，本金退回。',
    th: 'ออปชันหนึ่งนาทีจบลงตรงราคาเข้าพอดี ผลเสมอ และได้เงินเดิมพันคืน',
    jp: '一分オプションがちょうど建値で終わります。引き分けで、掛け金が戻ります。',
    kor: '1분 옵션이 정확히 진입가에서 끝납니다. 무승부로 원금이 돌아옵니다.',
    fra: "Une option d'une minute finit exactement à son prix d'entrée : égalité, la mise revient.",
    spa: 'Una opción de un minuto termina justo en su precio de entrada: empate, y vuelve lo apostado.',
    vn: 'Một quyền chọn một phút kết thúc đúng giá vào: hòa, và tiền cược được trả lại.',
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
