import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'spot-trader',
  title: {
    en: 'Spot trader',
    id: 'Pedagang spot',
    zh: '现货交易者',
    hk: '現貨交易者',
    th: 'นักเทรดสปอต',
    jp: '現物トレーダー',
    kor: '현물 트레이더',
    fra: 'Trader au comptant',
    spa: 'Operadora al contado',
    vn: 'Nhà giao dịch spot',
  },
  summary: {
    en: 'Maya is verified and funded, and has two limit orders in the book: move the price and watch them fill.',
    id: 'Maya sudah terverifikasi, punya dana, dan dua order limit di buku order: gerakkan harga dan lihat terisi.',
    zh: 'Maya 已认证、有资金，盘口里挂着两笔限价单：推动价格，看它们成交。',
    hk: 'Maya 已認證、有資金，盤口裡掛著兩筆限價單：推動價格，看它們成交。',
    th: 'Maya ยืนยันตัวตนแล้ว มีเงิน และมีคำสั่งลิมิตสองรายการในสมุดคำสั่ง ขยับราคาแล้วดูมันจับคู่',
    jp: 'Maya は確認済みで資金があり、板に指値注文が二つあります。価格を動かすと約定します。',
    kor: 'Maya는 인증과 자금을 마쳤고 호가창에 지정가 주문 두 건이 있습니다. 가격을 움직여 체결을 보세요.',
    fra: 'Maya est vérifiée, approvisionnée, et a deux ordres à cours limité dans le carnet : bougez le prix et voyez-les exécutés.',
    spa: 'Maya está verificada, con fondos y dos órdenes límite en el libro: mueva el precio y vea cómo se ejecutan.',
    vn: 'Maya đã xác minh, có tiền và hai lệnh giới hạn trong sổ: hãy dịch giá và xem chúng khớp.',
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
