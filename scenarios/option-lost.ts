import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'option-lost',
  title: {
    en: 'Option lost',
    id: 'Opsi kalah',
    zh: '秒合约：输',
    hk: '秒合約輸',
    th: 'ออปชันแพ้',
    jp: 'オプション：負け',
    kor: '옵션 패배',
    fra: 'Option perdue',
    spa: 'Opción perdida',
    vn: 'Quyền chọn thua',
  },
  summary: {
    en: 'A one-minute “up” option on bitcoin is running; the price falls instead, and the stake is lost.',
    id: 'Opsi satu menit untuk bitcoin naik sedang berjalan; harga justru turun, dan modalnya hilang.',
    zh: '一笔一分钟的比特币买涨秒合约进行中，价格却下跌，投入金额全部亏损。',
    hk: '一筆一分鐘的比特幣買升秒合約正在進行；價格反而下跌，輸掉投入金額。',
    th: 'ออปชัน “ขึ้น” หนึ่งนาทีของบิตคอยน์กำลังเดินอยู่ แต่ราคากลับลง และเสียเงินวาง',
    jp: 'ビットコインの1分オプション「上昇」が進行中。価格は逆に下落し、購入金額を失います。',
    kor: '비트코인 상승에 투자한 1분 옵션이 진행 중입니다. 가격이 오히려 내려 투자금을 잃습니다.',
    fra: 'Une option « hausse » d’une minute sur le bitcoin est en cours ; le prix baisse, et la mise est perdue.',
    spa: 'Hay en curso una opción al alza de un minuto sobre bitcoin; el precio baja y se pierde el importe.',
    vn: 'Một quyền chọn Tăng một phút với bitcoin đang chạy; giá lại giảm và mất tiền đặt.',
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
