import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'otc-trade',
  title: {
    en: 'USDT over the counter',
    id: 'USDT lewat OTC',
    zh: '场外买入 USDT',
    hk: '場外買入 USDT',
    th: 'ซื้อ USDT นอกกระดาน',
    jp: '店頭で USDT を購入',
    kor: '장외에서 USDT 구매',
    fra: 'USDT de gré à gré',
    spa: 'USDT extrabursátil',
    vn: 'Mua USDT qua OTC',
  },
  summary: {
    en: 'Maya buys 200 USDT from a merchant for rupiah. Twelve minutes are left to pay; when she says she has, the merchant releases.',
    id: 'Maya membeli 200 USDT dari pedagang dengan rupiah. Tersisa dua belas menit untuk membayar; setelah ia menyatakannya, pedagang melepas.',
    zh: 'Maya 用印尼盾向商家购买 200 USDT。还有十二分钟付款；她确认付款后，商家放币。',
    hk: 'Maya 用印尼盾向商家購買 200 USDT。還有十二分鐘付款；她確認付款後，商家放幣。',
    th: 'Maya ซื้อ 200 USDT จากร้านค้าด้วยรูเปียห์ เหลือสิบสองนาทีให้จ่าย เมื่อเธอแจ้งว่าจ่ายแล้ว ร้านค้าจะปล่อยเหรียญ',
    jp: 'Maya は業者から 200 USDT をルピアで購入。支払いまで残り12分、支払いを知らせると業者が引き渡します。',
    kor: 'Maya가 판매자에게서 루피아로 200 USDT를 삽니다. 결제까지 12분 남았고, 결제했다고 알리면 판매자가 넘겨줍니다.',
    fra: 'Maya achète 200 USDT à un marchand en roupies. Il reste douze minutes pour payer ; quand elle le dit, le marchand libère.',
    spa: 'Maya compra 200 USDT a un comerciante con rupias. Quedan doce minutos para pagar; cuando lo dice, el comerciante libera.',
    vn: 'Maya mua 200 USDT từ thương nhân bằng rupiah. Còn mười hai phút để trả; khi cô báo đã trả, thương nhân giao.',
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
