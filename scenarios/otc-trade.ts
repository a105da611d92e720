import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'otc-trade',
  title: {
    en: 'USDT over the counter',
    id: 'USDT lewat OTC',
    zh: 'OTC 买入 USDT',
    hk: 'OTC 買入 USDT',
    th: 'ซื้อ USDT ผ่าน OTC',
    jp: 'OTCでUSDTを買う',
    kor: 'OTC로 USDT 매수',
    fra: 'Acheter des USDT en OTC',
    spa: 'USDT por OTC',
    vn: 'Mua USDT qua OTC',
  },
  summary: {
    en: 'Maya buys 200 USDT from a merchant for rupiah. She has twelve minutes left to pay; once she confirms, the merchant releases.',
    id: 'Maya membeli 200 USDT dari merchant dengan rupiah. Tersisa dua belas menit untuk membayar; setelah ia menyatakannya, merchant melepaskan.',
    zh: 'Maya 用印尼盾向商家买入 200 USDT，付款时间还剩十二分钟。她确认付款后，商家放币。',
    hk: 'Maya 以印尼盾向商家買入 200 USDT。付款時限尚餘十二分鐘；她確認付款後，商家便會放幣。',
    th: 'Maya ซื้อ 200 USDT จากผู้ค้าด้วยรูเปียห์ เหลือเวลาโอนสิบสองนาที เมื่อเธอยืนยันว่าโอนแล้ว ผู้ค้าจะปล่อยเหรียญ',
    jp: 'Mayaはマーチャントから200 USDTをルピアで買います。支払期限まで残り12分。支払い完了を知らせると、マーチャントがリリースします。',
    kor: 'Maya가 머천트에게서 루피아로 200 USDT를 매수합니다. 입금 기한은 12분 남았고, 입금 완료를 누르면 머천트가 코인을 전송합니다.',
    fra: 'Maya achète 200 USDT à un marchand contre des roupies. Il lui reste douze minutes pour payer ; dès qu’elle confirme, le marchand libère.',
    spa: 'Maya compra 200 USDT a un comerciante con rupias. Le quedan doce minutos para pagar; en cuanto confirma, el comerciante libera.',
    vn: 'Maya mua 200 USDT từ một thương gia bằng rupiah. Cô còn mười hai phút để thanh toán; khi cô xác nhận, thương gia mở khóa.',
  },
  category: 'accounts',
  tags: ['otc', 'p2p', 'merchant', 'fiat'],
  needs: ['otc', 'wallet', 'messages'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '3m',
      action: 'otc.take',
      input: { who: 'trader', side: 'buy', fiat: 'IDR', number: '200', merchant: 'Nusantara Exchange' },
    },
  ],
});
