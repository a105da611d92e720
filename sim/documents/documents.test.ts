import asyncApiSpecs from '@asyncapi/specs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import type { CallFacts } from '@/contract/declare';
import { clientEvents } from '@/contract/events/client';
import { eventFacts } from '@/contract/events/facts';
import { serverEvents } from '@/contract/events/server';
import { facts } from '@/contract/facts';
import { requests } from '@/contract/requests';
import dayTrader from '../../scenarios/people/day-trader.json';
import saver from '../../scenarios/people/saver.json';
import { startServer } from '../hosts/node-server/server';

interface Operation {
  readonly description: string;
  readonly 'x-source': string;
  readonly 'x-refusals': readonly { code: string; sentence: string }[];
  readonly security: readonly object[];
  readonly parameters?: readonly { name?: string; schema?: object; example?: unknown }[];
  readonly requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  readonly responses: Record<
    string,
    { content: Record<string, { schema: object; examples?: Record<string, { value: unknown }> }> }
  >;
}
interface Message {
  readonly payload: object;
  readonly examples?: readonly { payload: unknown }[];
}
interface OpenApi {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    schemas: Record<string, object>;
    responses: { Problem: { content: Record<'application/json', { schema: object }> } };
  };
}
interface AsyncApi {
  readonly components: { messages: Record<string, Message>; schemas: Record<string, object> };
  readonly operations: Record<string, { action: string }>;
}

/** Calls that the example run cannot make, because by then nobody has won an auction or paid for what Maya sells. */
const WITHOUT_EXAMPLE: readonly Call[] = [
  'POST /otc/release',
  'POST /bind_box/readNFTOrderMessage',
  'POST /bind_box/payNFTOrder',
];
/** Events that nothing in the example run causes. */
const UNHEARD: readonly string[] = ['news'];

let openapi: OpenApi;
let asyncapi: AsyncApi;

let server: Awaited<ReturnType<typeof startServer>>;
/**
 * Requests a document on a connection of its own, because the work between two requests may take longer than the server
 * keeps one open.
 */
const served = async (path: string) =>
  (await fetch(`${server.url}${path}`, { headers: { connection: 'close' } })).text();

beforeAll(async () => {
  server = await startServer({ port: 0, scenario: 'spot-trader', seed: 7, transports: ['websocket'] });
  const [calls, events] = await Promise.all([served('/openapi.json'), served('/asyncapi.json')]);
  openapi = JSON.parse(calls);
  asyncapi = JSON.parse(events);
});
afterAll(() => server.close());

const operationOf = (call: Call): Operation => {
  const [method = '', path = ''] = call.split(' ');
  return openapi.paths[path]?.[method.toLowerCase()] as Operation;
};
const exampleOf = (call: Call) => operationOf(call).responses[200]?.content['application/json'];

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(openapi) as unknown as Record<string, unknown>,
  );
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('the AsyncAPI document is valid', () => {
  // The schema of AsyncAPI contains the meta-schema itself, so Ajv must not add its own.
  const ajv = new Ajv({ strict: false, allErrors: true, meta: false, validateSchema: false });
  addFormats.default(ajv);
  const { $schema: _draft, ...schema } = asyncApiSpecs.schemas['3.0.0'] as unknown as Record<string, unknown>;
  const validate = ajv.compile(schema);
  validate(asyncapi);
  expect(validate.errors ?? []).toEqual([]);
});

test.each(['openapi', 'asyncapi'] as const)('each schema of the %s document is used', (which) => {
  const document = { openapi, asyncapi }[which];
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas))
    expect(text, name).toContain(`"#/components/schemas/${name}"`);
});

describe('the schema of people as data', () => {
  const schemaAt = async (path: string) => new Ajv({ strict: false }).compile(JSON.parse(await served(path)));

  it.each([
    ['the day trader', dayTrader, true],
    ['the saver', saver, true],
    ['somebody with a wrong field', { ...saver, emial: '' }, false],
    ['somebody without a name', { email: 'anna@example.com' }, false],
    ['somebody at an unknown VIP tier', { ...saver, level: 5 }, false],
  ])('tells whether %s is valid', async (_, person, isValid) => {
    expect((await schemaAt('/person.schema.json'))(person)).toBe(isValid);
    expect((await schemaAt('/start-state.schema.json'))({ people: [person], prices: { 'BTC/USDT': 60000 } })).toBe(
      isValid,
    );
  });
});

const CALLS = Object.keys(requests) as Call[];

