import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'auction-won',
  steps: [
    {
      text: {
        en: 'Maya’s bid of 138 USDT is the highest. The margin of 12 USDT was taken with her first bid; the bid itself is still hers.',
        id: 'Tawaran Maya 138 USDT tertinggi. Jaminan 12 USDT diambil saat tawaran pertama; tawarannya sendiri belum diambil.',
        zh: 'Maya 的 138 USDT 是最高出价。首次出价时收取了 12 USDT 保证金；出价金额仍在她手中。',
        hk: 'Maya 的 138 USDT 是最高出價。首次出價時收取了 12 USDT 保證金；出價金額仍在她手中。',
        th: 'ข้อเสนอ 138 USDT ของ Maya สูงสุด เงินประกัน 12 USDT ถูกหักตอนเสนอครั้งแรก ส่วนเงินเสนอยังเป็นของเธอ',
        jp: 'Maya の入札 138 USDT が最高額。最初の入札で証拠金 12 USDT を預け、入札額はまだ手元です。',
        kor: 'Maya의 138 USDT가 최고 입찰입니다. 첫 입찰 때 보증금 12 USDT를 냈고 입찰액은 아직 그녀의 것입니다.',
        fra: 'L’enchère de Maya, 138 USDT, est la plus haute. La caution de 12 USDT fut prise à la première ; la mise reste à elle.',
        spa: 'La puja de Maya, 138 USDT, es la más alta. La fianza de 12 USDT se tomó con la primera; el importe sigue siendo suyo.',
        vn: 'Giá 138 USDT của Maya cao nhất. Ký quỹ 12 USDT được thu ở lần đầu; số tiền đặt vẫn là của cô.',
      },
      go: '/pages/nft/artworkDetail?code=d6bfc1cf522ab280ec8660d4e1980873',
    },
    {
      text: {
        en: 'The auction ends now. She has a day to pay.',
        id: 'Lelang berakhir sekarang. Ia punya satu hari untuk membayar.',
        zh: '拍卖现在结束。她有一天时间付款。',
        hk: '拍賣現在結束。她有一天時間付款。',
        th: 'การประมูลจบแล้ว เธอมีเวลาหนึ่งวันเพื่อจ่าย',
        jp: 'オークションが終わります。支払いまで1日あります。',
        kor: '경매가 지금 끝납니다. 결제까지 하루가 있습니다.',
        fra: 'L’enchère se termine. Elle a un jour pour payer.',
        spa: 'La subasta termina ahora. Tiene un día para pagar.',
        vn: 'Phiên đấu giá kết thúc. Cô có một ngày để trả.',
      },
      go: '/pages/nft/purchase',
      run: [{ action: 'nft.endAuction', input: { code: 'd6bfc1cf522ab280ec8660d4e1980873' } }],
    },
    {
      text: {
        en: 'Once it is paid, the work is among hers, and the margin is back.',
        id: 'Setelah dibayar, karya itu miliknya dan jaminannya kembali.',
        zh: '付款后，作品归她，保证金退回。',
        hk: '付款後，作品歸她，保證金退回。',
        th: 'เมื่อจ่ายแล้ว ผลงานเป็นของเธอและเงินประกันคืนมา',
        jp: '支払うと作品は彼女のものになり、証拠金が戻ります。',
        kor: '결제하면 작품은 그녀의 것이 되고 보증금이 돌아옵니다.',
        fra: 'Une fois payée, l’œuvre est à elle et la caution revient.',
        spa: 'Al pagar, la obra es suya y la fianza vuelve.',
        vn: 'Khi đã trả, tác phẩm là của cô và tiền ký quỹ được hoàn.',
      },
      go: '/pages/nft/myNft',
    },
  ],
});
