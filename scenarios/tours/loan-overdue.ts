import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'loan-overdue',
  steps: [
    {
      text: {
        en: 'Putri’s loan is almost three days overdue: the penalty grows day by day, and the exchange will collect.',
        id: 'Pinjaman Putri terlambat hampir tiga hari: denda bertambah tiap hari, dan bursa akan menagih.',
        zh: 'Putri 的借款逾期近三天：罚金逐日增加，交易所将自动扣收。',
        hk: 'Putri 的借款逾期近三天：罰金逐日增加，交易所將自動扣收。',
        th: 'เงินกู้ของ Putri เกินกำหนดเกือบสามวัน ค่าปรับเพิ่มทุกวัน และจะถูกเรียกเก็บ',
        jp: 'Putri の借入は三日近く延滞。遅延金が日ごとに増え、回収が迫ります。',
        kor: 'Putri의 대출이 사흘 가까이 연체되었습니다. 연체료가 날마다 늘고 곧 회수됩니다.',
        fra: 'Le prêt de Putri a près de trois jours de retard : la pénalité court, le prélèvement approche.',
        spa: 'El préstamo de Putri venció hace casi tres días: crece la penalización y se cobrará.',
        vn: 'Khoản vay của Putri quá hạn gần ba ngày: phí phạt tăng mỗi ngày và sàn sẽ thu.',
      },
      go: '/pages/common/borrowing?tab=mine',
    },
    {
      text: {
        en: 'Until it is paid, nothing new is lent.',
        id: 'Sebelum dilunasi, tidak ada pinjaman baru.',
        zh: '还清之前不能再借。',
        hk: '還清之前不能再借。',
        th: 'จนกว่าจะจ่าย กู้ใหม่ไม่ได้',
        jp: '返すまで新たな借入はできません。',
        kor: '갚기 전에는 새로 빌릴 수 없습니다.',
        fra: 'Tant qu’il n’est pas payé, rien n’est prêté.',
        spa: 'Hasta que se pague, no se presta nada más.',
        vn: 'Chưa trả thì chưa được vay thêm.',
      },
      anchor: 'loan-limit',
      go: '/pages/common/borrowing?tab=borrow',
    },
    {
      text: {
        en: 'Half an hour later the exchange has collected it from her accounts; the loan is history.',
        id: 'Setengah jam kemudian bursa menagihnya dari akun Putri; pinjaman itu selesai.',
        zh: '半小时后交易所已从她的账户扣收，借款成为历史。',
        hk: '半小時後交易所已從她的帳戶扣收，借款成為歷史。',
        th: 'ครึ่งชั่วโมงต่อมา ถูกหักจากบัญชีแล้ว เงินกู้สิ้นสุด',
        jp: '三十分後、口座から回収され、借入は終わりました。',
        kor: '30분 뒤 계정에서 회수되어 대출이 끝났습니다.',
        fra: 'Une demi-heure plus tard, il est prélevé sur ses comptes ; le prêt est clos.',
        spa: 'Media hora después se ha cobrado de sus cuentas; el préstamo es historia.',
        vn: 'Nửa giờ sau sàn đã thu từ tài khoản; khoản vay kết thúc.',
      },
      go: '/pages/common/borrowing?tab=history',
      run: [{ action: 'clock.advance', input: { by: '31m' } }],
    },
  ],
});
