import { expect, it } from 'vitest';
import { i18n, startI18n } from './i18n';

it('loads a namespace in the language on screen, and in no other', async () => {
  await startI18n('fra');
  await i18n.loadNamespaces('nft-trade');
  expect(i18n.hasResourceBundle('fr', 'nft-trade')).toBe(true);
  expect(i18n.hasResourceBundle('en', 'nft-trade')).toBe(false);
});
