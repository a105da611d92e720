import type { FactsOf } from '../declare';
import type { contentAnswers } from './answers';

export const contentFacts = {
  'GET /menu': {
    refusals: [],
    source: 'observed',
    note: '`title` is an i18n key, `url` an app route. Home shows groups of 8.',
  },
  'GET /news/index_pop': {
    refusals: [],
    source: 'observed',
    note: 'The newest pop-up in the request language, or null.',
  },
  'GET /news/index_message': { refusals: [], source: 'designed', note: 'The notice of the home page’s bar, or null.' },
  'POST /news/list': { refusals: [], source: 'observed' },
  'POST /news/detail': { refusals: ['article_unknown'], source: 'observed' },
} satisfies FactsOf<typeof contentAnswers>;
