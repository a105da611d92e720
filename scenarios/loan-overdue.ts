import { defineScenario } from '@sim/scenarios/scenario';

export default defineScenario({
  name: 'loan-overdue',
  title: {
    en: 'Loan overdue',
    id: 'Pinjaman terlambat',
    zh: '借款逾期',
    hk: '借款逾期',
    th: 'เงินกู้เกินกำหนด',
    jp: '返済の延滞',
    kor: '연체된 대출',
    fra: 'Prêt en retard',
    spa: 'Préstamo vencido',
    vn: 'Khoản vay quá hạn',
  },
  summary: {
    en: 'Putri’s loan of 10,000 USDT was due almost three days ago: the penalty grows, nothing new is lent, and within the hour the exchange collects.',
    id: 'Pinjaman Putri 10.000 USDT jatuh tempo hampir tiga hari lalu: denda bertambah, tidak ada pinjaman baru, dan dalam sejam bursa menagihnya.',
    zh: 'Putri 的 10,000 USDT 借款已逾期近三天：罚金增加，不能再借，一小时内交易所将自动扣收。',
    hk: 'Putri 的 10,000 USDT 借款已逾期近三天：罰金增加，不能再借，一小時內交易所將自動扣收。',
    th: 'เงินกู้ 10,000 USDT ของ Putri เกินกำหนดเกือบสามวัน ค่าปรับเพิ่ม กู้ใหม่ไม่ได้ และภายในหนึ่งชั่วโมงจะถูกเรียกเก็บ',
    jp: 'Putri の 10,000 USDT の借入は期限を三日近く過ぎました。遅延金が増え、新たに借りられず、一時間以内に回収されます。',
    kor: 'Putri의 10,000 USDT 대출은 기한이 사흘 가까이 지났습니다. 연체료가 늘고 새로 빌릴 수 없으며 한 시간 안에 거래소가 회수합니다.',
    fra: 'Le prêt de 10 000 USDT de Putri était dû il y a près de trois jours : la pénalité court, plus rien n’est prêté, et d’ici une heure il sera prélevé.',
    spa: 'El préstamo de 10.000 USDT de Putri venció hace casi tres días: corre la penalización, no se presta más y en una hora se cobrará.',
    vn: 'Khoản vay 10.000 USDT của Putri đã quá hạn gần ba ngày: phí phạt tăng, không được vay thêm, và trong một giờ sàn sẽ thu.',
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
    // Ten days ago but half an hour: the collection is due in half an hour.
    { ago: '14370m', action: 'backOffice.approve', input: { id: 'loan:2' } },
  ],
});
