import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'stock-market-opens',
  title: {
    en: 'Stock market opens',
    id: 'Bursa saham dibuka',
    zh: '股市开盘',
    hk: '股市開盤',
    th: 'ตลาดหุ้นเปิด',
    jp: '株式市場の寄り付き',
    kor: '주식 시장 개장',
    fra: 'Ouverture de la bourse',
    spa: 'Abre la bolsa',
    vn: 'Sàn chứng khoán mở cửa',
  },
  summary: {
    en: 'Two minutes before the opening bell: shares rest with a countdown, then prices start to run and orders are taken.',
    id: 'Dua menit sebelum bel pembukaan: saham diam dengan hitung mundur, lalu harga bergerak dan order diterima.',
    zh: '开盘前两分钟：股票静止并倒计时，随后价格跳动，开始接单。',
    hk: '開盤前兩分鐘：股票靜止並倒數，隨後價格跳動，開始接單。',
    th: 'สองนาทีก่อนตลาดเปิด หุ้นนิ่งพร้อมนับถอยหลัง แล้วราคาก็เริ่มวิ่งและรับคำสั่ง',
    jp: '開場の二分前。株式は秒読みで待ち、やがて価格が動き出し、注文できるようになります。',
    kor: '개장 2분 전. 주식은 카운트다운 중이며, 곧 가격이 움직이고 주문을 받습니다.',
    fra: "Deux minutes avant l'ouverture : les actions reposent avec un compte à rebours, puis les prix s'animent et les ordres passent.",
    spa: 'Dos minutos antes de la apertura: las acciones esperan con una cuenta atrás, luego los precios corren y se admiten órdenes.',
    vn: 'Hai phút trước giờ mở cửa: cổ phiếu đứng yên với đồng hồ đếm ngược, rồi giá chạy và lệnh được nhận.',
  },
  category: 'stocks',
  tags: ['opening', 'hours'],
  needs: ['quotes', 'spot', 'stocks', 'wallet'],
  start: '2026-01-06T01:28:00.000Z',
  signIn: 'trader',
  grants: [
    { persona: 'trader', asset: 'NVLA', amount: '20' },
    { persona: 'trader', asset: 'CURA', amount: '35' },
  ],
  // Bought in the last session, so that there is a gain or a loss to see.
  before: [
    {
      ago: '20h',
      persona: 'trader',
      call: 'POST /coin/trade',
      fields: {
        currency_id: '61',
        legal_id: '3',
        type: '1',
        amount: '8',
        target_price: 'last+1%',
        order_type: 'market',
      },
    },
  ],
});
