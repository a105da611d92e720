import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'crash-liquidation',
  title: {
    en: 'Liquidated in a flash crash',
    id: 'Likuidasi saat flash crash',
    zh: '闪崩中被强平',
    hk: '閃崩中被強平',
    th: 'ถูกบังคับขายตอนราคาร่วง',
    jp: 'フラッシュクラッシュで清算',
    kor: '순간 폭락 속 청산',
    fra: 'Liquidée dans un krach éclair',
    spa: 'Liquidada en un desplome repentino',
    vn: 'Bị thanh lý khi sập giá',
  },
  summary: {
    en: 'Maya is long bitcoin at 100× without a stop loss. After two minutes the market loses fifteen percent, and all her positions are liquidated.',
    id: 'Maya long bitcoin 100× tanpa stop loss. Setelah dua menit pasar turun lima belas persen, dan semua posisinya dilikuidasi.',
    zh: 'Maya 以 100× 杠杆做多比特币，未设止损。两分钟后市场下跌 15%，全部持仓被强平。',
    hk: 'Maya 以 100× 槓桿做多比特幣，沒有設定止損。兩分鐘後市場下跌 15%，她的持倉全部被強平。',
    th: 'Maya Long บิตคอยน์ 100× โดยไม่ตั้ง Stop Loss ผ่านไปสองนาทีตลาดร่วงสิบห้าเปอร์เซ็นต์ ทุกโพซิชันของเธอถูกบังคับขาย',
    jp: 'Mayaは損切りを設定せず、ビットコインを100×でロング。2分後に相場が15%下落し、すべてのポジションが清算されます。',
    kor: 'Maya는 손절 없이 레버리지 100×로 비트코인 롱 포지션을 보유하고 있습니다. 2분 뒤 시장이 15% 하락하고 모든 포지션이 청산됩니다.',
    fra: 'Maya est en long sur le bitcoin, levier 100×, sans stop loss. Après deux minutes, le marché perd quinze pour cent et toutes ses positions sont liquidées.',
    spa: 'Maya está en largo en bitcoin a 100× y sin stop loss. A los dos minutos el mercado pierde un quince por ciento y todas sus posiciones se liquidan.',
    vn: 'Maya Long bitcoin với đòn bẩy 100×, không đặt cắt lỗ. Sau hai phút thị trường mất mười lăm phần trăm và mọi vị thế của cô bị thanh lý.',
  },
  category: 'trading',
  tags: ['futures', 'crash', 'liquidation'],
  needs: ['quotes', 'futures', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    { ago: '5m', persona: 'trader', position: 'BTC/USDT', side: 'long', lots: 450, multiple: 100 },
    { ago: '5m', persona: 'trader', position: 'ETH/USDT', side: 'long', lots: 60, multiple: 50 },
  ],
  script: [
    { at: '2m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -15, rampSeconds: 30 } },
    { at: '6m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 11, rampSeconds: 180 } },
  ],
});
