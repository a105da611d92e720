import type * as v from 'valibot';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import type { CallFacts, CallRequest } from '@/contract/declare';
import { facts } from '@/contract/facts';
import { WIRE_LANGS } from '@/contract/lang';
import { COMMON_REFUSALS, type RefusalCode } from '@/contract/refusals/codes';
import { refusalsEn } from '@/contract/refusals/en';
import { IDEMPOTENT_BY_HEADER, REQUEST_ID_FIELD } from '@/contract/request-id';
import { requests } from '@/contract/requests';
import type { CallExample } from './examples';
import { type JsonSchema, namedSchemas, wireSchema } from './wire-schemas';

const DRAFT = 'draft-2020-12';
const SESSION = 'session';

const ACCESS = {
  anyone: 'Anyone may call it.',
  user: 'Needs a session; without one the answer is type "999".',
  verified: 'Needs a session ("999") and a verified identity ("998" when there is no record of one).',
} as const;

const DESCRIPTION = `Made from the contract the app and the simulated exchange are typed by.

Every answer has HTTP status 200; the simulated exchange gives other statuses, with \`{error}\`, to what is no request
of the API, and while it cannot answer. \`{type: "ok", message}\` is success; \`type\` "error" and "996" to "999" are refusals
with a sentence in \`message\`. One call, \`/currency/new_timeshar\`, answers \`{code: 1, msg, data}\`.

Requests are queries (GET) or forms (POST, PUT). Amounts are decimal text or numbers. \`x-source\` tells whether a call was
seen on the family of servers this API belongs to (observed), is in the specification, or is designed here. \`x-refusals\`
lists the refusals of a call with their English sentences; servers that name the code do so in \`reason\`, and the field
of the request in \`field\`. \`x-changes\` tells whether a call changes anything. Examples are real answers of the
simulated exchange (scenario spot-trader, seed 7), lists cut to two rows.`;

/** The API of the exchange as an OpenAPI 3.1 document. */
export function openApi(
  version: string,
  examples: ReadonlyMap<Call, CallExample>,
  readers: ReadonlySet<Call>,
): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of Object.keys(requests) as Call[]) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(call, examples.get(call), !readers.has(call)) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pocket Exchange API', version, description: DESCRIPTION },
    servers: [{ url: '/api', description: 'The base address of calls (VITE_API_BASE).' }],
    security: [],
    tags: [...new Set(Object.keys(paths).map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        [SESSION]: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of POST /user/login as it is, without "Bearer". Visitors send the header empty.',
        },
      },
      parameters: { Lang: { name: 'lang', in: 'query', schema: LANG, description: LANG_NOTE } },
      responses: { Problem: PROBLEM },
      schemas: { ...namedSchemas(DRAFT, paths), Refusal: REFUSAL, ChartRefusal: CHART_REFUSAL },
    },
    'x-common-refusals': sentences(COMMON_REFUSALS),
  };
}

const LANG = { type: 'string', enum: [...WIRE_LANGS, ''], default: 'en' };
const LANG_NOTE = 'Language of sentences and articles; not BCP 47. Empty counts as left out.';
const FIELD = {
  type: 'string',
  description: 'Designed: the field of the request that is refused, where the code alone does not say it.',
};
const REFUSAL = {
  type: 'object',
  required: ['type', 'message'],
  properties: {
    type: {
      enum: ['error', '996', '997', '998', '999'],
      description:
        '996 payment password missing (servers of the family), 997 payout details missing, 998 identity missing, 999 no valid session; always text.',
    },
    message: { type: 'string', description: 'A sentence in the language of the request.' },
    reason: { type: 'string', description: 'Designed: the code of the refusal, one of x-refusals.' },
    field: FIELD,
  },
};
const CHART_REFUSAL = {
  type: 'object',
  required: ['code', 'msg'],
  properties: {
    code: { const: -1 },
    msg: { type: 'string' },
    data: { type: ['array', 'null'] },
    reason: { type: 'string' },
    field: FIELD,
  },
};

