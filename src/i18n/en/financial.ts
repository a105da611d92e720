const financial = {
  title: 'Finance',
  products: 'Products',
  empty: 'No products on offer right now',
  emptyHint: 'Deposits, subscriptions and investments appear here as soon as the exchange offers them.',
  failed: 'The products did not load',
} as const;

export default financial;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    financial: typeof financial;
  }
}
