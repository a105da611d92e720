import { declareMessages } from '../messages/template';

export const messagesTexts = declareMessages({
  /** Written by hand in the back office, and not translated. */
  staff: {
    topic: 'service',
    url: '',
    texts: { en: { title: '{title}', text: '{text}' }, id: { title: '{title}', text: '{text}' } },
  },
});
