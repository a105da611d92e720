import type { AsyncApi, OpenApi } from 'virtual:contract-documents';
import { type Field, fieldsOf, typeOf } from './fields';

/** A field of a request, with its initial value in the form "try it". */
export interface RequestField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: string;
  readonly note: string;
  readonly choices: readonly string[];
  readonly example: string;
}

export interface CallEntry {
  readonly kind: 'call';
  /** `GET /coin/list` */
  readonly name: string;
  readonly access: 'anyone' | 'user' | 'verified';
  readonly source: string;
  readonly note: string;
  readonly changes: boolean;
  readonly isUpload: boolean;
  readonly request: readonly RequestField[];
  /** The type of the whole payload: `{…}[]`. */
  readonly answerType: string;
  readonly answer: readonly Field[];
  readonly refusals: readonly { readonly code: string; readonly sentence: string }[];
  /** A real answer; undefined when the example run could not make this call. */
  readonly example: unknown;
}

export interface EventEntry {
  readonly kind: 'event';
  readonly name: string;
  readonly audience: 'public' | 'private' | 'client';
  readonly source: string;
  readonly note: string;
  /** The type of the whole payload. */
  readonly type: string;
  readonly fields: readonly Field[];
  readonly example: unknown;
}

export type Entry = CallEntry | EventEntry;

export interface Contract {
  readonly calls: readonly CallEntry[];
  readonly events: readonly EventEntry[];
  /** Refusals that any call may have. */
  readonly common: CallEntry['refusals'];
}

/** Fields of every form, which the page sends by itself. */
const OF_EVERY_CALL = ['lang', 'request_id'];

export function readContract({
  openapi,
  asyncapi,
}: {
  readonly openapi: OpenApi;
  readonly asyncapi: AsyncApi;
}): Contract {
  const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(`${method.toUpperCase()} ${path}`, operation, openapi)),
  );
  const { messages, schemas } = asyncapi.components;
  const events = Object.values(messages).map(
    (message): EventEntry => ({
      kind: 'event',
      name: message.name,
      audience: message['x-audience'],
      source: message['x-source'],
      note: message.description,
      type: typeOf(message.payload, schemas),
      fields: fieldsOf(message.payload, schemas),
      example: message.examples?.[0]?.payload,
    }),
  );
  const byName = (a: Entry, b: Entry) => nameOf(a).localeCompare(nameOf(b), 'en');
  return { calls: calls.sort(byName), events: events.sort(byName), common: openapi['x-common-refusals'] };
}

/** Sort key: path, then method, so that the calls of one product stand together. */
const nameOf = ({ name }: Entry): string => name.split(' ').reverse().join(' ');

function callOf(name: string, operation: OpenApi['paths'][string][string], { components }: OpenApi): CallEntry {
  const { schema, examples } = operation.responses[200].content['application/json'];
  const { message, data } = schema.oneOf[0].properties ?? {};
  const payload = message ?? data ?? {};
  const paragraphs = operation.description.split('\n\n');
  return {
    kind: 'call',
    name,
    access: operation['x-access'],
    source: operation['x-source'],
    // The last paragraph says who may call, which the page says in the reader's language.
    note: paragraphs.slice(0, -1).join(' '),
    changes: operation['x-changes'],
    isUpload: Object.hasOwn(operation.requestBody?.content ?? {}, 'multipart/form-data'),
    request: requestOf(operation, components.schemas),
    answerType: typeOf(payload, components.schemas),
    answer: fieldsOf(payload, components.schemas),
    refusals: operation['x-refusals'],
    example: examples?.accepted.value,
  };
}

function requestOf(
  { parameters = [], requestBody }: OpenApi['paths'][string][string],
  named: OpenApi['components']['schemas'],
): readonly RequestField[] {
  const [body] = Object.values(requestBody?.content ?? {});
  const inQuery = parameters.map(({ name = '', required = false, schema = {}, example }) => ({
    name,
    required,
    schema,
    example,
  }));
  const inForm = Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
    name,
    required: body?.schema.required?.includes(name) ?? false,
    schema,
    example: body?.example?.[name],
  }));
  return [...inQuery, ...inForm]
    .filter(({ name }) => name !== '' && !OF_EVERY_CALL.includes(name))
    .map(({ name, required, schema, example = '' }) => ({
      name,
      isRequired: required,
      type: typeOf({ ...schema, anyOf: schema.anyOf?.filter((part) => part.const !== '') } as typeof schema, named),
      note: schema.description ?? '',
      choices: [schema, ...(schema.anyOf ?? [])].flatMap((part) => part.enum ?? []).map(String),
      example,
    }));
}

/** Entries whose name, note or refusals contain every word of a text. */
export function found<E extends Entry>(entries: readonly E[], text: string): readonly E[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const codes = entry.kind === 'call' ? entry.refusals.map(({ code }) => code) : [];
    const held = [entry.name, entry.note, ...codes].join(' ').toLowerCase();
    return words.every((word) => held.includes(word));
  });
}
