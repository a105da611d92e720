import type { FieldSchema } from './contract-calls';
import type { Draws } from './draws';

/** Values that no field expects: limits, other notations, other types, markup, and names of the prototype. */
const HOSTILE: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '00',
  '0.00000001',
  '0.000000001',
  '999999999999.99999999',
  '1000000000000',
  '9007199254740993',
  '1e309',
  '1e-9',
  '1E3',
  '0x10',
  '+1',
  '1,000',
  '.5',
  '5.',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '{"$gt":""}',
  '["1","2"]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '<b',
  "' OR 1=1 --",
  '../../etc/passwd',
  '%00',
  '%',
  '\0',
  '\r\nX-Injected: 1',
  '\u202e\u200b\ufeff',
  '\ud800',
  'e\u0301',
  '١٢٣',
  '１２３',
  '👩‍👩‍👧‍👧',
  '２０２６-01-01',
  '2026-13-45',
  'x'.repeat(1_000),
  '9'.repeat(400),
  '字'.repeat(5_000),
  '('.repeat(2_000),
  `${'a'.repeat(30)}@${'b'.repeat(300)}.c`,
];

const AMOUNTS = ['0.01', '1', '5', '10', '25.5', '100', '1000', '50000'];
/** Ids of orders and other rows, which are numbered from 1 in each run, of coins, and of markets. */
const IDS = [...Array.from({ length: 20 }, (_, at) => String(at + 1)), '40', '101', '102'];

export const hostileValue = (draws: Draws): string => draws.pick(HOSTILE);

/** The value with one place changed: a character taken out, doubled, or replaced by any UTF-16 unit. */
export function mutatedValue(value: string, draws: Draws): string {
  const at = draws.below(value.length + 1);
  const instead = [
    '',
    value.slice(at, at + 1).repeat(2),
    String.fromCharCode(draws.below(0x1_0000)),
    hostileValue(draws),
  ];
  return value.slice(0, at) + draws.pick(instead) + value.slice(at + 1);
}

/**
 * A value that fits the schema, so that some requests are carried out. Text contains the sender's own mark, by which it
 * would be found in somebody else's answer.
 */
export function fittingValue(schema: FieldSchema, example: string | undefined, mark: string, draws: Draws): string {
  if (schema.enum) return draws.pick(schema.enum);
  if (schema.pattern?.includes('\\d') && draws.chance(0.5))
    return draws.pick(schema.pattern.includes('.') ? AMOUNTS : IDS);
  const isText = !schema.pattern && (schema.maxLength ?? 0) > mark.length;
  if (isText && draws.chance(0.4)) return mark;
  return example ?? (isText ? mark : draws.pick(IDS));
}
