import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'auction-forfeited',
  title: {
    en: 'Auction won and forfeited',
    id: 'Lelang menang, uang jaminan hangus',
    zh: '拍得后未付款',
    hk: '投得後逾期未付',
    th: 'ชนะประมูลแต่ถูกริบเงินประกัน',
    jp: '落札後の保証金没収',
    kor: '낙찰 후 보증금 몰수',
    fra: 'Enchère remportée, caution perdue',
    spa: 'Subasta ganada y perdida por impago',
    vn: 'Thắng đấu giá rồi mất cọc',
  },
  summary: {
    en: 'Maya won an auction almost a day ago and has not paid. In two minutes the deadline passes, and she loses the bid deposit.',
    id: 'Maya memenangkan lelang hampir sehari lalu dan belum membayar. Dua menit lagi tenggatnya lewat dan uang jaminannya hangus.',
    zh: 'Maya 近一天前拍得作品，至今未付款。两分钟后逾期，保证金将被扣除。',
    hk: 'Maya 將近一天前投得作品，至今未付款。兩分鐘後限期一過，保證金便會被沒收。',
    th: 'Maya ชนะประมูลเมื่อเกือบหนึ่งวันก่อนและยังไม่ชำระ อีกสองนาทีจะเลยกำหนด และเธอจะเสียเงินประกัน',
    jp: 'Mayaは約1日前に落札しましたが、まだ支払っていません。2分後に期限が過ぎ、保証金は没収されます。',
    kor: 'Maya는 거의 하루 전에 낙찰받고 아직 결제하지 않았습니다. 2분 뒤 기한이 지나면 보증금이 몰수됩니다.',
    fra: 'Maya a remporté une enchère il y a presque un jour et n’a pas payé. Dans deux minutes le délai expire, et elle perd la caution.',
    spa: 'Maya ganó una subasta hace casi un día y no ha pagado. En dos minutos vence el plazo y pierde el depósito de garantía.',
    vn: 'Maya thắng đấu giá gần một ngày trước mà chưa thanh toán. Hai phút nữa hết hạn và cô mất tiền đặt cọc.',
  },
  category: 'accounts',
  tags: ['nft', 'auction', 'margin', 'deadline'],
  needs: ['nft', 'wallet', 'messages'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '1440m',
      action: 'nft.list',
      input: { who: 'artist', name: 'Night Swim', look: 29, sale: 'auction', price: '120', minutes: 2, rivals: 'none' },
    },
    {
      ago: '1439m',
      persona: 'trader',
      call: 'POST /bind_box/auctionNFT',
      fields: { code: 'd6bfc1cf522ab280ec8660d4e1980873', price: '12' },
    },
  ],
});
