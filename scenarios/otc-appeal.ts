import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'otc-appeal',
  title: {
    en: 'OTC appeal',
    id: 'Banding OTC',
    zh: 'OTC 申诉',
    hk: 'OTC 申訴',
    th: 'อุทธรณ์ OTC',
    jp: 'OTCの申し立て',
    kor: 'OTC 이의 제기',
    fra: 'Appel OTC',
    spa: 'Apelación OTC',
    vn: 'Khiếu nại OTC',
  },
  summary: {
    en: 'Maya paid a slow merchant twelve minutes ago and has received nothing. She can appeal now; the back office decides who is right.',
    id: 'Maya membayar merchant yang lambat dua belas menit lalu dan belum menerima apa pun. Kini ia dapat mengajukan banding; back office memutuskan siapa yang benar.',
    zh: 'Maya 十二分钟前已向商家付款，对方迟迟未放币。她现在可以申诉，由后台裁定。',
    hk: 'Maya 十二分鐘前已付款給一位手腳慢的商家，至今未收到 USDT。她現在可以申訴，由後台裁決誰對誰錯。',
    th: 'Maya โอนเงินให้ผู้ค้าที่ตอบช้าไปสิบสองนาทีแล้วแต่ยังไม่ได้อะไร ตอนนี้อุทธรณ์ได้ หลังบ้านจะตัดสินว่าใครถูก',
    jp: 'Mayaは12分前に、対応の遅いマーチャントへ支払いましたが、何も届いていません。今なら申し立てができ、バックオフィスが判断します。',
    kor: 'Maya는 느린 머천트에게 12분 전에 입금했지만 아무것도 받지 못했습니다. 이제 이의를 제기할 수 있고, 백오피스가 판단합니다.',
    fra: 'Maya a payé un marchand lent il y a douze minutes et n’a rien reçu. Elle peut maintenant faire appel ; le back-office tranche.',
    spa: 'Maya pagó a un comerciante lento hace doce minutos y no ha recibido nada. Ya puede apelar; el back office decide quién tiene razón.',
    vn: 'Maya đã thanh toán cho một thương gia chậm chạp mười hai phút trước mà chưa nhận được gì. Giờ cô có thể khiếu nại; bộ phận quản trị quyết định ai đúng.',
  },
  category: 'accounts',
  tags: ['otc', 'p2p', 'appeal', 'back-office'],
  needs: ['otc', 'wallet', 'messages'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'trader',
  before: [
    {
      ago: '13m',
      action: 'otc.take',
      input: { who: 'trader', side: 'buy', number: '300', merchant: 'Slow But Cheap' },
    },
    { ago: '12m', action: 'otc.move', input: { id: 1, to: 'paid' } },
  ],
});
