import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'option-lost',
  title: {
    en: 'Option lost',
    id: 'Opsi kalah',
    zh: '期权失利',
    hk: '期權失利',
    th: 'ออปชันแพ้',
    jp: 'オプション負け',
    kor: '옵션 패배',
    fra: 'Option perdue',
    spa: 'Opción perdida',
    vn: 'Quyền chọn thua',
  },
  summary: {
    en: 'A one-minute option on a rising bitcoin is running; the price falls instead, and the stake is lost.',
    id: 'Opsi satu menit untuk bitcoin naik sedang berjalan; harga justru turun, dan taruhannya hilang.',
    zh: '一笔看涨比特币的一分钟期权正在运行；价格却下跌，本金损失。',
    hk: '一筆看漲比特幣的一分鐘期權正在運行；價格卻下跌，本金損失。',
    th: 'ออปชันหนึ่งนาทีที่มองว่าบิตคอยน์ขึ้นกำลังทำงาน แต่ราคากลับลง และเสียเงินเดิมพัน',
    jp: 'ビットコインの上昇に賭けた一分オプションが進行中。価格は逆に下がり、掛け金を失います。',
    kor: '비트코인 상승에 건 1분 옵션이 진행 중입니다. 가격이 오히려 떨어져 원금을 잃습니다.',
    fra: "Une option d'une minute sur la hausse du bitcoin court ; le prix baisse au contraire et la mise est perdue.",
    spa: 'Corre una opción de un minuto al alza del bitcoin; el precio baja y se pierde lo apostado.',
    vn: 'Một quyền chọn một phút cho bitcoin tăng đang chạy; giá lại giảm và mất tiền cược.',
  },
  category: 'trading',
  tags: ['options', 'seconds', 'payout'],
  needs: ['quotes', 'options', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '5s',
      persona: 'trader',
      call: 'POST /microtrade/submit',
      fields: { match_id: '101', currency_id: '3', type: '1', seconds: '60', number: '100' },
    },
  ],
  script: [{ at: '20s', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -0.6, rampSeconds: 20 } }],
});
