import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Call } from '../../calls';
import { requests } from '../../requests';
import { COMMON_REFUSALS, type RefusalCode } from '../codes';
import { fieldOf, type RefusalField } from './refusal-fields';
import { fieldsByCall } from './testing/by-call';

const tables = Object.entries(fieldsByCall) as [Call, Readonly<Record<string, RefusalField>>][];
const files = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true });

const BAD = ['', ' ', '<b>', '\u0000', '-1', '0', '1.5', "a'b<x", 'x'.repeat(10_000)];
/** The refusals of each field when a request is parsed. */
const refusalsOfParsing = (call: Call): readonly (readonly [field: string, reason: RefusalCode])[] => {
  const { entries } = requests[call].request as unknown as { entries: Record<string, v.GenericSchema> };
  return Object.entries(entries).flatMap(([field, schema]) => {
    const codes = new Set(BAD.flatMap((value) => v.safeParse(schema, value).issues?.map((one) => one.message) ?? []));
    return [...codes].map((code) => [field, code as RefusalCode] as const);
  });
};
/** The form's field for a wire field of another name. */
const NAME_IN_FORM: Readonly<Record<string, string>> = {
  // A missing password of a pair is reported at the first field, whichever of the two is missing.
  'POST /user/register re_password': 'password',
  'POST /user/forget re_password': 'password',
  'POST /safe/update_password re_password': 'password',
  // One generation of clients has other names for these fields.
  'POST /user/forget repassword': 'password',
  'POST /user/forget account': 'user_string',
  // A saved address is chosen with its network and its memo.
  'POST /wallet/out users_wallet_withdraw_id': 'address',
  'POST /wallet/out sub_type': 'address',
  'POST /wallet/out memo': 'address',
};
const isCommon = (reason: RefusalCode) => (COMMON_REFUSALS as readonly RefusalCode[]).includes(reason);

const PLACES = {
  amount_step: 'amount',
  pair_not_open: null,
  price_step: { otherwise: 'target_price', stop_limit_price: 'stop_limit_price' },
  price_invalid: { otherwise: null, stop_loss_price: 'stop_loss_price' },
} as const;

it.each([
  ['amount_step', undefined, 'amount'],
  ['amount_step', 'target_price', 'amount'],
  ['pair_not_open', undefined, null],
  ['pair_not_open', 'currency_id', null],
  ['price_step', undefined, 'target_price'],
  ['price_step', 'target_price', 'target_price'],
  ['price_step', 'stop_limit_price', 'stop_limit_price'],
  ['price_step', 'constructor', 'target_price'],
  ['price_invalid', undefined, null],
  ['price_invalid', 'stop_loss_price', 'stop_loss_price'],
  ['server_busy', undefined, null],
  // A server that sends the sentence only.
  [null, undefined, null],
] as const)('the refusal %s, of %s, is shown at %s', (reason, field, place) => {
  expect(fieldOf<string>(PLACES, { reason, field })).toBe(place);
});

describe('the fields of refusals', () => {
  it('are listed for every call that has some', () => {
    const declared = Object.entries(files).flatMap(([, file]) =>
      Object.entries(file).flatMap(([name, table]) => (name.endsWith('_FIELDS') ? [table] : [])),
    );
    expect(declared.filter((table) => !tables.some(([, listed]) => listed === table))).toEqual([]);
    expect(declared.length).toBeGreaterThan(40);
  });

  it.each(tables)('%s: a refusal that names a field is shown there, or at none', (call, fields) => {
    const inForm = new Set(
      Object.values(fields).flatMap((place) => (typeof place === 'object' && place ? Object.values(place) : [place])),
    );
    const expected = (field: string) => NAME_IN_FORM[`${call} ${field}`] ?? (inForm.has(field) ? field : null);
    const found = refusalsOfParsing(call).filter(([, reason]) => !isCommon(reason));
    const shown = found.map(([field, reason]) => [field, reason, fieldOf(fields, { reason, field })]);
    expect(shown).toEqual(found.map(([field, reason]) => [field, reason, expected(field)]));
  });
});
