import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch } from '../../_shared/testing/draw';
import { Muted } from './muted-sheet';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['talk', 'errors']);
});

test('muted members stay in the list after a failed refresh', () => {
  const html = afterFailedRefetch(<Muted />, () => [{ member: 'm1', name: 'Theo' }]);
  expect(html).toContain('Theo');
});
