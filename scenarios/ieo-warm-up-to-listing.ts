import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'ieo-warm-up-to-listing',
  title: {
    en: 'Token subscription from warm-up to listing',
    id: 'Langganan token dari pemanasan sampai terdaftar',
    zh: '新币认购：从预热到上市',
    hk: '新幣認購：從預熱到上市',
    th: 'จองโทเคนตั้งแต่อุ่นเครื่องจนเข้าตลาด',
    jp: 'トークン購入、予告から上場まで',
    kor: '토큰 청약, 예고에서 상장까지',
    fra: 'Souscription d’un jeton, de l’annonce à la cotation',
    spa: 'Suscripción de un token, del calentamiento a la cotización',
    vn: 'Đăng ký mua token từ khởi động đến niêm yết',
  },
  summary: {
    en: 'The sale of LUNR opens after a minute, ends after ten, coins come at once, and after fifteen the token is traded.',
    id: 'Penjualan LUNR dibuka setelah satu menit, berakhir setelah sepuluh, koin segera terbit, dan setelah lima belas menit token diperdagangkan.',
    zh: 'LUNR 一分钟后开放认购，十分钟后结束并发币，十五分钟后上市交易。',
    hk: 'LUNR 一分鐘後開放認購，十分鐘後結束並發幣，十五分鐘後上市交易。',
    th: 'LUNR เปิดจองหลังหนึ่งนาที ปิดหลังสิบนาที ได้รับเหรียญ และซื้อขายได้หลังสิบห้านาที',
    jp: 'LUNR は 1 分後に受付開始、10 分後に締切り、配布を経て 15 分後に取引が始まります。',
    kor: 'LUNR 청약이 1분 뒤 시작해 10분 뒤 끝나고, 코인이 지급되어 15분 뒤 거래됩니다.',
    fra: 'La vente de LUNR ouvre après une minute, finit après dix, et à la quinzième le jeton se négocie.',
    spa: 'La venta de LUNR abre tras un minuto, acaba tras diez, y a los quince el token se negocia.',
    vn: 'LUNR mở bán sau một phút, kết thúc sau mười phút, và sau mười lăm phút token được giao dịch.',
  },
  category: 'accounts',
  tags: ['ieo', 'token', 'subscription', 'listing'],
  needs: ['ieo', 'quotes', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  script: [
    { at: '60s', action: 'backOffice.beginSale', input: { token: 'LUNR' } },
    { at: '600s', action: 'backOffice.endSale', input: { token: 'LUNR' } },
    { at: '900s', action: 'backOffice.listToken', input: { token: 'LUNR' } },
  ],
});
