import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'short-squeeze',
  title: {
    en: 'Short squeeze',
    id: 'Short squeeze',
    zh: '轧空',
    hk: '夾淡倉',
    th: 'Short Squeeze',
    jp: 'ショートスクイーズ',
    kor: '숏 스퀴즈',
    fra: 'Short squeeze',
    spa: 'Short squeeze',
    vn: 'Short squeeze',
  },
  summary: {
    en: 'Solana has been falling for three hours, and Maya is short. Then short sellers must buy back, the price gains a quarter within minutes, and her position is liquidated.',
    id: 'Solana dijual selama tiga jam dan Maya short; lalu para penjual harus membeli kembali, harganya naik seperempat dalam beberapa menit, dan posisinya dilikuidasi.',
    zh: 'Solana 已连跌三小时，Maya 做空。随后空头被迫回补，价格几分钟内上涨 25%，她的持仓被强平。',
    hk: 'Solana 已跌了三小時，Maya 正在做空。其後淡倉被迫補回，價格數分鐘內上升四分之一，她的持倉被強平。',
    th: 'Solana ลงมาสามชั่วโมงและ Maya Short อยู่ จากนั้นคนที่ Short ต้องซื้อคืน ราคาพุ่งขึ้นหนึ่งในสี่ภายในไม่กี่นาที โพซิชันของเธอถูกบังคับขาย',
    jp: 'Solanaは3時間下落が続き、Mayaはショート。やがて売り方の買い戻しで数分のうちに25%上昇し、ポジションは清算されます。',
    kor: '솔라나가 세 시간째 하락 중이고 Maya는 숏입니다. 이후 숏 물량을 되사는 매수가 몰려 몇 분 만에 25% 오르고 Maya의 포지션이 청산됩니다.',
    fra: 'Solana baisse depuis trois heures et Maya est en short. Puis les vendeurs doivent racheter, le prix gagne un quart en quelques minutes, et sa position est liquidée.',
    spa: 'Solana lleva tres horas cayendo y Maya está en corto. Entonces los cortos tienen que recomprar, el precio gana una cuarta parte en minutos y su posición se liquida.',
    vn: 'Solana giảm suốt ba giờ và Maya đang Short. Rồi phe Short buộc phải mua lại, giá tăng một phần tư trong vài phút, và vị thế của cô bị thanh lý.',
  },
  category: 'market',
  tags: ['pump', 'solana', 'futures'],
  needs: ['quotes', 'spot', 'futures'],
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
