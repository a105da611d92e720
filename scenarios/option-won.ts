import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'option-won',
  title: {
    en: 'Option won',
    id: 'Opsi menang',
    zh: '期权获胜',
    hk: '期權獲勝',
    th: 'ออปชันชนะ',
    jp: 'オプション勝ち',
    kor: '옵션 승리',
    fra: 'Option gagnée',
    spa: 'Opción ganada',
    vn: 'Quyền chọn thắng',
  },
  summary: {
    en: 'A one-minute option on a rising bitcoin is running; the price climbs, and the option pays fifteen percent.',
    id: 'Opsi satu menit untuk bitcoin naik sedang berjalan; harga naik, dan opsi membayar lima belas persen.',
    zh: '一笔看涨比特币的一分钟期权正在运行；价格上涨，期权支付百分之十五。',
    hk: '一筆看漲比特幣的一分鐘期權正在運行；價格上漲，期權支付百分之十五。',
    th: 'ออปชันหนึ่งนาทีที่มองว่าบิตคอยน์ขึ้นกำลังทำงาน ราคาขึ้น และออปชันจ่ายสิบห้าเปอร์เซ็นต์',
    jp: 'ビットコインの上昇に賭けた一分オプションが進行中。価格が上がり、十五パーセントが支払われます。',
    kor: '비트코인 상승에 건 1분 옵션이 진행 중입니다. 가격이 올라 15퍼센트가 지급됩니다.',
    fra: "Une option d'une minute sur la hausse du bitcoin court ; le prix monte et l'option paie quinze pour cent.",
    spa: 'Corre una opción de un minuto al alza del bitcoin; el precio sube y la opción paga un quince por ciento.',
    vn: 'Một quyền chọn một phút cho bitcoin tăng đang chạy; giá lên và quyền chọn trả mười lăm phần trăm.',
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
