const webView = {
  title: 'Page',
  failed: 'The page did not load',
  late: 'It may be unreachable, or may not let itself be shown inside the app. Try again, or open it outside.',
  outside: 'Open outside',
  refused: 'This address is not opened',
  toContact: 'Contact us',
  elsewhere: 'Pages that help',
  problem: {
    missing: 'The link names no address. These pages may have what you are looking for.',
    broken: 'The link is no proper web address.',
    scheme: 'Only secure web addresses are opened inside the app.',
    credentials: 'The address has a name before its host, which is a common way to disguise where a link leads.',
    host: 'The page does not belong to us. If somebody sent you the link, be careful.',
    path: 'There is no document at this address.',
  },
} as const;

export default webView;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'web-view': typeof webView;
  }
}
