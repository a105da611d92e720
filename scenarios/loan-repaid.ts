import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'loan-repaid',
  title: {
    en: 'Loan repaid on time',
    id: 'Pinjaman lunas tepat waktu',
    zh: '按时还清借款',
    hk: '準時還清借款',
    th: 'ชำระคืนเงินกู้ตรงเวลา',
    jp: '期限内の返済',
    kor: '기한 내 대출 상환',
    fra: 'Prêt remboursé à temps',
    spa: 'Préstamo reembolsado a tiempo',
    vn: 'Trả khoản vay đúng hạn',
  },
  summary: {
    en: 'Putri, VIP 2, borrowed 20,000 USDT for 14 days and is on day seven: if she repays now, she pays only for the days started and her credit score rises.',
    id: 'Putri, VIP 2, meminjam 20.000 USDT selama 14 hari dan kini hari ketujuh: jika melunasi sekarang, ia hanya membayar hari yang sudah dimulai, dan skor kreditnya naik.',
    zh: 'VIP 2 的 Putri 借款 20,000 USDT，期限 14 天，今天是第 7 天：现在还清，只计已开始的天数，信用分还会提高。',
    hk: 'VIP 2 的 Putri 借了 20,000 USDT，期限 14 天，現為第七天：此時還清，只計已開始的天數，信用分亦會上升。',
    th: 'Putri ระดับ VIP 2 กู้ 20,000 USDT เป็นเวลา 14 วัน วันนี้วันที่เจ็ด หากชำระคืนตอนนี้จะจ่ายเฉพาะวันที่เริ่มแล้ว และคะแนนเครดิตเพิ่มขึ้น',
    jp: 'VIP 2のPutriは、14日間借り入れた20,000 USDTの7日目です。今返済すると利息は経過した日数分だけで済み、信用スコアも上がります。',
    kor: 'VIP 2인 Putri는 20,000 USDT를 14일간 대출했고 오늘이 7일차입니다. 지금 상환하면 시작된 날까지만 이자를 내고 신용 점수가 오릅니다.',
    fra: 'Putri, VIP 2, a emprunté 20 000 USDT pour 14 jours et en est au septième : si elle rembourse maintenant, elle ne paie que les jours entamés et son score de crédit augmente.',
    spa: 'Putri, VIP 2, pidió prestados 20.000 USDT a 14 días y va por el séptimo: si reembolsa ahora, solo paga los días empezados y su puntuación de crédito sube.',
    vn: 'Putri, VIP 2, vay 20.000 USDT trong 14 ngày và đang ở ngày thứ bảy: nếu trả ngay, cô chỉ trả lãi cho những ngày đã bắt đầu và điểm tín dụng tăng.',
  },
  category: 'accounts',
  tags: ['loan', 'borrow', 'repay', 'credit', 'vip'],
  needs: ['loans', 'membership', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'vip-2',
  tour: true,
  before: [
    {
      ago: '7d',
      persona: 'vip-2',
      call: 'POST /loan/apply',
      fields: { term_id: '2', amount: '20000', pay_password: '123456' },
    },
    { ago: '162h', action: 'backOffice.approve', input: { id: 'loan:2' } },
  ],
});
