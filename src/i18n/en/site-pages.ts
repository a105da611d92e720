const sitePages = {
  faq: 'FAQ',
  contact: 'Contact us',
  about: 'About us',
  compliance: 'Operational compliance',
  updated: 'Published {{date}}',
  failed: 'This page did not load',
  empty: 'Nothing has been written here yet',
  emptyHint: 'Come back later.',
  search: 'Search the questions',
  noMatch: 'No question matches',
  noMatchHint: 'Try another word, or write to us.',
  guide: 'First steps: a guide',
  write: 'Contact us',
} as const;

export default sitePages;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'site-pages': typeof sitePages;
  }
}
