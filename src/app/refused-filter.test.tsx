import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { i18n, startI18n } from '@/i18n/i18n';
import { LongList } from '@/pages/_shared/list/long-list';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'errors']);
});

const ALL = { label: 'Show all', onPress: () => {} };
const listThat = (error: ApiError, showAll?: typeof ALL) => {
  const idle = { isPending: false, isFetching: false, hasNextPage: false, isFetchingNextPage: false } as const;
  const query = { ...idle, isFetchNextPageError: false, error, refetch: () => {}, fetchNextPage: () => {} };
  return renderToStaticMarkup(
    <LongList
      {...{ label: 'Records', failed: 'Couldn’t load', empty: null, itemSizePx: 72, query, showAll }}
      items={undefined}
      renderItem={() => <p />}
    />,
  );
};

test.each([
  ['that the exchange refuses leads to all', new ApiError('refused', 'No such coin'), ALL, 'Show all', 'Try again'],
  ['that did not load can be tried again', new ApiError('network', ''), ALL, 'Try again', 'Show all'],
  ['without a filter can be tried again', new ApiError('refused', 'No such coin'), undefined, 'Try again', 'Show all'],
] as const)('a list %s', (_name, error, showAll, said, unsaid) => {
  const html = listThat(error, showAll);
  expect(html).toContain(said);
  expect(html).not.toContain(unsaid);
  if (error.message) expect(html).toContain(error.message);
});
