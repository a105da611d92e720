import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'crash-liquidation',
  title: {
    en: 'Liquidated in a flash crash',
    id: 'Likuidasi saat jatuh kilat',
    zh: '闪崩中爆仓',
    hk: '閃崩中爆倉',
    th: 'ถูกล้างพอร์ตตอนราคาร่วง',
    jp: '急落でロスカット',
    kor: '급락 속 강제 청산',
    fra: 'Liquidée par un krach éclair',
    spa: 'Liquidada en un desplome',
    vn: 'Bị thanh lý khi sập giá',
  },
  summary: {
    en: 'Maya is long bitcoin a hundred times and without a stop. After two minutes the market loses fifteen percent, and all she holds is liquidated.',
    id: 'Maya long bitcoin seratus kali tanpa stop. Setelah dua menit pasar turun lima belas persen, dan semua posisinya dilikuidasi.',
    zh: 'Maya 以百倍杠杆做多比特币，没有止损。两分钟后市场下跌百分之十五，全部仓位被强制平仓。',
    hk: 'Maya 以百倍槓桿做多比特幣，沒有止損。兩分鐘後市場下跌百分之十五，全部倉位被強制平倉。',
    th: 'Maya ลองบิตคอยน์ร้อยเท่าโดยไม่ตั้งจุดตัด หลังสองนาทีตลาดร่วงสิบห้าเปอร์เซ็นต์ ทุกสถานะถูกบังคับปิด',
    jp: 'Maya は損切りなしで百倍ロング。二分後に十五パーセント下落し、すべて強制決済されます。',
    kor: 'Maya는 손절 없이 100배 롱입니다. 2분 뒤 15퍼센트가 떨어지고 모두 강제 청산됩니다.',
    fra: 'Maya est longue sur le bitcoin, levier cent, sans stop. Après deux minutes le marché perd quinze pour cent, et tout est liquidé.',
    spa: 'Maya está larga en bitcoin con cien veces y sin stop. A los dos minutos el mercado pierde un quince por ciento y todo se liquida.',
    vn: 'Maya long bitcoin một trăm lần, không cắt lỗ. Sau hai phút thị trường mất mười lăm phần trăm, mọi vị thế bị thanh lý.',
  },
  category: 'trading',
  tags: ['futures', 'crash', 'liquidation'],
  needs: ['quotes', 'lever', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    { ago: '5m', persona: 'trader', position: 'BTC/USDT', side: 'long', lots: 450, multiple: 100 },
    { ago: '5m', persona: 'trader', position: 'ETH/USDT', side: 'long', lots: 60, multiple: 50 },
  ],
  script: [
    { at: '2m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -15, rampSeconds: 30 } },
    { at: '2m', action: 'market.shock', input: { symbol: 'ETH/USDT', percent: -12, rampSeconds: 30 } },
    { at: '6m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 11, rampSeconds: 180 } },
  ],
});
