import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { HistoryBelow } from './history-below';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('trade');
});

const TEXTS = ['None yet', 'Not loaded', 'Some rows'];
const query = { error: null, isFetching: false, isFetchNextPageError: false, refetch() {}, fetchNextPage() {} };

test.each([
  ['nothing is shown before the first answer', undefined, false, null, []],
  ['nothing is shown while a further page may have some', 0, true, null, []],
  ['there is none once all pages are known', 0, false, null, ['None yet']],
  ['a further page failed', 0, true, new Error('no'), ['Not loaded']],
  ['some are shown, also before all pages are known', 1, true, null, ['Some rows']],
])('%s', (_, count, hasMore, error, texts) => {
  const html = renderToStaticMarkup(
    <HistoryBelow
      onAll={() => {}}
      query={{ ...query, error }}
      hasMore={hasMore}
      failed="Not loaded"
      count={count}
      empty="None yet"
    >
      Some rows
    </HistoryBelow>,
  );
  expect(TEXTS.filter((text) => html.includes(text))).toEqual(texts);
});
