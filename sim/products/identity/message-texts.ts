import { declareMessages } from '../messages/template';

export const identityTexts = declareMessages({
  identityApproved: {
    topic: 'account',
    url: '/pages/setting/real',
    texts: {
      en: {
        title: 'Identity verified: level {level}',
        text: 'Your identity verification for level {level} has been approved. The new limits apply now.',
      },
      id: {
        title: 'Identitas terverifikasi: tingkat {level}',
        text: 'Verifikasi identitas Anda untuk tingkat {level} telah disetujui. Batas baru berlaku mulai sekarang.',
      },
    },
  },
  identityRejected: {
    topic: 'account',
    url: '/pages/setting/real',
    texts: {
      en: {
        title: 'Identity verification rejected: level {level}',
        text: 'Your identity verification for level {level} was not approved: {reason}\n\nYou can submit it again right away.',
      },
      id: {
        title: 'Verifikasi identitas ditolak: tingkat {level}',
        text: 'Verifikasi identitas Anda untuk tingkat {level} tidak disetujui: {reason}\n\nAnda dapat mengajukannya lagi sekarang juga.',
      },
    },
  },
});
