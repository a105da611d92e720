import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { coinOrder } from '@/contract/coin/shapes';
import { article } from '@/contract/content/shapes';
import { futuresPosition } from '@/contract/futures/shapes';
import { nft, nftArtist, nftBid, nftDetail, nftMove, nftOrder, nftOwnBid } from '@/contract/nft/shapes';
import { optionOrder } from '@/contract/options/shapes';
import { decimal, flag, integer, textOrEmpty } from '@/contract/shapes';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that many calls share. They get a name in the documents. */
const NAMED = {
  Decimal: decimal,
  Integer: integer,
  Flag: flag,
  Text: textOrEmpty,
  Article: article,
  CoinOrder: coinOrder,
  FuturesPosition: futuresPosition,
  OptionOrder: optionOrder,
  Nft: nft,
  NftDetail: nftDetail,
  NftArtist: nftArtist,
  NftBid: nftBid,
  NftMove: nftMove,
  NftOrder: nftOrder,
  NftOwnBid: nftOwnBid,
} satisfies Readonly<Record<string, v.GenericSchema>>;

/** OpenAPI 3.1 has schemas of the 2020-12 draft, AsyncAPI 3 those of draft 07. */
type Draft = 'draft-2020-12' | 'draft-07';

/** JSON schemas of values that the converter cannot describe, because they are checked after a transformation. */
const DESCRIBED: Readonly<Record<string, JsonSchema>> = {
  Decimal: {
    description: 'An amount or price: text on most servers, a number on some; at most 8 decimals.',
    anyOf: [{ type: 'string', pattern: '^[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?$' }, { type: 'number' }],
  },
};

const refTo = (name: string) => `#/components/schemas/${name}`;

const configOf = (target: Draft): ConversionConfig => ({
  target,
  typeMode: 'input',
  // Checks in code have no JSON schema; the schema then allows what a check may refuse.
  errorMode: 'ignore',
  definitions: NAMED,
  overrideRef: ({ referenceId }) => refTo(referenceId),
  overrideSchema: ({ valibotSchema, jsonSchema }) => withParsedTexts(valibotSchema, jsonSchema as JsonSchema, target),
});

/** The wire form of a valibot schema. */
export function wireSchema(schema: v.GenericSchema, target: Draft): JsonSchema {
  const { $schema: _draft, $defs: _named, ...wire } = toJsonSchema(schema as never, configOf(target));
  return wire as JsonSchema;
}

/** The named schemas that a document refers to, directly or through another schema. */
export function namedSchemas(target: Draft, document: unknown): Readonly<Record<string, JsonSchema>> {
  const defined = toJsonSchemaDefs(NAMED, configOf(target)) as unknown as Record<string, JsonSchema>;
  const all = Object.entries({ ...defined, ...DESCRIBED });
  const used = new Set<string>();
  const parts = [document];
  for (const part of parts) {
    const text = JSON.stringify(part);
    for (const [name, schema] of all) {
      if (used.has(name) || !text.includes(`"${refTo(name)}"`)) continue;
      used.add(name);
      parts.push(schema);
    }
  }
  return Object.fromEntries(all.filter(([name]) => used.has(name)));
}

/** Adds to text fields that contain JSON the schema of that JSON. */
function withParsedTexts(schema: unknown, json: JsonSchema, target: Draft): never {
  const { entries } = schema as { entries?: Readonly<Record<string, { pipe?: readonly unknown[] }>> };
  const properties: Record<string, unknown> = { ...(json.properties as Readonly<Record<string, unknown>>) };
  for (const [name, { pipe }] of Object.entries(entries ?? {})) {
    const parses = pipe?.some((item) => (item as { type?: unknown }).type === 'parse_json');
    if (!parses) continue;
    const content = wireSchema(pipe?.at(-1) as v.GenericSchema, target);
    properties[name] = { type: 'string', contentMediaType: 'application/json', 'x-content-schema': content };
  }
  return (entries ? { ...json, properties } : json) as never;
}
