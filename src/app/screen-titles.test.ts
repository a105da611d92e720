import { expect, test } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';
import { loadTexts } from '@/i18n/catalog';
import type { Namespace } from '@/i18n/texts';
import { screens } from './routes';

/** The screens that list events of the customer's money; assets and settings lead to them. */
const RECORDS = [
  '/pages/fund/assets_record',
  '/pages/fund/assets_all_record',
  '/pages/fund/receive_withdraw_record',
  '/pages/fund/transfer_history',
  '/pages/setting/bill',
] as const;

test.each(WIRE_LANGS)('no two lists of records have the same title in %s', async (lang) => {
  const titles = RECORDS.map(async (address) => {
    const [namespace = '', key = ''] = screens[address].title.split(':');
    const texts: unknown = await loadTexts(lang, namespace as Namespace);
    return key.split('.').reduce((tree, part) => (tree as Record<string, unknown>)[part], texts);
  });
  const all = await Promise.all(titles);
  expect(new Set(all).size, all.join(', ')).toBe(RECORDS.length);
});
