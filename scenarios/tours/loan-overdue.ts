import { defineTour } from '@sim/scenarios/tour';

export default defineTour({
  name: 'loan-overdue',
  steps: [
    {
      text: {
        en: 'Putri’s loan is almost three days overdue: the late fee grows every day, and the exchange will collect.',
        id: 'Pinjaman Putri lewat tempo hampir tiga hari: denda bertambah tiap hari, dan bursa akan memotongnya dari akun.',
        zh: 'Putri 的借款逾期近三天：罚息逐日增加，交易所将扣款。',
        hk: 'Putri 的借款逾期近三天：罰息逐日增加，平台將會扣款。',
        th: 'เงินกู้ของ Putri เกินกำหนดเกือบสามวัน ค่าปรับล่าช้าเพิ่มทุกวัน และจะถูกหักชำระ',
        jp: 'Putriの借入は、返済期日を3日近く過ぎています。遅延損害金が毎日増え、取引所が回収に入ります。',
        kor: 'Putri의 대출이 3일 가까이 연체되었습니다. 연체료가 매일 늘고 곧 거래소가 회수합니다.',
        fra: 'Le prêt de Putri a près de trois jours de retard : la pénalité augmente chaque jour, et la plateforme va prélever.',
        spa: 'El préstamo de Putri venció hace casi tres días: el recargo por mora crece cada día y la plataforma lo cobrará.',
        vn: 'Khoản vay của Putri quá hạn gần ba ngày: phí phạt tăng mỗi ngày, và sàn sẽ thu nợ.',
      },
      go: '/pages/common/borrowing?tab=mine',
    },
    {
      text: {
        en: 'Until it is repaid, she cannot borrow again.',
        id: 'Sebelum dilunasi, tidak ada pinjaman baru.',
        zh: '还清前不可再借。',
        hk: '還清前不可再借。',
        th: 'กู้ใหม่ไม่ได้จนกว่าจะชำระคืน',
        jp: '返済するまで、新たな借入はできません。',
        kor: '상환하기 전에는 다시 대출할 수 없습니다.',
        fra: 'Tant qu’il n’est pas remboursé, elle ne peut plus emprunter.',
        spa: 'Hasta que lo reembolse, no puede volver a pedir prestado.',
        vn: 'Chưa trả nợ, cô chưa thể vay tiếp.',
      },
      anchor: 'loan-limit',
      go: '/pages/common/borrowing?tab=borrow',
    },
    {
      text: {
        en: 'Half an hour later the exchange has collected it from her accounts, and the loan is closed.',
        id: 'Setengah jam kemudian bursa memotongnya dari akun Putri, dan pinjaman itu selesai.',
        zh: '半小时后，交易所已从她的账户扣款，借款结清。',
        hk: '半小時後，平台已從她的帳戶扣款，借款已還清。',
        th: 'ครึ่งชั่วโมงต่อมา ระบบหักชำระจากบัญชีของเธอแล้ว และปิดเงินกู้',
        jp: '30分後、取引所が口座から回収し、借入は終了しました。',
        kor: '30분 뒤 거래소가 Putri의 계정에서 회수해 대출이 종료되었습니다.',
        fra: 'Une demi-heure plus tard, la plateforme l’a prélevé sur ses comptes, et le prêt est soldé.',
        spa: 'Media hora después la plataforma lo ha cobrado de sus cuentas y el préstamo está cerrado.',
        vn: 'Nửa giờ sau, sàn đã thu nợ từ các tài khoản của cô và khoản vay được tất toán.',
      },
      go: '/pages/common/borrowing?tab=history',
      run: [{ action: 'clock.advance', input: { by: '31m' } }],
    },
  ],
});
