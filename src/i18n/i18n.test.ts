import { expect, it } from 'vitest';
import { i18n, startI18n } from './i18n';

it('loads a namespace in the language on screen, and in no other', async () => {
  await startI18n('fra');
  await i18n.loadNamespaces('nft-trade');
  expect(i18n.hasResourceBundle('fr', 'nft-trade')).toBe(true);
  expect(i18n.hasResourceBundle('en', 'nft-trade')).toBe(false);
});

it('takes the keys of its namespaces and the values that their texts name', async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'errors']);
  const t = i18n.getFixedT('en', 'common');
  expect(t('labelled', { label: 'Fee', value: '1' })).toBe('Fee: 1');
  expect(t('found', { count: 2 })).toBe('2 results');
  expect(i18n.t('errors:unreadable', { field: 'price' })).toContain('price');
  // @ts-expect-error: without a value of its text
  t('labelled', { label: 'Fee' });
  // @ts-expect-error: without the values of its text
  t('found');
  // @ts-expect-error: the text of another namespace without the value of its text
  i18n.t('errors:unreadable');
  // @ts-expect-error: a key that no namespace has
  t('labelledTwice');
});
