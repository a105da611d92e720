import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch } from '../../_shared/testing/draw';
import { NoFavourites } from './no-favourites';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['market', 'errors']);
});

test('an empty watchlist is still shown as empty after a failed refresh', () => {
  const html = afterFailedRefetch(<NoFavourites all={[]} />, () => []);
  expect(html).not.toContain(i18n.t('market:favourites.failed'));
  expect(html).toContain(i18n.t('market:favourites.visitor'));
});
