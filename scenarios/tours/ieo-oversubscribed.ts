import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'ieo-oversubscribed',
  steps: [
    {
      text: {
        en: 'Almost three times as much was asked for as there is: everybody gets a share of what they asked for.',
        id: 'Permohonan hampir tiga kali terbitan: setiap orang mendapat bagian dari permohonannya.',
        zh: '申购几乎是发行量的三倍：每人按比例获配。',
        hk: '申購幾乎是發行量的三倍：每人按比例獲配。',
        th: 'มีคนขอเกือบสามเท่าของที่มี ทุกคนได้ตามสัดส่วน',
        jp: '申込は発行量の三倍近く。全員が申込に応じて割り当てられます。',
        kor: '청약이 발행량의 세 배에 가깝습니다. 모두 비율대로 배정받습니다.',
        fra: 'On demande presque trois fois l’émission : chacun reçoit une part de sa demande.',
        spa: 'Se pide casi el triple de lo que hay: cada uno recibe una parte de lo pedido.',
        vn: 'Đăng ký gần gấp ba lượng phát hành: ai cũng được một phần.',
      },
      anchor: 'ieo-head',
      go: '/pages/ieo/subscribe?id=4',
    },
    {
      text: {
        en: 'Maya asked for 5,000: 6,000 USDT are frozen until the sale ends.',
        id: 'Maya memohon 5.000: 6.000 USDT dibekukan sampai penjualan berakhir.',
        zh: 'Maya 申购 5,000：6,000 USDT 冻结至认购结束。',
        hk: 'Maya 申購 5,000：6,000 USDT 凍結至認購結束。',
        th: 'Maya ขอ 5,000 เงิน 6,000 USDT ถูกอายัดจนการขายจบ',
        jp: 'Maya は 5,000 を申込。6,000 USDT が販売終了まで凍結されます。',
        kor: 'Maya는 5,000을 청약했고 6,000 USDT가 판매 종료까지 동결됩니다.',
        fra: 'Maya en demande 5 000 : 6 000 USDT sont gelés jusqu’à la fin.',
        spa: 'Maya pidió 5.000: 6.000 USDT quedan congelados hasta el cierre.',
        vn: 'Maya đăng ký 5.000: 6.000 USDT bị đóng băng đến khi kết thúc.',
      },
      go: '/pages/ieo/order',
    },
    {
      text: {
        en: 'The sale is over. A third is granted, and what it does not cost is back at once.',
        id: 'Penjualan berakhir. Sepertiga disetujui, dan selebihnya langsung kembali.',
        zh: '认购结束。获配约三分之一，多余款项立即退回。',
        hk: '認購結束。獲配約三分之一，多餘款項立即退回。',
        th: 'การขายจบแล้ว ได้หนึ่งในสาม ส่วนที่เหลือคืนทันที',
        jp: '販売終了。三分の一が割り当てられ、残りはすぐ戻ります。',
        kor: '판매가 끝났습니다. 3분의 1이 배정되고 나머지는 바로 돌아옵니다.',
        fra: 'La vente est close. Un tiers est accordé, le reste revient aussitôt.',
        spa: 'La venta termina. Se concede un tercio y lo demás vuelve al instante.',
        vn: 'Đợt bán kết thúc. Được cấp một phần ba, phần còn lại hoàn ngay.',
      },
      go: '/pages/ieo/order',
      run: [{ action: 'clock.advance', input: { by: '5m' } }],
    },
  ],
});
