import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'short-squeeze',
  title: {
    en: 'Short squeeze',
    id: 'Short squeeze',
    zh: '轧空',
    hk: '軋空',
    th: 'ชอร์ตสควีซ',
    jp: 'ショートスクイーズ',
    kor: '숏 스퀴즈',
    fra: 'Short squeeze',
    spa: 'Estrangulamiento de cortos',
    vn: 'Siết bán khống',
  },
  summary: {
    en: 'Solana has been sold for three hours, and Maya is short; then sellers must buy back, it gains a quarter within minutes, and her position is liquidated.',
    id: 'Solana dijual selama tiga jam dan Maya short; lalu para penjual harus membeli kembali, harganya naik seperempat dalam beberapa menit, dan posisinya dilikuidasi.',
    zh: 'Solana 被抛售了三小时，Maya 做空；随后空头被迫回补，几分钟内上涨四分之一，她的仓位被强制平仓。',
    hk: 'Solana 被拋售了三小時，Maya 做空；隨後空頭被迫回補，幾分鐘內上漲四分之一，她的倉位被強制平倉。',
    th: 'Solana ถูกเทขายสามชั่วโมงและ Maya ชอร์ตอยู่ จากนั้นผู้ขายต้องซื้อคืน ราคาพุ่งขึ้นหนึ่งในสี่ในไม่กี่นาที และสถานะของเธอถูกบังคับปิด',
    jp: 'Solana は三時間売られ、Maya はショート。その後の買い戻しで数分のうちに四分の一上昇し、ポジションは強制決済されます。',
    kor: '솔라나는 세 시간 동안 팔렸고 Maya는 숏입니다. 이후 되사기가 몰려 몇 분 만에 4분의 1이 오르고 포지션이 강제 청산됩니다.',
    fra: 'Solana a été vendu trois heures durant et Maya est à découvert ; puis les vendeurs rachètent, il gagne un quart en quelques minutes, et sa position est liquidée.',
    spa: 'Solana llevaba tres horas vendiéndose y Maya está corta; los vendedores recompran, sube una cuarta parte en minutos y su posición se liquida.',
    vn: 'Solana bị bán suốt ba giờ và Maya đang short; rồi bên bán phải mua lại, giá tăng một phần tư trong vài phút, và vị thế của cô bị thanh lý.',
  },
  category: 'market',
  tags: ['pump', 'solana', 'futures'],
  needs: ['quotes', 'spot', 'lever'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    { ago: '3h', action: 'market.drift', input: { symbol: 'SOL/USDT', percentPerHour: -2, hours: 3 } },
    { ago: '1h', persona: 'trader', position: 'SOL/USDT', side: 'short', lots: 200, multiple: 20 },
  ],
  script: [
    { at: '1m', action: 'market.shock', input: { symbol: 'SOL/USDT', percent: 12, rampSeconds: 60 } },
    { at: '150s', action: 'market.shock', input: { symbol: 'SOL/USDT', percent: 14, rampSeconds: 60 } },
    { at: '5m', action: 'market.shock', input: { symbol: 'SOL/USDT', percent: -9, rampSeconds: 180 } },
  ],
});
