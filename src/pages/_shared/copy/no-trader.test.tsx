import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { i18n, startI18n } from '@/i18n/i18n';
import { NoTrader } from './no-trader';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'copy', 'errors']);
});

const failedBy = (error: ApiError) => ({ error, isFetching: false, refetch: () => {} });

test.each([
  ['nobody can be copied', null, 'copy:list.empty', 'common:retry'],
  ['the exchange knows no such trader', new ApiError('refused', ''), 'copy:act.all', 'common:retry'],
  ['the trader did not load', new ApiError('network', ''), 'common:retry', 'copy:act.all'],
] as const)('when %s', (_name, error, said, unsaid) => {
  const html = renderToStaticMarkup(<NoTrader failed={error && failedBy(error)} />);
  expect(html).toContain(i18n.t(said));
  expect(html).not.toContain(i18n.t(unsaid));
});

test('the exchange’s message is shown as the reason', () => {
  const html = renderToStaticMarkup(<NoTrader failed={failedBy(new ApiError('refused', 'No such trader'))} />);
  expect(html).toContain('No such trader');
});
