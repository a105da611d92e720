import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'auction-won',
  steps: [
    {
      text: {
        en: 'Maya’s bid of 138 USDT is the highest. The bid deposit of 12 USDT was held with her first bid; the bid itself has not been charged.',
        id: 'Tawaran Maya 138 USDT tertinggi. Uang jaminan 12 USDT ditahan saat tawaran pertama; tawarannya sendiri belum dipotong.',
        zh: 'Maya 出价 138 USDT，目前最高。首次出价时已冻结保证金 12 USDT，出价金额尚未扣款。',
        hk: 'Maya 出價 138 USDT，暫為最高。首次出價時已凍結保證金 12 USDT，出價金額尚未扣款。',
        th: 'Maya เสนอราคาสูงสุดที่ 138 USDT เงินประกัน 12 USDT ถูกล็อกตั้งแต่เสนอครั้งแรก ส่วนราคาที่เสนอยังไม่ถูกหัก',
        jp: 'Mayaの入札額138 USDTが最高額です。最初の入札時に保証金12 USDTがロックされましたが、入札額はまだ引き落とされていません。',
        kor: 'Maya의 138 USDT가 최고 입찰입니다. 보증금 12 USDT는 첫 입찰 때 동결되었고, 입찰 금액은 아직 차감되지 않았습니다.',
        fra: 'L’enchère de Maya, 138 USDT, est la plus haute. La caution de 12 USDT a été bloquée à sa première enchère ; l’enchère elle-même n’a pas été débitée.',
        spa: 'La puja de Maya, 138 USDT, es la más alta. El depósito de garantía de 12 USDT se bloqueó con su primera puja; la puja en sí no se ha cobrado.',
        vn: 'Giá đấu 138 USDT của Maya đang cao nhất. Tiền đặt cọc 12 USDT được giữ từ lượt đặt giá đầu tiên; giá đấu thì chưa bị trừ.',
      },
      go: '/pages/nft/artworkDetail?code=d6bfc1cf522ab280ec8660d4e1980873',
    },
    {
      text: {
        en: 'The auction ends now. She has a day to pay.',
        id: 'Lelang berakhir sekarang. Ia punya satu hari untuk membayar.',
        zh: '拍卖现在结束。她有一天时间付款。',
        hk: '拍賣現在結束。她有一天時間付款。',
        th: 'ประมูลสิ้นสุดแล้ว เธอมีเวลาชำระหนึ่งวัน',
        jp: 'オークションが終了します。支払期限まで1日あります。',
        kor: '이제 경매가 끝납니다. 결제 기한은 하루입니다.',
        fra: 'L’enchère se termine maintenant. Maya a un jour pour payer.',
        spa: 'La subasta termina ahora. Tiene un día para pagar.',
        vn: 'Phiên đấu giá kết thúc. Cô có một ngày để thanh toán.',
      },
      go: '/pages/nft/purchase',
      run: [{ action: 'nft.endAuction', input: { code: 'd6bfc1cf522ab280ec8660d4e1980873' } }],
    },
    {
      text: {
        en: 'Once paid, the work is hers and the bid deposit is returned.',
        id: 'Setelah dibayar, karya itu miliknya dan uang jaminannya kembali.',
        zh: '付款后，作品归她，保证金退还。',
        hk: '付款後，作品歸她所有，保證金退回。',
        th: 'เมื่อชำระแล้ว ผลงานเป็นของเธอและได้เงินประกันคืน',
        jp: '支払うと作品はMayaのものになり、保証金が返還されます。',
        kor: '결제하면 작품은 Maya의 것이 되고 보증금이 반환됩니다.',
        fra: 'Une fois payée, l’œuvre est à elle et la caution lui est rendue.',
        spa: 'Al pagar, la obra es suya y el depósito de garantía se devuelve.',
        vn: 'Thanh toán xong, tác phẩm là của cô và tiền đặt cọc được hoàn.',
      },
      go: '/pages/nft/myNft',
    },
  ],
});
