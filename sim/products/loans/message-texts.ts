import { declareMessages } from '../messages/template';

/** Messages about loans: decisions, and payments that are due. */
export const loansTexts = declareMessages({
  loanApproved: {
    topic: 'funds',
    url: '/pages/common/borrowing',
    texts: {
      en: {
        title: 'Loan approved: {amount:amount} {coin}',
        text: '{amount:amount} {coin} has been credited to your spot account. It is due at {due:time}.',
      },
      id: {
        title: 'Pinjaman disetujui: {amount:amount} {coin}',
        text: '{amount:amount} {coin} masuk ke akun spot Anda. Jatuh tempo pada {due:time}.',
      },
    },
  },
  loanRejected: {
    topic: 'funds',
    url: '/pages/common/borrowing',
    texts: {
      en: { title: 'Loan not approved', text: 'You asked for {amount:amount} {coin}. Reason: {reason}' },
      id: { title: 'Pinjaman tidak disetujui', text: 'Anda meminta {amount:amount} {coin}. Alasan: {reason}' },
    },
  },
  loanDueSoon: {
    topic: 'funds',
    url: '/pages/common/borrowing',
    texts: {
      en: {
        title: 'Your loan is due soon',
        text: '{amount:amount} {coin} is due at {due:time}. Repay on time to keep your credit score.',
      },
      id: {
        title: 'Pinjaman Anda segera jatuh tempo',
        text: '{amount:amount} {coin} jatuh tempo pada {due:time}. Lunasi tepat waktu untuk menjaga skor kredit Anda.',
      },
    },
  },
  loanOverdue: {
    topic: 'funds',
    url: '/pages/common/borrowing',
    texts: {
      en: {
        title: 'Your loan is overdue',
        text: '{amount:amount} {coin} was due at {due:time}. A late fee is added every day until it is repaid; any remaining debt is collected from your accounts.',
      },
      id: {
        title: 'Pinjaman Anda lewat tempo',
        text: '{amount:amount} {coin} jatuh tempo pada {due:time}. Denda bertambah setiap hari sampai dilunasi; sisa utang akan dipotong dari akun Anda.',
      },
    },
  },
  loanCollected: {
    topic: 'funds',
    url: '/pages/common/borrowing',
    texts: {
      en: {
        title: 'Collected for your loan: {amount:amount} {coin}',
        text: '{amount:amount} {coin} was taken from your accounts for the overdue loan. Outstanding: {left:amount} {coin}.',
      },
      id: {
        title: 'Dipotong untuk pinjaman Anda: {amount:amount} {coin}',
        text: '{amount:amount} {coin} diambil dari akun Anda untuk pinjaman yang lewat tempo. Sisa utang: {left:amount} {coin}.',
      },
    },
  },
  loanRepaid: {
    topic: 'funds',
    url: '/pages/common/borrowing',
    texts: {
      en: { title: 'Loan repaid', text: 'Your loan of {amount:amount} {coin} is repaid in full.' },
      id: { title: 'Pinjaman lunas', text: 'Pinjaman Anda sebesar {amount:amount} {coin} telah lunas.' },
    },
  },
});
