import { beforeAll, expect, test } from 'vitest';
import { NO_NUMBER } from '@/domain/money/number-format';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch } from '../../_shared/testing/draw';
import { Yield } from './yield';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['financial']);
});

test('a yield of two lists is loading until both have loaded, even if the refresh of one has failed', () => {
  const html = afterFailedRefetch(<Yield product="invest" />, (key) =>
    key.includes('call') ? { dual_currencys: [] } : undefined,
  );
  expect(html).not.toContain(NO_NUMBER);
});
