import * as v from 'valibot';

/**
 * An amount that the ledger takes: more than nothing, with at most 8 decimals, and this many digits before them. An
 * action may be scripted, so an amount that fails later would stop the clock.
 */
const amountTo = (digits: number) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^\\d{1,${digits}}(\\.\\d{1,8})?$`), 'an amount such as 120 or 0.5'),
    v.check((text) => Number(text) > 0, 'more than nothing'),
  );

/** A price or a gift that others may raise or multiply. */
export const modestAmount = amountTo(9);

/** What may be moved at once; a number is read as it is written. */
export const movedAmount = v.pipe(v.union([v.string(), v.number()]), v.transform(String), amountTo(12));
