import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'option-won',
  title: {
    en: 'Option won',
    id: 'Opsi menang',
    zh: '秒合约：赢',
    hk: '秒合約贏',
    th: 'ออปชันชนะ',
    jp: 'オプション：勝ち',
    kor: '옵션 승리',
    fra: 'Option gagnée',
    spa: 'Opción ganada',
    vn: 'Quyền chọn thắng',
  },
  summary: {
    en: 'A one-minute “up” option on bitcoin is running; the price climbs, and the option pays fifteen percent.',
    id: 'Opsi satu menit untuk bitcoin naik sedang berjalan; harga naik, dan opsi membayar lima belas persen.',
    zh: '一笔一分钟的比特币买涨秒合约进行中，价格上涨，收益 15%。',
    hk: '一筆一分鐘的比特幣買升秒合約正在進行；價格上升，賠付 15%。',
    th: 'ออปชัน “ขึ้น” หนึ่งนาทีของบิตคอยน์กำลังเดินอยู่ ราคาขึ้น และออปชันจ่ายสิบห้าเปอร์เซ็นต์',
    jp: 'ビットコインの1分オプション「上昇」が進行中。価格が上昇し、15%の利益が支払われます。',
    kor: '비트코인 상승에 투자한 1분 옵션이 진행 중입니다. 가격이 올라 15% 수익이 지급됩니다.',
    fra: 'Une option « hausse » d’une minute sur le bitcoin est en cours ; le prix monte, et l’option rapporte quinze pour cent.',
    spa: 'Hay en curso una opción al alza de un minuto sobre bitcoin; el precio sube y la opción paga un quince por ciento.',
    vn: 'Một quyền chọn Tăng một phút với bitcoin đang chạy; giá lên và quyền chọn trả mười lăm phần trăm.',
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
  script: [{ at: '20s', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 0.6, rampSeconds: 20 } }],
});
