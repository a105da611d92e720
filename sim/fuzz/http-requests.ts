import type { ContractCall } from './contract-calls';
import type { Draws } from './draws';
import { FILE, INBOX, type KnownRows, type Row } from './known-rows';
import { fittingValue, hostileValue, mutatedValue } from './values';

/** One request. `raw` is written to the connection as it is, because an HTTP client would refuse to send it. */
export type FuzzedRequest =
  | { readonly method: string; readonly path: string; readonly headers: Record<string, string>; readonly body: Buffer }
  | { readonly raw: string };

export interface Sender {
  readonly token: string;
  /** A text that no other sender sends, by which leaks to other customers are found. */
  readonly mark: string;
  readonly email: string;
  readonly userId: number;
}

type Fields = readonly (readonly [name: string, value: string])[];

const FORM = 'application/x-www-form-urlencoded';
/** Only a few, so that different senders use the same ids. */
const REQUEST_IDS = ['', '1', 'once', '__proto__'];
const TYPES = [
  '',
  'text/plain',
  'application/json',
  'application/json; charset=utf-16',
  `${FORM}; charset=x`,
  'a/b/c',
  ';',
];
const HEADERS: readonly (readonly [string, string])[] = [
  ['authorization', '__proto__'],
  ['authorization', `Bearer ${'f'.repeat(32)}`],
  ['authorization', 'x'.repeat(4_000)],
  ['accept-encoding', 'gzip;q=0, br'],
  ['accept-language', ',;q=,zh-cn'],
  ['content-encoding', 'gzip'],
  ['range', 'bytes=9-1,-0'],
  ['host', 'elsewhere.test'],
  ['origin', 'null'],
  ['expect', '200-ok'],
  ['x-forwarded-for', '::1, 127.0.0.1'],
  ['x-http-method-override', 'DELETE'],
];
const PATHS = [
  '/api',
  '/api/',
  '/api//user/info',
  '/api/../api/user/info',
  '/api/%2e%2e/%2e%2e/etc/passwd',
  '/api/user/info%00',
  '/api/constructor',
  '/api/__proto__',
  '/api/hasOwnProperty',
  '/upload/..%2f..%2fpackage.json',
  '/upload/nft/..%5c1.webp',
  '/upload/site/guide.html?lang=__proto__',
  '/upload/nft/1.webp',
  `/api/${'a/'.repeat(2_000)}`,
  '/api/user/info?'.concat('a=b&'.repeat(1_500)),
  '/h5/%',
  '/api/%zz',
  '//',
  '/\\evil',
  '/__sandbox/',
  '/__sandbox/constructor',
];
/** Complete or cut off; each is followed by the end of the connection. */
const RAW = [
  'GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /api/menu HTTP/9.9\r\nHost: localhost\r\n\r\n',
  'GET /api/menu HTTP/1.1\r\n\r\n',
  'GET /api/menu HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'GET /api/menu HTTP/1.1\r\nHost: localhost\r\nX: \0\r\n\r\n',
  `GET /api/menu HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\na=b',
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\na=b',
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\na=b\r\n0\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b',
  'POST /api/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9\r\n\r\n--b\r\nCont',
  'BREW /api/menu HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /socket.io/?EIO=9&transport=x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET /api/menu HTTP/1.1\r\nHost: localhost\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\r\n\r\n',
  '',
];

const encode = (fields: Fields) =>
  Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());

const formRequest = (token: string, path: string, fields: Readonly<Record<string, string>>): FuzzedRequest => ({
  method: 'POST',
  path,
  headers: { authorization: token, 'content-type': FORM },
  body: encode(Object.entries(fields)),
});

/** A customer stores the mark, reads it, opens a position with money for it, and asks for codes. */
export const firstRequests = ({ token, mark, email, userId }: Sender): readonly FuzzedRequest[] => [
  ...CODES.map(([scene, to]) =>
    formRequest(token, '/api/sms_mail', { scene, user_string: to === 'own' ? email : `${mark}@example.com` }),
  ),
  formRequest(token, '/api/sms_mail', { scene: 'register', user_string: 'conform-reader@example.com' }),
  formRequest(token, '/api/sms_send', { scene: 'bind', area_code: '62', mobile: `8123456780${userId}` }),
  formRequest(token, '/api/user/editNickname', { nickname: 'Fuzzy', signature: mark }),
  { method: 'GET', path: '/api/user/info', headers: { authorization: token }, body: Buffer.alloc(0) },
  formRequest(token, '/api/wallet/change', {
    currency_id: '3',
    number: '50',
    from_field: 'change',
    to_field: 'lever',
  }),
  formRequest(token, '/api/lever/submit', {
    currency_id: '1',
    legal_id: '3',
    share: '1',
    multiple: '100',
    type: '1',
    status: '1',
  }),
];

/** The address of the mark is nobody's yet, so it can be registered, or become a customer's own one. */
const CODES = [
  ['security', 'own'],
  ['forget', 'own'],
  ['bind', 'new'],
] as const;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A multipart body, often with a part that is damaged, repeated, nameless or not closed. */
function multipart(fields: Fields, draws: Draws): { type: string; body: Buffer } {
  const isWhole = draws.chance(0.3);
  const pick = <T>(whole: T, ...damaged: readonly T[]) => (isWhole ? whole : draws.pick([whole, ...damaged]));
  const name = pick('file', 'file', 'picture', '', '__proto__', 'a"; name="b');
  const parts = fields.map(
    ([field, value]) => `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--b\r\nContent-Disposition: form-data; name="${name}"; filename="${pick('a.png', '../x', '')}"`;
  const head = Buffer.from(`${parts.join('')}${file}\r\nContent-Type: ${pick('image/png', 'text/html', '')}\r\n\r\n`);
  const content = pick(PNG, Buffer.from(hostileValue(draws)));
  const end = Buffer.from(pick('\r\n--b--\r\n', '\r\n--b--\r\n', '\r\n--b', ''));
  const boundary = pick('b', 'b', 'b', '', 'other', 'x'.repeat(200));
  return { type: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat([head, content, end]) };
}

/** Names of rows that are no ids. */
const KEYS = /^(code|round|member)$/;
/** Ids whose examples are right in every run: those of coins, markets, banks and products. */
const FIXED_IDS = /(^|_)(currency|legal|bank|area_code|match|config|term|request)_/;
/** Any other id of a call may be what its row has as `id`. */
const isId = (name: string): boolean => name === 'uid' || (/(^|_)id$/.test(name) && !FIXED_IDS.test(name));
/** What the code of a call was sent for. */
function purposeOf(path: string): string {
  if (/register|check_email/.test(path)) return 'register';
  if (path.includes('forget')) return 'forget';
  return /safe.(email|mobile)/.test(path) ? 'bind' : 'security';
}
const IS_CODE = /^\d{6}$/;
const IS_UPLOAD = /^\/upload\//;

/** Values of a request that depend on the run: what names a row, a code that was sent, a file that was uploaded. */
function knownValues({ path, fields, example }: ContractCall, mark: string, known: KnownRows, draws: Draws): Row {
  const names = Object.keys({ ...fields, ...example });
  const isSent = (name: string) => name.endsWith('code') && IS_CODE.test(example[name] ?? '');
  // A call that adds something or changes it, if an id is given, mostly adds it.
  const isNamed = (name: string) => example[name] !== undefined || draws.chance(0.2);
  const wanted = names.filter((name) => (isId(name) || KEYS.test(name)) && !isSent(name) && isNamed(name));
  const wantedIn = wanted.some(isId) ? [...wanted, 'id'] : wanted;
  const row = wanted.length > 0 ? known.row(mark, path, wantedIn, draws) : {};
  const isWhole = draws.chance(0.3);
  const code = names.some(isSent) ? known.of(mark, INBOX, draws, ({ scene }) => scene === purposeOf(path)) : {};
  const { file } = names.some((name) => IS_UPLOAD.test(example[name] ?? '')) ? known.of(mark, FILE, draws) : {};
  const of = (name: string): string | undefined => {
    if (code[name] !== undefined) return code[name];
    if (IS_UPLOAD.test(example[name] ?? '')) return file;
    if (wanted.includes(name)) return row[name] ?? (isId(name) ? row.id : undefined);
    return isWhole ? row[name] : undefined;
  };
  return Object.fromEntries(names.flatMap((name) => (of(name) === undefined ? [] : [[name, of(name) as string]])));
}

function fieldsOf(call: ContractCall, { mark }: Sender, known: KnownRows, draws: Draws): [string, string][] {
  const { fields, example } = call;
  const values = knownValues(call, mark, known, draws);
  // Half of the requests use the example's values: of drawn values nearly always one is wrong, and the call refused.
  const isAccepted = draws.chance(0.5);
  const sent = Object.keys({ ...fields, ...example }).flatMap((name): [string, string][] => {
    const accepted = example[name];
    const value = values[name];
    if (value !== undefined && (isAccepted || draws.chance(0.8))) return [[name, value]];
    if (isAccepted && accepted !== undefined && name !== 'id') return [[name, accepted]];
    const isLeftOut = accepted === undefined && (isAccepted || draws.chance(0.5));
    return isLeftOut ? [] : [[name, fittingValue(fields[name] ?? {}, accepted, mark, draws)]];
  });
  const mode = draws.below(5);
  const at = draws.below(Math.max(sent.length, 1));
  if (mode === 0 && sent[at]) sent[at] = [sent[at][0], hostileValue(draws)];
  if (mode === 2 && sent[at]) sent[at] = [sent[at][0], mutatedValue(sent[at][1], draws)];
  if (mode === 1) for (const field of sent) if (draws.chance(0.7)) field[1] = hostileValue(draws);
  if (draws.chance(0.1))
    sent.push([draws.pick(['__proto__', 'constructor', 'lang', 'page', 'a[b][c]', '']), hostileValue(draws)]);
  if (draws.chance(0.02)) for (let n = 0; n < 300; n += 1) sent.push([`f${n}`, '1']);
  if (draws.chance(0.1)) sent.push(['request_id', draws.pick(REQUEST_IDS)]);
  return sent;
}

/** A request to a call of the contract: fitting, or with something wrong in fields, encoding, method, headers or path. */
export function httpRequest(
  calls: readonly ContractCall[],
  sender: Sender,
  known: KnownRows,
  draws: Draws,
): FuzzedRequest {
  if (draws.chance(0.02)) return { raw: draws.pick(RAW) };
  const call = draws.pick(calls);
  const fields = fieldsOf(call, sender, known, draws);
  const headers: Record<string, string> = { authorization: sender.token };
  let { method, path } = call;
  if (draws.chance(0.03)) method = draws.pick(['PUT', 'GET', 'POST', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD']);
  if (draws.chance(0.05)) path = draws.pick(PATHS);
  if (draws.chance(0.1)) {
    const [name, value] = draws.pick(HEADERS);
    headers[name] = value;
  }
  if (method === 'GET' || method === 'HEAD') {
    const query = encode(fields).toString().slice(0, 12_000);
    return { method, path: path.includes('?') ? path : `${path}?${query}`, headers, body: Buffer.alloc(0) };
  }
  if (call.isMultipart || draws.chance(0.04)) {
    const { type, body } = multipart(fields, draws);
    return { method, path, headers: { ...headers, 'content-type': type }, body };
  }
  headers['content-type'] = draws.chance(0.1) ? draws.pick(TYPES) : FORM;
  const json = draws.pick([JSON.stringify(Object.fromEntries(fields)), '[1', 'null', '"a"', `${'['.repeat(5_000)}`]);
  const text = draws.pick(['%', '&&&===', '\0', 'a'.repeat(1_100_000)]);
  const isJson = headers['content-type'].startsWith('application/json') || draws.chance(0.03);
  const body = draws.chance(0.005) ? Buffer.from(text) : isJson ? Buffer.from(json) : encode(fields);
  return { method, path, headers, body };
}
