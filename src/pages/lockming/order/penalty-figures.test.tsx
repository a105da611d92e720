import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { LockOrder } from '@/data/lockup/queries';
import { DAY_MS } from '@/domain/time';
import { i18n, startI18n } from '@/i18n/i18n';
import { PenaltyFigures } from './penalty-figures';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['lockming']);
});

const order = { currency_name: 'USDT', amount: '1000', penalty_rate: '0.4', cancel_fee: 12, days: 7 } as LockOrder;

test.each([
  ['whose yields are paid', 4, 3, 3],
  ['one of whose yields is late', 3, 3, 3],
  ['in its first night', 0, 8, 7],
  ['whose end is unknown', 3, null, 4],
])('the penalty of a deposit %s counts the days of the exchange', (_which, paidDays, ahead, days) => {
  const maturesMs = ahead === null ? null : Date.now() + (ahead - 0.5) * DAY_MS;
  const html = renderToStaticMarkup(<PenaltyFigures order={{ ...order, paidDays, maturesMs }} />);
  expect(html).toContain(`0.4% × ${days} `);
});
