import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'auction-outbid',
  steps: [
    {
      text: {
        en: 'Maya leads with 126 USDT. Nobody else has bid, but some collectors are waiting for the last second.',
        id: 'Maya memimpin dengan 126 USDT. Belum ada penawar lain, tetapi beberapa kolektor menunggu detik terakhir.',
        zh: 'Maya 以 126 USDT 领先。暂无他人出价，但有几位收藏家在等最后一秒。',
        hk: 'Maya 以 126 USDT 領先。暫未有人出價，但幾位藏家正等待最後一秒。',
        th: 'Maya นำที่ 126 USDT ยังไม่มีใครเสนอราคาแข่ง แต่นักสะสมบางคนรอวินาทีสุดท้าย',
        jp: 'Mayaは126 USDTで最高額です。他の入札はまだありませんが、最後の1秒を待つコレクターがいます。',
        kor: 'Maya가 126 USDT로 최고 입찰자입니다. 다른 입찰은 없지만, 몇몇 수집가가 마지막 1초를 기다리고 있습니다.',
        fra: 'Maya mène avec 126 USDT. Personne d’autre n’a enchéri, mais des collectionneurs attendent la dernière seconde.',
        spa: 'Maya va en cabeza con 126 USDT. Nadie más ha pujado, pero algunos coleccionistas esperan al último segundo.',
        vn: 'Maya dẫn đầu với 126 USDT. Chưa ai khác đặt giá, nhưng vài nhà sưu tập đang canh giây cuối.',
      },
      go: '/pages/nft/artworkDetail?code=d6bfc1cf522ab280ec8660d4e1980873',
    },
    {
      text: {
        en: 'The end has been moved to ten seconds from now. Watch the last one.',
        id: 'Akhirnya dimajukan menjadi sepuluh detik lagi. Perhatikan detik terakhir.',
        zh: '结束时间已改为十秒后。留意最后一秒。',
        hk: '結束時間已改為十秒後。留意最後一秒。',
        th: 'เลื่อนเวลาสิ้นสุดมาเป็นอีกสิบวินาที จับตาดูวินาทีสุดท้าย',
        jp: '終了を今から10秒後に早めました。最後の1秒にご注目ください。',
        kor: '종료 시각을 10초 뒤로 앞당겼습니다. 마지막 1초를 지켜보세요.',
        fra: 'La fin a été avancée : plus que dix secondes. Regardez la dernière.',
        spa: 'El final se ha adelantado a dentro de diez segundos. Atención al último.',
        vn: 'Giờ kết thúc được dời đến mười giây nữa. Hãy xem giây cuối.',
      },
      go: '/pages/nft/artworkDetail?code=d6bfc1cf522ab280ec8660d4e1980873',
      run: [{ action: 'nft.endAuction', input: { code: 'd6bfc1cf522ab280ec8660d4e1980873', in: 10 } }],
    },
    {
      text: {
        en: 'Outbid: a collector has the work, and the bid deposit is back in her account.',
        id: 'Tawaran terlampaui: karya itu milik kolektor, dan uang jaminannya kembali ke akunnya.',
        zh: '出价被超：作品归一位收藏家，保证金已退还至她的账户。',
        hk: '出價被超：作品歸一位藏家所有，保證金已退回她的帳戶。',
        th: 'ถูกแซงราคา นักสะสมได้ผลงานไป และเงินประกันกลับเข้าบัญชีของเธอแล้ว',
        jp: '高値更新されました。作品はコレクターの手に渡り、保証金は口座に返還されました。',
        kor: '입찰가가 밀렸습니다. 작품은 수집가가 낙찰받았고 보증금은 Maya의 계정으로 반환되었습니다.',
        fra: 'Surenchère : l’œuvre va à un collectionneur, et la caution est de retour sur le compte de Maya.',
        spa: 'Puja superada: la obra es de un coleccionista y el depósito de garantía ha vuelto a la cuenta de Maya.',
        vn: 'Bị vượt giá: tác phẩm thuộc về một nhà sưu tập, tiền đặt cọc đã về tài khoản của cô.',
      },
      go: '/pages/nft/mine',
    },
  ],
});