const PROBLEM = {
  description:
    'Of the simulated exchange: the request could not be read (400, 405, 408, 413), there is no room for its file now (429, 507), or the exchange is starting or has failed (503, 500). Other servers answer with what they like.',
  content: {
    'application/json': {
      schema: { type: 'object', required: ['error'], properties: { error: { type: 'string' } } },
    },
  },
};

const tagOf = (path: string) => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : 'site');

/** `GET /coin/list` is `getCoinList`. */
const operationId = (call: Call) =>
  call
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+(\w)/g, (_all, letter: string) => letter.toUpperCase())
    .replaceAll(/\W/g, '');

const sentences = (codes: readonly RefusalCode[]) => codes.map((code) => ({ code, sentence: refusalsEn[code] }));

function operation(call: Call, example: CallExample | undefined, changes: boolean): JsonSchema {
  const { access, request } = requests[call] as CallRequest;
  const { source, note, encoding, refusals } = facts[call] as CallFacts;
  const [method, path = ''] = call.split(' ');
  const form = formSchema(request, encoding === 'multipart');
  const sent = example && { example: example.fields };
  return {
    operationId: operationId(call),
    tags: [tagOf(path)],
    summary: call,
    description: [note, ACCESS[access]].filter(Boolean).join('\n\n'),
    'x-source': source,
    'x-access': access,
    'x-changes': changes,
    'x-refusals': sentences(refusals),
    security: access === 'anyone' ? [{}, { [SESSION]: [] }] : [{ [SESSION]: [] }],
    ...(method === 'GET'
      ? { parameters: queryOf(form, example) }
      : {
          requestBody: {
            required: form.required.length > 0,
            content: {
              [encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: {
                schema: { ...form, properties: { ...form.properties, ...COMMON_FIELDS } },
                ...(encoding === 'multipart' ? {} : sent),
              },
            },
          },
        }),
    responses: { 200: responseOf(call, example), default: { $ref: '#/components/responses/Problem' } },
  };
}

/** Fields that every form may have. */
const COMMON_FIELDS = {
  lang: { ...LANG, description: LANG_NOTE },
  [REQUEST_ID_FIELD]: {
    type: 'string',
    description: `Designed: makes a repetition safe. Servers that heed it send the header ${IDEMPOTENT_BY_HEADER}.`,
  },
};

interface FormSchema {
  readonly type: 'object';
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

function formSchema(request: v.GenericSchema, isFile: boolean): FormSchema {
  // The host itself reads from the file what the other declared fields would say.
  if (isFile) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'jpg, png or webp.' };
    return { type: 'object', required: ['file'], properties: { file } };
  }
  const { required = [], properties = {} } = wireSchema(request, DRAFT) as Partial<FormSchema>;
  return { type: 'object', required, properties };
}

const queryOf = ({ properties, required }: FormSchema, example: CallExample | undefined) => [
  ...Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(example?.fields[name] !== undefined && { example: example.fields[name] }),
  })),
  { $ref: '#/components/parameters/Lang' },
];

function responseOf(call: Call, example: CallExample | undefined): JsonSchema {
  const isChart = (requests[call] as CallRequest).envelope === 'chart';
  const payload = wireSchema(answers[call] as v.GenericSchema, DRAFT);
  const accepted = isChart
    ? {
        type: 'object',
        required: ['code', 'data'],
        properties: { code: { const: 1 }, msg: { type: 'string' }, data: payload },
      }
    : { type: 'object', required: ['type', 'message'], properties: { type: { const: 'ok' }, message: payload } };
  const refused = { $ref: `#/components/schemas/${isChart ? 'ChartRefusal' : 'Refusal'}` };
  return {
    description: 'Accepted, or refused with a sentence.',
    content: {
      'application/json': {
        schema: { oneOf: [accepted, refused] },
        ...(example && { examples: { accepted: { value: example.body } } }),
      },
    },
  };
}
