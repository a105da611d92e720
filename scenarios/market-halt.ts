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
    fra: 'Suspension de cotation',
    spa: 'Suspensión de la negociación',
    vn: 'Tạm dừng giao dịch',
  },
  summary: {
    en: 'After a minute bitcoin is halted: the price rests, orders wait. Five minutes later it resumes with a drop, and a waiting order fills.',
    id: 'Setelah satu menit perdagangan bitcoin dihentikan: harga diam, order menunggu. Lima menit kemudian dibuka lagi dengan penurunan, dan order yang menunggu terisi.',
    zh: '一分钟后比特币暂停交易：价格静止，订单等待。五分钟后恢复并下跌，等待的订单成交。',
    hk: '一分鐘後比特幣暫停交易：價格靜止，訂單等待。五分鐘後恢復並下跌，等待的訂單成交。',
    th: 'หนึ่งนาทีต่อมาบิตคอยน์ถูกระงับ ราคานิ่ง คำสั่งรอ อีกห้านาทีจึงเปิดใหม่พร้อมราคาลง และคำสั่งที่รออยู่ก็จับคู่',
    jp: '一分後にビットコインの取引が止まり、価格も注文も待機します。五分後に下げて再開し、待っていた注文が約定します。',
    kor: '1분 뒤 비트코인 거래가 정지되어 가격과 주문이 멈춥니다. 5분 뒤 하락하며 재개되고 기다리던 주문이 체결됩니다.',
    fra: "Après une minute, le bitcoin est suspendu : le prix repose, les ordres attendent. Cinq minutes plus tard il reprend en baisse, et un ordre en attente s'exécute.",
    spa: 'Al minuto se suspende bitcoin: el precio reposa y las órdenes esperan. Cinco minutos después se reanuda con una caída y se ejecuta una orden.',
    vn: 'Sau một phút bitcoin bị tạm dừng: giá đứng yên, lệnh chờ. Năm phút sau mở lại với cú giảm và một lệnh chờ được khớp.',
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
