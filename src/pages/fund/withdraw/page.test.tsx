import { hashKey } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { keys } from '@/data/queries/keys';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch } from '../../_shared/testing/draw';
import WithdrawPage from './page';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['payout', 'errors']);
});

const usdt = { currency: 3, currency_name: 'USDT', change_balance: '5', lock_change_balance: '0', usdt_price: '1' };
const WALLETS = { change_wallet: { balance: [usdt] } };

test('another coin is loading while the list of coins is known, even if its refresh has failed', () => {
  const html = afterFailedRefetch(
    <MemoryRouter>
      <WithdrawPage />
    </MemoryRouter>,
    (key) => (hashKey(key) === hashKey(keys.wallets) ? WALLETS : undefined),
  );
  expect(html).not.toContain(i18n.t('payout:failed'));
  expect(html).toContain(i18n.t('common:loading'));
});
