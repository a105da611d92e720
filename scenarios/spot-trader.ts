import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'spot-trader',
  title: {
    en: 'Spot trader',
    id: 'Trader spot',
    zh: '现货交易者',
    hk: '現貨交易者',
    th: 'นักเทรดสปอต',
    jp: '現物トレーダー',
    kor: '현물 트레이더',
    fra: 'Trader spot',
    spa: 'Trader de spot',
    vn: 'Người giao dịch giao ngay',
  },
  summary: {
    en: 'Maya is verified and funded, and has two open limit orders: move the price and watch them fill.',
    id: 'Maya sudah terverifikasi, punya dana, dan dua limit order terbuka: gerakkan harga dan lihat keduanya terisi.',
    zh: 'Maya 已认证，资金到位，有两笔限价委托未成交：推动价格，看它们成交。',
    hk: 'Maya 已認證、有資金，並有兩筆限價委託在等候：推動價格，看它們成交。',
    th: 'Maya ยืนยันตัวตนแล้ว มีเงินพร้อม และมีคำสั่ง Limit เปิดอยู่สองคำสั่ง ขยับราคาแล้วดูการจับคู่',
    jp: 'Mayaは本人確認済みで資金があり、未約定の指値注文が2件あります。価格を動かして、約定をご覧ください。',
    kor: 'Maya는 인증을 마쳤고 잔액이 있으며 미체결 지정가 주문이 두 건 있습니다. 가격을 움직여 체결되는 것을 확인하세요.',
    fra: 'Maya est vérifiée, dispose de fonds et a deux ordres limites ouverts : bougez le prix et regardez-les s’exécuter.',
    spa: 'Maya está verificada, tiene fondos y dos órdenes límite abiertas: mueve el precio y mira cómo se ejecutan.',
    vn: 'Maya đã xác minh, có tiền và hai lệnh giới hạn đang mở: hãy dịch giá và xem lệnh khớp.',
  },
  category: 'trading',
  tags: ['limit', 'favourites', 'tour'],
  needs: ['quotes', 'spot', 'wallet', 'watchlist'],
  tour: true,
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  grants: [
    { persona: 'trader', asset: 'USDT', amount: '20000' },
    { persona: 'trader', asset: 'BTC', amount: '0.5' },
    { persona: 'trader', asset: 'ETH', amount: '4' },
  ],
  before: [
    {
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '1', legal_id: '3', type: '1', amount: '0.1', target_price: 'last-2%' },
    },
    {
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: { currency_id: '2', legal_id: '3', type: '2', amount: '1.5', target_price: 'last+3%' },
    },
    { persona: 'trader', call: 'POST /optional/add', fields: { currency_id: '1' } },
    { persona: 'trader', call: 'POST /optional/add', fields: { currency_id: '2' } },
  ],
});
