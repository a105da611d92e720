import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'market-halt',
  title: {
    en: 'Trading halt',
    id: 'Perdagangan dihentikan',
    zh: '暂停交易',
    hk: '暫停交易',
    th: 'ระงับการซื้อขาย',
    jp: '取引停止',
    kor: '거래 정지',
    fra: 'Négociation suspendue',
    spa: 'Suspensión de la negociación',
    vn: 'Tạm ngừng giao dịch',
  },
  summary: {
    en: 'After a minute bitcoin is halted: the price stands still and orders wait. Five minutes later trading resumes with a drop, and an open order fills.',
    id: 'Setelah satu menit perdagangan bitcoin dihentikan: harga diam, order menunggu. Lima menit kemudian dibuka lagi dengan penurunan, dan order terbuka terisi.',
    zh: '一分钟后比特币暂停交易：价格静止，委托等待。五分钟后恢复交易，价格下跌，一笔当前委托成交。',
    hk: '一分鐘後比特幣暫停交易：價格靜止，委託等候。五分鐘後恢復交易並下跌，一筆當前委託成交。',
    th: 'ผ่านไปหนึ่งนาทีบิตคอยน์ถูกระงับการซื้อขาย ราคานิ่งและคำสั่งรอ อีกห้านาทีเปิดซื้อขายต่อพร้อมราคาที่ร่วงลง และคำสั่งที่เปิดอยู่จับคู่',
    jp: '1分後にビットコインの取引が停止し、価格は動かず、注文は待機します。5分後に下落して再開し、未約定注文が約定します。',
    kor: '1분 뒤 비트코인 거래가 정지되어 가격이 멈추고 주문은 대기합니다. 5분 뒤 하락하며 거래가 재개되고 미체결 주문이 체결됩니다.',
    fra: 'Après une minute, le bitcoin est suspendu : le prix s’arrête et les ordres attendent. Cinq minutes plus tard, la négociation reprend en baisse et un ordre ouvert s’exécute.',
    spa: 'Al minuto se suspende bitcoin: el precio se detiene y las órdenes esperan. Cinco minutos después la negociación se reanuda con una caída y se ejecuta una orden abierta.',
    vn: 'Sau một phút bitcoin bị tạm ngừng giao dịch: giá đứng yên, lệnh chờ. Năm phút sau giao dịch trở lại với một nhịp giảm, và một lệnh đang mở khớp.',
  },
  category: 'market',
  tags: ['halt', 'bitcoin'],
  needs: ['quotes', 'spot'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '1', legal_id: '3', type: '1', amount: '0.05', target_price: 'last-1%' },
    },
  ],
  script: [
    { at: '1m', action: 'market.halt', input: { symbol: 'BTC/USDT' } },
    { at: '6m', action: 'market.resume', input: { symbol: 'BTC/USDT' } },
    { at: '365s', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -4, rampSeconds: 20 } },
  ],
});
