import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'auction-forfeited',
  title: {
    en: 'Auction won and forfeited',
    id: 'Lelang menang, jaminan hangus',
    zh: '竞得后未付款',
    hk: '競得後未付款',
    th: 'ชนะแต่ไม่จ่าย เงินประกันถูกริบ',
    jp: '落札後に未払いで没収',
    kor: '낙찰 후 미결제 몰수',
    fra: 'Enchère gagnée, caution perdue',
    spa: 'Subasta ganada y fianza perdida',
    vn: 'Thắng đấu giá rồi mất ký quỹ',
  },
  summary: {
    en: 'Maya won an auction almost a day ago and has not paid. In two minutes the deadline passes, and the margin is gone.',
    id: 'Maya memenangkan lelang hampir sehari lalu dan belum membayar. Dua menit lagi tenggatnya lewat dan jaminannya hangus.',
    zh: 'Maya 将近一天前竞得拍卖，尚未付款。两分钟后期限一过，保证金即被没收。',
    hk: 'Maya 將近一天前競得拍賣，尚未付款。兩分鐘後期限一過，保證金即被沒收。',
    th: 'Maya ชนะประมูลเกือบหนึ่งวันก่อนและยังไม่จ่าย อีกสองนาทีพ้นกำหนด เงินประกันจะถูกริบ',
    jp: 'Maya は約1日前に落札しましたが未払い。2分後に期限が過ぎ、証拠金は没収されます。',
    kor: 'Maya는 거의 하루 전에 낙찰받았지만 결제하지 않았습니다. 2분 뒤 기한이 지나면 보증금은 사라집니다.',
    fra: 'Maya a remporté une enchère il y a presque un jour sans payer. Dans deux minutes le délai passe, et la caution est perdue.',
    spa: 'Maya ganó una subasta hace casi un día y no ha pagado. En dos minutos vence el plazo y pierde la fianza.',
    vn: 'Maya thắng đấu giá gần một ngày trước và chưa trả. Hai phút nữa hết hạn và tiền ký quỹ mất.',
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
