import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'loan-overdue',
  title: {
    en: 'Loan overdue',
    id: 'Pinjaman lewat tempo',
    zh: '借款逾期',
    hk: '借款逾期',
    th: 'เงินกู้เกินกำหนด',
    jp: '返済の延滞',
    kor: '대출 연체',
    fra: 'Prêt en retard',
    spa: 'Préstamo vencido',
    vn: 'Khoản vay quá hạn',
  },
  summary: {
    en: 'Putri’s loan of 10,000 USDT was due almost three days ago: the late fee grows, no new loan is possible, and within the hour the exchange collects.',
    id: 'Pinjaman Putri 10.000 USDT jatuh tempo hampir tiga hari lalu: denda bertambah, tidak ada pinjaman baru, dan dalam sejam bursa menagihnya.',
    zh: 'Putri 的 10,000 USDT 借款已逾期近三天：罚息递增，不可再借，一小时内交易所将扣款。',
    hk: 'Putri 的 10,000 USDT 借款已逾期近三天：罰息遞增，不可再借，一小時內平台便會扣款。',
    th: 'เงินกู้ 10,000 USDT ของ Putri เกินกำหนดมาเกือบสามวัน ค่าปรับล่าช้าเพิ่มขึ้น กู้ใหม่ไม่ได้ และจะถูกหักชำระภายในหนึ่งชั่วโมง',
    jp: 'Putriの借入10,000 USDTは、返済期日を3日近く過ぎています。遅延損害金が増え、新たな借入はできず、1時間以内に取引所が回収します。',
    kor: 'Putri의 10,000 USDT 대출은 상환 기한이 3일 가까이 지났습니다. 연체료가 늘고 새로 대출할 수 없으며, 한 시간 안에 거래소가 회수합니다.',
    fra: 'Le prêt de 10 000 USDT de Putri est échu depuis près de trois jours : la pénalité de retard augmente, plus aucun prêt n’est possible et, dans l’heure, la plateforme prélève.',
    spa: 'El préstamo de 10.000 USDT de Putri venció hace casi tres días: el recargo por mora crece, no puede pedir otro y antes de una hora la plataforma cobra.',
    vn: 'Khoản vay 10.000 USDT của Putri đã quá hạn gần ba ngày: phí phạt tăng dần, không vay thêm được, và trong vòng một giờ sàn sẽ thu nợ.',
  },
  category: 'accounts',
  tags: ['loan', 'overdue', 'penalty', 'collection', 'credit'],
  needs: ['loans', 'membership', 'wallet'],
  start: '2026-01-06T01:41:00.000Z',
  signIn: 'vip-2',
  tour: true,
  before: [
    {
      ago: '10d',
      persona: 'vip-2',
      call: 'POST /loan/apply',
      fields: { term_id: '1', amount: '10000', pay_password: '123456' },
    },
    // 14,370 minutes are ten days less half an hour, so the collection is due half an hour after the start.
    { ago: '14370m', action: 'backOffice.approve', input: { id: 'loan:2' } },
  ],
});
