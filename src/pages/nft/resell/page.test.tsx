import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { drawn } from '../../_shared/testing/draw';
import ResellPage from './page';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['nft', 'nft-own', 'nft-trade', 'refusals']);
});

const WORK = {
  code: 'A1',
  name: 'Dunes',
  owner: 7,
  pay_type: 1,
  status: 0,
  rarity_status: true,
  currency_name: 'USDT',
};
const ME = { id: 7 };

test.each([
  ['that loads', undefined, ME, null],
  ['whose owner may be the viewer, who loads', WORK, undefined, null],
  ['of nobody', null, ME, 'This artwork does not exist'],
  ['of somebody else', { ...WORK, owner: 8 }, ME, 'This artwork does not exist'],
  ['that is for sale', { ...WORK, resell_nft_status: true }, ME, '“Dunes” is listed for resale'],
  ['that was resold', { ...WORK, resold: true }, ME, 'This artwork cannot be resold'],
])('the page of a work %s', (_which, work, viewer, title) => {
  const page = (
    <MemoryRouter initialEntries={['/?code=A1']}>
      <ResellPage />
    </MemoryRouter>
  );
  const html = drawn(page, (key) => (key.includes('work') ? work : key.includes('user') ? viewer : undefined));
  expect(/<p class="_title[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? null).toBe(title);
});
