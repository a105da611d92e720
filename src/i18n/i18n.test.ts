import { expect, it } from 'vitest';
import { i18n, startI18n } from './i18n';

it('calls a namespace loaded only when what it falls back to is there as well', async () => {
  await startI18n('fra');
  const loading = i18n.loadNamespaces('nft-trade');
  while (!i18n.hasLoadedNamespace('nft-trade')) await new Promise((resolve) => setImmediate(resolve));
  expect(i18n.t('nft-trade:state.endsIn')).toBe('Ends in');
  await loading;
});
