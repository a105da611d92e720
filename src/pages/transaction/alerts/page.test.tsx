import { hashKey } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { keys } from '@/data/queries/keys';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch, drawn } from '../../_shared/testing/draw';
import AlertsPage from './page';

const REACHED = hashKey([...keys.alerts, 'reached']);

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['alerts', 'common', 'errors', 'market']);
});

const page = (
  <MemoryRouter>
    <AlertsPage />
  </MemoryRouter>
);

test('triggered alerts that failed to load are not shown as none', () => {
  const failed = i18n.t('alerts:all.failed');
  expect(drawn(page, (key) => (hashKey(key) === REACHED ? [] : undefined))).not.toContain(failed);
  expect(afterFailedRefetch(page, (key) => (hashKey(key) === REACHED ? [] : undefined))).not.toContain(failed);
  // Null stands for a query that was never answered.
  expect(afterFailedRefetch(page, (key) => (hashKey(key) === REACHED ? null : undefined))).toContain(failed);
});
