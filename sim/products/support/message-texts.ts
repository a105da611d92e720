import { declareMessages } from '../messages/template';

export const supportTexts = declareMessages({
  supportAnswered: {
    topic: 'service',
    url: '/pages/kefu/index',
    texts: {
      en: { title: 'Customer service has answered', text: '{answer}' },
      id: { title: 'Layanan pelanggan telah menjawab', text: '{answer}' },
    },
  },
  supportReplied: {
    topic: 'service',
    url: '/pages/kefu/index',
    texts: {
      en: { title: 'Customer service has answered', text: '{name} has answered your question.' },
      id: { title: 'Layanan pelanggan telah menjawab', text: '{name} telah menjawab pertanyaan Anda.' },
    },
  },
});
