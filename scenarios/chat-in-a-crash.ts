import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'chat-in-a-crash',
  title: {
    en: 'The chat room in a crash',
    id: 'Ruang obrolan saat pasar jatuh',
    zh: '暴跌中的聊天室',
    hk: '急跌中的聊天室',
    th: 'ห้องแชทตอนราคาร่วง',
    jp: '急落時のチャットルーム',
    kor: '폭락 속의 채팅방',
    fra: 'Le salon de chat pendant un krach',
    spa: 'El chat durante un desplome',
    vn: 'Phòng chat khi giá sập',
  },
  summary: {
    en: 'A minute of small talk, then bitcoin falls twelve percent: the room talks about nothing else until it recovers.',
    id: 'Semenit obrolan ringan, lalu bitcoin turun dua belas persen: seisi ruangan hanya membahas itu, sampai harganya naik lagi.',
    zh: '闲聊一分钟后，比特币下跌 12%，聊天室里只剩这一个话题，直到价格回升。',
    hk: '閒聊一分鐘後，比特幣下跌 12%：直至價格回升，聊天室再沒有別的話題。',
    th: 'คุยเล่นกันหนึ่งนาที แล้วบิตคอยน์ร่วงสิบสองเปอร์เซ็นต์ ทั้งห้องไม่คุยเรื่องอื่นเลยจนกว่าราคาจะฟื้น',
    jp: '1分間の雑談のあと、ビットコインが12%下落します。価格が戻るまで、話題はそればかりです。',
    kor: '1분간 잡담이 이어지다 비트코인이 12% 하락합니다. 회복할 때까지 채팅방은 온통 그 이야기뿐입니다.',
    fra: 'Une minute de bavardage, puis le bitcoin perd douze pour cent : le salon ne parle plus que de cela jusqu’à la remontée.',
    spa: 'Un minuto de charla y bitcoin cae un doce por ciento: en el chat no se habla de otra cosa hasta que se recupera.',
    vn: 'Một phút tán gẫu, rồi bitcoin giảm mười hai phần trăm: cả phòng chỉ nói về nó cho đến khi giá hồi phục.',
  },
  category: 'market',
  tags: ['chat', 'crash', 'tour'],
  needs: ['chat', 'quotes', 'spot'],
  tour: true,
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    { ago: '9m', persona: 'follower', call: 'POST /chat/send', fields: { text: 'BTC 🚀🚀' } },
    { ago: '5m', persona: 'whale', call: 'POST /chat/send', fields: { text: 'HODL 💎' } },
    { ago: '2m', persona: 'trader', call: 'POST /chat/send', fields: { text: 'BTC 10x?' } },
  ],
  script: [
    { at: '1m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: -12, rampSeconds: 20 } },
    { at: '8m', action: 'market.shock', input: { symbol: 'BTC/USDT', percent: 9, rampSeconds: 60 } },
  ],
});