describe('every call', () => {
  let ajv: Ajv2020;
  beforeAll(() => {
    ajv = new Ajv2020({ strict: false });
    ajv.addSchema({ ...openapi, $id: 'openapi' });
  });
  const inOpenApi = (schema: object) =>
    ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components')));

  it.each(CALLS)('%s is in the document', (call) => {
    const operation = operationOf(call);
    const { note, source, refusals, encoding } = facts[call] as CallFacts;
    expect(operation['x-source']).toBe(source);
    expect(operation.description).toContain(note ?? '');
    expect(operation['x-refusals'].map(({ code }) => code)).toEqual(refusals);
    for (const { sentence } of operation['x-refusals']) expect(sentence).not.toBe('');
    expect(operation.security.length).toBe(requests[call].access === 'anyone' ? 2 : 1);
    const fields = Object.keys((requests[call].request as unknown as { entries: object }).entries);
    const body = operation.requestBody?.content;
    if (encoding === 'multipart') expect(Object.keys(body ?? {})).toEqual(['multipart/form-data']);
    else if (call.startsWith('GET ')) {
      expect(operation.parameters?.flatMap(({ name }) => name ?? [])).toEqual(fields);
    } else {
      const form = body?.['application/x-www-form-urlencoded']?.schema as { properties: object } | undefined;
      expect(Object.keys(form?.properties ?? {})).toEqual([...fields, 'lang', 'request_id']);
    }
    expect(Object.keys(answers)).toContain(call);
  });

  it.each(CALLS)('%s: its example satisfies its schema', (call) => {
    const { schema, examples } = exampleOf(call) ?? {};
    if (!schema || !examples) {
      expect(WITHOUT_EXAMPLE).toContain(call);
      return;
    }
    const validate = inOpenApi(schema);
    validate(examples.accepted?.value);
    expect(validate.errors ?? []).toEqual([]);
    const { parameters = [], requestBody } = operationOf(call);
    for (const { name, schema: field, example } of parameters) {
      if (!field || example === undefined) continue;
      const check = inOpenApi(field);
      check(example);
      expect(check.errors ?? [], name).toEqual([]);
    }
    for (const { schema: form, example } of Object.values(requestBody?.content ?? {})) {
      if (example === undefined) continue;
      const check = inOpenApi(form);
      check(example);
      expect(check.errors ?? []).toEqual([]);
    }
  });

  it.each(CALLS)('%s: its document takes an empty field, and a blank one, where the exchange does', (call) => {
    const { parameters = [], requestBody } = operationOf(call);
    const form = requestBody?.content['application/x-www-form-urlencoded']?.schema as
      | { properties: Record<string, object> }
      | undefined;
    const documented = form?.properties ?? Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
    const { entries } = requests[call].request as unknown as { entries: Record<string, v.GenericSchema> };
    for (const [name, field] of Object.entries(entries)) {
      const schema = documented[name];
      // Of a file, the host itself tells the other fields.
      if (!schema) continue;
      const check = inOpenApi(schema);
      for (const text of ['', ' ']) expect([name, text, check(text)]).toEqual([name, text, v.is(field, text)]);
    }
  });

  it('the language may be empty, which the exchange takes for English', async () => {
    const check = inOpenApi({ $ref: '#/components/parameters/Lang/schema' });
    expect(check('')).toBe(true);
    expect(await served('/api/faq?lang=')).toBe(await served('/api/faq?lang=en'));
  });

  it('an example of an answer is refused where a field is missing', () => {
    const { schema = {}, examples } = exampleOf('GET /user/info') ?? {};
    const value = examples?.accepted?.value as { type: string; message: object };
    const validate = inOpenApi(schema);
    expect(validate(value)).toBe(true);
    expect(validate({ ...value, message: { ...value.message, id: undefined } })).toBe(false);
    expect(validate({ ...value, type: 'fine' })).toBe(false);
  });

  it.each([
    ['a method that no call has', { method: 'DELETE' }, 405],
    ['a body that is no JSON', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }, 400],
    ['a body that is too long', { method: 'POST', body: 'a'.repeat(1_000_001) }, 413],
    [
      'a form that is not closed',
      { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      400,
    ],
  ])('%s is answered as the document says', async (_what, init, status) => {
    const reply = await fetch(`${server.url}/api/user/login`, init);
    expect(reply.status).toBe(status);
    const { schema } = openapi.components.responses.Problem.content['application/json'];
    const validate = inOpenApi(schema);
    validate(await reply.json());
    expect(validate.errors ?? []).toEqual([]);
  });

  it.each(['0', '00', '-1', '1.5', 'one', '', '1', '007', '1234567890'])(
    'a page or an id %j is refused as the document says',
    async (value) => {
      for (const [call, name] of [
        ['GET /coin/list', 'page'],
        ['GET /coin/list', 'limit'],
        ['GET /coin/detail', 'id'],
      ] as const) {
        const schema = operationOf(call).parameters?.find((each) => each.name === name)?.schema ?? {};
        const { success } = v.safeParse(requests[call].request, { [name]: value });
        expect(inOpenApi(schema)(value), `${call} ${name}`).toBe(success);
      }
    },
  );

  it('lists no call as without example that has one', () => {
    expect(CALLS.filter((call) => !exampleOf(call)?.examples)).toEqual(WITHOUT_EXAMPLE);
  });
});

describe('every event', () => {
  const SERVER = Object.keys(serverEvents);
  const EVENTS = [...SERVER, ...Object.keys(clientEvents)];
  let ajv: Ajv;
  beforeAll(() => {
    ajv = new Ajv({ strict: false });
    ajv.addSchema({ ...asyncapi, $id: 'asyncapi' });
  });

  it.each(EVENTS)('%s is in the document, and its example satisfies its schema', (event) => {
    const message = asyncapi.components.messages[event] as Message;
    expect(asyncapi.operations[event]?.action).toBe(SERVER.includes(event) ? 'receive' : 'send');
    expect(message).toMatchObject({ name: event, 'x-source': eventFacts[event as keyof typeof eventFacts].source });
    const [example] = message.examples ?? [];
    if (!example) return;
    const schema = JSON.stringify(message.payload).replaceAll('"#/components', '"asyncapi#/components');
    const validate = ajv.compile(JSON.parse(schema));
    validate(example.payload);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('was received, except those that nothing caused', () => {
    expect(EVENTS.filter((event) => !asyncapi.components.messages[event]?.examples)).toEqual(UNHEARD);
  });
});
