import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'auction-outbid',
  steps: [
    {
      text: {
        en: 'Maya leads with 126 USDT. Nobody else has bid, but some collectors wait for the last second.',
        id: 'Maya memimpin dengan 126 USDT. Belum ada penawar lain, tetapi beberapa kolektor menunggu detik terakhir.',
        zh: 'Maya 以 126 USDT 领先。还没有别人出价，但有些收藏家在等最后一秒。',
        hk: 'Maya 以 126 USDT 領先。還沒有別人出價，但有些收藏家在等最後一秒。',
        th: 'Maya นำด้วย 126 USDT ยังไม่มีใครเสนอ แต่นักสะสมบางคนรอวินาทีสุดท้าย',
        jp: 'Maya が 126 USDT で首位。他の入札はまだなく、最後の1秒を待つ人がいます。',
        kor: 'Maya가 126 USDT로 앞섭니다. 다른 입찰은 없지만 마지막 1초를 기다리는 수집가가 있습니다.',
        fra: 'Maya mène avec 126 USDT. Personne d’autre n’a enchéri, mais certains attendent la dernière seconde.',
        spa: 'Maya lidera con 126 USDT. Nadie más ha pujado, pero algunos esperan el último segundo.',
        vn: 'Maya dẫn với 126 USDT. Chưa ai khác đặt giá, nhưng vài người đợi giây cuối.',
      },
      go: '/pages/nft/artworkDetail?code=d6bfc1cf522ab280ec8660d4e1980873',
    },
    {
      text: {
        en: 'The end is moved to ten seconds from now. Watch the last one.',
        id: 'Akhirnya dimajukan menjadi sepuluh detik lagi. Perhatikan detik terakhir.',
        zh: '结束时间提前到十秒后。注意最后一秒。',
        hk: '結束時間提前到十秒後。注意最後一秒。',
        th: 'เวลาจบเลื่อนมาเป็นอีกสิบวินาที จับตาวินาทีสุดท้าย',
        jp: '終了を10秒後に早めます。最後の1秒に注目。',
        kor: '종료를 10초 뒤로 당깁니다. 마지막 1초를 보세요.',
        fra: 'La fin est avancée à dans dix secondes. Regardez la dernière.',
        spa: 'El final se adelanta a dentro de diez segundos. Mire el último.',
        vn: 'Thời điểm kết thúc dời còn mười giây. Hãy xem giây cuối.',
      },
      go: '/pages/nft/artworkDetail?code=d6bfc1cf522ab280ec8660d4e1980873',
      run: [{ action: 'nft.endAuction', input: { code: 'd6bfc1cf522ab280ec8660d4e1980873', in: 10 } }],
    },
    {
      text: {
        en: 'Outbid: the work is a collector’s, and the margin is back in her account.',
        id: 'Disalip: karya itu milik kolektor, dan jaminannya kembali ke akunnya.',
        zh: '被超过：作品归收藏家，保证金回到她的账户。',
        hk: '被超過：作品歸收藏家，保證金回到她的帳戶。',
        th: 'ถูกแซง ผลงานเป็นของนักสะสม และเงินประกันกลับเข้าบัญชีเธอ',
        jp: '逆転されました。作品は収集家のものに、証拠金は口座に戻りました。',
        kor: '밀렸습니다. 작품은 수집가의 것이고 보증금은 계좌로 돌아왔습니다.',
        fra: 'Dépassée : l’œuvre va à un collectionneur et la caution revient sur son compte.',
        spa: 'Superada: la obra es de un coleccionista y la fianza ha vuelto a su cuenta.',
        vn: 'Bị vượt: tác phẩm thuộc về nhà sưu tập, tiền ký quỹ về lại tài khoản.',
      },
      go: '/pages/nft/mine',
    },
  ],
});
