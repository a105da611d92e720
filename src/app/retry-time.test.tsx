import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { setBackend } from '@/data/api/backend';
import { setIdempotentServer } from '@/data/api/repeat';
import { i18n, startI18n } from '@/i18n/i18n';
import { formatsFor } from '@/i18n/use-formats';
import { failureOf } from '@/lifecycles/failure';
import { failureText } from '@/pages/_shared/form/show-failure';
import { LoadFailure } from '@/pages/_shared/load-failure';

const NOW_MS = Date.UTC(2026, 0, 6, 9, 30, 20);
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'errors']);
  const clock = { now: () => NOW_MS, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});

const busyFor = (waitMs: number) => new ApiError('unavailable', '', null, { retryAtMs: NOW_MS + waitMs });
const shown = (error: ApiError) =>
  renderToStaticMarkup(<LoadFailure title="Orders" query={{ error, isFetching: false, refetch: () => {} }} />);
const { hourMinute, dateTime } = formatsFor('en');
const END_MS = Date.UTC(2026, 0, 6, 10, 31);

test.each([
  ['has no such call', new ApiError('not_offered', ''), 'The exchange does not offer this function'],
  ['is busy for an hour', busyFor(HOUR_MS), `Try again after ${hourMinute(END_MS)}.`],
  ['is busy for a day', busyFor(24 * HOUR_MS), `Try again after ${dateTime(END_MS + 23 * HOUR_MS)}.`],
])('content that failed to load says why if the exchange %s', (_name, error, text) => {
  expect(shown(error)).toContain(text);
  expect(shown(error)).not.toContain('in a moment');
});

test('the message of a failed action says when to try again', () => {
  const text = failureText(failureOf(busyFor(HOUR_MS)));
  expect(text).toContain('may have gone through');
  expect(text).toContain(`after ${hourMinute(END_MS)}`);
});

test('an action is safe to repeat as long as its request is the same', () => {
  setIdempotentServer();
  const lost = new ApiError('network', '');
  expect(failureText(failureOf(lost))).toContain('not be done twice');
  lost.sameUntilMs = Date.now() + 60_000;
  expect(failureText(failureOf(lost))).toContain('not be done twice');
  lost.sameUntilMs = Date.now();
  expect(failureText(failureOf(lost))).toContain('may have gone through');
});

test('an action that the exchange does not have has changed nothing', () => {
  expect(failureText(failureOf(new ApiError('not_offered', '')))).toBe('The exchange does not offer this function');
});
