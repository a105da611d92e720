import { expect, it } from 'vitest';
import { Exchange } from './core';
import { PREVIEWED, Preview } from './preview';
import { QuotedStart } from './quoted-start';
import { DEFAULT_SCENARIO } from './scenarios/default-run';

const FIELDS = {
  'GET /getSetting': { keyword: 'version' },
  'POST /news/list': { c_id: '5', page: '1', limit: '15' },
} as const satisfies Partial<Record<(typeof PREVIEWED)[number], Record<string, string>>>;

const begun = () => {
  const exchange = Exchange.begin({
    scenario: DEFAULT_SCENARIO,
    seed: 3,
    build: 'test',
    realNowMs: Date.UTC(2026, 2, 4, 5),
  });
  return { exchange, preview: new Preview(new QuotedStart(exchange.journal.header)) };
};

const requestOf = (call: string, lang: string, token = '', fields: Readonly<Record<string, string>> = {}) => {
  const [method = '', path = ''] = call.split(' ');
  return { id: '', method, path, token, fields: { lang, ...fields } };
};

for (const call of PREVIEWED) {
  const fields = { ...FIELDS }[call as keyof typeof FIELDS] ?? {};
  for (const lang of call.includes('/news/') ? ['en', 'id'] : ['en', 'id', 'hk']) {
    it(`answers ${call} in ${lang} as the exchange does`, () => {
      const { exchange, preview } = begun();
      const request = requestOf(call, lang, '', fields);
      const reply = exchange.call(request);
      expect(reply.body).toMatchObject({ type: 'ok' });
      expect(preview.answer(request)).toEqual(reply);
    });
  }
}

it.each([
  ['a call it does not know', requestOf('GET /user/info', 'en')],
  ['a caller with a session', requestOf('GET /menu', 'en', 'f'.repeat(32))],
  ['articles that only the exchange has words for', requestOf('POST /news/list', 'en', '', { c_id: '18', page: '1' })],
  ['articles in a language only the exchange has', requestOf('GET /news/index_pop', 'hk')],
  ['input that is refused', requestOf('GET /getSetting', 'en')],
  ['a path of an object’s own', requestOf('constructor', 'en')],
])('leaves %s to the exchange', (_what, request) => {
  expect(begun().preview.answer(request)).toBeNull();
});
