import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'otc-appeal',
  title: {
    en: 'OTC appeal',
    id: 'Banding OTC',
    zh: '场外交易申诉',
    hk: '場外交易申訴',
    th: 'อุทธรณ์ OTC',
    jp: 'OTC の異議申し立て',
    kor: '장외 거래 이의 제기',
    fra: 'Litige de gré à gré',
    spa: 'Reclamación OTC',
    vn: 'Khiếu nại OTC',
  },
  summary: {
    en: 'Maya paid a slow merchant twelve minutes ago and nothing has come. She may appeal now; the back office decides who is right.',
    id: 'Maya membayar pedagang lambat dua belas menit lalu dan belum ada yang datang. Kini ia bisa banding; kantor belakang memutuskan siapa yang benar.',
    zh: 'Maya 十二分钟前付款给一位慢商家，币还没到。她现在可以申诉，由后台裁定谁对。',
    hk: 'Maya 十二分鐘前付款給一位慢商家，幣還沒到。她現在可以申訴，由後台裁定誰對。',
    th: 'Maya จ่ายให้ร้านค้าที่ช้าไปสิบสองนาทีแล้วแต่ยังไม่ได้อะไร ตอนนี้เธออุทธรณ์ได้ ฝ่ายหลังบ้านเป็นผู้ตัดสิน',
    jp: 'Maya は12分前に遅い業者へ支払いましたが、何も届きません。今なら異議を申し立てられ、管理部門が判断します。',
    kor: 'Maya는 12분 전에 느린 판매자에게 결제했지만 아무것도 오지 않았습니다. 이제 이의를 제기할 수 있고 관리 부서가 판단합니다.',
    fra: 'Maya a payé un marchand lent il y a douze minutes et rien n’est venu. Elle peut contester ; le back-office tranche.',
    spa: 'Maya pagó a un comerciante lento hace doce minutos y no ha llegado nada. Ya puede reclamar; la administración decide.',
    vn: 'Maya đã trả cho một thương nhân chậm mười hai phút trước mà chưa nhận gì. Giờ cô có thể khiếu nại; bộ phận quản trị quyết định.',
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
