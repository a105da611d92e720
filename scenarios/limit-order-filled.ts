import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'limit-order-filled',
  title: {
    en: 'Limit order filled',
    id: 'Limit order terisi',
    zh: '限价委托成交',
    hk: '限價委託成交',
    th: 'จับคู่คำสั่ง Limit',
    jp: '指値注文の約定',
    kor: '지정가 주문 체결',
    fra: 'Ordre limite exécuté',
    spa: 'Orden límite ejecutada',
    vn: 'Lệnh giới hạn đã khớp',
  },
  summary: {
    en: 'A buy order waits three percent below the price; the market comes down to it, and the order fills with a notice.',
    id: 'Order beli menunggu tiga persen di bawah harga; pasar turun sampai ke sana, dan order terisi dengan pemberitahuan.',
    zh: '一笔买单挂在现价下方 3%。市场跌至该价，委托成交并发出通知。',
    hk: '一筆買單掛在現價下方 3%；市場跌至該價位，委託成交並發出通知。',
    th: 'คำสั่งซื้อรออยู่ต่ำกว่าราคาสามเปอร์เซ็นต์ ตลาดลงมาถึง คำสั่งจับคู่พร้อมแจ้งเตือน',
    jp: '買い注文が現在価格の3%下で待っています。相場がそこまで下がると約定し、通知が届きます。',
    kor: '매수 주문이 현재가보다 3% 아래에서 대기합니다. 시장이 그 가격까지 내려오면 체결되고 알림이 옵니다.',
    fra: 'Un ordre d’achat attend trois pour cent sous le prix ; le marché y descend, l’ordre s’exécute et une notification s’affiche.',
    spa: 'Una orden de compra espera un tres por ciento por debajo del precio; el mercado baja hasta ella y la orden se ejecuta con un aviso.',
    vn: 'Một lệnh mua chờ thấp hơn giá ba phần trăm; thị trường giảm tới đó, lệnh khớp kèm thông báo.',
  },
  category: 'trading',
  tags: ['limit', 'fill'],
  needs: ['quotes', 'spot', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '20m',
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '1', legal_id: '3', type: '1', amount: '0.1', target_price: 'last-3%' },
    },
  ],
  script: [{ at: '1m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -5, rampSeconds: 60 } }],
});
