import * as v from 'valibot';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import { type AssetKind, accountHolds } from '@/domain/accounts/accounts';
import { INSTRUMENTS } from '../market/instruments';
import { agoMs } from './ago';
import { says } from './fault';

/** Reports only the first fault of a value. */
const firstFault = <S extends v.GenericSchema>(schema: S): S => v.config(schema, { abortPipeEarly: true });

const DECIMAL = [
  v.regex(/^\d+(\.\d+)?$/, says('amount')),
  v.regex(/^\d+(\.\d{1,8})?$/, says('decimals')),
  v.regex(/^\d{1,12}(\.|$)/, says('tooLarge')),
] as const;

/** A decimal in quotes or as a number, which is read as it is written. */
export const amount = firstFault(
  v.union([v.pipe(v.string(), ...DECIMAL), v.pipe(v.number(), v.transform(String), ...DECIMAL)], says('amount')),
);

const NO_PRICE = says('price', { like: 'last-2%' });
const PRICE = v.regex(/^(\d{1,12}(\.\d{1,8})?|last[+-]\d{1,3}(\.\d{1,4})?%)$/, NO_PRICE);

/** A price, or one relative to the market's last price when it is used: `last-2%`. */
export const price = v.union([v.pipe(v.string(), PRICE), v.pipe(v.number(), v.transform(String), PRICE)], NO_PRICE);

const TEN_YEARS_MS = 3_653 * 86_400_000;

/** `90s`, `5m`, `2h`, `3d`: a distance in virtual time, of at most ten years. */
export const ago = firstFault(
  v.pipe(
    v.string(says('ago')),
    v.regex(/^\d{1,9}[smhd]$/, says('ago')),
    v.check((text) => agoMs(text) <= TEN_YEARS_MS, says('ago')),
  ),
);

export const market = v.picklist(
  INSTRUMENTS.map(({ symbol }) => symbol),
  says('market'),
);

export const oneOf = <const T extends readonly string[]>(options: T) =>
  v.picklist(options, says('choice', { options: options.join(', ') }));

export const whole = (least: number, most: number) => {
  const kind = says('whole', { least, most });
  return firstFault(v.pipe(v.number(kind), v.integer(kind), v.minValue(least, kind), v.maxValue(most, kind)));
};

export const textTo = (most: number) => {
  const kind = says('length', { most });
  return v.pipe(v.string(), v.minLength(1, kind), v.maxLength(most, kind));
};

/** A list with at most this many entries; empty when missing. */
export const listOf = <S extends v.GenericSchema>(item: S, most: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(most, says('tooMany', { most }))), []);

/**
 * An object with these fields and no others. Unlike a strict object of valibot it names every unknown field, not only
 * the first.
 */
export const only = <const E extends v.ObjectEntries>(entries: E): v.StrictObjectSchema<E, undefined> =>
  // Valibot's own type has `never` as an index signature, to which no object could be assigned.
  v.objectWithRest(entries, v.never()) as unknown as v.StrictObjectSchema<E, undefined>;

const ASSETS = new Map<string, AssetKind>([
  ['USDT', 'stable'],
  ...INSTRUMENTS.map(({ base, kind }) => [base, kind] as const),
]);

/** Amounts by account and asset, in their order. */
export const balances = v.pipe(
  v.record(oneOf(ACCOUNT_KINDS), v.record(v.string(), amount)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [account, held] of Object.entries(dataset.value))
      for (const [asset, value] of Object.entries(held)) {
        const kind = ASSETS.get(asset);
        if (kind && accountHolds(account, kind)) continue;
        const step = { type: 'object', origin: 'value' } as const;
        addIssue({
          message: says('asset', { account }),
          path: [
            { ...step, input: dataset.value, key: account, value: held },
            { ...step, input: held, key: asset, value },
          ],
        });
      }
  }),
);
