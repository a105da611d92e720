import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'stock-market-opens',
  title: {
    en: 'Stock market opens',
    id: 'Bursa saham dibuka',
    zh: '股市开市',
    hk: '股市開市',
    th: 'ตลาดหุ้นเปิด',
    jp: '株式の取引開始',
    kor: '주식 시장 개장',
    fra: 'Ouverture de la bourse',
    spa: 'Abre la bolsa',
    vn: 'Thị trường cổ phiếu mở cửa',
  },
  summary: {
    en: 'Two minutes before the opening bell: stocks show a countdown, then prices start moving and orders are accepted.',
    id: 'Dua menit sebelum bel pembukaan: saham diam dengan hitung mundur, lalu harga bergerak dan order diterima.',
    zh: '开市前两分钟：股票显示倒计时，随后价格开始跳动，可以下单。',
    hk: '開市前兩分鐘：股票顯示倒數，其後價格開始跳動，並接受委託。',
    th: 'อีกสองนาทีตลาดเปิด หุ้นแสดงการนับถอยหลัง จากนั้นราคาเริ่มเคลื่อนไหวและรับคำสั่ง',
    jp: '取引開始の2分前。株式はカウントダウンを表示し、やがて価格が動き出して注文の受付が始まります。',
    kor: '개장 2분 전입니다. 주식에 카운트다운이 표시되고, 곧 가격이 움직이며 주문을 받습니다.',
    fra: 'Deux minutes avant la cloche : les actions affichent un compte à rebours, puis les prix s’animent et les ordres sont acceptés.',
    spa: 'Dos minutos antes de la campana: las acciones muestran una cuenta atrás; luego los precios empiezan a moverse y se aceptan órdenes.',
    vn: 'Hai phút trước giờ mở cửa: cổ phiếu hiển thị đếm ngược, rồi giá bắt đầu chạy và lệnh được nhận.',
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
