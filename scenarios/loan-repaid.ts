import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'loan-repaid',
  title: {
    en: 'Loan repaid in time',
    id: 'Pinjaman lunas tepat waktu',
    zh: '按时还清借款',
    hk: '按時還清借款',
    th: 'คืนเงินกู้ตรงเวลา',
    jp: '期限内に返済',
    kor: '기한 내 상환한 대출',
    fra: 'Prêt remboursé à temps',
    spa: 'Préstamo devuelto a tiempo',
    vn: 'Trả khoản vay đúng hạn',
  },
  summary: {
    en: 'Putri, VIP 2, borrowed 20,000 USDT for 14 days and is on the seventh: repaying now costs the days begun only, and raises her credit score.',
    id: 'Putri, VIP 2, meminjam 20.000 USDT selama 14 hari dan kini hari ketujuh: melunasi sekarang hanya membayar hari yang dimulai, dan skor kreditnya naik.',
    zh: 'VIP 2 的 Putri 借了 20,000 USDT，期限 14 天，现在是第七天：此时还清只付已开始的天数，信用分还会上升。',
    hk: 'VIP 2 的 Putri 借了 20,000 USDT，期限 14 天，現在是第七天：此時還清只付已開始的天數，信用分還會上升。',
    th: 'Putri ระดับ VIP 2 กู้ 20,000 USDT 14 วัน วันนี้วันที่เจ็ด คืนตอนนี้จ่ายเฉพาะวันที่เริ่มแล้ว และคะแนนเครดิตเพิ่มขึ้น',
    jp: 'VIP 2 の Putri は 20,000 USDT を 14 日間借り、今日は七日目。今返せば始まった日数分だけで、信用スコアも上がります。',
    kor: 'VIP 2인 Putri는 20,000 USDT를 14일간 빌렸고 오늘이 7일째입니다. 지금 갚으면 시작된 날만큼만 내고 신용 점수가 오릅니다.',
    fra: 'Putri, VIP 2, a emprunté 20 000 USDT pour 14 jours et en est au septième : rembourser ne coûte que les jours entamés et relève sa note.',
    spa: 'Putri, VIP 2, pidió 20.000 USDT a 14 días y va por el séptimo: devolverlo ahora cuesta solo los días empezados y sube su puntuación.',
    vn: 'Putri, VIP 2, vay 20.000 USDT trong 14 ngày và đang ở ngày thứ bảy: trả bây giờ chỉ tốn các ngày đã bắt đầu, và điểm tín dụng tăng.',
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
