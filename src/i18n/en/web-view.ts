const webView = {
  title: 'Page',
  failed: 'Couldn’t load the page',
  late: 'It may be unreachable, or it may not allow the app to show it. Try again, or open it in your browser.',
  outside: 'Open in browser',
  refused: 'This address cannot be opened',
  toContact: 'Contact us',
  elsewhere: 'Helpful pages',
  problem: {
    missing: 'The link has no address. These pages may have what you are looking for.',
    broken: 'The link is not a valid web address.',
    scheme: 'Only secure web addresses can be opened in the app.',
    credentials: 'The address has a user name before its host, a common way to disguise where a link leads.',
    host: 'The page does not belong to us. If someone sent you the link, be careful.',
    path: 'There is no document at this address.',
  },
} as const;

export default webView;

declare module '../texts' {
  interface TextsByNamespace {
    'web-view': typeof webView;
  }
}
