import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'stock-market-closed',
  title: {
    en: 'Stock market closed',
    id: 'Bursa saham tutup',
    zh: '股市休市',
    hk: '股市休市',
    th: 'ตลาดหุ้นปิด',
    jp: '株式市場の閉場',
    kor: '주식 시장 휴장',
    fra: 'Bourse fermée',
    spa: 'Bolsa cerrada',
    vn: 'Sàn chứng khoán đóng cửa',
  },
  summary: {
    en: 'Tuesday evening: shares show their last price, say how long until they open, and refuse orders; coins trade on.',
    id: 'Selasa malam: saham menampilkan harga terakhir, waktu hingga dibuka, dan menolak order; koin tetap berjalan.',
    zh: '周二晚上：股票显示最后价格和开市倒计时，不接受下单；币照常交易。',
    hk: '週二晚上：股票顯示最後價格和開市倒數，不接受下單；幣照常交易。',
    th: 'เย็นวันอังคาร หุ้นแสดงราคาล่าสุด บอกเวลาก่อนเปิด และไม่รับคำสั่ง ส่วนเหรียญยังซื้อขายต่อ',
    jp: '火曜の夜。株式は最終価格と開場までの時間を示し、注文を受けません。コインは動き続けます。',
    kor: '화요일 저녁. 주식은 마지막 가격과 개장까지 남은 시간을 보여 주고 주문을 거절합니다. 코인은 계속 거래됩니다.',
    fra: "Mardi soir : les actions montrent leur dernier prix, le temps jusqu'à l'ouverture, et refusent les ordres ; les cryptos continuent.",
    spa: 'Martes por la noche: las acciones muestran su último precio, cuánto falta para abrir y rechazan órdenes; las monedas siguen.',
    vn: 'Tối thứ Ba: cổ phiếu hiện giá cuối, báo còn bao lâu mở cửa và từ chối lệnh; coin vẫn giao dịch.',
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
