import { beforeEach, expect, test, vi } from 'vitest';

/** Each test has a page of its own, on which nothing has been answered yet. */
const openPage = async () => {
  vi.resetModules();
  const [{ apiOf }, { backendMismatch }, { marketAnswers }] = await Promise.all([
    import('./http'),
    import('./backend-check'),
    import('@/contract/market/answers'),
  ]);
  const ask = () => apiOf(marketAnswers)('GET /currency/quotation_new', {}, { quiet: true }).catch(() => {});
  return { ask, backendMismatch };
};

const answers = (body: string, status = 200, type = 'application/json') =>
  vi.fn(async () => new Response(body, { status, headers: { 'content-type': type } }));
const VALID = '{"type":"ok","message":[]}';

beforeEach(() => vi.unstubAllGlobals());

test.each([
  ['a web page', answers('<!doctype html>', 200, 'text/html'), 'notJson', 'HTTP 200, text/html, <!doctype html>'],
  ['nothing there', answers('no', 404, 'text/plain'), 'status', 'HTTP 404, text/plain'],
  ['a proxy alone', answers('bad', 502, ''), 'status', 'HTTP 502'],
  ['another API', answers('{"status":"up"}'), 'envelope', 'HTTP 200, application/json, {"status":"up"}'],
  ['a list', answers('[]'), 'envelope', 'HTTP 200, application/json, []'],
  ['no answer', vi.fn(() => Promise.reject(new TypeError('failed'))), 'unreachable', ''],
])('%s in the place of a backend is reported', async (_name, fetch, kind, response) => {
  vi.stubGlobal('fetch', fetch);
  const { ask, backendMismatch } = await openPage();
  await ask();
  expect(backendMismatch.get()).toMatchObject({
    kind,
    method: 'GET',
    response,
    url: expect.stringContaining('/api/currency/'),
  });
  vi.stubGlobal('fetch', answers(VALID));
  await ask();
  expect(backendMismatch.get()).toBeNull();
});

test.each([
  ['may be read by nobody', () => Promise.resolve(new Response()), 'forbidden'],
  ['is not there', () => Promise.reject(new TypeError('failed')), 'unreachable'],
])('a server elsewhere that %s', async (_name, look, kind) => {
  vi.stubGlobal('pageBackend', { config: { apiBase: 'https://x.test/api', webViewOrigins: [] } });
  vi.stubGlobal('location', { origin: 'https://page.test' });
  vi.stubGlobal('fetch', (_url: string, { mode }: RequestInit) =>
    mode === 'no-cors' ? look() : Promise.reject(new TypeError('failed')),
  );
  const { ask, backendMismatch } = await openPage();
  await ask();
  await vi.waitFor(() =>
    expect(backendMismatch.get()).toMatchObject({ kind, url: expect.stringMatching(/^https:\/\/x\.test/) }),
  );
});

test.each([
  ['a payload', VALID],
  ['a failure of a type that is a number', '{"type":500,"message":"busy"}'],
  ['a refusal', '{"type":"error","message":"closed"}'],
  ['an ended session', '{"type":"999","message":"log in"}'],
  ['a chart', '{"code":1,"msg":"","data":[]}'],
])('after %s a failure is that of a call', async (_name, body) => {
  vi.stubGlobal('fetch', answers(body));
  const { ask, backendMismatch } = await openPage();
  await ask();
  vi.stubGlobal('fetch', answers('<html>', 404, 'text/html'));
  await ask();
  expect(backendMismatch.get()).toBeNull();
});
