import { expect, it } from 'vitest';
import { Exchange } from './core';
import { PREVIEWED, Preview } from './preview';
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
  return { exchange, preview: new Preview(exchange.journal.header) };
};

const requestOf = (call: string, lang: string, token = '', fields: Readonly<Record<string, string>> = {}) => {
  const [method = '', path = ''] = call.split(' ');
  return { id: '', method, path, token, fields: { lang, ...fields } };
};

for (const call of PREVIEWED) {
  const fields = { ...FIELDS }[call as keyof typeof FIELDS] ?? {};
  for (const lang of ['en', 'id', 'hk']) {
    it(`answers ${call} in ${lang} as the exchange does`, () => {
      const { exchange, preview } = begun();
      const request = requestOf(call, lang, '', fields);
      const reply = exchange.call(request);
      expect(reply.body).toMatchObject({ type: 'ok' });
      expect(preview.answer(request)).toEqual(reply);
    });
  }
}

it('answers the prices it has looked at before as the exchange does', () => {
  const { exchange, preview } = begun();
  const request = requestOf('GET /currency/quotation_new', 'id');
  preview.quote();
  expect(preview.answer(request)).toEqual(exchange.call(request));
});

it.each([
  ['a call it does not know', requestOf('GET /user/info', 'en')],
  ['a caller with a session', requestOf('GET /menu', 'en', 'f'.repeat(32))],
  ['input that is refused', requestOf('GET /getSetting', 'en')],
  ['a path of an object’s own', requestOf('constructor', 'en')],
])('leaves %s to the exchange', (_what, request) => {
  expect(begun().preview.answer(request)).toBeNull();
});
