import { hashKey } from '@tanstack/react-query';
import { beforeAll, expect, test } from 'vitest';
import { keys } from '@/data/queries/keys';
import { session } from '@/data/session/session';
import { i18n, startI18n } from '@/i18n/i18n';
import { drawn } from '../../_shared/testing/draw';
import { WithdrawList } from './withdraw-list';

const LIST = hashKey([...keys.payouts, 'list']);
const TERMS = hashKey([...keys.recharges, 'terms']);
const row = { id: 1, name: 'USDT', number: '500', status: 2, create_time: '2026-01-06 09:41:02' };
const PAGES = { pages: [{ data: [row], page: 1, pages: 1 }], pageParams: [1] };
const COINS = { coins: [{ currency_id: 3, name: 'USDT' }], banks: [] };

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['assets', 'common', 'errors', 'recharge']);
  session.signIn('of-a-customer');
});

const listOf = (answers: Readonly<Record<string, unknown>>) => {
  const filter = { tab: 'withdraw', state: undefined, coin: 3, id: undefined, change: () => {} } as const;
  return drawn(<WithdrawList filter={filter} />, (key) => answers[hashKey(key)]);
};

test('withdrawals of a coin are shown as loading, not as none, while the coin’s name is unknown', () => {
  expect(listOf({ [LIST]: PAGES })).not.toContain(i18n.t('recharge:records.nothing'));
  expect(listOf({ [LIST]: PAGES, [TERMS]: COINS })).toContain(i18n.t('common:noMore'));
  expect(listOf({ [LIST]: PAGES, [TERMS]: { ...COINS, coins: [] } })).toContain(i18n.t('recharge:records.nothing'));
});
