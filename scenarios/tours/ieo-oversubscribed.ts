import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'ieo-oversubscribed',
  steps: [
    {
      text: {
        en: 'The sale is almost three times oversubscribed: everyone is allotted a part of what they applied for.',
        id: 'Permintaan hampir tiga kali jumlah terbitan: setiap orang dijatah sebagian dari pesanannya.',
        zh: '总申购量接近发行量的三倍，每人按比例获配一部分。',
        hk: '總申購接近發行量三倍：每人按比例獲配一部分。',
        th: 'ยอดจองเกินเกือบสามเท่า ทุกคนได้รับจัดสรรบางส่วนของที่จอง',
        jp: '申込倍率は3倍近く。全員に、申込数量の一部が割り当てられます。',
        kor: '청약이 발행 규모의 세 배에 가깝습니다. 모두 청약 수량의 일부를 배정받습니다.',
        fra: 'La vente est sursouscrite presque trois fois : chacun se voit allouer une part de sa demande.',
        spa: 'Las solicitudes son casi el triple de la emisión: a cada uno se le asigna una parte de lo solicitado.',
        vn: 'Đợt bán được đăng ký gần gấp ba lượng phát hành: ai cũng chỉ được phân bổ một phần số đã đăng ký.',
      },
      anchor: 'ieo-head',
      go: '/pages/ieo/subscribe?id=4',
    },
    {
      text: {
        en: 'Maya applied for 5,000: 6,000 USDT is frozen until the sale ends.',
        id: 'Maya memesan 5.000: 6.000 USDT ditahan sampai penjualan berakhir.',
        zh: 'Maya 申购 5,000，6,000 USDT 冻结至申购结束。',
        hk: 'Maya 申購 5,000：6,000 USDT 凍結至申購結束。',
        th: 'Maya จอง 5,000 เหรียญ 6,000 USDT ถูกล็อกจนกว่าจะปิดการขาย',
        jp: 'Mayaは5,000を申し込みました。募集終了まで6,000 USDTがロックされます。',
        kor: 'Maya는 5,000 TERN을 청약했고, 6,000 USDT가 청약 마감까지 동결됩니다.',
        fra: 'Maya a demandé 5 000 tokens : 6 000 USDT sont bloqués jusqu’à la fin de la vente.',
        spa: 'Maya solicitó 5.000: 6.000 USDT quedan bloqueados hasta el fin de la venta.',
        vn: 'Maya đăng ký 5.000: 6.000 USDT bị đóng băng đến hết đợt bán.',
      },
      go: '/pages/ieo/order',
    },
    {
      text: {
        en: 'The sale is over. A third is allotted, and the rest of the payment is refunded at once.',
        id: 'Penjualan berakhir. Sepertiga dijatah, dan sisa pembayaran langsung kembali.',
        zh: '申购结束。获配三分之一，余款立即退回。',
        hk: '申購結束。獲配三分之一，餘款即時退回。',
        th: 'ปิดการขายแล้ว ได้รับจัดสรรหนึ่งในสาม และคืนเงินส่วนที่เหลือทันที',
        jp: '募集が終了しました。3分の1が割り当てられ、支払額の残りはすぐに返金されます。',
        kor: '청약이 마감되었습니다. 3분의 1이 배정되고 나머지 금액은 바로 환불됩니다.',
        fra: 'La vente est terminée. Un tiers est alloué, et le reste du paiement est aussitôt remboursé.',
        spa: 'La venta ha terminado. Se asigna un tercio y el resto del pago se devuelve al momento.',
        vn: 'Đợt bán đã kết thúc. Một phần ba được phân bổ, phần tiền còn lại được hoàn ngay.',
      },
      go: '/pages/ieo/order',
      run: [{ action: 'clock.advance', input: { by: '5m' } }],
    },
  ],
});
