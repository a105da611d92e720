import { declareMessages } from '../messages/template';

export const chatTexts = declareMessages({
  chatUpheld: {
    topic: 'service',
    url: '/pages/chat/index',
    texts: {
      en: {
        title: 'Thank you for your report',
        text: 'What {name} wrote in the chat room on {at:time} broke the rules. It has been removed, and {name} cannot write there for a day.',
      },
      id: {
        title: 'Terima kasih atas laporan Anda',
        text: 'Pesan {name} di ruang obrolan pada {at:time} melanggar aturan. Pesan itu sudah dihapus, dan {name} tidak dapat menulis di sana selama sehari.',
      },
    },
  },
  chatDismissed: {
    topic: 'service',
    url: '/pages/chat/index',
    texts: {
      en: {
        title: 'Your report has been reviewed',
        text: 'What {name} wrote in the chat room on {at:time} stays there: {reason}\n\nYou can mute anyone you do not want to read.',
      },
      id: {
        title: 'Laporan Anda telah ditinjau',
        text: 'Pesan {name} di ruang obrolan pada {at:time} tetap ada: {reason}\n\nAnda dapat membisukan siapa pun yang pesannya tidak ingin Anda baca.',
      },
    },
  },
  chatSilenced: {
    topic: 'service',
    url: '/pages/chat/index',
    texts: {
      en: {
        title: 'Your message was removed from the chat room',
        text: '“{text}”\n\nIt was reported and broke the chat room rules. You can still read, and write again from {until:time}.',
      },
      id: {
        title: 'Pesan Anda dihapus dari ruang obrolan',
        text: '“{text}”\n\nPesan itu dilaporkan dan melanggar aturan ruang obrolan. Anda tetap dapat membaca, dan dapat menulis lagi mulai {until:time}.',
      },
    },
  },
});
