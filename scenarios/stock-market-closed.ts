import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'stock-market-closed',
  title: {
    en: 'Stock market closed',
    id: 'Bursa saham tutup',
    zh: '股市休市',
    hk: '股市收市',
    th: 'ตลาดหุ้นปิด',
    jp: '株式の取引時間外',
    kor: '주식 시장 마감',
    fra: 'Bourse fermée',
    spa: 'Bolsa cerrada',
    vn: 'Thị trường cổ phiếu đóng cửa',
  },
  summary: {
    en: 'Tuesday evening: stocks show their last price and a countdown to the opening, and take no orders; coins keep trading.',
    id: 'Selasa malam: saham menampilkan harga terakhir, waktu hingga dibuka, dan menolak order; koin tetap berjalan.',
    zh: '周二晚上：股票显示最新价和开市倒计时，暂不可下单，数字货币照常交易。',
    hk: '星期二晚上：股票顯示最新價和開市倒數，不接受委託；加密貨幣照常交易。',
    th: 'เย็นวันอังคาร หุ้นแสดงราคาล่าสุดพร้อมนับถอยหลังถึงเวลาเปิด และไม่รับคำสั่ง ส่วนเหรียญยังซื้อขายต่อ',
    jp: '火曜日の夜。株式は最終価格と取引開始までのカウントダウンを表示し、注文を受け付けません。コインの取引は続きます。',
    kor: '화요일 저녁입니다. 주식은 최근 체결가와 개장까지 남은 시간을 표시하고 주문을 받지 않습니다. 코인은 계속 거래됩니다.',
    fra: 'Mardi soir : les actions affichent leur dernier prix et un compte à rebours jusqu’à l’ouverture, et n’acceptent aucun ordre ; les cryptos continuent.',
    spa: 'Martes por la noche: las acciones muestran su último precio y una cuenta atrás hasta la apertura, y no aceptan órdenes; las criptos siguen.',
    vn: 'Tối thứ Ba: cổ phiếu hiển thị giá gần nhất và đếm ngược đến giờ mở cửa, không nhận lệnh; coin vẫn giao dịch.',
  },
  category: 'stocks',
  tags: ['closed', 'hours', 'tour'],
  needs: ['quotes', 'spot', 'stocks', 'wallet'],
  tour: true,
  start: '2026-01-06T12:30:00.000Z',
  signIn: 'trader',
  grants: [
    { persona: 'trader', asset: 'NVLA', amount: '20' },
    { persona: 'trader', asset: 'CURA', amount: '35' },
  ],
  // Bought in the last session, so that there is a gain or a loss to see.
  before: [
    {
      ago: '8h',
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
