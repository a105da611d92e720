import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { queryClient } from '@/data/queries/client';
import { i18n, startI18n } from '@/i18n/i18n';
import { MyInvestments } from '@/pages/financial/index/my-investments';
import { Preview } from '@/pages/fund/fundTransfer/preview';
import { WorksLoading } from '@/pages/nft/_gallery/works-grid';
import { Profile } from '@/pages/setting/setting/profile';
import { MarketGate } from '@/pages/transaction/_shared/market/market-gate';
import { TopProgress } from '@/ui/feedback/top-progress';

const root = join(import.meta.dirname, '../../..');
const sources = ['src', 'sim/room'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')] as const),
);

/** The start tags of elements that announce their text. */
const regions = sources.flatMap(([file, source]) =>
  [...source.matchAll(/<\w+(?:[^<>]|=>)*role="status"(?:[^<>]|=>)*>/g)].map(([tag]) => ({ file, tag })),
);

test('no live region has its text in an accessible name, which many screen readers do not announce', () => {
  expect(regions.length).toBeGreaterThan(20);
  expect(regions.filter(({ tag }) => tag.includes('aria-label'))).toEqual([]);
});

test('no component has hard-coded texts for screen readers', () => {
  const words = /aria-(?:label|roledescription|placeholder|valuetext|description)="\w[^"]*"/g;
  const shipped = sources.filter(([file]) => !file.startsWith('src/ui/gallery/'));
  expect(shipped.flatMap(([file, source]) => (source.match(words) ?? []).map((found) => `${file}: ${found}`))).toEqual(
    [],
  );
});

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['exchange', 'financial', 'setting', 'trade']);
});

const query = { isError: false, dataUpdatedAt: 0, isFetching: true, refetch() {} };
const pair = { from: { id: 1, name: 'BTC' }, to: { id: 3, name: 'USDT' } };

test.each<[what: string, words: RegExp, element: () => ReactNode]>([
  ['the app whose calls take long', /^Loading$/, () => <TopProgress active label="Loading" />],
  ['investments', /^Loading$/, () => <MyInvestments />],
  ['a rate', /rate/i, () => <Preview query={query} rate={null} swap={null} pair={pair} />],
  ['works', /^Loading$/, () => <WorksLoading />],
  ['the profile', /^Loading$/, () => <Profile />],
  [
    'a market',
    /^Loading$/,
    () => (
      <MarketGate symbol="BTC/USDT" onSymbol={() => {}}>
        {() => null}
      </MarketGate>
    ),
  ],
])('%s: loading is announced as text', (_what, words, element) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{element()}</MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html.match(/role="status"[^>]*>(?:<[^>]*>)*([^<]*)/)?.[1]).toMatch(words);
});
