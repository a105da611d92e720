const sitePages = {
  faq: 'FAQ',
  contact: 'Contact us',
  about: 'About us',
  compliance: 'Operational compliance',
  updated: 'Published {{date}}',
  failed: 'Couldn’t load this page',
  empty: 'Nothing here yet',
  emptyHint: 'Come back later.',
  search: 'Search questions',
  noMatch: 'No matching questions',
  noMatchHint: 'Try another word, or write to us.',
  guide: 'Getting started guide',
  guideFailed: 'Couldn’t load the guide',
  write: 'Contact us',
} as const;

export default sitePages;

declare module '../texts' {
  interface TextsByNamespace {
    'site-pages': typeof sitePages;
  }
}
